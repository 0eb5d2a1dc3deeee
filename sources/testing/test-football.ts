import { seasonWindow } from '../simulator/sports/football/calendar.ts';
import { midweekKickOffs, weekendKickOffs } from '../simulator/sports/football/hours.ts';
import { createLeague, type LeaguePlan } from '../simulator/sports/football/league.ts';
import { dayNumber } from '../simulator/engine/calendar/copenhagen.ts';
import type { CupPlan } from '../simulator/sports/football/knockout.ts';
import { type MatchPlan, planMatch } from '../simulator/sports/football/plan.ts';
import type { FootballPlan } from '../simulator/sports/football/registered.ts';

const CLUBS = [
  'AGF',
  'Brøndby IF',
  'FC Fredericia',
  'FC København',
  'FC Midtjylland',
  'FC Nordsjælland',
  'OB',
  'Randers FC',
  'Silkeborg IF',
  'Sønderjyske',
  'Vejle Boldklub',
  'Viborg FF',
];

/** A league of twelve with a split, as in Denmark, for tests. */
export const testLeague: LeaguePlan = {
  country: 'dk',
  name: 'Superligaen',
  tier: 1,
  coverage: 'full',
  video: true,
  clubs: CLUBS,
  window: seasonWindow('dk', 'autumn'),
  weekend: weekendKickOffs('dk', 1),
  midweek: midweekKickOffs('dk'),
  rounds: 22,
  split: { rounds: 10, groups: [6, 6] },
  midweekOnly: false,
};

/** As many different matches as asked for, of many seasons of the test league. */
export function testMatches(count: number, seed = 'test'): readonly MatchPlan[] {
  const league = createLeague(seed, testLeague);
  const matches: MatchPlan[] = [];
  for (let year = 2000; matches.length < count; year += 1)
    for (const round of league.rounds(year).slice(0, 22)) matches.push(...round.matches());
  return matches.slice(0, count);
}

/** Cup ties between equal clubs. */
export const testTies = (count: number): readonly MatchPlan[] =>
  Array.from({ length: count }, (_, index) =>
    planMatch('ties', {
      competition: { country: 'dk', name: 'Pokalen', tier: 1, coverage: 'full', video: true },
      season: `${2000 + index}`,
      role: 'knockout',
      group: '',
      round: 'Finale',
      home: { name: 'FC København', country: 'dk', rating: 0 },
      away: { name: 'Brøndby IF', country: 'dk', rating: 0 },
      day: dayNumber('2026-05-14'),
      minutes: 960,
      knockout: true,
    }),
  );

const english: LeaguePlan = {
  ...testLeague,
  rounds: 38,
  country: 'gb-eng',
  name: 'Premier League',
  split: null,
  window: seasonWindow('gb-eng', 'autumn'),
  clubs: Array.from({ length: 20 }, (_, index) => `Town ${String.fromCodePoint(65 + index)}`),
  weekend: weekendKickOffs('gb-eng', 1),
  midweek: midweekKickOffs('gb-eng'),
};
const cup: CupPlan = {
  country: 'dk',
  name: 'DBU Pokalen',
  tier: 2,
  coverage: 'full',
  video: true,
  window: seasonWindow('dk', 'autumn'),
  entrants: [...CLUBS, 'AC Horsens', 'AaB', 'Hobro IK', 'Esbjerg fB'].map((name, index) => ({
    name,
    country: 'dk',
    tier: index < 12 ? 1 : 2,
  })),
};

/** A small football for tests: two leagues, a cup, and as many regional series as a world's size asks for. */
export const testFootball: FootballPlan = { leagues: [testLeague, english], youth: [], cups: [cup], europe: [] };
