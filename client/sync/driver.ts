import { nullIfInvalid } from '@stillingen/wire';
import { ANSWER_AGE_MS, REPAIR_REACH_MS, TIME_KEEP_MATCH_LIVE_SECONDS, TRANSPORT_TIMEOUT_MS } from '../constants.ts';
import type { ClientContext } from '../context.ts';
import type { FeedResult } from '../feeds/feeds.ts';
import { randomBetween } from '../ports.ts';
import type { PushEvent } from '../push/push.ts';
import { createStore, type Store, type WritableStore } from '../store.ts';
import { decodeChanges, decodeTable, type EventChange, type TableData, withinDay } from '../table/decode.ts';
import { createTable, type Table, type WritableTable } from '../table/table.ts';
import { DelayedTable, NO_DATA } from './delayed-table.ts';
import { type TableFeeds, tableFeeds } from './feed-names.ts';
import { followLocalUpdates } from './local-updates.ts';
import { start, step } from './machine.ts';
import type { TableEffect, TableEvent, Feed, TableState } from './state.ts';

/** SYNC-15, TAB-06. Yesterday's matches may still run (TAB-05, O-002). */
const isFollowed = (day: number): boolean => day === 0 || day === -1;

export interface OpenTableOptions {
  readonly feed: string;
  readonly day: number;
  /** UTC offset in hours at a server time in seconds; default: that of the name. */
  readonly tzHours?: (nowS: number) => number;
  readonly table?: WritableTable;
}

export interface OpenTable {
  readonly table: Table;
  readonly status: Store<'loading' | 'ready' | 'error'>;
  /** Without the pause of LOAD-09. */
  retryNow(): void;
  close(): void;
}

const RECENT_MS = TRANSPORT_TIMEOUT_MS + ANSWER_AGE_MS.list;

/** Changes of push frames that an answer may be missing. */
class RecentFrames {
  #frames: { readonly atMs: number; readonly change: EventChange }[] = [];

  add(changes: readonly EventChange[], nowMs: number): void {
    this.#dropOld(nowMs);
    for (const change of changes) {
      // Changes from before a removal do not apply to an event that returns under the same id.
      if (change.words === null) this.#frames = this.#frames.filter((frame) => frame.change.id !== change.id);
      else this.#frames.push({ atMs: nowMs, change });
    }
  }

  changes(nowMs: number): EventChange[] {
    this.#dropOld(nowMs);
    return this.#frames.map(({ change }) => change);
  }

  clear(): void {
    this.#frames = [];
  }

  #dropOld(nowMs: number): void {
    this.#frames = this.#frames.filter(({ atMs }) => nowMs - atMs < RECENT_MS);
  }
}

/**
 * Runs the machine of one table (machine.ts):
 *
 *   answers, push frames, service info, clock ticks, pauses --events--> step()
 *   step() --effects--> fetch a feed, abort it, set or cancel the one timer
 *   answers, push frames --changes--> DelayedTable --> Table
 */
class TableSync {
  readonly table: WritableTable;
  readonly status: WritableStore<'loading' | 'ready' | 'error'>;
  readonly #context: ClientContext;
  readonly #namesAt: (nowS: number) => TableFeeds;
  readonly #delayed: DelayedTable;
  readonly #recent = new RecentFrames();
  readonly #events: TableEvent[] = [];
  readonly #ends: (() => void)[];
  #names: TableFeeds;
  #state: TableState;
  #isRunning = false;
  #signature = '';
  #loadedFromS: number | null = null;
  #abortFetch = (): void => {};
  #cancelTimer = (): void => {};

