import { matchSport } from '../../engine/match-sport.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { sheetOf } from '../../engine/line-ups.ts';
import { coachOf, squadOf } from '../../engine/squad.ts';
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
  timeOuts: { each: 'set', most: 2 },
  retired: 0,
  sheet: ({ name, country }) =>
    sheetOf(squadOf(name, country), coachOf(name, country), { starters: 6, size: 14, keepers: false, numbers: true }),
});

const LEAGUES: readonly League[] = [
  leagueOf('dk 10-03 04-12 367 2 4 15:00,17:00,19:00 VolleyLigaen', DANISH_MEN, volleyball),
  leagueOf('dk 10-03 04-12 467 2 4 14:00,16:00,19:00 Kvindeligaen', DANISH_WOMEN, volleyball),
  leagueOf('it 10-03 04-12 67 2 2 18:00,20:30,17:00 SuperLega', ITALIAN_MEN, volleyball),
  leagueOf('it 10-03 04-12 67 2 2 17:00,20:30,18:00 Serie A1 (k)', ITALIAN_WOMEN, volleyball),
  leagueOf('pl 10-03 04-12 567 3 2 14:45,17:30,20:00 PlusLiga', POLISH_MEN, volleyball),
  leagueOf('eu 11-04 03-20 234 3 1 18:00,20:00 Champions League', CHAMPIONS_MEN, volleyball),
  leagueOf('xw 06-10 08-02 34567 2 1 13:00,16:30,20:00,10:00 Nations League', NATIONS_MEN, volleyball),
  leagueOf('xw 06-03 07-26 34567 2 1 12:00,15:30,19:00,9:00 Nations League (k)', NATIONS_WOMEN, volleyball),
];

/** Volleyball: the Danish, Italian and Polish leagues, Europe's clubs, and the nations in summer. */
export const createVolleyball = matchSport({
  sportId: 12,
  leagues: LEAGUES,
  exhibitions: [
    { field: [...DANISH_MEN, ...POLISH_MEN], game: volleyball },
    { field: NATIONS_WOMEN, game: volleyball },
  ],
  everyMinutes: 60,
});
