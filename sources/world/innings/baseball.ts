import { duelWorld } from '../duels/duel-world.ts';
import { entrants } from '../duels/entrants.ts';
import type { League } from '../duels/league.ts';
import { baseballGame } from './baseball-game.ts';

const MLB = entrants('club', `
us Los Angeles Dodgers
ca Toronto Blue Jays
us Milwaukee Brewers
us Philadelphia Phillies
us New York Yankees
us Seattle Mariners
us Chicago Cubs
us San Diego Padres
us Boston Red Sox
us Cleveland Guardians
us Detroit Tigers
us Houston Astros
us Cincinnati Reds
us New York Mets
us Texas Rangers
us San Francisco Giants
us Kansas City Royals
us Arizona Diamondbacks
us Miami Marlins
us St. Louis Cardinals
us Tampa Bay Rays
us Atlanta Braves
us Athletics
us Baltimore Orioles
us Pittsburgh Pirates
us Los Angeles Angels
us Minnesota Twins
us Washington Nationals
us Chicago White Sox
us Colorado Rockies
`);
const JAPAN = entrants('club', `
jp Fukuoka SoftBank Hawks
jp Hanshin Tigers
jp Hokkaido Nippon-Ham Fighters
jp Yokohama DeNA BayStars
jp Orix Buffaloes
jp Yomiuri Giants
jp Saitama Seibu Lions
jp Chunichi Dragons
jp Tohoku Rakuten Golden Eagles
jp Hiroshima Toyo Carp
jp Chiba Lotte Marines
jp Tokyo Yakult Swallows
`);
const KOREA = entrants('club', `
kr LG Twins
kr Hanwha Eagles
kr SSG Landers
kr Samsung Lions
kr NC Dinos
kr KT Wiz
kr Lotte Giants
kr KIA Tigers
kr Doosan Bears
kr Kiwoom Heroes
`);

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const NO_MONDAYS = [1, 2, 3, 4, 5, 6];
const LEAGUES: readonly League[] = [
  // Evenings in America: from eastern to western clocks.
  { name: 'MLB', country: 'us', from: '03-26', to: '09-27', weekdays: EVERY_DAY, daysOfRound: 1, cycles: 6, starts: [1145, 1475, 1480, 1490, 1510, 1540, 1570, 1600], teams: MLB, game: baseballGame },
  { name: 'NPB', country: 'jp', from: '03-27', to: '10-04', weekdays: NO_MONDAYS, daysOfRound: 1, cycles: 14, starts: [660, 420], teams: JAPAN, game: baseballGame },
  { name: 'KBO', country: 'kr', from: '03-28', to: '09-27', weekdays: NO_MONDAYS, daysOfRound: 1, cycles: 16, starts: [690, 600], teams: KOREA, game: baseballGame },
]; // prettier-ignore

/** Baseball: the leagues of North America, Japan and South Korea, from spring to autumn. */
export const createBaseball = duelWorld({
  sportId: 6,
  leagues: LEAGUES,
  exhibitions: [{ field: MLB, game: baseballGame }],
  everyMinutes: 90,
});
