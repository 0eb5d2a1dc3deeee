import { Stage, StageType, stageTypeOf } from '@stillingen/domain';
import { type EventRow, eventRow, type LeagueRow, leagueRow, readRows, writeRow } from '@stillingen/wire';

/**
 * Feed texts of an invented evening with every state of a row: 20 November 2026, 18:42:30 in
 * Copenhagen.
 */
export const NOW_S = Date.UTC(2026, 10, 20, 17, 42, 30) / 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

const noEvent = eventRow.read(readRows('AA÷x¬~')[0]!);
const noLeague = leagueRow.read(readRows('ZA÷x¬~')[0]!);

type Team = readonly [name: string, code: string, colours: string | null];

const league = (words: Partial<LeagueRow>): LeagueRow => ({
  ...noLeague,
  type: 'p',
  tables: 1,
  season: '2026/2027',
  stageName: '',
  simulated: true,
  ...words,
});

let next = 0;
function match(home: Team, away: Team, stage: number, words: Partial<EventRow> = {}): EventRow {
  next += 1;
  const stageType = stageTypeOf(stage);
  return {
    ...noEvent,
    id: `match${String(next).padStart(3, '0')}`,
    start:
      NOW_S - (stageType === StageType.live ? 83 * MINUTE_S : stageType === StageType.finished ? 3 * HOUR_S : -18 * MINUTE_S),
    stage,
    stageType,
    live: stageType === StageType.live ? true : null,
    source: 1,
    origin: 'simulated',
    round: '16',
    homeName: home[0],
    homeCode: home[1],
    homeColours: home[2],
    awayName: away[0],
    awayCode: away[1],
    awayColours: away[2],
    ...words,
  };
}
const score = (home: number, away: number): Partial<EventRow> => ({
  homeScore: home,
  awayScore: away,
  homeFullTime: home,
  awayFullTime: away,
});
const half = (home: number, away: number): Partial<EventRow> => ({ homePart1: home, awayPart1: away });
const since = (minutes: number): Partial<EventRow> => ({ stageStart: NOW_S - minutes * MINUTE_S });
const at = (hoursFromNow: number): Partial<EventRow> => ({ start: NOW_S - 42 * MINUTE_S - 30 + hoursFromNow * HOUR_S });
const won = (winner: number): Partial<EventRow> => ({ winner, fullTimeWinner: winner });

const FCM: Team = ['FC Midtjylland', 'FCM', '111111|c41230'];
const FCK: Team = ['FC København', 'FCK', 'ffffff|0a3d8f'];
const BIF: Team = ['Brøndby IF', 'BIF', 'ffd400|0b4ea2'];
const VB: Team = ['Vejle Boldklub', 'VB', 'ffffff|d0021b'];
const AGF: Team = ['AGF', 'AGF', 'ffffff|111111'];
const SIF: Team = ['Silkeborg IF', 'SIF', 'e2001a|ffffff'];
const FCN: Team = ['FC Nordsjælland', 'FCN', 'f4c300|7b0f2b'];
const VFF: Team = ['Viborg FF', 'VFF', '0a7a3b|ffffff'];
const LONG: Team = ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch FC', 'LLA', null];

