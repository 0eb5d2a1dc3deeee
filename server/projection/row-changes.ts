import { CALENDAR_DAYS, type EventId, FEED_CACHE_S, sportById } from '@stillingen/domain';
import { eventRow, mergeUpdates, removedRow } from '@stillingen/wire';
import { flatten, type ListItem } from './list-item.ts';

/** Milliseconds for which the update feed repeats a change. */
export const UPDATE_WINDOW_MS = FEED_CACHE_S * 1000;
/** Seconds; farther events are on no list of a day, so imports of archives cause no updates. */
const LISTED_S = (CALENDAR_DAYS + 1) * 24 * 3600;
/** Events farther away than this are on no list of today (seconds). */
const NEAR_S = 48 * 3600;

export function sportAndGroup(sportId: number): number[] {
  const parent = sportById(sportId)?.parent ?? null;
  return parent === null ? [sportId] : [sportId, parent];
}

export interface RowUpdate {
  readonly id: string;
  readonly text: string;
  /** The full row of an added event, or a removal: earlier updates of the row no longer count. */
  readonly isWhole: boolean;
}

export interface ItemChanges {
  readonly changed: readonly RowUpdate[];
  readonly added: readonly RowUpdate[];
  readonly structural: boolean;
}

const NO_CHANGES: ItemChanges = { changed: [], added: [], structural: false };
const NO_ROWS: ReadonlyMap<string, string> = new Map();

/** Compares views first, then each row in place: an update is cut out of the row that was written. */
export function changesOf(before: ListItem | undefined, after: ListItem | null, nowS: number): ItemChanges {
  if (before !== undefined && after !== null && after.hasRowsOf(before)) return NO_CHANGES;
  const isWithin = (seconds: number) => (item: ListItem | null | undefined) =>
    item != null && item.start < nowS + seconds && item.end > nowS - seconds;
  const removed = new Map(before?.rows() ?? NO_ROWS);
  const changed: RowUpdate[] = [];
  const added: RowUpdate[] = [];
  let moved = false;
  for (const [id, row] of after?.rows() ?? NO_ROWS) {
    const known = removed.get(id);
    removed.delete(id);
    if (known === undefined) {
      moved = true;
      if (isWithin(LISTED_S)(after)) added.push({ id, text: row, isWhole: true });
    } else {
      const text = eventRow.changesBetween(row, known);
      moved ||= text !== null && before!.start !== after!.start;
      if (text !== null) changed.push({ id, text, isWhole: false });
    }
  }
  for (const id of removed.keys()) changed.push({ id, text: removedRow.writeText({ id, removed: true }), isWhole: true });
  moved ||= removed.size > 0;
  return { changed, added, structural: moved && [before, after].some(isWithin(NEAR_S)) };
}

export interface RecentRow {
  readonly event: EventId;
  readonly text: string;
}

export class RecentRows {
  readonly #rows = new Map<string, RecentRow & { readonly atMs: number; readonly sports: readonly number[] }>();

  note(event: EventId, sports: readonly number[], { id, text, isWhole }: RowUpdate, atMs: number): void {
    const known = this.#rows.get(id);
    const merges = known !== undefined && !isWhole && atMs - known.atMs <= UPDATE_WINDOW_MS;
    // Deleted first, so that the latest change stands last.
    this.#rows.delete(id);
    this.#rows.set(id, { event, atMs, sports, text: flatten(merges ? mergeUpdates([known.text, text]) : text) });
  }

  /** 0: all sports. */
  of(sportId: number, nowMs: number): readonly RecentRow[] {
    this.#prune(nowMs);
    return [...this.#rows.values()].filter(({ sports }) => sportId === 0 || sports.includes(sportId));
  }

  /** Prunes without readers too, but rarely, as that walks all rows. */
  pruneSometimes(nowMs: number): void {
    const [oldest] = this.#rows.values();
    if (oldest !== undefined && nowMs - oldest.atMs > 2 * UPDATE_WINDOW_MS) this.#prune(nowMs);
  }

  #prune(nowMs: number): void {
    for (const [id, { atMs }] of this.#rows) if (nowMs - atMs > UPDATE_WINDOW_MS) this.#rows.delete(id);
  }
}
