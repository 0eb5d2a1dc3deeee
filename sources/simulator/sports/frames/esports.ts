import { matchSport } from '../../engine/match-sport.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { calendarOf, type Discipline, type Tournament } from '../../engine/calendar/tournament.ts';
import { playArenaMap } from './arena-map.ts';
import { type EsportsTitle, esportsGame } from './esports-series.ts';
import { COUNTER_STRIKE_TEAMS, DOTA_TEAMS, LCK_TEAMS, LEC_TEAMS, LPL_TEAMS, VALORANT_TEAMS } from './esports-teams.ts';
import { playShooterMap } from './shooter-map.ts';

const counterStrike: EsportsTitle = {
  maps: ['Mirage', 'Inferno', 'Nuke', 'Dust II', 'Ancient', 'Train', 'Overpass'],
  mapMinutes: 50,
  keepsPoints: true,
  play: (random, share) => playShooterMap(random, share, { overtime: 6, roundS: [60, 140] }),
};
const valorant: EsportsTitle = {
  maps: ['Ascent', 'Bind', 'Haven', 'Lotus', 'Split', 'Sunset', 'Corrode'],
  mapMinutes: 50,
  keepsPoints: true,
  play: (random, share) => playShooterMap(random, share, { overtime: 2, roundS: [70, 140] }),
};
const leagueOfLegends: EsportsTitle = {
  maps: [],
  mapMinutes: 45,
  keepsPoints: false,
  play: (random, share) => playArenaMap(random, share, ['Tårn', 'Baron', 'Drage']),
};
const dota: EsportsTitle = {
  maps: [],
  mapMinutes: 48,
  keepsPoints: false,
  play: (random, share) => playArenaMap(random, share, ['Tårn', 'Roshan']),
};

/** The final is the best of five. */
const draw = (category: string, field: Discipline['field'], size: number, title: EsportsTitle): readonly Discipline[] => {
  const [usual, final] = [esportsGame(title, 3), esportsGame(title, 5)];
  return [{ category, field, size, game: (matches) => (matches === 1 ? final : usual) }];
};
const events = (text: string, disciplines: readonly Discipline[]): readonly Tournament[] =>
  calendarOf(text).map((tournament) => ({ ...tournament, disciplines, firstMinutes: 12 * 60, courts: 2 }));

const TOURNAMENTS: readonly Tournament[] = [
  ...events(
    `
01-14 12 xw BLAST Bounty | Malta
01-29 11 xw IEM Kraków | Tauron Arena
02-18 12 xw PGL Cluj-Napoca | BTarena
03-04 12 xw ESL Pro League | Stockholm
03-18 12 xw BLAST Open | Rotterdam
04-13 7 xw IEM Rio | Farmasi Arena
04-29 7 xw BLAST Rivals | Fort Worth
05-11 10 xw PGL Astana | Barys Arena
06-02 19 xw IEM Major | LANXESS Arena, Köln
07-28 12 xw BLAST Bounty, efterår | Malta
08-26 12 xw BLAST Open, efterår | Royal Arena, København
09-26 14 xw ESL Pro League, efterår | Stockholm
10-19 8 xw CS Asia Championships | Shanghai
11-02 7 xw IEM Chengdu | Chengdu
11-24 20 xw PGL Major | Singapore Indoor Stadium
`,
    draw('CS2', COUNTER_STRIKE_TEAMS, 32, counterStrike),
  ),
  ...events(
    `
03-16 7 xw First Stand | São Paulo
06-26 17 xw Mid-Season Invitational | Daejeon
10-15 31 xw Worlds | Dallas og New York
`,
    draw(
      'League of Legends',
      [...LCK_TEAMS.slice(0, 5), ...LPL_TEAMS.slice(0, 5), ...LEC_TEAMS.slice(0, 6)],
      16,
      leagueOfLegends,
    ),
  ),
  ...events(
    `
02-04 7 xw DreamLeague | Online
03-23 7 xw PGL Wallachia | București
05-18 7 xw BLAST Slam | København
08-13 11 xw The International | Shanghai
11-03 6 xw BLAST Slam, efterår | Singapore
`,
    draw('Dota 2', DOTA_TEAMS, 16, dota),
  ),
];

const game3 = esportsGame(leagueOfLegends, 3);
const LEAGUES: readonly League[] = [
  leagueOf(
    'xw 01-01 12-31 1234567 4 9 14:00,18:30,19:00,21:00 CCT Europe',
    COUNTER_STRIKE_TEAMS.slice(12, 30),
    esportsGame(counterStrike, 3),
    'CS2',
  ),
  leagueOf('eu 03-28 06-07 167 2 2 17:00,19:00,21:00 LEC Spring', LEC_TEAMS, game3, 'League of Legends'),
  leagueOf('eu 07-18 09-20 167 2 2 17:00,19:00,21:00 LEC Summer', LEC_TEAMS, game3, 'League of Legends'),
  leagueOf('eu 01-17 03-01 167 2 1 17:00,19:00,21:00 LEC Winter', LEC_TEAMS, game3, 'League of Legends'),
  leagueOf('kr 04-01 09-13 34567 3 5 10:00,12:00 LCK', LCK_TEAMS, game3, 'League of Legends'),
  leagueOf('cn 03-30 09-13 13567 3 4 11:00,13:00 LPL', LPL_TEAMS, game3, 'League of Legends'),
  leagueOf('eu 01-21 02-15 34567 3 1 17:00,20:00 VCT EMEA Kickoff', VALORANT_TEAMS, esportsGame(valorant, 3), 'Valorant'),
  leagueOf('eu 04-01 05-17 34567 3 1 17:00,20:00 VCT EMEA Stage 1', VALORANT_TEAMS, esportsGame(valorant, 3), 'Valorant'),
  leagueOf('eu 07-15 08-30 34567 3 1 17:00,20:00 VCT EMEA Stage 2', VALORANT_TEAMS, esportsGame(valorant, 3), 'Valorant'),
];

/** Esports: the events of Counter-Strike and Dota as draws, the leagues of League of Legends and Valorant. */
export const createEsports = matchSport({
  sportId: 36,
  leagues: LEAGUES,
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: 'CS2', field: COUNTER_STRIKE_TEAMS, game: esportsGame(counterStrike, 3) },
    { category: 'League of Legends', field: LEC_TEAMS, game: game3 },
    { category: 'Dota 2', field: DOTA_TEAMS, game: esportsGame(dota, 3) },
    { category: 'Valorant', field: VALORANT_TEAMS, game: esportsGame(valorant, 3) },
  ],
  everyMinutes: 60,
});