  constructor(context: ClientContext, { feed, day, tzHours, table }: OpenTableOptions) {
    const { ports, clock, pauses } = context;
    const follows = isFollowed(day);
    this.#context = context;
    this.#namesAt = (nowS) => tableFeeds(feed, context.projectId, tzHours?.(nowS));
    this.#names = this.#namesAt(clock.nowS());
    this.table = table ?? createTable('', { keepLiveSeconds: TIME_KEEP_MATCH_LIVE_SECONDS });
    this.#delayed = new DelayedTable(context, {
      namesAt: this.#namesAt,
      follows,
      table: this.table,
      onReady: () => this.#updateStatus(),
      onReset: () => this.#reset(),
    });
    this.status = createStore<'loading' | 'ready' | 'error'>(this.#delayed.isReady() ? 'ready' : 'loading');
    const { state, effects } = start({ follows, pauses: pauses.reasons() }, ports.nowMs());
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    this.#ends = [
      clock.ticks.subscribe(() => this.#onTick()),
      pauses.subscribe(() => this.dispatch({ type: 'pauses', reasons: pauses.reasons() })),
    ];
    if (follows) this.#follow();
  }

  dispatch(event: TableEvent): void {
    this.#events.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) {
      const { state, effects } = step(this.#state, next, this.#context.ports.nowMs());
      this.#state = state;
      for (const effect of effects) this.#run(effect);
    }
    this.#isRunning = false;
    this.#updateStatus();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#delayed.close();
    this.dispatch({ type: 'close' });
  }

  #follow(): void {
    const { push, service } = this.#context;
    const { update, local } = this.#names;
    const onService = (): void => {
      const { multiplier, updatedS } = service.get();
      this.dispatch({ type: 'service', multiplier, updatedS });
    };
    this.#ends.push(
      push.subscribe(update, (event) => this.#onPush(event)),
      service.subscribe(onService),
    );
    onService();
    if (local !== null)
      this.#ends.push(
        followLocalUpdates(this.#context, local, {
          onAnswer: (changes, atMs) => this.#applyAnswer(changes, atMs),
          onFrame: (changes, atMs) => this.#delayed.apply(changes, atMs),
        }),
      );
  }

  #reset(): void {
    this.#signature = '';
    this.dispatch({ type: 'reload' });
    // The visitor waits for the result.
    this.dispatch({ type: 'retry' });
  }

  #updateStatus(): void {
    if (this.#delayed.isReady()) this.status.set('ready');
    else this.status.set(this.#state.phase === 'waiting' && !this.#state.loaded ? 'error' : 'loading');
  }

  #run(effect: TableEffect): void {
    const { ports } = this.#context;
    if (effect.type === 'fetch') return this.#fetch(effect.feed);
    if (effect.type === 'abort') return this.#abortFetch();
    this.#cancelTimer();
    if (effect.type === 'wait')
      this.#cancelTimer = ports.after(randomBetween(ports, effect.leastMs, effect.mostMs), () => this.dispatch({ type: 'due' }));
  }

  #fetch(feed: Feed): void {
    const { clock, feeds, onData } = this.#context;
    this.#names = this.#namesAt(clock.nowS());
    const validator = feed === 'update' && this.#signature !== '' ? { 'X-Signature': this.#signature } : {};
    this.#abortFetch = feeds.fetch(this.#names[feed], validator, (result) => {
      this.#delayed.onAnswer();
      const isReceived = this.#receive(feed, result);
      // The next answer may be newer than frames received before push went down.
      if (!this.#state.pushUp) this.#recent.clear();
      if (!isReceived) return this.dispatch({ type: 'failed' });
      onData();
      this.dispatch({ type: 'fetched', atS: this.#heldS() });
    });
  }

  #heldS(): number {
    const { clock, ports } = this.#context;
    const requestedMs = clock.nowMs() - (ports.nowMs() - this.#state.startedMs);
    return Math.floor((requestedMs - ANSWER_AGE_MS.list) / 1000);
  }

  #receive(feed: Feed, result: FeedResult): boolean {
    if (result.kind === 'failed') return false;
    if (result.kind === 'none') return result.isReported && (this.#state.loaded || this.#receiveList(NO_DATA));
    if (result.kind === 'empty') return feed !== 'list' || this.#receiveList(NO_DATA);
    return feed === 'list' ? this.#receiveListText(result.text) : this.#receiveChanges(feed, result.text);
  }

  #receiveChanges(feed: 'update' | 'repair', text: string): boolean {
    const { clock, ports } = this.#context;
    const decoded = nullIfInvalid(() => decodeChanges(text, feed));
    if (!decoded?.signature) return false;
    // Older frames that are applied over an answer hide what it has: the next one must have it too.
    const isHidden = this.#recent.changes(ports.nowMs()).length > 0;
    this.#signature = feed === 'update' && !isHidden ? decoded.signature : '';
    this.#applyAnswer(decoded.changes, clock.nowMs());
    return true;
  }

  /** An answer may be older than the frames received before it. */
  #applyAnswer(changes: readonly EventChange[], atMs: number): void {
    this.#delayed.apply([...changes, ...this.#recent.changes(this.#context.ports.nowMs())], atMs);
  }

  #receiveListText(text: string): boolean {
    const data = nullIfInvalid(() => decodeTable(text));
    return data !== null && data.signature !== '' && this.#receiveList(data);
  }

  #receiveList(data: TableData): true {
    const { clock, ports } = this.#context;
    const { dayAt } = this.#names;
    // The list may be older than the last update feed of another server, which is applied again.
    this.#signature = '';
    const isNews = this.#state.loaded && ports.nowMs() - this.#state.syncedMs <= REPAIR_REACH_MS;
    const listed = dayAt === null ? data : withinDay(data, dayAt(clock.nowS()));
    this.#delayed.load(listed, this.#recent.changes(ports.nowMs()), !isNews, clock.nowMs());
    // A list received after midnight may be that of the day before.
    this.#loadedFromS = dayAt?.(this.#heldS())[0] ?? null;
    return true;
  }

  #receiveFrame(text: string, atMs: number): void {
    const { ports, lastChanges, onData } = this.#context;
    const decoded = nullIfInvalid(() => decodeChanges(text, 'update'));
    if (decoded === null) {
      this.#recent.clear();
      return this.dispatch({ type: 'gap' });
    }
    this.#recent.add(decoded.changes, ports.nowMs());
    this.#signature = '';
    lastChanges.record(decoded.changes, atMs);
    this.#delayed.apply(decoded.changes, atMs);
    onData();
    this.dispatch({ type: 'verified' });
  }

  #onPush(event: PushEvent): void {
    if (event.type === 'data') return this.#receiveFrame(event.text, event.atMs);
    if (event.type === 'verified') {
      this.#context.onData();
      return this.dispatch(event);
    }
    const isLoss = event.type === 'gap' || (event.type === 'up' && !event.recovered);
    // Only the answer in flight when push goes down may still be older than the frames received before.
    if (isLoss || (event.type === 'down' && this.#state.phase !== 'fetching')) this.#recent.clear();
    if (event.type === 'gap') this.dispatch(event);
    else if (event.type === 'down') this.dispatch({ type: 'pushDown' });
    else this.dispatch({ type: 'pushUp', recovered: event.recovered });
  }

  #onTick(): void {
    const nowS = this.#context.clock.nowS();
    const fromS = this.#namesAt(nowS).dayAt?.(nowS)[0];
    if (fromS === undefined || this.#loadedFromS === null || fromS === this.#loadedFromS) return;
    this.#loadedFromS = fromS;
    this.dispatch({ type: 'reload' });
  }
}

/** Throws RangeError if `feed` is not a list feed. */
export function openTableSync(context: ClientContext, options: OpenTableOptions): OpenTable {
  const sync = new TableSync(context, options);
  return {
    table: sync.table,
    status: sync.status,
    retryNow: () => sync.dispatch({ type: 'retry' }),
    close: () => sync.close(),
  };
}
