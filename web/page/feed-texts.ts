import type { Store } from '@stillingen/client';
import { type DetailOptions, type OpenDetail, openDetail } from '@stillingen/client/detail';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePage, useStore } from './page-context.ts';

export interface FeedTexts {
  text(feed: string): Store<string | null>;
  readonly failing: Store<ReadonlySet<string>>;
  retryNow(): void;
}

const constantStore = <Value>(value: Value): Store<Value> => ({ get: () => value, subscribe: () => () => {} });

const NOTHING = constantStore<string | null>(null);
const NO_FEEDS = constantStore<ReadonlySet<string>>(new Set());
const NO_OPTIONS: FeedOptions = {};

/** Constants: another object opens the feeds again. */
type FeedOptions = Pick<DetailOptions, 'refreshMs' | 'read'>;

interface OpenedFeeds {
  readonly eventId: string;
  readonly names: readonly string[];
  readonly detail: OpenDetail;
}

/** Kept alive by the client. Changes of the match `eventId` refetch them; empty for none. */
export function useFeedTexts(eventId: string, feeds: readonly string[], options = NO_OPTIONS): FeedTexts {
  const { client, text } = usePage();
  const key = feeds.join(' ');
  const [opened, setOpened] = useState<OpenedFeeds | null>(null);
  const before = useRef<OpenedFeeds | null>(null);

  useEffect(() => {
    if (client === null) return undefined;
    const names = key.split(' ');
    const last = before.current;
    const seeds = names.flatMap((name) => {
      const known = last?.eventId === eventId && last.names.includes(name) ? last.detail.text(name).get() : null;
      const seed = known ?? text(name);
      return seed === null ? [] : [[name, seed] as const];
    });
    const detail = openDetail(client, { feeds: names, seed: Object.fromEntries(seeds), ...options });
    before.current = { eventId, names, detail };
    setOpened(before.current);
    return () => detail.close();
  }, [client, text, eventId, key, options]);

  return useMemo(() => {
    const seeded = new Map(key.split(' ').map((name) => [name, constantStore(text(name))]));
    return {
      text: (name) =>
        opened?.eventId === eventId && opened.names.includes(name) ? opened.detail.text(name) : (seeded.get(name) ?? NOTHING),
      failing: opened?.detail.failing ?? NO_FEEDS,
      retryNow: () => opened?.detail.retryNow(),
    };
  }, [opened, eventId, text, key]);
}

/** One feed: its text is null until it has arrived. */
export function useFeedText(feed: string, eventId = ''): { readonly text: string | null; readonly retryNow: () => void } {
  const { text, retryNow } = useFeedTexts(eventId, [feed]);
  return { text: useStore(text(feed)), retryNow };
}
