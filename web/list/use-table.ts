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

/** The table keeps its identity, so that unchanged rows do not render again. */
export function useTable(feed: string, day: number, firstFeed: string): LiveTable {
  const page = usePage();
  const handle = useRef<OpenTable | null>(null);
  const table = useMemo(
    () => createTable(page.text(feed) ?? '', { nowS: page.nowS.get(), keepLiveSeconds: TIME_KEEP_MATCH_LIVE_SECONDS }),
    [page, feed],
  );
  // An empty feed in the page is an answer too.
  const waiting: Status = feed === firstFeed ? 'ready' : 'loading';
  const [last, setLast] = useState<{ feed: string; status: Status }>({ feed, status: waiting });
  useEffect(() => {
    if (page.client === null) return;
    const opened = page.client.openTable({ feed, day, tzHours: copenhagenHours, table });
    const follow = (): void => {
      const asked = opened.status.get();
      const status = asked === 'loading' ? waiting : asked;
      // Keep the state object: the whole page would render again after hydration.
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
