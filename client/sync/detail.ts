import { buildPageFeedName, eventRow, leagueRow, parsePageFeedName, WireError } from '@stillingen/wire';
import type { Client } from '../client.ts';
import { DETAIL_FOLLOW_MS, DETAIL_PACE_MS, DETAIL_REFRESH_MS, PAST_MARGIN_SECONDS } from '../constants.ts';
import { type FeedResult, type Validator, wholly } from '../feeds/feeds.ts';
import { createDelayQueue } from '../time/delay.ts';
import { loadAll } from '../feeds/loader.ts';
import { randomBetween } from '../ports.ts';
import type { PushEvent } from '../push/push.ts';
import { createStore, type Store, type WritableStore } from '../store.ts';
import { decodeChanges } from '../table/decode.ts';
import type { ClientContext } from '../context.ts';

export interface DetailOptions {
  readonly feeds: readonly string[];
  readonly seed: Readonly<Record<string, string>>;
}

/** The feeds of one match, refreshed until they are closed. */
export interface OpenDetail {
  /** The text of one of the feeds it was opened with; null while there is none. Throws RangeError for another feed. */
  text(feed: string): Store<string | null>;
  /** Asks for all of them at once, unless they are being asked for. */
  retryNow(): void;
  close(): void;
}

/** Where news of an event come from, and whose rows tell them: its own, or those of a race's competitors. */
interface Subject {
  readonly update: string;
  readonly ids: ReadonlySet<string>;
}

/** The subject of the event whose row feed this is; null where the text is of another feed, or does not name its sport. */
function subjectOf(feed: string, text: string): Subject | null {
  const name = parsePageFeedName(feed);
  if (name?.kind !== 'eventRow') return null;
  const sport = leagueRow.readAll(text)[0]?.sportId ?? null;
  const ids = eventRow.readAll(text).flatMap(({ id }) => id ?? []);
  const { projectType } = name;
  return sport === null
    ? null
    : { update: buildPageFeedName({ kind: 'update', anySport: sport, projectType }), ids: new Set(ids) };
}

/** What a reading of feed text gives, or `otherwise` where the text is none. */
function read<T>(reading: () => T, otherwise: T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof WireError) return otherwise;
    throw error;
  }
}

/**
 * Keeps the feeds of one match or race: all are asked for together every 5 to 10 s while the page is visible, and soon after a push
 * row of it; the texts change together, so that the parts of a page agree.
 */
export const openDetail = (client: Pick<Client, 'open'>, options: DetailOptions): OpenDetail =>
  client.open((context) => openDetailSync(context, options));

