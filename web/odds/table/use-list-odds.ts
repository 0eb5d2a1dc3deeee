import type { OddsByEvent, Store } from '@stillingen/client';
import { createStore } from '@stillingen/client';
import { ODDS_START_MS, PROJECT_TYPE } from '@stillingen/domain';
import { buildOddsFeedName } from '@stillingen/wire';
import { createContext, use, useEffect, useState } from 'react';
import { usePage } from '../../page/page-context.ts';

export type ListOdds = Store<OddsByEvent | null>;

const none: ListOdds = createStore<OddsByEvent | null>(null);

/** Of the list around a row; null where the list has none. */
export const ListOddsContext = createContext<ListOdds | null>(null);
export const useListOddsContext = (): ListOdds | null => use(ListOddsContext);

/** FEED-34, FEED-41. */
export const oddsFeed = (sport: number, day: number, tz: number): string =>
  buildOddsFeedName({ kind: 'odds', sport, day, tz, lang: 'da', projectType: PROJECT_TYPE.id, liveOdds: 0 });

/** CONST-14: odds start after the list. Null until they arrive (SYNC-23). */
export function useListOdds(sport: number, day: number): ListOdds {
  const { client, request } = usePage();
  const [odds, setOdds] = useState<ListOdds>(none);
  const tz = request.tzHours;
  useEffect(() => {
    if (client === null) return;
    let close = (): void => {};
    let isClosed = false;
    const feed = oddsFeed(sport, day, tz);
    const timer = setTimeout(() => {
      client.openOdds({ feed }).then(
        (opened) => {
          close = opened.close;
          if (isClosed) close();
          else setOdds(opened.odds);
        },
        // Without its code the list stays without odds until the next load.
        () => {},
      );
    }, ODDS_START_MS);
    return () => {
      isClosed = true;
      clearTimeout(timer);
      close();
      setOdds(none);
    };
  }, [client, sport, day, tz]);
  return odds;
}
