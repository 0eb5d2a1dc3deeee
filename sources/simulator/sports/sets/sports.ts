import { SPORT } from '@stillingen/domain';
import { sportOfTables } from '../../engine/match-sport.ts';
import { squadSheet } from '../../engine/squad.ts';
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

export const createBadminton = sportOfTables('badminton', SPORT.badminton, 30, () => badminton);

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

export const createTableTennis = sportOfTables('table-tennis', SPORT.tableTennis, 30, (bestOf) => tableTennis(Number(bestOf)));

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

export const createVolleyball = sportOfTables('volleyball', SPORT.volleyball, 60, () => volleyball);

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

export const createBeachVolleyball = sportOfTables('beach-volleyball', SPORT.beachVolleyball, 30, () => beach);

const TENNIS = new Map([
  ['men', tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.64 })],
  ['women', tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.575 })],
  ['men-of-five', tennisRules({ bestOf: 5, deciding: 10, noAdvantage: false, served: 0.64 })],
  ['women-of-slams', tennisRules({ bestOf: 3, deciding: 10, noAdvantage: false, served: 0.575 })],
  ['men-pairs', tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.65 })],
  ['women-pairs', tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.58 })],
]);

export const createTennis = sportOfTables('tennis', SPORT.tennis, 45, (rules) => TENNIS.get(rules)!);