export function evening(): { league: LeagueRow; events: EventRow[] }[] {
  next = 0;
  return [
    {
      league: league({
        title: 'DANMARK: Superligaen',
        name: 'Superligaen',
        countryId: 63,
        countryName: 'Danmark',
        countryCode: 'dk',
        stageId: 'superlig',
        type: 't',
        url: '/fodbold/danmark/superligaen/',
      }),
      events: [
        match(FCM, FCK, Stage.secondHalf, { ...score(2, 1), ...half(1, 1), ...since(21), awayReds: 1 }),
        match(BIF, VB, Stage.firstHalf, {
          ...score(0, 0),
          ...since(46),
          corrections: 1,
          correctedAt: NOW_S - 60,
          correctedFrom: '0-1',
          correctedSide: 2,
          correctedReason: 'Offside',
        }),
        match(AGF, SIF, Stage.scheduled),
        match(FCN, VFF, Stage.finished, { ...score(1, 3), ...half(1, 1), ...won(2) }),
      ],
    },
    {
      league: league({
        title: 'ENGLAND: Premier League',
        name: 'Premier League',
        countryId: 198,
        countryName: 'England',
        countryCode: 'gb-eng',
        stageId: 'premierl',
        type: 't',
        url: '/fodbold/england/premier-league/',
      }),
      events: [
        match(['Arsenal', 'ARS', 'ef0107|ffffff'], ['Manchester City', 'MCI', '6cabdd|ffffff'], Stage.halfTime, {
          ...score(1, 1),
          ...half(1, 1),
          round: '12',
          homeReview: true,
        }),
        match(['Chelsea', 'CHE', '034694|ffffff'], ['Newcastle United', 'NEW', '241f20|ffffff'], Stage.scheduled, {
          round: '12',
          ...at(2),
        }),
        match(['West Ham United', 'WHU', '7a263a|1bb1e7'], ['Wolverhampton Wanderers', 'WOL', 'fdb913|231f20'], Stage.postponed, {
          round: '12',
          ...at(2),
        }),
        match(['Fulham', 'FUL', 'ffffff|000000'], ['Brentford', 'BRE', 'e30613|fbb800'], Stage.delayed, {
          round: '12',
          ...at(0),
        }),
      ],
    },
    {
      league: league({
        title: 'SPANIEN: Copa del Rey',
        name: 'Copa del Rey',
        countryId: 176,
        countryName: 'Spanien',
        countryCode: 'es',
        stageId: 'copadelr',
        url: '/fodbold/spanien/copa-del-rey/',
        tables: null,
        stageName: '1/16-finaler',
      }),
      events: [
        match(['Athletic Club', 'ATH', 'ee2523|ffffff'], ['Real Betis', 'BET', '00954c|ffffff'], Stage.afterPenalties, {
          ...score(4, 3),
          homeFullTime: 2,
          awayFullTime: 2,
          homeExtraTime: 3,
          awayExtraTime: 3,
          homePenalties: 4,
          awayPenalties: 2,
          ...half(1, 0),
          winner: 1,
          fullTimeWinner: 0,
          homeAdvanced: true,
          round: '',
        }),
        match(['Girona', 'GIR', 'cd2534|ffffff'], ['Valencia', 'VAL', 'ffffff|000000'], Stage.afterExtraTime, {
          ...score(1, 2),
          homeFullTime: 1,
          awayFullTime: 1,
          ...half(0, 1),
          winner: 2,
          fullTimeWinner: 0,
          awayAdvanced: true,
          round: '',
        }),
        match(['Celta Vigo', 'CEL', '8ac3ee|ffffff'], ['Osasuna', 'OSA', 'd91a21|0a346f'], Stage.firstExtraHalf, {
          ...score(1, 1),
          ...half(1, 0),
          ...since(6),
          round: '',
        }),
        match(['Getafe', 'GET', '005999|ffffff'], ['Rayo Vallecano', 'RAY', 'ffffff|e53027'], Stage.penalties, {
          ...score(0, 0),
          ...half(0, 0),
          homePenalties: 3,
          awayPenalties: 2,
          round: '',
        }),
        match(['Mallorca', 'MLL', 'e20613|000000'], ['Levante', 'LEV', 'b4053f|005ca5'], Stage.interrupted, {
          ...score(1, 0),
          ...half(1, 0),
          round: '',
        }),
        match(['Elche', 'ELC', '05642c|ffffff'], LONG, Stage.awarded, { ...score(3, 0), ...won(1), round: '' }),
        match(LONG, ['Oviedo', 'OVI', '0b2265|ffffff'], Stage.awaitingUpdate, {
          ...score(2, 2),
          ...half(2, 1),
          round: '',
          homeReds: 2,
        }),
        match(['Sporting', 'SPO', 'ff0000|ffffff'], ['Eibar', 'EIB', '7c1c3c|1e4f8f'], Stage.cancelled, { round: '' }),
        match(['Cádiz', 'CAD', 'fbe122|0045a7'], ['Málaga', 'MLG', '0070b5|ffffff'], Stage.walkover, {
          round: '',
          ...won(1),
          homeAdvanced: true,
        }),
        match(['Huesca', 'HUE', '0a3e8a|a61b2b'], ['Lugo', 'LUG', 'e4032d|ffffff'], Stage.toFinish, {
          round: '',
          ...score(1, 1),
        }),
        match(['Sabadell', 'SAB', '1d5fa8|ffffff'], ['Ceuta', 'CEU', null], Stage.scheduled, { round: '', timeUnknown: true }),
        match(['Murcia', 'MUR', 'c8102e|ffffff'], ['Albacete', 'ALB', 'ffffff|a50044'], Stage.secondHalf, {
          round: '',
          ...score(0, 4),
          ...half(0, 2),
          ...since(12),
          start: NOW_S - 20 * HOUR_S,
          origin: 'replay',
        }),
        match(['Zamora', 'ZAM', 'd5001c|ffffff'], ['Burgos', 'BUR', 'ffffff|1a1a1a'], Stage.scheduled, { round: '', source: 2 }),
      ],
    },
    {
      league: league({
        title: 'DANMARK: 2. division',
        name: '2. division',
        countryId: 63,
        countryName: 'Danmark',
        countryCode: 'dk',
        stageId: '2divisio',
        type: 'c',
        url: '/fodbold/danmark/2-division/',
      }),
      events: [
        match(['Thisted FC', 'TFC', '003f87|ffffff'], ['Næsby Boldklub', 'NÆS', 'ffdd00|0033a0'], Stage.firstHalf, {
          ...score(1, 0),
          ...since(30),
        }),
        match(['Skive IK', 'SIK', '0050a0|ffffff'], ['FA 2000', 'FA2', null], Stage.scheduled),
      ],
    },
    {
      league: league({
        title: 'VERDEN: Venskabskampe',
        name: 'Venskabskampe, kvinder',
        countryId: 8,
        countryName: 'Verden',
        countryCode: 'xw',
        stageId: 'venskabs',
        type: 's',
        url: '/fodbold/verden/venskabskampe/',
        tables: null,
      }),
      events: [
        match(['Danmark', 'DEN', 'c8102e|ffffff'], ['Norge', 'NOR', 'ba0c2f|00205b'], Stage.scheduled, { round: '', ...at(1.5) }),
      ],
    },
  ];
}

