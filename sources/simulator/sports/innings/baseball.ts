import { matchSport } from '../../engine/match-sport.ts';
import { entrants } from '../../engine/entrants.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { baseballGame } from './baseball-game.ts';

const MLB = entrants(
  'club',
  `
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
`,
);
const JAPAN = entrants(
  'club',
  `
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
`,
);
const KOREA = entrants(
  'club',
  `
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
`,
);

const LEAGUES: readonly League[] = [
  // Evenings in America: from eastern to western clocks.
  leagueOf('us 03-26 09-27 1234567 2 4 19:05,24:35,24:40,24:50,25:10,25:40,26:10,26:40 MLB', MLB, baseballGame),
  leagueOf('jp 03-27 10-04 234567 2 8 11:00,7:00 NPB', JAPAN, baseballGame),
  leagueOf('kr 03-28 09-27 234567 2 10 11:30,10:00 KBO', KOREA, baseballGame),
];

/** Baseball: the leagues of North America, Japan and South Korea, from spring to autumn. */
export const createBaseball = matchSport({
  sportId: 6,
  leagues: LEAGUES,
  exhibitions: [{ field: MLB, game: baseballGame }],
  everyMinutes: 90,
});
