import { createStore, createTable, type OpenTable, type Table, TIME_KEEP_MATCH_LIVE_SECONDS } from '@stillingen/client';
import { useEffect, useMemo, useState } from 'react';
import { usePage, useStore } from '../app/page-context.ts';

type Status = 'loading' | 'ready' | 'error';
const loading = createStore<Status>('loading');

export interface LiveTable {
  readonly table: Table;
  readonly status: Status;
  retryNow(): void;
}

/**
 * The table of a list feed: `firstFeed` as the page brought it, then kept true by the client for as long as it is shown. It
 * stays the same table, so that no row is drawn again that says what it said before.
 */
export function useTable(feed: string, day: number, firstFeed: string): LiveTable {
  const page = usePage();
  const [opened, setOpened] = useState<{ feed: string; handle: OpenTable } | null>(null);
  const table = useMemo(
    () => createTable(page.text(feed) ?? '', { nowS: page.nowS.get(), keepLiveSeconds: TIME_KEEP_MATCH_LIVE_SECONDS }),
    [page, feed],
  );
  useEffect(() => {
    if (page.client === null) return;
    const handle = page.client.openTable({ feed, day, table });
    setOpened({ feed, handle });
    return () => handle.close();
  }, [page, feed, day, table]);
  const handle = opened?.feed === feed ? opened.handle : null;
  const asked = useStore(handle?.status ?? loading);
  // What came with the page is an answer already, also where it was that there are no matches.
  const status = asked === 'loading' && feed === firstFeed ? 'ready' : asked;
  return { table, status, retryNow: () => handle?.retryNow() };
}
