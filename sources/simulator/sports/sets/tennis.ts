import { matchSport } from '../../engine/match-sport.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { calendarOf, type Discipline, type Tournament } from '../../engine/calendar/tournament.ts';
import { tennisGame } from './tennis-match.ts';
import { TENNIS_MEN, TENNIS_MEN_PAIRS, TENNIS_WOMEN, TENNIS_WOMEN_PAIRS } from './tennis-players.ts';

const men = tennisGame({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.64 });
const menOfFive = tennisGame({ bestOf: 5, deciding: 10, noAdvantage: false, served: 0.64 });
const women = tennisGame({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.575 });
const womenOfSlams = tennisGame({ bestOf: 3, deciding: 10, noAdvantage: false, served: 0.575 });
const menPairs = tennisGame({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.65 });
const womenPairs = tennisGame({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.58 });

const menSingles = (size: number): Discipline => ({ category: 'ATP - Single', field: TENNIS_MEN, size, game: () => men });
const womenSingles = (size: number): Discipline => ({ category: 'WTA - Single', field: TENNIS_WOMEN, size, game: () => women });
const menDoubles: Discipline = { category: 'ATP - Double', field: TENNIS_MEN_PAIRS, size: 16, game: () => menPairs };
const womenDoubles: Discipline = { category: 'WTA - Double', field: TENNIS_WOMEN_PAIRS, size: 16, game: () => womenPairs };
const slam: readonly Discipline[] = [
  { ...menSingles(64), game: () => menOfFive },
  { ...womenSingles(64), game: () => womenOfSlams },
  menDoubles,
  womenDoubles,
];

const tour = (text: string, disciplines: readonly Discipline[]): readonly Tournament[] =>
  calendarOf(text).map((tournament) => ({ ...tournament, disciplines }));

