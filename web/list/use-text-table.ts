import { createTable, decodeTable, type Table } from '@stillingen/client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePage } from '../page/page-context.ts';

/** Of a text that `useFeedTexts` keeps. The table stays the same, so only changed rows render. */
export function useTextTable(text: string): Table {
  const { nowS } = usePage();
  const [first] = useState(text);
  const table = useMemo(() => createTable(first, { nowS: nowS.get() }), [first, nowS]);
  const loaded = useRef(first);
  useEffect(() => {
    if (text === loaded.current) return;
    loaded.current = text;
    table.load(decodeTable(text), [], nowS.get(), false);
  }, [text, table, nowS]);
  return table;
}
