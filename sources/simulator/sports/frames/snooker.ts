import { matchSport } from '../../engine/match-sport.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { calendarOf, type Discipline, type Tournament } from '../../engine/calendar/tournament.ts';
import { entrants } from '../../engine/entrants.ts';
import { snookerGame } from './snooker-match.ts';

const PLAYERS = entrants(
  'person',
  `
gb-eng Judd Trump
gb-eng Kyren Wilson
cn Zhao Xintong
au Neil Robertson
gb-wls Mark Williams
gb-sct John Higgins
gb-nir Mark Allen
gb-eng Shaun Murphy
gb-eng Mark Selby
cn Xiao Guodong
gb-eng Barry Hawkins
gb-eng Chris Wakelin
cn Wu Yize
cn Ding Junhui
gb-eng Ronnie O'Sullivan
cn Si Jiahui
gb-eng Ali Carter
cn Zhang Anda
gb-eng Elliot Slessor
gb-eng Gary Wilson
gb-eng Stuart Bingham
gb-eng Jack Lisowski
be Luca Brecel
cn Pang Junxu
gb-wls Jak Jones
gb-eng David Gilbert
gb-eng Tom Ford
ir Hossein Vafaei
gb-eng Joe O'Connor
cn Zhou Yuelong
cn Lei Peifan
th Noppon Saengkham
gb-eng Ben Woollaston
gb-wls Ryan Day
gb-eng Stephen Maguire
cn Fan Zhengyi
gb-eng Matthew Selt
cn Yuan Sijun
hk Marco Fu
ch Alexander Ursenbacher
`,
);

/** A draw whose rounds grow longer: the best of so many frames, by the matches of a round. */
const draw = (size: number, lengths: readonly number[]): readonly Discipline[] => {
  const games = lengths.map(snookerGame);
  return [{ category: '', field: PLAYERS, size, game: (matches) => games[Math.min(games.length - 1, Math.log2(matches))]! }];
};
const tour = (text: string, size: number, lengths: readonly number[]): readonly Tournament[] =>
  calendarOf(text).map((tournament) => ({ ...tournament, disciplines: draw(size, lengths), firstMinutes: 13 * 60, courts: 2 }));

const TOURNAMENTS: readonly Tournament[] = [
  ...tour('01-11 8 gb-eng Masters | Alexandra Palace, London', 16, [19, 11]),
  ...tour(
    `
01-27 6 de German Masters | Tempodrom, Berlin
02-10 6 gb-wls Welsh Open | Venue Cymru, Llandudno
02-24 6 gb-eng Players Championship | Telford International Centre
06-24 8 cn Wuhan Open | Optics Valley Gymnasium, Wuhan
08-16 8 sa Saudi Arabia Masters | Green Halls, Jeddah
09-14 7 gb-eng English Open | Brentwood Centre
10-05 8 cn Xi'an Grand Prix | Qujiang Center, Xi'an
10-19 7 gb-nir Northern Ireland Open | Waterfront Hall, Belfast
11-02 8 cn International Championship | South China Olympic Sports Center, Nanjing
12-14 7 gb-sct Scottish Open | Meadowbank, Edinburgh
`,
    32,
    [17, 11, 9, 7],
  ),
  ...tour('11-16 7 gb-eng Champion of Champions | Mornflake Stadium, Leicester', 16, [19, 11, 7]),
  ...tour('03-16 7 cn World Open | Yushan Sport Centre', 32, [19, 11, 9, 9]),
  ...tour('03-30 7 gb-eng Tour Championship | Manchester Central', 8, [19]),
  ...tour('04-18 17 gb-eng VM | Crucible Theatre, Sheffield', 32, [35, 33, 25, 25, 19]).map((vm) => ({ ...vm, daysOfLast: 2 })),
  ...tour('11-28 9 gb-eng UK Championship | Barbican, York', 32, [19, 11]),
];

/** Groups of the league fill the days between the tournaments. */
const LEAGUES: readonly League[] = [
  leagueOf('gb-eng 01-01 12-31 1234567 5 9 18:30,19:15,17:30,20:15 Championship League', PLAYERS.slice(16), snookerGame(5)),
];

/** Snooker: the world tour, its three great tournaments, and its league. */
export const createSnooker = matchSport({
  sportId: 15,
  leagues: LEAGUES,
  tournaments: TOURNAMENTS,
  exhibitions: [{ field: PLAYERS, game: snookerGame(7) }],
  everyMinutes: 60,
});
