import { nullIfInvalid } from '@stillingen/wire';
import { FEED_RETRY_MS, PAST_MARGIN_SECONDS, UPDATE_INTERVAL_MS } from '../constants.ts';
import type { ClientContext } from '../context.ts';
import type { FeedResult } from '../feeds/feeds.ts';
import { decodeChanges, decodeTable, withinDay } from '../table/decode.ts';
import type { WritableTable } from '../table/table.ts';
import type { TableFeeds } from './feed-names.ts';

type PastContext = Pick<ClientContext, 'pauses' | 'clock' | 'feeds' | 'service' | 'delayS'>;

export interface PastOptions {
  readonly namesAt: (nowS: number) => TableFeeds;
  readonly follows: boolean;
  readonly table: WritableTable;
  readonly onShown: () => void;
}

/**
 * Fills a table from feeds of the past (`asof`) while everything received is younger than the delay: the list
 * first and whenever it changed, the repair feed in between.
 *
 *   off --begin, delay above 0--> wanted --server time known--> asked
 *   wanted, asked --end--> off
 */
export function createPast({ pauses, clock, feeds, service, delayS }: PastContext, options: PastOptions) {
  const { namesAt, follows, table, onShown } = options;
  let phase: 'off' | 'wanted' | 'asked' = 'off';
  let loadedS: number | null = null;
  let isAsking = false;
  let stop = (): void => {};

  function fetchIn(delayMs: number): void {
    stop();
    isAsking = false;
    stop = pauses.after(delayMs, fetch);
  }

  const dayFromS = (atS: number): number | undefined => namesAt(atS).dayAt?.(atS)[0];

  function feedFor(asOfS: number): 'list' | 'repair' {
    if (loadedS === null || dayFromS(asOfS) !== dayFromS(loadedS)) return 'list';
    const { updatedS } = service.get();
    return updatedS === null || updatedS > loadedS ? 'list' : 'repair';
  }

  function take(feed: 'list' | 'repair', text: string, asOfS: number): void {
    if (feed === 'repair') {
      const { changes, signature } = decodeChanges(text, feed);
      if (signature !== '') table.apply(changes, asOfS);
    } else {
      const data = decodeTable(text);
      if (data.signature === '') return;
      const day = namesAt(asOfS).dayAt?.(asOfS);
      table.load(day === undefined ? data : withinDay(data, day), [], asOfS, loadedS === null);
      loadedS = asOfS;
    }
    onShown();
  }

  function fetch(): void {
    const asOfS = clock.shownS() - PAST_MARGIN_SECONDS;
    const feed = feedFor(asOfS);
    stop();
    isAsking = true;
    const onResult = (result: FeedResult): void => {
      isAsking = false;
      if (result.kind === 'data') nullIfInvalid(() => take(feed, result.text, asOfS));
      if (loadedS === null) fetchIn(FEED_RETRY_MS);
      else if (follows) fetchIn(UPDATE_INTERVAL_MS * service.get().multiplier);
    };
    stop = feeds.fetch(namesAt(asOfS)[feed], {}, onResult, asOfS);
  }

  function ask(): void {
    if (phase !== 'wanted' || !clock.isKnown()) return;
    phase = 'asked';
    loadedS = null;
    fetch();
  }

  return {
    begin(): void {
      if (delayS.get() === 0) return;
      phase = 'wanted';
      ask();
    },
    ask,
    interrupt(): void {
      if (isAsking) fetchIn(FEED_RETRY_MS);
    },
    end(): void {
      stop();
      isAsking = false;
      phase = 'off';
    },
    isOn: (): boolean => phase === 'asked',
  };
}
