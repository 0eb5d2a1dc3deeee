import { createTable, type OpenTable, type Table, TIME_KEEP_MATCH_LIVE_SECONDS } from '@stillingen/client';
import { copenhagenHours } from '@stillingen/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePage } from '../page/page-context.ts';

type Status = 'loading' | 'ready' | 'error';

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
  const handle = useRef<OpenTable | null>(null);
  const table = useMemo(
    () => createTable(page.text(feed) ?? '', { nowS: page.nowS.get(), keepLiveSeconds: TIME_KEEP_MATCH_LIVE_SECONDS }),
    [page, feed],
  );
  // What came with the page is an answer already, also where it was that there are no matches.
  const waiting: Status = feed === firstFeed ? 'ready' : 'loading';
  const [last, setLast] = useState<{ feed: string; status: Status }>({ feed, status: waiting });
  useEffect(() => {
    if (page.client === null) return;
    const opened = page.client.openTable({ feed, day, tzHours: copenhagenHours, table });
    const follow = (): void => {
      const asked = opened.status.get();
      const status = asked === 'loading' ? waiting : asked;
      // Nothing is drawn again where nothing is new: a page would be, as a whole, right after it came alive.
      setLast((before) => (before.feed === feed && before.status === status ? before : { feed, status }));
    };
    const stop = opened.status.subscribe(follow);
    handle.current = opened;
    follow();
    return () => {
      handle.current = null;
      stop();
      opened.close();
    };
  }, [page, feed, day, table, waiting]);
  return { table, status: last.feed === feed ? last.status : waiting, retryNow: () => handle.current?.retryNow() };
}
