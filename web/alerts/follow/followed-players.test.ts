import { createTable } from '@stillingen/client';
import { maskOf } from '@stillingen/domain';
import { eventRow, maskOfEvent, planOf } from '@stillingen/wire';
import type { UserData } from '@stillingen/wire/account';
import { expect, it } from 'vitest';
import { factsFor } from '../../../domain/testing/alert-facts.ts';
import { eventFeed, sampleEvent } from '../../testing/match-feeds.ts';
import { withPlayers } from './followed-players.ts';

const GOALS = maskOf(['goal']);
const TEAM = { sport_id: 1, AD: 1 };
const GAME = { AD: 1, MG: '0' };
const { event } = factsFor();

it.each<[string, UserData & { alerts?: UserData }, number]>([
  ['of a followed player', { myteams: { Player01: TEAM } }, GOALS],
  [
    'of a followed player beside a team of another row',
    { myteams: { Player01: TEAM, OtherTm1: TEAM }, alerts: { team: { OtherTm1: 255 } } },
    GOALS,
  ],
  ['that is silent for a followed player', { myteams: { Player01: TEAM }, alerts: { team: { Player01: 0 } } }, 0],
  ['of a followed team', { myteams: { Player01: TEAM, HHHHHHHH: TEAM }, alerts: { team: { HHHHHHHH: 0 } } }, 0],
  [
    'that is followed itself',
    { myteams: { Player01: TEAM }, mygames: { data: { [event]: GAME } }, alerts: { match: { [event]: 0 } } },
    0,
  ],
  [
    'of a stage that is followed',
    { mygames: { noduel: { '1_SSSSSSSS': GAME } }, alerts: { league: { '1_8_abcdefgh': 0 } } },
    GOALS,
  ],
])('a listed match %s rings by the choice for it', (_, { alerts = {}, ...document }, mask) => {
  const table = createTable(
    eventFeed(sampleEvent({ homeId: 'HHHHHHHH', awayId: 'AAAAAAAA' })) +
      eventRow.writeText(sampleEvent({ id: 'other001', homeId: 'OtherTm1' })),
  );
  const plan = planOf({ ...document, alerts: { kinds: GOALS, ...alerts } });
  expect(maskOfEvent(plan, withPlayers(factsFor(), plan, table))).toBe(mask);
});
