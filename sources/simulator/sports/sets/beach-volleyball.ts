import { matchSport } from '../../engine/match-sport.ts';
import { type Discipline, type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { rallyGame } from './rally.ts';

const [ATTACKS, BLOCKS, ACES] = [613, 614, 612];

const beach = rallyGame({
  sportId: 17,
  bestOf: 3,
  minutes: 45,
  pointS: [20, 36],
  breakS: 60,
  skill: 0.04,
  serves: false,
  strokes: [
    [ATTACKS, 60],
    [BLOCKS, 10],
    [ACES, 6],
    [null, 24],
  ],
  challenges: true,
  timeOuts: { each: 'set', most: 1 },
  retired: 0.01,
});

const TOUR = 'Beach Pro Tour';
const disciplines: readonly Discipline[] = [
  { category: TOUR, group: 'Mænd', field: entrantsOf('beach-men'), size: 16, game: () => beach },
  { category: TOUR, group: 'Kvinder', field: entrantsOf('beach-women'), size: 16, game: () => beach },
];

const TOURNAMENTS: readonly Tournament[] = tournamentsOf('beach-tour').map((tournament) => ({
  ...tournament,
  disciplines,
  firstMinutes: 9 * 60,
  courts: 2,
}));

/** Beach volleyball: the world tour, men and women. */
export const createBeachVolleyball = matchSport({
  sportId: 17,
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: TOUR, field: entrantsOf('beach-men'), game: beach },
    { category: TOUR, field: entrantsOf('beach-women'), game: beach },
  ],
  everyMinutes: 30,
});
