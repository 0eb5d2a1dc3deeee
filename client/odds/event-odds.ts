import {
  buildPushSubject,
  type EventOdds,
  eventOddsFeed,
  type MarketOdds,
  nullIfInvalid,
  type OddsSubject,
  readEventOdds,
} from '@stillingen/wire';
import { FEED_RETRY_MS, GAP_WAIT_MS, LIVE_ODDS_INTERVAL_MS, ODDS_INTERVAL_MS } from '../constants.ts';
import type { ClientContext } from '../context.ts';
import type { Client } from '../client.ts';
import { failIfCut } from '../feeds/feeds.ts';
import type { PushEvent } from '../push/push.ts';
import { createStore, type Store } from '../store.ts';
import { createDelayQueue, type DelayQueue } from '../time/delay.ts';
import { mergeOdds } from './merge.ts';

export interface EventOddsOptions {
  readonly event: string;
  /** Of POST /api/odds-mode, for push; null where there is none. */
  readonly ticket: () => Promise<string | null>;
}

export type FollowedMarket = Pick<MarketOdds, 'betType' | 'scope'>;

export interface OpenEventOdds {
  /** Null while they load (SYNC-23). */
  readonly odds: Store<EventOdds | null>;
  /** Whether the last request failed. */
  readonly failing: Store<boolean>;
  /** The market on the screen: live offers of it are followed by push. */
  follow(market: FollowedMarket | null): void;
  retryNow(): void;
  close(): void;
}

/** How old an answer of the server may be: what was pushed since then is newer. */
const ANSWER_AGE_MS = 3000;

interface Change {
  readonly subject: OddsSubject;
  readonly odds: EventOdds;
  readonly atMs: number;
}

/** Null for a frame that can not be read. */
function oddsIn(text: string): EventOdds | null {
  try {
    const sent = JSON.parse(text) as { readonly rows?: unknown } | null;
    const rows = sent === null ? '' : sent.rows;
    return typeof rows === 'string' ? nullIfInvalid(() => readEventOdds(rows)) : null;
  } catch {
    return null;
  }
}

/**
 * Odds of one event: the whole by its feed, live offers of the market on the screen by push.
 *
 *   loading --feed--> shown --feed, or a frame of a followed offer--> shown
 *   a longer delay --> loading
 */
class EventOddsSync {
  readonly odds = createStore<EventOdds | null>(null);
  readonly failing = createStore(false);
  readonly #context: ClientContext;
  readonly #options: EventOddsOptions;
  readonly #queue: DelayQueue;
  readonly #subscriptions = new Map<string, () => void>();
  #market: FollowedMarket | null = null;
  #ticket: string | null = null;
  #isAsking = false;
  #isPushDown = false;
  #isClosed = false;
  /** The last one shown of each subject. */
  readonly #changes = new Map<string, Change>();
  #stop = (): void => {};
  #stopTicket = (): void => {};

  constructor(context: ClientContext, options: EventOddsOptions) {
    this.#context = context;
    this.#options = options;
    this.#queue = createDelayQueue(context.ports, context.clock, context.delayS, () => this.#reload());
    this.#request();
  }

  follow(market: FollowedMarket | null): void {
    this.#market = market;
    this.#subscribe();
  }

  retryNow(): void {
    this.#stop();
    this.#request();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.#stopTicket();
    this.#queue.close();
    this.#unsubscribe(() => true);
  }

