import { readSearchTop, SEARCH_TOP_PATH, type SearchPlace } from '@stillingen/wire';
import { useEffect, useState } from 'react';
import { searchQuery } from './use-answer.ts';

const NONE: readonly SearchPlace[] = [];

/** What is shown before anything is typed; nothing where it cannot be fetched. */
export function useTop(isLive: boolean): readonly SearchPlace[] {
  const [places, setPlaces] = useState(NONE);
  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const response = await fetch(`${SEARCH_TOP_PATH}?${searchQuery({}, isLive)}`, { signal: abort.signal });
      setPlaces(readSearchTop(response.ok ? await response.json() : null)?.places ?? NONE);
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [isLive]);
  return places;
}
