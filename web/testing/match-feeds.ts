import { type Incident, Stage } from '@stillingen/domain';
import {
  coreRow,
  type EventRow,
  correctionRow,
  seasonCorrectionsRow,
  eventRow,
  leagueRow,
  type LeagueRow,
  readRows,
  statisticRow,
  writeRow,
  writeSummary,
} from '@stillingen/wire';

export const EVENT_ID = 'mTch0001';
export const START_S = Date.UTC(2026, 10, 20, 18, 0) / 1000;
export const NOW_S = START_S + (45 + 17 + 21) * 60 + 30;

const noEvent = eventRow.read(readRows('AA÷x¬~')[0]!);
const noLeague = leagueRow.read(readRows('ZA÷x¬~')[0]!);

export const sampleEvent = (words: Partial<EventRow> = {}): EventRow => ({
  ...noEvent,
  id: EVENT_ID,
  start: START_S,
  stageType: 2,
  stage: Stage.secondHalf,
  stageStart: START_S + 62 * 60,
  live: true,
  hasDetail: true,
  source: 1,
  round: 'Runde 16',
  homeName: 'FC Midtjylland',
  homeCode: 'FCM',
  homeId: 'pFcm0001',
  homeColours: '111111|c41230',
  homeScore: 2,
  homePart1: 1,
  homePart2: 1,
  awayName: 'FC København',
  awayCode: 'FCK',
  awayId: 'pFck0001',
  awayColours: 'ffffff|0a3d8f',
  awayScore: 1,
  awayPart1: 1,
  awayPart2: 0,
  awayReds: 1,
  winner: null,
  corrections: 1,
  correctedAt: START_S + 4700,
  correctedFrom: '1-2',
  correctedSide: 2,
  correctedReason: 'Offside',
  origin: 'simulated',
  ...words,
});

export const sampleLeague = (words: Partial<LeagueRow> = {}): LeagueRow => ({
  ...noLeague,
  title: 'DANMARK: Superligaen',
  templateId: 'tMpl0001',
  countryId: 63,
  countryName: 'Danmark',
  countryCode: 'dk',
  stageId: 'sTag0001',
  type: 't',
  tournamentId: 'tOur0001',
  tables: 1,
  sportId: 1,
  url: '/fodbold/danmark/superligaen/',
  name: 'Superligaen',
  season: '2026/2027',
  stageName: '',
  simulated: true,
  ...words,
});

export const eventFeed = (event = sampleEvent(), league = sampleLeague()): string =>
  leagueRow.writeText(league) + eventRow.writeText(event);

export const coreFeed = (tabs: string, more: Partial<ReturnType<typeof coreRow.read>> = {}): string =>
  coreRow.writeText({
    ...coreRow.read(readRows('DA÷2¬~')[0]!),
    stage: Stage.secondHalf,
    start: START_S,
    sport: 1,
    tabs,
    ...more,
  });

const LABELS: Readonly<Record<string, string>> = {
  goal: 'Mål',
  'own-goal': 'Selvmål',
  'penalty-goal': 'Mål på straffespark',
  assist: 'Assist',
  'yellow-card': 'Gult kort',
  'red-card': 'Rødt kort',
  'second-yellow-card': 'Andet gule kort',
  'substitution-in': 'Udskiftning',
  'substitution-out': 'Ud',
  'goal-disallowed': 'Mål annulleret',
};
const REASONS: Readonly<Record<string, string>> = { offside: 'Offside', handball: 'Hånd på bolden', var: 'VAR', unknown: '' };
const PERIODS: Readonly<Record<number, string>> = { 12: '1. halvleg', 13: '2. halvleg' };

const incident = (minute: number, words: Partial<Incident>): Incident => ({
  id: `i${minute}${words.player ?? ''}`,
  type: 'goal',
  side: 'home',
  minute,
  added: 0,
  clock: '',
  stage: minute > 45 ? 13 : 12,
  player: '',
  second: '',
  detail: '',
  score: null,
  withdrawn: null,
  ...words,
});

export const summaryFeed = (): string =>
  writeSummary(
    [
      {
        stage: 12,
        score: [1, 1],
        incidents: [
          incident(12, { player: 'Adam Buksa', second: 'Aral Şimşir', score: [1, 0] }),
          incident(40, { player: 'Mads Bech', type: 'yellow-card' }),
          incident(41, { player: 'Mohamed Elyounoussi', type: 'penalty-goal', side: 'away', score: [1, 1] }),
        ],
      },
      {
        stage: 13,
        score: [1, 0],
        incidents: [
          incident(46, { player: 'Victor Bak', second: 'Dario Osorio', type: 'substitution' }),
          incident(52, { player: 'Gabriel Pereira', type: 'red-card', side: 'away', detail: 'frispark som sidste mand' }),
          incident(58, { player: 'Andreas Cornelius', side: 'away', score: [1, 2], withdrawn: 'offside' }),
          incident(66, { player: 'Adam Buksa', second: 'Victor Bak', score: [2, 1] }),
        ],
      },
    ],
    [
      { kind: 'REF', value: 'Jakob Kehlet' },
      { kind: 'VEN', value: 'MCH Arena' },
      { kind: 'ATT', value: '11\u00a0432' },
    ],
    {
      period: (stage) => PERIODS[stage] ?? '',
      incident: (word) => LABELS[word] ?? word,
      reason: (reason) => REASONS[reason] ?? '',
      player: () => ({ id: '', url: '' }),
    },
  );

const statistic = (stat: number, label: string, home: string, away: string): string =>
  statisticRow.writeText({ stat, label, home, away });

export const statisticsFeed = (): string =>
  [
    writeRow([['SE', 'Hele kampen']]),
    writeRow([['SF', 'Vigtigst']]),
    statistic(432, 'Forventede mål (xG)', '1.72', '1.10'),
    statistic(12, 'Boldbesiddelse', '46%', '54%'),
    statistic(34, 'Afslutninger i alt', '11', '8'),
    statistic(16, 'Hjørnespark', '5', '5'),
    writeRow([['SF', 'Afleveringer']]),
    statistic(342, 'Afleveringer', '84% (413/491)', '79% (310/392)'),
    writeRow([['SE', '1. halvleg']]),
    statistic(12, 'Boldbesiddelse', '51%', '49%'),
    statistic(22, 'Røde kort', '0', '0'),
  ].join('');

const correction = (words: Partial<ReturnType<typeof correctionRow.read>>): string =>
  correctionRow.writeText({ ...correctionRow.read(readRows('COI÷1¬~')[0]!), provider: 'verden', ...words });

export const correctionsFeed = (): string =>
  [
    correction({ n: 7, at: START_S - 3600, what: 'start', from: String(START_S - 900), to: String(START_S), reason: '' }),
    correction({
      n: 40,
      at: START_S + 2600,
      what: 'incident',
      from: "40' Bech",
      to: "40' Mads Bech",
      reason: 'Forkert spiller',
      side: 1,
      minute: '40',
    }),
    correction({
      n: 52,
      at: START_S + 4700,
      what: 'goal',
      from: '1-2',
      to: '1-1',
      reason: 'Offside',
      cause: 'offside',
      minute: '58',
      side: 2,
      player: 'Andreas Cornelius',
    }),
    seasonCorrectionsRow.writeText({ corrections: 14, matches: 94, rulings: 11, seconds: 82 }),
  ].join('');