  #reload(): void {
    this.#changes.clear();
    this.odds.set(null);
    this.retryNow();
  }

  /** As of the time that the visitor sees. */
  #request(): void {
    const { feeds, pauses, clock, delayS } = this.#context;
    const requestedMs = clock.nowMs();
    const asOfS = delayS.get() === 0 ? undefined : clock.shownS();
    this.#stop = feeds.fetch(
      eventOddsFeed(this.#options.event),
      {},
      (answer) => {
        const result = failIfCut(answer);
        const text = result.kind === 'data' ? result.text : result.kind === 'empty' ? '' : null;
        const odds = text === null ? null : nullIfInvalid(() => readEventOdds(text));
        if (odds !== null) this.#receive(odds, requestedMs);
        this.failing.set(odds === null);
        this.#stop = pauses.after(odds === null ? FEED_RETRY_MS : this.#intervalMs(), () => this.#request());
      },
      asOfS,
    );
  }

  /** Without push live odds are requested more often. */
  #intervalMs(): number {
    const isLive = this.odds.get()?.markets.some((market) => market.isLive) === true;
    return isLive && (this.#subscriptions.size === 0 || this.#isPushDown) ? LIVE_ODDS_INTERVAL_MS : ODDS_INTERVAL_MS;
  }

  #receive(whole: EventOdds, requestedMs: number): void {
    const sinceMs = requestedMs - this.#context.delayS.get() * 1000 - ANSWER_AGE_MS;
    let odds = whole;
    for (const [name, change] of this.#changes)
      if (change.atMs > sinceMs) odds = mergeOdds(odds, change.subject, change.odds);
      else this.#changes.delete(name);
    this.odds.set(odds);
    this.#subscribe();
  }

  /** Frames were lost: the bookmakers of a market lose theirs together. */
  #repair(): void {
    this.#stop();
    this.#stop = this.#context.pauses.after(GAP_WAIT_MS, () => this.#request());
  }

  #onPush(subject: OddsSubject, event: PushEvent): void {
    const wasDown = this.#isPushDown;
    if (event.type === 'down' || event.type === 'up') this.#isPushDown = event.type === 'down';
    if (event.type === 'gap' || (event.type === 'up' && wasDown && !event.recovered)) this.#repair();
    if (event.type !== 'data') return;
    const odds = oddsIn(event.text);
    const { atMs } = event;
    if (odds === null) return;
    this.#queue.enqueue(atMs, () => {
      const shown = this.odds.get();
      if (shown === null) return;
      this.#changes.set(buildPushSubject(subject), { subject, odds, atMs });
      this.odds.set(mergeOdds(shown, subject, odds));
    });
  }

  /** Follows the live offers of the market on the screen, one subject a bookmaker. */
  #subscribe(): void {
    const wanted = this.#wanted();
    this.#unsubscribe((name) => !wanted.has(name));
    if (wanted.size === 0) return;
    const ticket = this.#ticket;
    if (ticket === null) return this.#ask();
    const { push } = this.#context;
    for (const [name, subject] of wanted) {
      if (this.#subscriptions.has(name)) continue;
      const proof = { sent: { ticket }, onLost: () => this.#onLost() };
      this.#subscriptions.set(
        name,
        push.subscribe(name, (event) => this.#onPush(subject, event), proof),
      );
    }
  }

  #wanted(): ReadonlyMap<string, OddsSubject> {
    const { event } = this.#options;
    const followed = (this.odds.get()?.markets ?? []).filter(
      ({ isLive, betType, scope }) => isLive && betType === this.#market?.betType && scope === this.#market.scope,
    );
    return new Map(
      followed.flatMap(({ betType, scope, offers }) =>
        offers.map(({ bookmaker }) => {
          const subject: OddsSubject = { kind: 'odds', event, bookmaker, betType, scope };
          return [buildPushSubject(subject), subject] as const;
        }),
      ),
    );
  }

  #unsubscribe(isEnded: (name: string) => boolean): void {
    for (const [name, end] of this.#subscriptions) {
      if (!isEnded(name)) continue;
      this.#subscriptions.delete(name);
      end();
    }
  }

  /** A ticket holds ten minutes: a connection after that needs another. */
  #onLost(): void {
    this.#ticket = null;
    this.#unsubscribe(() => true);
    this.#stopTicket = this.#context.pauses.after(FEED_RETRY_MS, () => this.#subscribe());
  }

  #ask(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    void this.#options
      .ticket()
      .catch(() => null)
      .then((ticket) => {
        this.#isAsking = false;
        this.#ticket = ticket;
        if (ticket !== null && !this.#isClosed) this.#subscribe();
      });
  }
}

export const openEventOdds = (client: Pick<Client, 'open'>, options: EventOddsOptions): OpenEventOdds =>
  client.open((context) => {
    const sync = new EventOddsSync(context, options);
    return {
      odds: sync.odds,
      failing: sync.failing,
      follow: (market) => sync.follow(market),
      retryNow: () => sync.retryNow(),
      close: () => sync.close(),
    };
  });
