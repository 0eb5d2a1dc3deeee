import { matchSport } from '../../engine/match-sport.ts';
import { calendarOf, type Discipline, type Tournament } from '../../engine/calendar/tournament.ts';
import { BEACH_MEN, BEACH_WOMEN } from './beach-pairs.ts';
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
  { category: TOUR, group: 'Mænd', field: BEACH_MEN, size: 16, game: () => beach },
  { category: TOUR, group: 'Kvinder', field: BEACH_WOMEN, size: 16, game: () => beach },
];

const TOURNAMENTS: readonly Tournament[] = calendarOf(`
03-11 5 mx Elite16 Tepic
03-25 5 br Elite16 João Pessoa
04-08 5 br Elite16 Saquarema
04-29 5 cn Challenge Xiamen
05-27 5 cz Elite16 Ostrava
06-03 5 at Challenge Wien
06-24 5 pl Challenge Stare Jabłonki
07-01 5 ch Elite16 Gstaad
07-15 5 de Elite16 Düsseldorf
07-22 5 ca Elite16 Montréal
08-12 5 de Elite16 Hamborg
08-19 5 dk Futures København
08-26 5 fr Elite16 Paris
10-07 5 in Challenge Goa
11-04 5 za Elite16 Cape Town
12-02 5 qa The Finals
`).map((tournament) => ({ ...tournament, disciplines, firstMinutes: 9 * 60, courts: 2 }));

/** Beach volleyball: the world tour, men and women. */
export const createBeachVolleyball = matchSport({
  sportId: 17,
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: TOUR, field: BEACH_MEN, game: beach },
    { category: TOUR, field: BEACH_WOMEN, game: beach },
  ],
  everyMinutes: 30,
});
