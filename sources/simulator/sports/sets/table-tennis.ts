import { matchSport } from '../../engine/match-sport.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { calendarOf, type Discipline, type Tournament } from '../../engine/calendar/tournament.ts';
import { rallyGame } from './rally.ts';
import { TABLE_TENNIS_MEN, TABLE_TENNIS_WOMEN } from './table-tennis-players.ts';

const bestOf = (sets: 5 | 7) =>
  rallyGame({
    sportId: 25,
    bestOf: sets,
    minutes: sets === 5 ? 40 : 55,
    pointS: [11, 24],
    breakS: 60,
    skill: 0.055,
    serves: false,
    strokes: [],
    challenges: false,
    timeOuts: { each: 'match', most: 1 },
    retired: 0.006,
  });
const ofFive = bestOf(5);
const ofSeven = bestOf(7);

const WTT = 'WTT';
/** The last rounds are longer. */
const disciplines = (category: string): readonly Discipline[] =>
  [
    { group: 'Herresingle', field: TABLE_TENNIS_MEN },
    { group: 'Damesingle', field: TABLE_TENNIS_WOMEN },
  ].map((discipline) => ({ ...discipline, category, size: 32, game: (matches) => (matches <= 4 ? ofSeven : ofFive) }));
const tour = (text: string, category: string): readonly Tournament[] =>
  calendarOf(text).map((tournament) => ({ ...tournament, disciplines: disciplines(category), courts: 4 }));

const TOURNAMENTS: readonly Tournament[] = [
  ...tour(
    `
01-07 5 qa WTT Champions Doha | Lusail Sports Arena
01-13 6 qa WTT Star Contender Doha | Lusail Sports Arena
02-10 6 in WTT Star Contender Chennai | Jawaharlal Nehru Indoor Stadium
02-19 10 sg Singapore Smash | OCBC Arena
03-11 5 cn WTT Champions Chongqing | Huaxi Sports Center
04-01 5 kr WTT Champions Incheon | Inspire Arena
05-19 6 hr WTT Contender Zagreb | Dom sportova
06-16 6 si WTT Star Contender Ljubljana | Hala Tivoli
07-02 10 us United States Smash | Orleans Arena, Las Vegas
08-05 5 jp WTT Champions Yokohama | Buntai
08-14 10 se Europe Smash | Malmö Arena
09-08 5 mo WTT Champions Macao | Galaxy Arena
09-24 10 cn China Smash | Shougang Park, Beijing
10-20 6 gb-eng WTT Star Contender London | Copper Box Arena
10-28 5 fr WTT Champions Montpellier | Sud de France Arena
11-04 5 de WTT Champions Frankfurt | Süwag Energie Arena
11-10 6 it WTT Feeder Parma | PalaRaschi
11-17 6 de WTT Feeder Düsseldorf | Deutsches Tischtennis-Zentrum
11-25 6 om WTT Star Contender Muscat | Sultan Qaboos Sports Complex
12-09 5 hk WTT Finals | Hong Kong Coliseum
`,
    WTT,
  ),
  ...tour('04-28 13 gb-eng VM | Wembley Arena, London', 'Mesterskaber'),
  ...tour('10-12 7 si EM | Arena Stožice, Ljubljana', 'Mesterskaber'),
];

/** Every evening of the year somebody plays. */
const LEAGUES: readonly League[] = [
  leagueOf('cz 01-01 12-31 1234567 4 9 17:00,19:30,19:40,19:35,18:30,20:30 Czech Liga Pro', TABLE_TENNIS_MEN.slice(-24), ofFive),
];

/** Table tennis: the tournaments of WTT, men and women, and a league for all evenings. */
export const createTableTennis = matchSport({
  sportId: 25,
  leagues: LEAGUES,
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: WTT, field: TABLE_TENNIS_MEN, game: ofFive },
    { category: WTT, field: TABLE_TENNIS_WOMEN, game: ofSeven },
  ],
  everyMinutes: 30,
});
