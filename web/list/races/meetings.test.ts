import type { TableLeague } from '@stillingen/client';
import { expect, it } from 'vitest';
import { raceLeague } from '../../testing/race-feeds.ts';
import { sampleLeague } from '../../testing/match-feeds.ts';
import { byMeeting, type TableGroup } from './meetings.ts';

const race = (stageId: string, meeting: string, url = '/formel-1/'): TableLeague => ({
  league: raceLeague({ stageId, meeting, url }),
  events: [`${stageId} 1`, `${stageId} 2`],
});
const match = (stageId: string): TableLeague => ({ league: sampleLeague({ stageId }), events: ['match'] });
const summaryOf = (groups: readonly TableGroup[]): string[] =>
  groups.map(({ league, races }) => (races ?? [{ league }]).map((each) => each.league.stageId).join(' '));

it('byMeeting groups races by meeting where the first of each stands, those without one by competition, and no matches', () => {
  const groups = byMeeting([
    race('spa-quali', 'Spa'),
    match('a'),
    race('monza', 'Monza'),
    race('spa-race', 'Spa'),
    race('spa-moto', 'Spa', '/moto-gp/'),
    race('x', '', '/cup/'),
    race('y', '', '/cup/'),
    match('b'),
  ]);
  expect(summaryOf(groups)).toEqual(['spa-quali spa-race', 'a', 'monza', 'spa-moto', 'x y', 'b']);
  expect(groups[0]!.events).toEqual(['spa-quali 1', 'spa-quali 2']);
});
