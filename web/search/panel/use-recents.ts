import { SEARCH_FIELDS } from '#language/search.ts';
import { browserPorts } from '@stillingen/client';
import { readSearchNow, SEARCH_NOW_PATH, type SearchNowCall } from '@stillingen/wire';
import { useEffect, useState } from 'react';
import { idOf, Recents } from './recents.ts';

async function renew(recents: Recents, isLive: boolean, signal: AbortSignal): Promise<void> {
  const ids = recents.items.get().map(idOf);
  if (ids.length === 0) return;
  const response = await fetch(SEARCH_NOW_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids, isLive, ...SEARCH_FIELDS } satisfies SearchNowCall),
    signal,
  });
  const now = response.ok ? readSearchNow(await response.json()) : null;
  if (now !== null) recents.renew(ids, now.items);
}

/** As they are when the panel opens; by their names alone where that can not be fetched. */
export function useRecents(isLive: boolean): Recents {
  const [recents] = useState(() => new Recents(browserPorts().local));
  useEffect(() => {
    const abort = new AbortController();
    renew(recents, isLive, abort.signal).catch(() => undefined);
    return () => abort.abort();
  }, [recents, isLive]);
  return recents;
}
