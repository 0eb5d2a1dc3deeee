import { createLeague, type CupPlan, type LeaguePlan } from '../simulator/sports/football/competitions/seasons.ts';
import { dayNumber } from '../simulator/engine/calendar/copenhagen.ts';
import { planMatch } from '../simulator/engine/match.ts';
import type { FootballMatch } from '../simulator/sports/football/match/rules.ts';
import { rulesOf } from '../simulator/sports/football/match/event.ts';
import { calendarOf } from '../simulator/sports/football/competitions/countries.ts';
import type { FootballPlan } from '../simulator/sports/football/competitions/registered.ts';

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

export const testLeague: LeaguePlan = {
  country: 'dk',
  name: 'Superligaen',
  tier: 1,
  coverage: 'full',
  video: true,
  clubs: CLUBS,
  ...calendarOf('dk'),
  rounds: 22,
  split: { rounds: 10, groups: [6, 6] },
};

export function testMatches(count: number, seed = 'test'): readonly FootballMatch[] {
  const roundsIn = createLeague(seed, testLeague);
  const matches: FootballMatch[] = [];
  for (let year = 2000; matches.length < count; year += 1)
    for (const round of roundsIn(year).slice(0, 22)) matches.push(...round.matches());
  return matches.slice(0, count);
}

export const testTies = (count: number): readonly FootballMatch[] =>
  Array.from({ length: count }, (_, index) =>
    planMatch('ties', {
      rules: rulesOf({ country: 'dk', name: 'Pokalen', tier: 1, coverage: 'full', video: true }),
      competition: { country: 'dk', name: 'Pokalen', season: `${2000 + index}`, role: 'knockout' },
      round: 'Finale',
      home: { name: 'FC København', country: 'dk', kind: 'club', rating: 0 },
      away: { name: 'Brøndby IF', country: 'dk', kind: 'club', rating: 0 },
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
  clubs: Array.from({ length: 20 }, (_, index) => `Town ${String.fromCodePoint(65 + index)}`),
  ...calendarOf('gb-eng'),
};
const cup: CupPlan = {
  country: 'dk',
  name: 'DBU Pokalen',
  tier: 2,
  coverage: 'full',
  video: true,
  window: testLeague.window,
  clubs: [...CLUBS, 'AC Horsens', 'AaB', 'Hobro IK', 'Esbjerg fB'].map((name, index) => ({
    name,
    country: 'dk',
    tier: index < 12 ? 1 : 2,
  })),
};

export const testFootball: FootballPlan = { leagues: [testLeague, english], youth: [], cups: [cup], europe: [] };
