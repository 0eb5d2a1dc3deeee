import type { Client, KeptSettings, Store, WritableStore } from '@stillingen/client';
import type { Sport } from '@stillingen/domain';
import type { AccountDoor } from '../account/door.ts';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** What a page was asked for: by a browser, on the server. */
export interface PageRequest {
  readonly path: string;
  readonly search: string;
  readonly nowMs: number;
  /** Hours by which Copenhagen was ahead of UTC then: part of the names of list feeds. */
  readonly tzHours: number;
  readonly theme: 'light' | 'dark' | null;
  /** How many seconds all that is shown is behind the server (TV-synk); the time asked for is less that. */
  readonly delayS: number;
  /** Ids of leagues that the visitor toggled away from their default (EXPAND-01, O-008). */
  readonly collapsed: readonly string[];
  /** Whether all matches are simulated or replayed, some, or none: every page says so. */
  readonly demo: 'all' | 'some' | 'none';
  /** Whether the page of every row in every state may be seen. */
  readonly gallery: boolean;
  /** How many matches and races are being played, by sport, when the page was asked for: '1:116|7:3'. */
  readonly live: string;
}

/** A sport as pages need it: without what only feeds and providers ask for. */
export type PageSport = Omit<Sport, 'statistics' | 'betTypes'>;

export interface Page {
  readonly request: PageRequest;
  /** Null on the server. */
  readonly client: Client | null;
  /** Server time in seconds; on the server and until the page is alive, the time of the request. */
  readonly nowS: Store<number>;
  /** The account of the visitor; absent on the server. */
  readonly account?: AccountDoor;
  /** What the visitor has set; absent on the server, which knows what the request tells. */
  readonly settings?: KeptSettings;
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
