import type { Table } from '@stillingen/client';
import type { BoardColumn } from '@stillingen/domain';
import { useEffect, useMemo, useState } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { type EntryCell, entryCells, filledColumns, showsGap } from '../rows/kinds/ranked.ts';

export interface Filled {
  readonly columns: readonly BoardColumn[];
  readonly hasBoth: boolean;
  readonly isRanked: boolean;
}

const hasTimeAndGap = (cells: readonly EntryCell[]): boolean =>
  showsGap(cells) && cells.some(({ column, text }) => column.result === 'time' && text !== '');

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

/** A column appears with its first result; if that is retracted, it goes with the next move. */
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