function openDetailSync(context: ClientContext, { feeds: names, seed }: DetailOptions): OpenDetail {
  const { ports, pauses, clock, feeds, push, service, delayS, seedDelayS } = context;
  const delayQueue = createDelayQueue(ports, clock, delayS);
  let wasDelayS = delayS.get();
  // What came with the page may be of later.
  const first = (name: string): string | null => (wasDelayS > seedDelayS ? null : (seed[name] ?? null));
  /** Shown texts, and the latest received: equal without a delay. */
  const texts = new Map<string, WritableStore<string | null>>(names.map((name) => [name, createStore(first(name))]));
  const latest = new Map(names.map((name) => [name, wasDelayS > 0 ? null : first(name)]));
  const tags = new Map<string, string>();
  let abortLoad: (() => void) | null = null;
  let isStale = false;
  /** The timer that runs is that of a push row: a new one with each further row could put the refresh off for ever. */
  let isSoon = false;
  let refreshedMs = Number.NEGATIVE_INFINITY;
  /** `latest` is younger than the delay: the server's texts of the past are shown. */
  let isPast = wasDelayS > 0;
  /** What is seen is of later than may be. */
  let isTooNew = false;
  let abortPast = (): void => {};
  let cancelTimer = (): void => {};
  let followed: Subject | null = null;
  let endPush = (): void => {};

  function schedule({ least, most }: { least: number; most: number }): void {
    cancelTimer();
    cancelTimer = pauses.after(randomBetween(ports, least, most), refresh);
  }

  function refreshSoon(): void {
    if (isSoon) return;
    isSoon = true;
    const { least, most } = DETAIL_FOLLOW_MS;
    const waitMs = Math.max(0, refreshedMs + DETAIL_PACE_MS - ports.nowMs());
    schedule({ least: waitMs + least, most: waitMs + most });
  }

  function scheduleRefresh(): void {
    const { multiplier } = service.get();
    schedule({ least: DETAIL_REFRESH_MS.least * multiplier, most: DETAIL_REFRESH_MS.most * multiplier });
  }

  const fetchOne = (name: string, validator: Validator, onResult: (result: FeedResult) => void, asOfS?: number): (() => void) =>
    feeds.fetch(name, validator, (result) => onResult(wholly(result)), asOfS);

  function refresh(): void {
    cancelTimer();
    isSoon = false;
    isStale = false;
    refreshedMs = ports.nowMs();
    const changed: string[] = [];
    let answers = 0;
    abortLoad = loadAll(
      names,
      (name, onResult) => {
        const tag = tags.get(name);
        return fetchOne(name, tag === undefined ? {} : { 'If-None-Match': tag }, (result) => {
          if (result.kind !== 'failed') answers += 1;
          onResult(result);
        });
      },
      {
        before: () => {},
        complete(name, { text, tag }) {
          if (tag === null) tags.delete(name);
          else tags.set(name, tag);
          if (latest.get(name) === text) return;
          latest.set(name, text);
          changed.push(name);
        },
        after() {
          abortLoad = null;
          if (answers > 0) context.onData();
          follow();
          if (isStale) refreshSoon();
          else scheduleRefresh();
          hold(new Map(changed.map((name) => [name, latest.get(name) ?? null])));
          if (isPast) askPast();
        },
      },
    );
  }

  /** All texts are in place before the first listener hears of one. */
  function show(news: ReadonlyMap<string, string | null>): void {
    const changed = [...news].flatMap(([name, text]) => {
      const store = texts.get(name)!;
      if (store.get() === text) return [];
      store.put(text);
      return store;
    });
    for (const store of changed) store.notify();
  }

  function endPast(): void {
    abortPast();
    isPast = false;
    isTooNew = false;
  }

  function hold(news: ReadonlyMap<string, string | null>): void {
    delayQueue.enqueue(clock.nowMs(), () => {
      endPast();
      show(news);
    });
  }

  /** Asks for all as it stood then; what can not be had is not seen. */
  function askPast(): void {
    abortPast();
    const then = new Map<string, string | null>(isTooNew ? names.map((name) => [name, null]) : []);
    abortPast = loadAll(names, (name, onResult) => fetchOne(name, {}, onResult, clock.shownS() - PAST_MARGIN_SECONDS), {
      before: () => {},
      complete: (name, { text }) => then.set(name, text),
      after() {
        isTooNew = false;
        show(then);
      },
    });
  }

  /** With a longer delay all is asked for anew, as it is now and as it stood then. What is seen stays until that has come: it was seen before. */
  function onDelay(): void {
    const isLonger = delayS.get() > wasDelayS;
    wasDelayS = delayS.get();
    if (!isLonger) return;
    delayQueue.clear();
    tags.clear();
    for (const name of names) latest.set(name, null);
    isPast = true;
    isTooNew = true;
    abortLoad?.();
    refresh();
  }

  /** Whether a frame is about this event; one that can not be read might have been. */
  function concerns({ text, atMs }: Extract<PushEvent, { type: 'data' }>): boolean {
    const changes = read(() => decodeChanges(text, 'update').changes, null);
    if (changes !== null) context.lastChanges.record(changes, atMs);
    return changes === null || changes.some(({ id }) => followed?.ids.has(id) === true);
  }

  function onPush(event: PushEvent): void {
    if (event.type !== 'gap' && (event.type !== 'data' || !concerns(event))) return;
    if (abortLoad === null) refreshSoon();
    else isStale = true;
  }

  /** Follows the push subject of the event's sport as soon as its row feed tells it; who takes part may change later. */
  function follow(): void {
    for (const [name, text] of latest) {
      const subject = text === null ? null : read(() => subjectOf(name, text), null);
      if (subject === null) continue;
      if (followed === null) endPush = push.subscribe(subject.update, onPush);
      followed = subject;
    }
  }

  const endService = service.subscribe(() => {});
  follow();
  const endDelay = delayS.subscribe(onDelay);
  if ([...latest.values()].every((text) => text !== null)) scheduleRefresh();
  else refresh();

  return {
    text(feed) {
      const store = texts.get(feed);
      if (store === undefined) throw new RangeError(`${feed} is not among the feeds of this match`);
      return store;
    },
    retryNow() {
      if (abortLoad === null) refresh();
    },
    close() {
      cancelTimer();
      abortLoad?.();
      abortPast();
      endPush();
      endService();
      endDelay();
      delayQueue.close();
    },
  };
}
