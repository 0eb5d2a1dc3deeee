import { createTable } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { eventRow, leagueRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { NOW_S, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { NOT_LISTED, playerNow, teamsNow } from './team-now.ts';

const TEAM = 'pFcm0001';
const event = (id: string, hours: number, stageType: number, side: 'home' | 'away' = 'home'): string =>
  eventRow.writeText(
    sampleEvent({
      ...{ id: id.padEnd(8, '0'), start: NOW_S + hours * 3600, stageType, homeEventId: null, awayEventId: null },
      ...(side === 'home' ? { homeId: TEAM, awayId: 'pOther00' } : { homeId: 'pOther00', awayId: TEAM }),
    }),
  );

it('[GEN-17] finds what a followed team or player plays now, next and last', () => {
  const table = createTable(
    leagueRow.writeText(sampleLeague()) +
      [
        event('last', -26, StageType.finished, 'away'),
        event('older', -50, StageType.finished),
        event('now', -1, StageType.live),
        event('next', 40, StageType.scheduled, 'away'),
        event('after', 90, StageType.scheduled),
      ].join(''),
  );
  const { leagues } = table.structure.get();
  const found = teamsNow([TEAM, 'pNone000'], leagues, table.rows);
  const now = found.get(TEAM)!;
  expect([now.live, now.next, now.last].map((each) => each?.row.id)).toEqual(['now00000', 'next0000', 'last0000']);
  expect([now.live!.side, now.next!.side]).toEqual(['home', 'away']);
  expect(found.get('pNone000')).toBe(NOT_LISTED);
  const own = playerNow(['older000', 'after000', 'next0000', 'elsewher'], leagues, table.rows);
  expect([own.live, own.next, own.last].map((each) => each?.row.id)).toEqual([undefined, 'next0000', 'older000']);
});
