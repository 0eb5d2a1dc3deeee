import type { Table } from '@stillingen/client';
import type { BoardColumn } from '@stillingen/domain';
import { useEffect, useMemo, useState } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { type EntryCell, entryCells, filledColumns, showsGap } from '../rows/kinds/ranked.ts';

/** What a board has of its competitors. */
export interface Filled {
  /** The columns that hold anything. */
  readonly columns: readonly BoardColumn[];
  /** Whether anybody has both a time and a gap. */
  readonly hasBoth: boolean;
  /** Whether anybody has a rank, or a reason to have none. */
  readonly isRanked: boolean;
}

const hasTimeAndGap = (cells: readonly EntryCell[]): boolean =>
  showsGap(cells) && cells.some(({ column, text }) => column.result === 'time' && text !== '');

/** What these competitors of a table fill of a board of these columns. */
export function filledBy(table: Table, ids: readonly string[], sport: PageSport, columns: readonly BoardColumn[]): Filled {
  const rows = ids.map((id) => table.row(id).get());
  return {
    columns: filledColumns(columns, rows, sport),
    hasBoth: rows.some((row) => hasTimeAndGap(entryCells(row, sport, columns).cells)),
    isRanked: rows.some((row) => entryCells(row, sport, []).rank !== ''),
  };
}

const hasMore = (filled: Filled, than: Filled): boolean =>
  (filled.hasBoth && !than.hasBoth) ||
  (filled.isRanked && !than.isRanked) ||
  filled.columns.some((column) => !than.columns.includes(column));

/** Calls `onMoreFilled` when a competitor fills what is empty in `filled`, at once where one does so already. Returns what ends it. */
export function onMore(
  table: Table,
  ids: readonly string[],
  sport: PageSport,
  columns: readonly BoardColumn[],
  filled: Filled,
  onMoreFilled: () => void,
): () => void {
  const look = (changed: readonly string[]): void => {
    if (hasMore(filledBy(table, changed, sport, columns), filled)) onMoreFilled();
  };
  const ends = ids.map((id) => table.row(id).subscribe(() => look([id])));
  look(ids);
  return () => ends.forEach((end) => end());
}

/**
 * What a board of these columns has of its competitors: a column comes with the first result that it holds, and goes, where
 * that is taken back, with the next move.
 */
export function useFilled(table: Table, ids: readonly string[], sport: PageSport, columns: readonly BoardColumn[]): Filled {
  const first = useMemo(() => filledBy(table, ids, sport, columns), [table, ids, sport, columns]);
  const [grown, setGrown] = useState({ first, now: first });
  const filled = grown.first === first ? grown.now : first;
  useEffect(
    () => onMore(table, ids, sport, columns, filled, () => setGrown({ first, now: filledBy(table, ids, sport, columns) })),
    [table, ids, sport, columns, first, filled],
  );
  return filled;
}
