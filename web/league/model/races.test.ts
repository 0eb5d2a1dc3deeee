import type { TableLeague } from '@stillingen/client';
import type { EventRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { entry, raceLeague, START_S } from '../../testing/race-feeds.ts';
import { raceSchedule } from './races.ts';

const rows = new Map<string, EventRow>();
const race = (stageId: string, meeting: string, stageType: number, day: number): TableLeague => {
  rows.set(stageId, entry(1, 'A', { id: stageId, stageType, start: START_S + day * 86_400 }));
  return { league: raceLeague({ stageId, meeting, race: `${START_S + day * 86_400}` }), events: [stageId] };
};
const stageIds = (races: readonly TableLeague[]): string[] => races.map(({ league }) => league.stageId!);

const season = [
  race('monza-race', 'Monza', 3, -20),
  race('spa-quali', 'Spa', 3, -8),
  race('spa-race', 'Spa', 3, -7),
  race('monaco-race', 'Monaco', 2, 0),
  race('next-quali', 'Zandvoort', 1, 6),
  race('next-race', 'Zandvoort', 1, 7),
];

it('parts the races of a season: the newest results first, the next races first', () => {
  const { live, results, fixtures } = raceSchedule(season, rows);
  expect([stageIds(live), stageIds(results), stageIds(fixtures)]).toEqual([
    ['monaco-race'],
    ['spa-race', 'spa-quali', 'monza-race'],
    ['next-quali', 'next-race'],
  ]);
});

it('parts the races of a tour that is over: each day before the one earlier, the classifications after the races of the last day', () => {
  const tour = ['Holdkonkurrence', 'Samlet', 'Bjergkonkurrence'].map((session) => {
    const whole = race(session, 'Tour', 3, -20);
    const days = `${START_S - 20 * 86_400}|${START_S - 18 * 86_400}`;
    return { ...whole, league: { ...whole.league, session, race: days } };
  });
  const stages = [-20, -19, -18].map((day) => race(`etape ${day}`, 'Tour', 3, day));
  expect(stageIds(raceSchedule([...tour, ...stages], rows).results)).toEqual([
    'etape -18',
    ...['Samlet', 'Bjergkonkurrence', 'Holdkonkurrence'],
    'etape -19',
    'etape -20',
  ]);
});
