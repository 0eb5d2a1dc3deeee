import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { NOT_FOUND } from '../not-found.ts';
import { createStore, type Store, type WritableStore } from '../store.ts';
import { decodeTable, type EventChange, type TableData, type TableLeague } from './decode.ts';
import { type Mark, markChange, NO_MARK } from './highlight.ts';
import { compareRows, isMoved, mergeRow, type TableStructure } from './view.ts';
/** With the current highlight and the live marker of STAGE-08. */
export type TableRow = EventRow & Mark;

/** A store per row; the structure changes when rows are added, removed, moved or change stage. */
export interface Table {
  readonly structure: Store<TableStructure>;
  readonly rows: ReadonlyMap<string, TableRow>;
  /** Keeps its last value after a removal. Throws RangeError for an unknown id. */
  row(id: string): Store<TableRow>;
}

/** Times are server times in seconds. */
export interface WritableTable extends Table {
  /** `overlay` is newer than `data`. Changes are highlighted unless `quiet`. */
  load(data: TableData, overlay: readonly EventChange[], nowS: number, quiet: boolean): void;
  /** Ignores unknown events (SYNC-08). */
  apply(changes: readonly EventChange[], nowS: number): void;
  /** Ends expired highlights and live markers. Returns whether a highlight is left. */
  tick(nowS: number): boolean;
}

export interface TableOptions {
  /** Server time in seconds. */
  readonly nowS?: number;
  /** Life of the live marker after the event (STAGE-08). */
  readonly keepLiveSeconds?: number;
}

const sameLeagues = (a: readonly TableLeague[], b: readonly TableLeague[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);

/** A row that changes back within one batch is unchanged. */
function fold(changes: readonly EventChange[], start: ReadonlyMap<string, EventRow>): Map<string, EventRow | null> {
  const folded = new Map<string, EventRow | null>();
  for (const { id, words } of changes) {
    const row = folded.has(id) ? folded.get(id) : start.get(id);
    if (row) folded.set(id, words === null ? null : mergeRow(row, words).row);
  }
  return folded;
}

class TableModel implements WritableTable {
  readonly #keepLiveSeconds: number;
  /** Without the words that the client adds. */
  readonly #server = new Map<string, EventRow>();
  readonly #rows = new Map<string, TableRow>();
  readonly #cells = new Map<string, WritableStore<TableRow>>();
  readonly #keptUntilS = new Map<string, number>();
  readonly #structure = createStore<TableStructure>({ leagues: [] });
  readonly #touched = new Set<WritableStore<TableRow>>();
  #isMoved = false;

  constructor(keepLiveSeconds: number) {
    this.#keepLiveSeconds = keepLiveSeconds;
  }

  get structure(): Store<TableStructure> {
    return this.#structure;
  }

  get rows(): ReadonlyMap<string, TableRow> {
    return this.#rows;
  }

  row(id: string): Store<TableRow> {
    const cell = this.#cells.get(id);
    if (cell === undefined) throw new RangeError(NOT_FOUND.event(id));
    return cell;
  }

  load(data: TableData, overlay: readonly EventChange[], nowS: number, quiet: boolean): void {
    const newer = fold(overlay, data.rows);
    for (const id of [...this.#server.keys()]) if (!data.rows.has(id)) this.#remove(id);
    for (const [id, row] of data.rows) {
      const next = newer.get(id);
      if (next === null) this.#remove(id);
      else this.#settle(id, next ?? row, nowS, quiet);
    }
    const before = this.#structure.get();
    const wasMoved = this.#isMoved;
    this.#arrange(data.leagues);
    const changed = wasMoved || !sameLeagues(before.leagues, this.#structure.get().leagues);
    if (!changed) this.#structure.put(before);
    this.#notify(changed);
  }

  apply(changes: readonly EventChange[], nowS: number): void {
    for (const [id, next] of fold(changes, this.#server)) {
      if (next === null) this.#remove(id);
      else this.#settle(id, next, nowS, false);
    }
    this.#rearrange();
  }

  tick(nowS: number): boolean {
    let isHighlighted = false;
    for (const [id, row] of [...this.#rows]) {
      isHighlighted ||= row.highlight !== null && row.highlight.untilS > nowS;
      const unmarked = row.highlight !== null && row.highlight.untilS <= nowS;
      const dropped = (this.#keptUntilS.get(id) ?? Number.POSITIVE_INFINITY) <= nowS;
      if (!unmarked && !dropped) continue;
      if (dropped) this.#keptUntilS.delete(id);
      this.#show(id, { ...row, ...(unmarked ? NO_MARK : {}), ...(dropped ? { live: false } : {}) }, true);
    }
    this.#rearrange();
    return isHighlighted;
  }

  #show(id: string, row: TableRow, counts: boolean): void {
    const old = this.#rows.get(id);
    if (old === undefined || isMoved(old, row)) this.#isMoved = true;
    this.#rows.set(id, row);
    const cell = this.#cells.get(id);
    if (cell === undefined) this.#cells.set(id, createStore(row));
    else {
      cell.put(row);
      if (counts) this.#touched.add(cell);
    }
  }

  #liveMarker(id: string, before: TableRow | undefined, after: EventRow, nowS: number): boolean | null {
    if (after.stageType === StageType.live) {
      this.#keptUntilS.delete(id);
      return true;
    }
    const wasLive = before === undefined ? after.live === true : before.stageType === StageType.live;
    if (wasLive && this.#keepLiveSeconds > 0) this.#keptUntilS.set(id, nowS + this.#keepLiveSeconds);
    if (this.#keptUntilS.has(id)) return true;
    return wasLive ? false : before === undefined ? after.live : before.live;
  }

  #settle(id: string, next: EventRow, nowS: number, quiet: boolean): void {
    const before = this.#server.get(id);
    const shown = this.#rows.get(id);
    const { row, changed } = before === undefined ? { row: next, changed: true } : mergeRow(before, next);
    if (row === before) return;
    this.#server.set(id, row);
    const mark = before === undefined || shown === undefined ? NO_MARK : quiet ? shown : markChange(before, row, shown, nowS);
    const live = this.#liveMarker(id, shown, row, nowS);
    this.#show(id, { ...row, live, highlight: mark.highlight, previousScore: mark.previousScore }, changed);
  }

  #remove(id: string): void {
    this.#server.delete(id);
    this.#keptUntilS.delete(id);
    if (this.#rows.delete(id)) this.#isMoved = true;
  }

  #arrange(leagues: readonly TableLeague[]): void {
    const arranged = leagues
      .map(({ league, events }) => ({
        league,
        events: events.filter((id) => this.#rows.has(id)).sort((a, b) => compareRows(this.#rows.get(a)!, this.#rows.get(b)!)),
      }))
      .filter(({ events }) => events.length > 0);
    this.#structure.put({ leagues: arranged });
  }

  #rearrange(): void {
    const changed = this.#isMoved;
    if (changed) this.#arrange(this.#structure.get().leagues);
    this.#notify(changed);
  }

  /** All values are stored before the first listener is called. */
  #notify(structureChanged: boolean): void {
    const cells = [...this.#touched];
    this.#touched.clear();
    this.#isMoved = false;
    for (const cell of cells) cell.notify();
    if (structureChanged) this.#structure.notify();
  }
}

/** Throws WireError if the text is not a feed text. */
export function createTable(text: string, { keepLiveSeconds = 0, nowS = 0 }: TableOptions = {}): WritableTable {
  const table = new TableModel(keepLiveSeconds);
  table.load(decodeTable(text), [], nowS, true);
  return table;
}
