import { Stage } from '@stillingen/domain';
import { type EventRow, eventRow, leagueRow, type LeagueRow, NO_STANDING, readRows, writeStandings } from '@stillingen/wire';

export const RACE_ID = 'rAce0001';
export const START_S = Date.UTC(2026, 10, 20, 14, 0) / 1000;
export const NOW_S = START_S + 3600;

const noEvent = eventRow.read(readRows('AA÷x¬~')[0]!);
const noLeague = leagueRow.read(readRows('ZA÷x¬~')[0]!);

export const raceLeague = (words: Partial<LeagueRow> = {}): LeagueRow => ({
  ...noLeague,
  title: 'FORMEL 1: VM - Monaco Grand Prix - Løb',
  templateId: 'tMpl0032',
  countryId: 31000,
  countryName: 'Formel 1',
  category: 'Formel 1',
  sportId: 32,
  noDuel: true,
  stageId: RACE_ID,
  type: 't',
  url: '/auto-racing/formel-1/vm/',
  name: 'VM',
  season: '2026',
  race: `${START_S}|||12 mio. $`,
  meeting: 'Monaco Grand Prix',
  session: 'Løb',
  venue: 'Circuit de Monaco',
  venueCountry: 'mc',
  length: '78',
  ...words,
});

export const entry = (rank: number | null, name: string, words: Partial<EventRow> = {}): EventRow => ({
  ...noEvent,
  id: `e${String(rank ?? 99).padStart(7, '0')}`,
  start: START_S,
  stageType: 2,
  stage: Stage.live,
  live: true,
  source: 1,
  homeId: 'p0000001',
  homeName: name,
  homeCountry: 'dk',
  rank,
  tied: false,
  raceId: RACE_ID,
  ...words,
});

export const drivers = (): EventRow[] => [
  entry(1, 'Kevin Magnussen', {
    team: 'Haas',
    done: '31',
    notice: 'Rødt flag',
    results: [{ laps: '31', time: '52:11.402', lapTime: '1:12.909', grid: '4' }],
  }),
  entry(2, 'Lando Norris', { homeCountry: 'gb', team: 'McLaren', results: [{ laps: '30', lapDistance: '1', grid: '1' }] }),
  entry(null, 'Max Verstappen', { homeCountry: 'nl', entryStatus: 'retired', results: [{ laps: '12', grid: '2' }] }),
];

export const raceFeed = (entries: readonly EventRow[] = drivers(), league = raceLeague()): string =>
  leagueRow.writeText(league) + entries.map((row) => eventRow.writeText(row)).join('');

export const championshipFeed = (): string =>
  writeStandings({
    title: 'Kørere',
    sideTitle: '',
    otherTables: [],
    columns: [
      { column: 'played', short: 'Løb', long: 'Løb' },
      { column: 'wins', short: 'Sejre', long: 'Sejre' },
      { column: 'points', short: 'Point', long: 'Point' },
    ],
    tables: [
      {
        title: '',
        teams: [
          {
            ...NO_STANDING,
            rank: 1,
            id: 'p1',
            name: 'Lando Norris',
            country: 'gb',
            team: 'McLaren',
            played: 24,
            wins: 4,
            points: 374.5,
          },
          { ...NO_STANDING, rank: 2, id: 'p2', name: 'Kevin Magnussen', country: 'dk', played: 22, wins: 0, points: 16 },
        ],
      },
    ],
    zones: [],
    note: '',
  });
