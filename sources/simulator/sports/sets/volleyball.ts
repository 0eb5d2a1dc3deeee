import { leaguesOf } from '../../engine/calendar/league.ts';
import { type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { squadSheet } from '../../engine/squad.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { rallyRules, type Strokes } from './rally.ts';

const [ACES, ATTACKS, BLOCKS] = [612, 613, 614];
/** The rest are errors of the other side. */
const strokes = (attacks: number, rest: number): Strokes => [
  [ATTACKS, attacks],
  [BLOCKS, 10],
  [ACES, 6],
  [null, rest],
];

const volleyball = rallyRules({
  sportId: 12,
  bestOf: 5,
  minutes: 110,
  pointS: [20, 38],
  breakS: 180,
  skill: 0.03,
  serves: false,
  strokes: strokes(55, 29),
  challenges: true,
  timeOuts: { each: 'set', most: 2 },
  retired: 0,
  sheet: squadSheet({ starters: 6, size: 14, keepers: false, numbers: true }),
});

export const createVolleyball = matchSport({
  sportId: 12,
  leagues: leaguesOf('volleyball', () => volleyball),
  exhibitions: [
    { field: [...entrantsOf('volleyball-danish-men'), ...entrantsOf('volleyball-polish-men')], rules: volleyball },
    { field: entrantsOf('volleyball-nations-women'), rules: volleyball },
  ],
  everyMinutes: 60,
});

const beach = rallyRules({
  sportId: 17,
  bestOf: 3,
  minutes: 45,
  pointS: [20, 36],
  breakS: 60,
  skill: 0.04,
  serves: false,
  strokes: strokes(60, 24),
  challenges: true,
  timeOuts: { each: 'set', most: 1 },
  retired: 0.01,
});

const TOUR = 'Beach Pro Tour';
const BEACH = { Mænd: entrantsOf('beach-men'), Kvinder: entrantsOf('beach-women') };
const BEACH_TOUR: readonly Tournament[] = tournamentsOf('beach-tour').map((tournament) => ({
  ...tournament,
  disciplines: Object.entries(BEACH).map(([group, field]) => ({ category: TOUR, group, field, size: 16, rules: () => beach })),
  firstMinutes: 9 * 60,
  courts: 2,
}));

export const createBeachVolleyball = matchSport({
  sportId: 17,
  tournaments: BEACH_TOUR,
  exhibitions: Object.values(BEACH).map((field) => ({ category: TOUR, field, rules: beach })),
  everyMinutes: 30,
});
