import type { Client, KeptSettings, Store, WritableStore } from '@stillingen/client';
import type { CategoryLink, PageSport, RenderRequest } from '@stillingen/wire';
import type { AccountLoader } from '../account/account-loader.ts';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';

export type { PageSport };

export interface Page {
  readonly request: RenderRequest;
  /** Null on the server. */
  readonly client: Client | null;
  /** Server time in seconds; on the server and until the page is alive, the time of the request. */
  readonly nowS: Store<number>;
  /** The account of the visitor; absent on the server. */
  readonly account?: AccountLoader;
  /** What the visitor has set; absent on the server, which knows what the request tells. */
  readonly settings?: KeptSettings;
  /** The sport, or group of sports, of the page; null if it has none. */
  readonly sportId: number | null;
  /** The countries and categories of that sport. */
  readonly categories: readonly CategoryLink[];
  /** Matches being played in the sport that is shown, for the sport bar; null where the page does not know. */
  readonly liveCount: WritableStore<number | null>;
  /** The value of a sport that the page shows, the same on the server and in the browser. Throws RangeError for another one. */
  sport(id: number): PageSport;
  /** The text of a feed as the server had it, the same on the server and in the browser; null where it had none. */
  text(feed: string): string | null;
  /** Server only: takes what the page says of itself into the head of the document. */
  describe?(head: PageHead): void;
}

/** What a page says of itself in the head of the document. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
}

export const PageContext = createContext<Page | null>(null);

/** The page that is drawn. Throws where a component stands outside of one. */
export function usePage(): Page {
  const page = use(PageContext);
  if (page === null) throw new Error('no page around it');
  return page;
}

/** What a store holds now; the component draws again when that changes. `first` is what the server drew, where that differs. */
export const useStore = <Value>(store: Store<Value>, first?: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, first === undefined ? store.get : () => first);

/**
 * What `read` makes of server time in seconds; the component draws again only when that differs, not on every tick.
 * `read` must give a primitive value.
 */
export function useNow<Value extends string | number | boolean | null>(read: (nowS: number) => Value): Value {
  const { nowS, request } = usePage();
  return useSyncExternalStore(
    nowS.subscribe,
    () => read(nowS.get()),
    () => read(Math.floor(request.nowMs / 1000)),
  );
}

/** Names the document while the component is drawn; what it was called before comes back when the component goes. */
export function useHead(head: PageHead): void {
  usePage().describe?.(head);
  useEffect(() => {
    const before = document.title;
    document.title = head.title;
    return () => {
      document.title = before;
    };
  }, [head.title]);
}
