import { WireError } from '@stillingen/wire';
import type { OpenTable } from '../client.ts';
import { ANSWER_AGE_MS, REPAIR_REACH_MS, TIME_KEEP_MATCH_LIVE_SECONDS, TRANSPORT_TIMEOUT_MS } from '../constants.ts';
import type { FeedResult } from '../feeds/feeds.ts';
import { randomBetween } from '../ports.ts';
import type { PushEvent } from '../push/push.ts';
import { createStore } from '../store.ts';
import { withinDay } from '../table/decode.ts';
import { decodeChanges, decodeTable, type EventChange, type TableData } from '../table/decode.ts';
import { createTable, type WritableTable } from '../table/table.ts';
import type { ClientContext } from '../context.ts';
import { type TableFeeds, tableFeeds } from './feed-names.ts';
import { followLocalUpdates } from './local-updates.ts';
import { start, step } from './machine.ts';
import { createDelayedTable } from './delayed-table.ts';
import type { Effect, Event, Feed, State, Transition } from './state.ts';

/** An answer may be older than a frame that came before it by as long as an attempt takes, and what it was old when it was asked for. */
const OVERLAY_MS = TRANSPORT_TIMEOUT_MS + ANSWER_AGE_MS.list;
const EMPTY: TableData = { leagues: [], rows: new Map(), signature: '' };

/** Days that update feeds and push keep true (SYNC-15, TAB-06); matches that began yesterday may still be played (TAB-05, O-002). */
const isFollowed = (day: number): boolean => day === 0 || day === -1;

export interface OpenTableOptions {
  /** The name of a list feed. */
  readonly feed: string;
  /** Its day offset; 0 for the list of a season. */
  readonly day: number;
  /** How many hours ahead of UTC the day is at a server time in seconds, where clocks change; else what the name says. */
  readonly tzHours?: (nowS: number) => number;
  /**
   * Made from a text of the feed that is at hand already, whole or in part: it is what is opened, and from now on the client alone
   * writes into it. An empty one where absent.
   */
  readonly table?: WritableTable;
}

