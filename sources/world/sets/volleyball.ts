import { duelWorld } from '../duels/duel-world.ts';
import type { League } from '../duels/league.ts';
import { rallyGame } from './rally.ts';
import {
  CHAMPIONS_MEN,
  DANISH_MEN,
  DANISH_WOMEN,
  ITALIAN_MEN,
  ITALIAN_WOMEN,
  NATIONS_MEN,
  NATIONS_WOMEN,
  POLISH_MEN,
} from './volleyball-teams.ts';

const [ATTACKS, BLOCKS, ACES] = [613, 614, 612];

const volleyball = rallyGame({
  sportId: 12,
  bestOf: 5,
  minutes: 110,
  pointS: [20, 38],
  breakS: 180,
  skill: 0.03,
  serves: false,
  // The rest are errors of the other side.
  strokes: [
    [ATTACKS, 55],
    [BLOCKS, 10],
    [ACES, 6],
    [null, 29],
  ],
  challenges: true,
  timeOuts: 2,
  retired: 0,
});

const AUTUMN_TO_SPRING = { from: '10-03', to: '04-12' } as const;
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 3, 4, 5, 6];
const evening = (hour: number): number => hour * 60;

const LEAGUES: readonly Omit<League, 'game'>[] = [
  { name: 'VolleyLigaen', country: 'dk', ...AUTUMN_TO_SPRING, weekdays: [WEDNESDAY, SATURDAY, SUNDAY], daysOfRound: 2, cycles: 4, starts: [evening(15), evening(17), evening(19)], teams: DANISH_MEN },
  { name: 'Kvindeligaen', country: 'dk', ...AUTUMN_TO_SPRING, weekdays: [THURSDAY, SATURDAY, SUNDAY], daysOfRound: 2, cycles: 4, starts: [evening(14), evening(16), evening(19)], teams: DANISH_WOMEN },
  { name: 'SuperLega', country: 'it', ...AUTUMN_TO_SPRING, weekdays: [SATURDAY, SUNDAY], daysOfRound: 2, cycles: 2, starts: [evening(18), evening(20.5), evening(17)], teams: ITALIAN_MEN },
  { name: 'Serie A1 (K)', country: 'it', ...AUTUMN_TO_SPRING, weekdays: [SATURDAY, SUNDAY], daysOfRound: 2, cycles: 2, starts: [evening(17), evening(20.5), evening(18)], teams: ITALIAN_WOMEN },
  { name: 'PlusLiga', country: 'pl', ...AUTUMN_TO_SPRING, weekdays: [FRIDAY, SATURDAY, SUNDAY], daysOfRound: 3, cycles: 2, starts: [evening(14.75), evening(17.5), evening(20)], teams: POLISH_MEN },
  { name: 'Champions League', country: 'eu', from: '11-04', to: '03-20', weekdays: [TUESDAY, WEDNESDAY, THURSDAY], daysOfRound: 3, cycles: 1, starts: [evening(18), evening(20)], teams: CHAMPIONS_MEN },
  { name: 'Nations League', country: 'xw', from: '06-10', to: '08-02', weekdays: [WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY], daysOfRound: 2, cycles: 1, starts: [evening(13), evening(16.5), evening(20), evening(10)], teams: NATIONS_MEN },
  { name: 'Nations League (K)', country: 'xw', from: '06-03', to: '07-26', weekdays: [WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY], daysOfRound: 2, cycles: 1, starts: [evening(12), evening(15.5), evening(19), evening(9)], teams: NATIONS_WOMEN },
]; // prettier-ignore

/** Volleyball: the Danish, Italian and Polish leagues, Europe's clubs, and the nations in summer. */
export const createVolleyball = duelWorld({
  sportId: 12,
  leagues: LEAGUES.map((league) => ({ ...league, game: volleyball })),
  exhibitions: [
    { field: [...DANISH_MEN, ...POLISH_MEN], game: volleyball },
    { field: NATIONS_WOMEN, game: volleyball },
  ],
  everyMinutes: 60,
});
