import { createStore, createTable, type OpenTable, type Table } from '@stillingen/client';
import { useEffect, useMemo, useState } from 'react';
import { usePage, useStore } from '../app/page-context.ts';

type Status = 'loading' | 'ready' | 'error';
const loading = createStore<Status>('loading');

export interface LiveTable {
  readonly table: Table;
  readonly status: Status;
  retryNow(): void;
}

/** The table of a list feed: `firstFeed` as the page brought it, then kept true by the client for as long as it is shown. */
export function useTable(feed: string, day: number, firstFeed: string): LiveTable {
  const page = usePage();
  const [opened, setOpened] = useState<{ feed: string; handle: OpenTable } | null>(null);
  const brought = useMemo(() => {
    const text = page.text(feed);
    return { text, table: createTable(text ?? '', { nowS: page.nowS.get() }) };
  }, [page, feed]);
  useEffect(() => {
    if (page.client === null) return;
    const handle = page.client.openTable({ feed, day, ...(brought.text === null ? {} : { seed: brought.text }) });
    setOpened({ feed, handle });
    return () => handle.close();
  }, [page, feed, day, brought]);
  const handle = opened?.feed === feed ? opened.handle : null;
  const asked = useStore(handle?.status ?? loading);
  // What came with the page is an answer already, also where it was that there are no matches.
  const status = asked === 'loading' && feed === firstFeed ? 'ready' : asked;
  return { table: handle?.table ?? brought.table, status, retryNow: () => handle?.retryNow() };
}