/** Runs the machine of one table on the context. Throws RangeError where the feed is no list feed. */
export function openTableSync(context: ClientContext, options: OpenTableOptions): OpenTable {
  const { ports, clock, pauses, feeds, push, service } = context;
  const namesAt = (nowS: number): TableFeeds => tableFeeds(options.feed, context.projectId, options.tzHours?.(nowS));
  let names = namesAt(clock.nowS());
  const follows = isFollowed(options.day);
  const table = options.table ?? createTable('', { keepLiveSeconds: TIME_KEEP_MATCH_LIVE_SECONDS });
  const delayed = createDelayedTable(context, {
    namesAt,
    follows,
    table,
    onReady: updateStatus,
    onReset() {
      signature = '';
      dispatch({ type: 'reload' });
      // The visitor waits for it.
      dispatch({ type: 'retry' });
    },
  });
  const status = createStore<'loading' | 'ready' | 'error'>(delayed.isReady() ? 'ready' : 'loading');

  /** Frames since the last loss: put over every answer, which may be older than they are. */
  let recent: { readonly atMs: number; readonly change: EventChange }[] = [];
  let signature = '';
  /** When the day of the list that is loaded begins, in server seconds. */
  let loadedFromS: number | null = null;
  let abortFetch = (): void => {};
  let cancelTimer = (): void => {};
  let state: State;
  const queue: Event[] = [];
  let isRunning = false;

  function enter(next: Transition): void {
    state = next.state;
    for (const effect of next.effects) run(effect);
  }

  function dispatch(event: Event): void {
    queue.push(event);
    if (isRunning) return;
    isRunning = true;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) enter(step(state, next, ports.nowMs()));
    isRunning = false;
    updateStatus();
  }

  function updateStatus(): void {
    if (delayed.isReady()) status.set('ready');
    else status.set(state.phase === 'waiting' && !state.loaded ? 'error' : 'loading');
  }

  function run(effect: Effect): void {
    if (effect.type === 'fetch') return fetchFeed(effect.feed);
    if (effect.type === 'abort') return abortFetch();
    cancelTimer();
    if (effect.type === 'wait') {
      cancelTimer = ports.after(randomBetween(ports, effect.leastMs, effect.mostMs), () => dispatch({ type: 'due' }));
    }
  }

  function fetchFeed(feed: Feed): void {
    names = namesAt(clock.nowS());
    const validator = feed === 'update' && signature !== '' ? { 'X-Signature': signature } : {};
    abortFetch = feeds.fetch(names[feed], validator, (result) => {
      delayed.onAnswer();
      const isTaken = take(feed, result);
      // The next answer may be newer than the frames before a fall.
      if (!state.pushUp) recent = [];
      if (!isTaken) return dispatch({ type: 'failed' });
      context.onData();
      dispatch({ type: 'fetched', atS: heldS() });
    });
  }

  /** Server time in seconds that the list in flight is surely of: told when it is there, as the clock may know it only then. */
  function heldS(): number {
    const askedMs = clock.nowMs() - (ports.nowMs() - state.startedMs);
    return Math.floor((askedMs - ANSWER_AGE_MS.list) / 1000);
  }

  function forgetOldFrames(): void {
    const nowMs = ports.nowMs();
    recent = recent.filter(({ atMs }) => nowMs - atMs < OVERLAY_MS);
  }

  /** Shows an answer; false where there is none to trust. A text without its signature was cut on its way. */
  function take(feed: Feed, result: FeedResult): boolean {
    if (result.kind === 'failed') return false;
    if (result.kind === 'none') return result.isReported && (state.loaded || takeList(EMPTY));
    if (result.kind === 'empty') return feed !== 'list' || takeList(EMPTY);
    try {
      if (feed === 'list') {
        const data = decodeTable(result.text);
        return data.signature !== '' && takeList(data);
      }
      const decoded = decodeChanges(result.text, feed);
      if (decoded.signature === '') return false;
      signature = feed === 'update' ? decoded.signature : '';
      delayed.apply([...decoded.changes, ...overlay()], clock.nowMs());
      return true;
    } catch (error) {
      if (error instanceof WireError) return false;
      throw error;
    }
  }

  function takeList(data: TableData): true {
    const nowS = clock.nowS();
    // What the last update feed said may be undone by it, where servers are not level: the same text would be news again.
    signature = '';
    const isNews = state.loaded && ports.nowMs() - state.syncedMs <= REPAIR_REACH_MS;
    delayed.load(names.dayAt === null ? data : withinDay(data, names.dayAt(nowS)), overlay(), !isNews, clock.nowMs());
    // A list that comes after midnight may be of the day before.
    loadedFromS = names.dayAt?.(heldS())[0] ?? null;
    return true;
  }

  /** The frames that an answer may be older than. */
  function overlay(): EventChange[] {
    forgetOldFrames();
    return recent.map(({ change }) => change);
  }

  function takeFrame(text: string, atMs: number): void {
    try {
      const { changes } = decodeChanges(text, 'update');
      forgetOldFrames();
      for (const change of changes) {
        // What was said of an event before it went says nothing of one that comes in its place.
        if (change.words === null) recent = recent.filter((frame) => frame.change.id !== change.id);
        else recent.push({ atMs: ports.nowMs(), change });
      }
      // What the last update feed said may be undone by now: the same text would be news again.
      signature = '';
      context.lastChanges.record(changes, atMs);
      delayed.apply(changes, atMs);
      context.onData();
      dispatch({ type: 'verified' });
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      recent = [];
      dispatch({ type: 'gap' });
    }
  }

  function onPush(event: PushEvent): void {
    if (event.type === 'data') return takeFrame(event.text, event.atMs);
    if (event.type === 'verified') {
      context.onData();
      return dispatch(event);
    }
    const isLoss = event.type === 'gap' || (event.type === 'up' && !event.recovered);
    // The answer in flight when the connection falls may still be older than the frames before the fall; no later one is.
    if (isLoss || (event.type === 'down' && state.phase !== 'fetching')) recent = [];
    if (event.type === 'gap') dispatch(event);
    else if (event.type === 'down') dispatch({ type: 'pushDown' });
    else dispatch({ type: 'pushUp', recovered: event.recovered });
  }

  /** The list is of another day after midnight, and of another part of it once clocks have changed. */
  function onTick(): void {
    const nowS = clock.nowS();
    const fromS = namesAt(nowS).dayAt?.(nowS)[0];
    if (fromS === undefined || loadedFromS === null || fromS === loadedFromS) return;
    loadedFromS = fromS;
    dispatch({ type: 'reload' });
  }

  const onService = (): void => {
    const { multiplier, updatedS } = service.get();
    dispatch({ type: 'service', multiplier, updatedS });
  };

  enter(start({ follows, pauses: pauses.reasons() }, ports.nowMs()));
  const ends = [
    clock.ticks.subscribe(onTick),
    pauses.subscribe(() => dispatch({ type: 'pauses', reasons: pauses.reasons() })),
    ...(follows ? [push.subscribe(names.update, onPush), service.subscribe(onService)] : []),
  ];
  if (follows) {
    onService();
    if (names.local !== null)
      ends.push(followLocalUpdates(context, names.local, (changes, atMs) => delayed.apply(changes, atMs)));
  }

  return {
    table,
    status,
    retryNow: () => dispatch({ type: 'retry' }),
    close() {
      for (const end of ends) end();
      delayed.close();
      dispatch({ type: 'close' });
    },
  };
}
