import { nullIfInvalid, systemRow } from '@stillingen/wire';
import { FEED_RETRY_MS, SYSTEM_CHECK_INTERVAL_MS } from '../constants.ts';
import type { Push, PushEvent } from '../push/push.ts';
import { createStore, type Store } from '../store.ts';
import type { Pauses } from '../time/pauses.ts';
import type { Feeds } from './feeds.ts';

/** FEED-70. */
export interface ServiceInfo {
  readonly status: number;
  readonly trueAtS: number | null;
  readonly notice: string | null;
  readonly multiplier: number;
  readonly updatedS: number | null;
  readonly live: string | null;
  readonly program: string | null;
}

const UNKNOWN: ServiceInfo = { status: 0, trueAtS: null, notice: null, multiplier: 1, updatedS: null, live: null, program: null };

const isSame = (a: ServiceInfo, b: ServiceInfo): boolean =>
  (Object.keys(UNKNOWN) as (keyof ServiceInfo)[]).every((word) => a[word] === b[word]);

const CHECKS_AFTER_LOSS = 2;

interface SystemFeedOptions {
  readonly feeds: Feeds;
  readonly push: Push;
  readonly pauses: Pauses;
  readonly name: string;
  /** Returns whether the text is valid. */
  readonly onText: (text: string) => boolean;
}

/** Fetched once, then by push; every 60 s without push (SYNC-06), 3 s after a failure (FEED-15). */
class SystemFeed {
  readonly #options: SystemFeedOptions;
  readonly #endPush: () => void;
  #isUp = false;
  #pendingAnswers = 1;
  #abort: (() => void) | null = null;
  #cancel = (): void => {};

  constructor(options: SystemFeedOptions) {
    this.#options = options;
    this.#endPush = options.push.subscribe(options.name, (event) => this.#onPush(event));
    if (!this.#isUp) this.#request();
  }

  close(): void {
    this.#endPush();
    this.#cancel();
    this.#abort?.();
  }

  #request(): void {
    const { feeds, name, onText } = this.#options;
    this.#cancel();
    // An answer in flight may be older than the loss.
    this.#abort?.();
    this.#abort = feeds.fetch(name, {}, (result) => {
      this.#abort = null;
      const isDone = result.kind === 'none' ? result.isReported : result.kind === 'data' && onText(result.text);
      this.#pendingAnswers = isDone ? Math.max(0, this.#pendingAnswers - 1) : Math.max(1, this.#pendingAnswers);
      this.#schedule();
    });
  }

  #requestIn(delayMs: number): void {
    this.#cancel = this.#options.pauses.after(delayMs, () => this.#request());
  }

  #schedule(): void {
    this.#cancel();
    if (this.#pendingAnswers > 0) this.#requestIn(FEED_RETRY_MS);
    else if (!this.#isUp) this.#requestIn(SYSTEM_CHECK_INTERVAL_MS);
  }

  #onPush(event: PushEvent): void {
    if (event.type === 'data' && this.#options.onText(event.text)) {
      // A frame is complete, and newer than an answer in flight.
      this.#abort?.();
      this.#abort = null;
      this.#pendingAnswers = 0;
      this.#cancel();
    } else if (event.type === 'down') {
      this.#isUp = false;
      if (this.#abort === null) this.#schedule();
    } else if (event.type !== 'verified') {
      if (event.type === 'up') this.#isUp = true;
      if (event.type !== 'up' || !event.recovered) this.#pendingAnswers = CHECKS_AFTER_LOSS;
      this.#cancel();
      if (this.#pendingAnswers > 0) this.#requestIn(0);
    }
  }
}

/** Kept up to date while it has subscribers. */
export function createServiceInfo(
  feeds: Feeds,
  push: Push,
  pauses: Pauses,
  name: string,
  onChange: () => void,
): Store<ServiceInfo> {
  const info = createStore<ServiceInfo>(UNKNOWN, () => {
    const feed = new SystemFeed({ feeds, push, pauses, name, onText: receive });
    return () => feed.close();
  });

  function receive(text: string): boolean {
    const row = nullIfInvalid(() => systemRow.readAll(text)[0]);
    if (!row) return false;
    const old = info.get();
    const next = {
      status: row.status ?? old.status,
      trueAtS: row.trueTime,
      notice: row.notice,
      multiplier: Math.max(1, row.multiplier ?? old.multiplier),
      updatedS: row.updateTime ?? old.updatedS,
      live: row.live ?? old.live,
      program: row.program ?? old.program,
    };
    if (isSame(next, old)) return true;
    info.set(next);
    onChange();
    return true;
  }

  return info;
}
