import { type OddsRow, oddsRow, readRows, nullIfInvalid } from '@stillingen/wire';
import { FEED_RETRY_MS, ODDS_CACHE_MS, ODDS_INTERVAL_MS } from '../constants.ts';
import { failIfCut } from './feeds.ts';
import { createDelayQueue } from '../time/delay.ts';
import { createStore, type Store } from '../store.ts';
import type { ClientContext } from '../context.ts';

export type OddsByEvent = ReadonlyMap<string, OddsRow>;

export interface OddsOptions {
  readonly feed: string;
}
export interface OpenOdds {
  /** Odds by event id; null while they are loading (SYNC-23). */
  readonly odds: Store<OddsByEvent | null>;
  close(): void;
}

/** By client and feed (SYNC-22). */
const caches = new WeakMap<ClientContext, Map<string, { readonly atMs: number; readonly odds: OddsByEvent }>>();

function cacheOf(context: ClientContext) {
  const cache = caches.get(context) ?? new Map<string, { atMs: number; odds: OddsByEvent }>();
  caches.set(context, cache);
  return cache;
}

/** Only the first text has the previous odds (SYNC-20). Throws WireError. */
export function readOdds(text: string, before: OddsByEvent | null): OddsByEvent {
  const odds = new Map<string, OddsRow>();
  for (const cells of readRows(text)) {
    if (cells[0]?.[0] !== oddsRow.head) continue;
    const row = oddsRow.read(cells);
    const known = before?.get(row.id ?? '');
    if (row.id !== null) odds.set(row.id, known === undefined ? row : { ...row, previousOdds: known.previousOdds });
  }
  return odds;
}

/** Every 60 s, 3 s after a failure (FEED-15), not while the page is hidden. */
export function openOddsSync(context: ClientContext, { feed }: OddsOptions): OpenOdds {
  const { ports, clock, pauses, feeds, delayS } = context;
  const cache = cacheOf(context);
  const delayQueue = createDelayQueue(ports, clock, delayS, () => shown.set(null));
  const kept = cache.get(feed);
  const isFresh = kept !== undefined && ports.nowMs() - kept.atMs < ODDS_CACHE_MS;
  let latest: OddsByEvent | null = isFresh ? kept.odds : null;
  const shown = createStore(delayS.get() > 0 ? null : latest);
  let stop = (): void => {};

  function receive(text: string): boolean {
    const odds = nullIfInvalid(() => readOdds(text, latest));
    if (odds === null) return false;
    latest = odds;
    cache.set(feed, { atMs: ports.nowMs(), odds });
    delayQueue.enqueue(clock.nowMs(), () => shown.set(odds));
    return true;
  }

  function request(): void {
    stop = feeds.fetch(feed, {}, (answer) => {
      const result = failIfCut(answer);
      const text = result.kind === 'data' ? result.text : result.kind === 'empty' ? '' : null;
      const isDone = text === null ? result.kind === 'none' && result.isReported : receive(text);
      stop = pauses.after(isDone ? ODDS_INTERVAL_MS : FEED_RETRY_MS, request);
    });
  }

  request();
  return {
    odds: shown,
    close() {
      stop();
      delayQueue.close();
    },
  };
}