/** A list feed of leagues and their events; with `signature` it ends as a whole feed does. */
export function listFeed(leagues: readonly { league: LeagueRow; events: readonly EventRow[] }[], signature = '0a1b2c3d'): string {
  const body = leagues
    .map((group) => leagueRow.writeText(group.league) + group.events.map((event) => eventRow.writeText(event)).join(''))
    .join('');
  return `${writeRow([['SA', '1']])}${body}${writeRow([['A1', signature]])}`;
}

export function bigDay(matches: number): { league: LeagueRow; events: EventRow[] }[] {
  next = 0;
  return Array.from({ length: Math.ceil(matches / 12) }, (_, index) => ({
    league: league({
      title: `LAND: Liga ${index}`,
      name: `Liga ${index}`,
      countryName: 'Danmark',
      countryCode: 'dk',
      stageId: `liga${String(index).padStart(4, '0')}`,
      url: `/fodbold/danmark/liga-${index}/`,
    }),
    events: Array.from({ length: Math.min(12, matches - index * 12) }, (_, row) =>
      match(
        row % 2 === 0 ? FCM : BIF,
        row % 3 === 0 ? FCK : VB,
        row % 3 === 0 ? Stage.secondHalf : Stage.scheduled,
        row % 3 === 0 ? { ...score(1, 0), ...since(10) } : {},
      ),
    ),
  }));
}
