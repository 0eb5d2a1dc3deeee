import { WireError } from '@stillingen/wire';
import { FEED_RETRY_MS, PAST_MARGIN_SECONDS, UPDATE_INTERVAL_MS } from '../constants.ts';
import { withinDay } from '../table/decode.ts';
import { decodeChanges, decodeTable } from '../table/decode.ts';
import type { WritableTable } from '../table/table.ts';
import type { ClientContext } from '../context.ts';
import type { TableFeeds } from './feed-names.ts';

/** What a table shows while what was heard of it is younger than the delay: the server is asked for the past instead. */
export interface Past {
  /** From now on the past is to be shown. */
  begin(): void;
  /** Asks, where the past is to be shown and nobody has asked yet, once the time of the server is known. */
  ask(): void;
  /** Something was shown that is newer than an answer on its way: that one is left, and another asked for. */
  interrupt(): void;
  /** What was heard is old enough to be shown. */
  end(): void;
  isOn(): boolean;
}

/** The list as of then at first, and where the list itself changed since; the repair feed as of then in between. */
export function createPast(
  { pauses, clock, feeds, service, delayS }: Pick<ClientContext, 'pauses' | 'clock' | 'feeds' | 'service' | 'delayS'>,
  namesAt: (nowS: number) => TableFeeds,
  follows: boolean,
  table: WritableTable,
  onShown: () => void,
): Past {
  let state: 'off' | 'wanted' | 'asked' = 'off';
  let loadedS: number | null = null;
  let isAsking = false;
  let stop = (): void => {};

  function askIn(delayMs: number): void {
    stop();
    isAsking = false;
    stop = pauses.after(delayMs, ask);
  }

  const dayFromS = (atS: number): number | undefined => namesAt(atS).dayAt?.(atS)[0];

  /** The list where there is none yet, it changed since, or another day has begun. */
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

  function ask(): void {
    const asOfS = clock.shownS() - PAST_MARGIN_SECONDS;
    const feed = feedFor(asOfS);
    stop();
    isAsking = true;
    stop = feeds.fetch(
      namesAt(asOfS)[feed],
      {},
      (result) => {
        isAsking = false;
        try {
          if (result.kind === 'data') take(feed, result.text, asOfS);
        } catch (error) {
          if (!(error instanceof WireError)) throw error;
        }
        if (loadedS === null) askIn(FEED_RETRY_MS);
        else if (follows) askIn(UPDATE_INTERVAL_MS * service.get().multiplier);
      },
      asOfS,
    );
  }

  function askFirst(): void {
    if (state !== 'wanted' || !clock.isKnown()) return;
    state = 'asked';
    loadedS = null;
    ask();
  }

  return {
    begin() {
      if (delayS.get() === 0) return;
      state = 'wanted';
      askFirst();
    },
    ask: askFirst,
    interrupt() {
      if (isAsking) askIn(FEED_RETRY_MS);
    },
    end() {
      stop();
      isAsking = false;
      state = 'off';
    },
    isOn: () => state === 'asked',
  };
}
