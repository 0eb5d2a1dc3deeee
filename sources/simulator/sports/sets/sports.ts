import { leaguesOf } from '../../engine/calendar/league.ts';
import { tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { squadSheet } from '../../engine/squad.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { rallyRules, type Strokes } from './rally.ts';
import { tennisRules } from './tennis-match.ts';

const badminton = rallyRules({
  sportId: 21,
  bestOf: 3,
  minutes: 50,
  pointS: [16, 34],
  breakS: 120,
  skill: 0.045,
  serves: true,
  challenges: true,
  retired: 0.015,
});

export const createBadminton = matchSport({
  sportId: 21,
  leagues: leaguesOf('badminton', () => badminton),
  tournaments: tournamentsOf('badminton', () => badminton),
  exhibitions: ['men', 'women', 'men-pairs', 'women-pairs', 'mixed-pairs'].map((field) => ({
    category: 'BWF World Tour',
    field: entrantsOf(`badminton-${field}`),
    rules: badminton,
  })),
  everyMinutes: 30,
});

const tableTennis = (bestOf: number) =>
  rallyRules({
    sportId: 25,
    bestOf,
    minutes: 5 + 7 * bestOf,
    pointS: [11, 24],
    breakS: 60,
    skill: 0.055,
    timeOuts: { each: 'match', most: 1 },
    retired: 0.006,
  });

export const createTableTennis = matchSport({
  sportId: 25,
  leagues: leaguesOf('table-tennis', () => tableTennis(5)),
  tournaments: tournamentsOf('table-tennis', (bestOf) => tableTennis(Number(bestOf))),
  exhibitions: [
    { category: 'WTT', field: entrantsOf('table-tennis-men'), rules: tableTennis(5) },
    { category: 'WTT', field: entrantsOf('table-tennis-women'), rules: tableTennis(7) },
  ],
  everyMinutes: 30,
});

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
  strokes: strokes(60, 24),
  challenges: true,
  timeOuts: { each: 'set', most: 1 },
  retired: 0.01,
});

export const createBeachVolleyball = matchSport({
  sportId: 17,
  tournaments: tournamentsOf('beach-volleyball', () => beach),
  exhibitions: ['beach-men', 'beach-women'].map((field) => ({
    category: 'Beach Pro Tour',
    field: entrantsOf(field),
    rules: beach,
  })),
  everyMinutes: 30,
});

const men = tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.64 });
const women = tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.575 });
const menPairs = tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.65 });

const TENNIS = new Map([
  ['men', men],
  ['women', women],
  ['men-of-five', tennisRules({ bestOf: 5, deciding: 10, noAdvantage: false, served: 0.64 })],
  ['women-of-slams', tennisRules({ bestOf: 3, deciding: 10, noAdvantage: false, served: 0.575 })],
  ['men-pairs', menPairs],
  ['women-pairs', tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.58 })],
]);

export const createTennis = matchSport({
  sportId: 2,
  leagues: leaguesOf('tennis', () => men),
  tournaments: tournamentsOf('tennis', (rules) => TENNIS.get(rules)!),
  exhibitions: [
    { category: 'ATP - Single', field: entrantsOf('tennis-men'), rules: men },
    { category: 'WTA - Single', field: entrantsOf('tennis-women'), rules: women },
    { category: 'ATP - Double', field: entrantsOf('tennis-men-pairs'), rules: menPairs },
  ],
  everyMinutes: 45,
});
