import type { EventRow } from '@stillingen/wire';

/** An update writes an absent text as an empty one and an absent flag as an empty cell: all of these say nothing. */
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '' || value === false;

/** Results are told as a whole: they are new only where one of them is. */
const sameResults = (before: unknown, next: unknown): boolean =>
  Array.isArray(before) && Array.isArray(next) && JSON.stringify(before) === JSON.stringify(next);

export interface Merged {
  /** The row with the changes in it; the very row given where nothing differs. */
  readonly row: EventRow;
  /** Whether anything changed that counts (SYNC-18). */
  readonly changed: boolean;
}

/**
 * Puts changes into a row. A new 0 against an empty old value is stored, yet it is not a change that counts (SYNC-18).
 */
export function mergeRow(before: EventRow, changes: Partial<EventRow>): Merged {
  let row: Record<string, unknown> | null = null;
  let changed = false;
  for (const [word, next] of Object.entries(changes)) {
    const old = before[word as keyof EventRow];
    if (old === next || (isBlank(old) && isBlank(next)) || sameResults(old, next)) continue;
    row ??= { ...before };
    row[word] = next;
    if (!(next === 0 && isBlank(old))) changed = true;
  }
  return { row: row === null ? before : (row as EventRow), changed };
}
