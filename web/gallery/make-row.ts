import {
  createStore,
  type Highlight,
  NOT_FOUND,
  type Store,
  type Table,
  type TableLeague,
  type TableRow,
} from '@stillingen/client';
import { type Pair, type Results, Stage, StageType, stageTypeOf } from '@stillingen/domain';
import { eventRow, type LeagueRow, leagueRow } from '@stillingen/wire';

/** Friday, 20 November 2026, 18:42:30 in Copenhagen: when everything in the gallery happens. */
export const NOW_S = Date.UTC(2026, 10, 20, 17, 42, 30) / 1000;
export const GALLERY_DAY = '2026-11-20';
const MINUTE_S = 60;

const noRow: TableRow = {
  ...eventRow.read([]),
  highlight: null,
  previousScore: null,
};
const noLeague = leagueRow.read([]);

export type Participant = readonly [name: string, sign: string];

const isColours = (sign: string): boolean => sign.includes('|');

function stageWords(stage: number): Partial<TableRow> {
  const stageType = stageTypeOf(stage);
  const sinceStartMinutes = stageType === StageType.live ? 83 : stageType === StageType.finished ? 180 : -18;
  return {
    start: NOW_S - sinceStartMinutes * MINUTE_S,
    stage,
    stageType,
    live: stageType === StageType.live ? true : null,
    source: 1,
  };
}

export function match(
  id: string,
  home: Participant,
  away: Participant,
  stage: number = Stage.scheduled,
  words: Partial<TableRow> = {},
): TableRow {
  return {
    ...noRow,
    ...stageWords(stage),
    id,
    homeName: home[0],
    homeCode: home[0].slice(0, 3).toUpperCase(),
    homeColours: isColours(home[1]) ? home[1] : null,
    homeCountry: isColours(home[1]) ? null : home[1],
    awayName: away[0],
    awayCode: away[0].slice(0, 3).toUpperCase(),
    awayColours: isColours(away[1]) ? away[1] : null,
    awayCountry: isColours(away[1]) ? null : away[1],
    ...words,
  };
}

export function entry(
  raceId: string,
  id: string,
  participant: Participant,
  stage: number,
  results: Results,
  words: Partial<TableRow> = {},
): TableRow {
  return {
    ...noRow,
    ...stageWords(stage),
    id,
    raceId,
    homeName: participant[0],
    homeCode: participant[0].slice(0, 3).toUpperCase(),
    homeCountry: participant[1],
    results: [results],
    ...words,
  };
}

export const league = (stageId: string, sportId: number, name: string, words: Partial<LeagueRow> = {}): LeagueRow => ({
  ...noLeague,
  stageId,
  sportId,
  name,
  title: name,
  type: 'p',
  url: '/',
  ...words,
});

export const score = (home: number, away: number): Partial<TableRow> => ({ homeScore: home, awayScore: away });

export const parts = (...of: readonly Pair[]): Partial<TableRow> =>
  Object.fromEntries(
    of.flatMap(([home, away], index) => [
      [`homePart${index + 1}`, home],
      [`awayPart${index + 1}`, away],
    ]),
  );

export const tieBreaks = (...of: readonly (Pair | null)[]): Partial<TableRow> =>
  Object.fromEntries(
    of.flatMap((each, index) =>
      each === null
        ? []
        : [
            [`homeTieBreak${index + 1}`, each[0]],
            [`awayTieBreak${index + 1}`, each[1]],
          ],
    ),
  );

export const points = (home: string, away: string): Partial<TableRow> => ({ homePoints: home, awayPoints: away });
export const won = (side: 1 | 2): Partial<TableRow> => ({ winner: side, fullTimeWinner: side });
export const since = (minutes: number): Partial<TableRow> => ({ stageStart: NOW_S - minutes * MINUTE_S });
export const marked = (
  kind: Highlight['kind'],
  side: Highlight['side'],
  previousScore: Pair | null = null,
): Partial<TableRow> => ({
  highlight: { kind, side, untilS: NOW_S + MINUTE_S },
  previousScore,
});

export interface Sample {
  readonly league: TableLeague['league'];
  readonly rows: readonly TableRow[];
}

export function staticTable(samples: readonly Sample[]): Table {
  const rows = new Map(samples.flatMap((sample) => sample.rows.map((row) => [row.id ?? '', row] as const)));
  const stores = new Map<string, Store<TableRow>>([...rows].map(([id, row]) => [id, createStore(row)]));
  const leagues = samples.map((sample) => ({ league: sample.league, events: sample.rows.map(({ id }) => id ?? '') }));
  return {
    structure: createStore({ leagues }),
    rows,
    row(id) {
      const store = stores.get(id);
      if (store === undefined) throw new RangeError(NOT_FOUND.event(id));
      return store;
    },
  };
}
