import { createTable, decodeTable, type Table } from '@stillingen/client';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../../page/page-context.ts';

/** Keeps its identity while the feed changes, so that only changed rows render. */
export function useRaceTable(text: string): Table {
  const { nowS } = usePage();
  const [first] = useState(text);
  const table = useMemo(() => createTable(first, { nowS: nowS.get() }), [first, nowS]);
  useEffect(() => {
    if (text !== first || table.rows.size === 0) table.load(decodeTable(text), [], nowS.get(), false);
  }, [text, first, table, nowS]);
  return table;
}
