import { matchSport } from '../../engine/match-sport.ts';
import type { Entrant } from '../../engine/entrants.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { calendarOf, type Discipline, type Tournament } from '../../engine/calendar/tournament.ts';
import {
  BADMINTON_MEN,
  BADMINTON_MEN_PAIRS,
  BADMINTON_MIXED_PAIRS,
  BADMINTON_WOMEN,
  BADMINTON_WOMEN_PAIRS,
} from './badminton-players.ts';
import { rallyGame } from './rally.ts';

const badminton = rallyGame({
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
const discipline =
  (category: string, size: number) =>
  ([group, field]: readonly [string, readonly Entrant[]]): Discipline => ({
    category,
    group,
    field,
    size: group.endsWith('single') ? size : size / 2,
    game: () => badminton,
  });
const FIELDS = [
  ['Herresingle', BADMINTON_MEN],
  ['Damesingle', BADMINTON_WOMEN],
  ['Herredouble', BADMINTON_MEN_PAIRS],
  ['Damedouble', BADMINTON_WOMEN_PAIRS],
  ['Mixeddouble', BADMINTON_MIXED_PAIRS],
] as const;
const tour = (text: string, category: string, size: number): readonly Tournament[] =>
  calendarOf(text).map((tournament) => ({
    ...tournament,
    disciplines: FIELDS.map(discipline(category, size)),
    firstMinutes: 10 * 60,
    courts: 4,
  }));

const TOURNAMENTS: readonly Tournament[] = [
  ...tour(
    `
01-06 6 my Malaysia Open | Axiata Arena, Kuala Lumpur
01-13 6 in India Open | Indira Gandhi Arena, New Delhi
03-03 6 gb-eng All England | Utilita Arena, Birmingham
05-26 6 sg Singapore Open | Singapore Indoor Stadium
06-02 6 id Indonesia Open | Istora, Jakarta
07-14 6 jp Japan Open | Tokyo Metropolitan Gymnasium
07-21 6 cn China Open | Olympic Sports Center, Changzhou
09-15 6 cn China Masters | Shenzhen Arena
10-13 6 dk Denmark Open | Jyske Bank Arena, Odense
10-20 6 fr French Open | Glaz Arena, Cesson-Sévigné
`,
    WORLD_TOUR,
    32,
  ),
  ...tour(
    `
01-20 6 id Indonesia Masters | Istora, Jakarta
01-27 6 th Thailand Masters | Nimibutr Stadium, Bangkok
02-24 6 de German Open | Westenergie Sporthalle, Mülheim
03-10 6 ch Swiss Open | St. Jakobshalle, Basel
03-17 6 fr Orléans Masters | CO'Met, Orléans
05-12 6 th Thailand Open | Nimibutr Stadium, Bangkok
05-19 6 my Malaysia Masters | Axiata Arena, Kuala Lumpur
06-23 6 us US Open | Mid-America Center, Council Bluffs
06-30 6 ca Canada Open | Markin-MacPhail Centre, Calgary
09-08 6 hk Hong Kong Open | Hong Kong Coliseum
09-29 6 kr Korea Open | Suwon Gymnasium
10-27 6 de Hylo Open | Saarlandhalle, Saarbrücken
11-03 6 jp Kumamoto Masters | Kumamoto Prefectural Gymnasium
11-17 6 au Australian Open | State Sports Centre, Sydney
11-24 6 in Syed Modi International | BBD Badminton Academy, Lucknow
`,
    WORLD_TOUR,
    16,
  ),
  ...tour('12-09 5 cn World Tour Finals | Olympic Sports Center, Hangzhou', WORLD_TOUR, 8),
  ...tour('08-17 7 in VM | Indira Gandhi Arena, New Delhi', 'Mesterskaber', 32),
  ...tour('04-07 6 es EM | Palacio de los Deportes, Huelva', 'Mesterskaber', 32),
];

/** Evenings of the tour below the World Tour. */
const LEAGUES: readonly League[] = [
  leagueOf(
    'eu 01-01 12-31 1234567 5 9 18:00,19:20,19:40,20:30 International Series',
    BADMINTON_MEN.slice(-32),
    badminton,
    'International Series',
  ),
];

/** Badminton: the World Tour and the championships, five disciplines each, and the tour below them. */
export const createBadminton = matchSport({
  sportId: 21,
  leagues: LEAGUES,
  tournaments: TOURNAMENTS,
  exhibitions: FIELDS.map(([, field]) => ({ category: WORLD_TOUR, field, game: badminton })),
  everyMinutes: 30,
});
