import { compareDanish, compareEntries, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { createStore, type Store, type WritableStore } from '../store.ts';
import { decodeTable, type EventChange, type TableData, type TableLeague } from './decode.ts';
import { type Mark, markChange, NO_MARK } from './highlight.ts';
import { mergeRow } from './merge.ts';
import type { TableStructure } from './view.ts';

/** An event as it is shown: its row, how it is marked just now, and the live marker as STAGE-08 keeps it. */
export type TableRow = EventRow & Mark;

/** A table to read. Each row can be subscribed to alone; the structure changes only when rows come, go, move or change stage. */
export interface Table {
  readonly structure: Store<TableStructure>;
  /** The rows as they are now. */
  readonly rows: ReadonlyMap<string, TableRow>;
  /** The store of one row; it keeps its last value when the row is removed. Throws RangeError for an id that was never here. */
  row(id: string): Store<TableRow>;
}

/** A table with its pen. Times are server times in seconds. */
export interface WritableTable extends Table {
  /** Takes a list feed in place of what is there; `overlay` holds changes newer than it. News are marked unless `quiet`. */
  load(data: TableData, overlay: readonly EventChange[], nowS: number, quiet: boolean): void;
  /** Takes changes; unknown events are ignored (SYNC-08). */
  apply(changes: readonly EventChange[], nowS: number): void;
  /** Ends highlights and live markers whose time has passed; whether a row is still highlighted. */
  tick(nowS: number): boolean;
}

export interface TableOptions {
  /** Server time in seconds. */
  readonly nowS?: number;
  /** How long an event keeps its live marker after it stopped being live (STAGE-08). */
  readonly keepLiveSeconds?: number;
}

const placeOf = (row: EventRow) => ({
  id: row.id ?? '',
  name: row.homeName ?? '',
  rank: row.rank,
  status: row.entryStatus,
  ...(row.results?.[0] === undefined ? {} : { results: row.results[0] }),
});

/** Matches by start, home name, id; competitors of a race as on its board. Total, so that the order is the same on every machine. */
function compareRows(a: EventRow, b: EventRow): number {
  if (a.raceId !== null && a.raceId === b.raceId) return compareEntries(placeOf(a), placeOf(b));
  return (
    (a.start ?? 0) - (b.start ?? 0) || compareDanish(a.homeName ?? '', b.homeName ?? '') || ((a.id ?? '') < (b.id ?? '') ? -1 : 1)
  );
}

/** The words by which a table is ordered and split into views (SYNC-13, SYNC-14). */
const PLACING = ['start', 'homeName', 'stage', 'stageType', 'live', 'rank', 'entryStatus'] as const;

/** Whether a row may belong elsewhere than before. Of golfers who share a rank, those who have played more holes come first. */
const isMoved = (before: EventRow, after: EventRow): boolean =>
  PLACING.some((word) => before[word] !== after[word]) || before.results?.[0]?.holesPlayed !== after.results?.[0]?.holesPlayed;

const sameLeagues = (a: readonly TableLeague[], b: readonly TableLeague[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);

/** A table made from the text of a list feed. Throws WireError where the text is no feed text. */
export function createTable(text: string, options: TableOptions = {}): WritableTable {
  const { keepLiveSeconds = 0 } = options;
  /** What the server said, apart from what is shown. */
  const server = new Map<string, EventRow>();
  const rows = new Map<string, TableRow>();
  const cells = new Map<string, WritableStore<TableRow>>();
  const keptUntilS = new Map<string, number>();
  const structure = createStore<TableStructure>({ leagues: [] });
  const touched = new Set<WritableStore<TableRow>>();
  let moved = false;

  function show(id: string, row: TableRow, counts: boolean): void {
    const old = rows.get(id);
    if (old === undefined || isMoved(old, row)) moved = true;
    rows.set(id, row);
    const cell = cells.get(id);
    if (cell === undefined) cells.set(id, createStore(row));
    else {
      cell.put(row);
      if (counts) touched.add(cell);
    }
  }

  function liveMarker(id: string, before: TableRow | undefined, after: EventRow, nowS: number): boolean | null {
    if (after.stageType === StageType.live) {
      keptUntilS.delete(id);
      return true;
    }
    const wasLive = before === undefined ? after.live === true : before.stageType === StageType.live;
    if (wasLive && keepLiveSeconds > 0) keptUntilS.set(id, nowS + keepLiveSeconds);
    if (keptUntilS.has(id)) return true;
    return wasLive ? false : before === undefined ? after.live : before.live;
  }

  function settle(id: string, next: EventRow, nowS: number, quiet: boolean): void {
    const before = server.get(id);
    const shown = rows.get(id);
    const { row, changed } = before === undefined ? { row: next, changed: true } : mergeRow(before, next);
    if (row === before) return;
    server.set(id, row);
    const mark = before === undefined || shown === undefined ? NO_MARK : quiet ? shown : markChange(before, row, shown, nowS);
    const live = liveMarker(id, shown, row, nowS);
    show(id, { ...row, live, highlight: mark.highlight, previousScore: mark.previousScore }, changed);
  }

  function remove(id: string): void {
    server.delete(id);
    keptUntilS.delete(id);
    if (rows.delete(id)) moved = true;
  }

  function arrange(leagues: readonly TableLeague[]): void {
    const arranged = leagues
      .map(({ league, events }) => ({
        league,
        events: events.filter((id) => rows.has(id)).sort((a, b) => compareRows(rows.get(a)!, rows.get(b)!)),
      }))
      .filter(({ events }) => events.length > 0);
    structure.put({ leagues: arranged });
  }

  /** All values are in place before the first listener hears of one. */
  function announce(structureChanged: boolean): void {
    const cellsChanged = [...touched];
    touched.clear();
    moved = false;
    for (const cell of cellsChanged) cell.notify();
    if (structureChanged) structure.notify();
  }

  /** What the rows are once all changes are in: a row that goes back and forth within one batch did not change. */
  function fold(changes: readonly EventChange[], start: ReadonlyMap<string, EventRow>): Map<string, EventRow | null> {
    const folded = new Map<string, EventRow | null>();
    for (const { id, words } of changes) {
      const row = folded.has(id) ? folded.get(id) : start.get(id);
      if (row) folded.set(id, words === null ? null : mergeRow(row, words).row);
    }
    return folded;
  }

  const table: WritableTable = {
    structure,
    rows,
    row(id) {
      const cell = cells.get(id);
      if (cell === undefined) throw new RangeError(`no event ${id} in this table`);
      return cell;
    },
    load(data, overlay, nowS, quiet) {
      const newer = fold(overlay, data.rows);
      for (const id of [...server.keys()]) if (!data.rows.has(id)) remove(id);
      for (const [id, row] of data.rows) {
        const next = newer.get(id);
        if (next === null) remove(id);
        else settle(id, next ?? row, nowS, quiet);
      }
      const before = structure.get();
      const wasMoved = moved;
      arrange(data.leagues);
      const changed = wasMoved || !sameLeagues(before.leagues, structure.get().leagues);
      if (!changed) structure.put(before);
      announce(changed);
    },
    apply(changes, nowS) {
      for (const [id, next] of fold(changes, server)) {
        if (next === null) remove(id);
        else settle(id, next, nowS, false);
      }
      const changed = moved;
      if (changed) arrange(structure.get().leagues);
      announce(changed);
    },
    tick(nowS) {
      let isMarked = false;
      for (const [id, row] of [...rows]) {
        isMarked ||= row.highlight !== null && row.highlight.untilS > nowS;
        const unmarked = row.highlight !== null && row.highlight.untilS <= nowS;
        const dropped = (keptUntilS.get(id) ?? Number.POSITIVE_INFINITY) <= nowS;
        if (!unmarked && !dropped) continue;
        if (dropped) keptUntilS.delete(id);
        show(id, { ...row, ...(unmarked ? NO_MARK : {}), ...(dropped ? { live: false } : {}) }, true);
      }
      const changed = moved;
      if (changed) arrange(structure.get().leagues);
      announce(changed);
      return isMarked;
    },
  };
  table.load(decodeTable(text), [], options.nowS ?? 0, true);
  return table;
}
