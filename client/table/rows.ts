import { compareDanish, compareEntries } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '' || value === false;

const sameResults = (before: unknown, next: unknown): boolean =>
  Array.isArray(before) && Array.isArray(next) && JSON.stringify(before) === JSON.stringify(next);

export interface Merged {
  readonly row: EventRow;
  /** False if the only difference is a 0 in place of a blank value (SYNC-18). */
  readonly changed: boolean;
}

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

const placeOf = (row: EventRow) => ({
  id: row.id ?? '',
  name: row.homeName ?? '',
  rank: row.rank,
  status: row.entryStatus,
  ...(row.results?.[0] === undefined ? {} : { results: row.results[0] }),
});

export function compareRows(a: EventRow, b: EventRow): number {
  if (a.raceId !== null && a.raceId === b.raceId) return compareEntries(placeOf(a), placeOf(b));
  return (
    (a.start ?? 0) - (b.start ?? 0) || compareDanish(a.homeName ?? '', b.homeName ?? '') || ((a.id ?? '') < (b.id ?? '') ? -1 : 1)
  );
}

/** The words that order a table and split it into views (SYNC-13, SYNC-14). */
const PLACING = ['start', 'homeName', 'stage', 'stageType', 'live', 'rank', 'entryStatus'] as const;

export const isMoved = (before: EventRow, after: EventRow): boolean =>
  PLACING.some((word) => before[word] !== after[word]) || before.results?.[0]?.holesPlayed !== after.results?.[0]?.holesPlayed;