const TOURNAMENTS: readonly Tournament[] = [
  ...tour(
    `
01-18 15 au Australian Open | Melbourne Park
05-24 15 fr French Open | Stade Roland Garros, Paris
06-29 14 gb-eng Wimbledon | All England Club, London
08-31 14 us US Open | Flushing Meadows, New York
`,
    slam,
  ),
  ...tour(
    `
03-04 12 us Indian Wells | Indian Wells Tennis Garden
03-18 12 us Miami | Hard Rock Stadium, Miami
04-22 12 es Madrid | Caja Mágica, Madrid
05-06 12 it Rom | Foro Italico, Rom
08-13 11 us Cincinnati | Lindner Family Tennis Center
09-30 12 cn Beijing | China National Tennis Center, Beijing
`,
    [menSingles(32), womenSingles(32), menDoubles, womenDoubles],
  ),
  ...tour(
    `
04-05 8 mc Monte Carlo | Monte-Carlo Country Club
08-02 12 ca Canada Masters | Toronto
10-07 12 cn Shanghai | Qizhong Tennis Center
11-02 7 fr Paris | La Défense Arena
`,
    [menSingles(32), menDoubles],
  ),
  ...tour(
    `
01-05 7 hk Hongkong | Victoria Park
01-12 6 nz Auckland | ASB Tennis Arena
02-02 7 fr Montpellier | Sud de France Arena
02-09 7 nl Rotterdam | Rotterdam Ahoy
02-16 7 qa Doha | Khalifa Tennis Complex
02-23 7 ae Dubai | Dubai Duty Free Tennis Stadium
04-13 7 es Barcelona | Real Club de Tenis Barcelona
05-18 6 de Hamborg | Am Rothenbaum
06-08 7 nl 's-Hertogenbosch | Autotron Rosmalen
06-15 7 gb-eng London (Queen's) | Queen's Club
06-22 6 gb-eng Eastbourne | Devonshire Park
07-13 7 se Båstad | Båstad Tennisstadion
07-20 7 at Kitzbühel | Tennisstadion Kitzbühel
07-27 7 us Washington | Rock Creek Park
08-23 7 us Winston-Salem | Wake Forest Tennis Complex
09-16 7 cn Chengdu | Sichuan International Tennis Center
09-23 7 jp Tokyo | Ariake Colosseum
10-19 7 se Stockholm | Kungliga Tennishallen
10-26 7 at Wien | Wiener Stadthalle
11-09 6 gr Athen | OAKA
`,
    [menSingles(32)],
  ),
  ...tour(
    `
01-12 6 gb-eng Nottingham | Nottingham Tennis Centre
02-16 6 fr Lille | Complexe de la Raquette
03-16 6 ch Lugano | Padiglione Conza
04-13 6 pt Oeiras | Jamor
05-04 6 fr Aix-en-Provence | Country Club Aixois
06-15 6 it Perugia | Tennis Club Perugia
07-06 6 de Braunschweig | Braunschweiger THC
07-20 6 ch Zug | Schützenmatt
08-10 6 de Hagen | TC Rot-Weiß Hagen
09-07 6 dk København | Rungsted
09-21 6 fr Orléans | CO'Met
10-05 6 fr Mouilleron-le-Captif | Vendéspace
10-26 6 sk Bratislava | Peugeot Arena
11-09 6 fi Helsinki | Talihalli
11-16 6 it Torino | Circolo della Stampa
11-23 6 pt Maia | Complexo de Ténis da Maia
`,
    [{ ...menSingles(16), category: 'Challenger - Single', field: TENNIS_MEN.slice(-32) }],
  ),
  ...tour('11-16 7 it ATP Finals | Inalpi Arena, Torino', [menSingles(8)]),
  ...tour(
    `
01-05 7 au Brisbane | Pat Rafter Arena
01-12 6 au Hobart | Domain Tennis Centre
02-02 7 ae Abu Dhabi | Zayed Sports City
02-09 7 qa Doha | Khalifa Tennis Complex
02-16 7 ae Dubai | Dubai Duty Free Tennis Stadium
03-30 7 us Charleston | Credit One Stadium
04-13 7 de Stuttgart | Porsche-Arena
05-18 6 fr Strasbourg | Tennis Club de Strasbourg
06-08 7 gb-eng London (Queen's) | Queen's Club
06-15 7 de Berlin | Steffi Graf Stadion
06-22 6 de Bad Homburg | TC Bad Homburg
07-20 7 cz Prag | TK Sparta Praha
07-27 7 us Washington | Rock Creek Park
08-02 12 ca Canada Masters | Montréal
09-21 7 kr Seoul | Olympic Park Tennis Center
10-12 7 cn Wuhan | Optics Valley Tennis Center
10-19 7 jp Tokyo | Ariake Colosseum
`,
    [womenSingles(32)],
  ),
  ...tour(
    `
05-11 6 it Parma | Tennis Club Parma
09-14 6 si Ljubljana | Tivoli
10-26 6 pl Katowice | Spodek
11-09 6 fr Limoges | Palais des Sports de Beaublanc
11-16 6 fr Angers | Arena Loire
`,
    [{ ...womenSingles(16), category: 'WTA 125 - Single', field: TENNIS_WOMEN.slice(-32) }],
  ),
  ...tour('11-07 8 sa WTA Finals | King Saud University Indoor Arena, Riyadh', [womenSingles(8)]),
];

/** The lowest tour plays under lights. */
const LEAGUES: readonly League[] = [
  leagueOf('es 01-01 12-31 1234567 5 9 16:00,19:00,18:30,20:30 ITF World Tour', TENNIS_MEN.slice(-32), men, 'ITF - Single'),
];

/** Tennis: the slams and the tours as draws, and the lowest tour as a league. */
export const createTennis = matchSport({
  sportId: 2,
  leagues: LEAGUES,
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: 'ATP - Single', field: TENNIS_MEN, game: men },
    { category: 'WTA - Single', field: TENNIS_WOMEN, game: women },
    { category: 'ATP - Double', field: TENNIS_MEN_PAIRS, game: menPairs },
  ],
  everyMinutes: 45,
});
