import { DELAYED_START_MS } from '@stillingen/domain';
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
 * Fills a table from feeds of the past (`asof`) while everything received is younger than the delay:
 * the list first and whenever it changed, the repair feed in between.
 *
 *   off --begin, delay above 0--> pending --server time known--> active
 *   pending, active --end--> off
 */
export class Past {
  readonly #context: PastContext;
  readonly #options: PastOptions;
  #phase: 'off' | 'pending' | 'active' = 'off';
  #loadedS: number | null = null;
  #isFetching = false;
  #stop = (): void => {};

  constructor(context: PastContext, options: PastOptions) {
    this.#context = context;
    this.#options = options;
  }

  isActive(): boolean {
    return this.#phase === 'active';
  }

  begin(): void {
    if (this.#context.delayS.get() === 0) return;
    this.#phase = 'pending';
    this.startIfReady();
  }

  startIfReady(): void {
    if (this.#phase !== 'pending' || !this.#context.clock.isKnown()) return;
    this.#phase = 'active';
    this.#loadedS = null;
    // CONST-13: steps of the delay that follow each other at once fetch one past.
    this.#fetchIn(DELAYED_START_MS);
  }

  /** An answer in flight is older than what is shown now. */
  interrupt(): void {
    if (this.#isFetching) this.#fetchIn(FEED_RETRY_MS);
  }

  end(): void {
    this.#stop();
    this.#isFetching = false;
    this.#phase = 'off';
  }

  #fetchIn(delayMs: number): void {
    this.#stop();
    this.#isFetching = false;
    this.#stop = this.#context.pauses.after(delayMs, () => this.#fetch());
  }

  #fetch(): void {
    const { clock, feeds, service } = this.#context;
    const { namesAt, follows } = this.#options;
    const asOfS = clock.shownS() - PAST_MARGIN_SECONDS;
    const feed = this.#feedFor(asOfS);
    this.#stop();
    this.#isFetching = true;
    const onResult = (result: FeedResult): void => {
      this.#isFetching = false;
      if (result.kind === 'data') nullIfInvalid(() => this.#apply(feed, result.text, asOfS));
      if (this.#loadedS === null) this.#fetchIn(FEED_RETRY_MS);
      else if (follows) this.#fetchIn(UPDATE_INTERVAL_MS * service.get().multiplier);
    };
    this.#stop = feeds.fetch(namesAt(asOfS)[feed], {}, onResult, asOfS);
  }

  #feedFor(asOfS: number): 'list' | 'repair' {
    const loadedS = this.#loadedS;
    if (loadedS === null || this.#dayFromS(asOfS) !== this.#dayFromS(loadedS)) return 'list';
    const { updatedS } = this.#context.service.get();
    return updatedS === null || updatedS > loadedS ? 'list' : 'repair';
  }

  #dayFromS(atS: number): number | undefined {
    return this.#options.namesAt(atS).dayAt?.(atS)[0];
  }

  #apply(feed: 'list' | 'repair', text: string, asOfS: number): void {
    const { namesAt, table, onShown } = this.#options;
    if (feed === 'repair') {
      const { changes, signature } = decodeChanges(text, feed);
      if (signature !== '') table.apply(changes, asOfS);
    } else {
      const data = decodeTable(text);
      if (data.signature === '') return;
      const day = namesAt(asOfS).dayAt?.(asOfS);
      table.load(day === undefined ? data : withinDay(data, day), [], asOfS, this.#loadedS === null);
      this.#loadedS = asOfS;
    }
    onShown();
  }
}
