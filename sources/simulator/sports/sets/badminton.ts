import { leaguesOf } from '../../engine/calendar/league.ts';
import { type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { rallyRules } from './rally.ts';

const badminton = rallyRules({
  sportId: 21,
  bestOf: 3,
  minutes: 50,
  pointS: [16, 34],
  breakS: 120,
  skill: 0.045,
  serves: true,
  strokes: [],
  challenges: true,
  timeOuts: null,
  retired: 0.015,
});

const WORLD_TOUR = 'BWF World Tour';
const CHAMPIONSHIPS = 'Mesterskaber';
const FIELDS = [
  ['Herresingle', entrantsOf('badminton-men')],
  ['Damesingle', entrantsOf('badminton-women')],
  ['Herredouble', entrantsOf('badminton-men-pairs')],
  ['Damedouble', entrantsOf('badminton-women-pairs')],
  ['Mixdouble', entrantsOf('badminton-mixed-pairs')],
] as const;

/** Five disciplines; pairs are half as many as single players. */
const tour = (calendar: string, category: string, size: number): readonly Tournament[] =>
  tournamentsOf(calendar).map((tournament) => ({
    ...tournament,
    disciplines: FIELDS.map(([group, field]) => ({
      category,
      group,
      field,
      size: group.endsWith('single') ? size : size / 2,
      rules: () => badminton,
    })),
    firstMinutes: 10 * 60,
    courts: 4,
  }));

export const createBadminton = matchSport({
  sportId: 21,
  leagues: leaguesOf('badminton', () => badminton),
  tournaments: [
    ...tour('badminton-1000', WORLD_TOUR, 32),
    ...tour('badminton-tour', WORLD_TOUR, 16),
    ...tour('badminton-finals', WORLD_TOUR, 8),
    ...tour('badminton-vm', CHAMPIONSHIPS, 32),
    ...tour('badminton-em', CHAMPIONSHIPS, 32),
  ],
  exhibitions: FIELDS.map(([, field]) => ({ category: WORLD_TOUR, field, rules: badminton })),
  everyMinutes: 30,
});
