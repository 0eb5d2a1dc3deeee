import { createTable, decodeTable, type Table } from '@stillingen/client';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../../page/page-context.ts';

/**
 * The competitors of a race as a table that stays the same while the text of its df_ev_ feed changes: each row is told of
 * its own changes alone, and the order only where it is another.
 */
export function useRaceTable(text: string): Table {
  const { nowS } = usePage();
  const [first] = useState(text);
  const table = useMemo(() => createTable(first, { nowS: nowS.get() }), [first, nowS]);
  useEffect(() => {
    if (text !== first || table.rows.size === 0) table.load(decodeTable(text), [], nowS.get(), false);
  }, [text, first, table, nowS]);
  return table;
}
