import { coreRow, parseFeedName, readRows, WireError } from '@stillingen/wire';
import type { OpenDetail } from './client.ts';
import { DETAIL_FOLLOW_MS, DETAIL_REFRESH_MS } from './constants.ts';
import { loadAll } from './loader.ts';
import { randomBetween } from './ports.ts';
import type { PushEvent } from './push/push.ts';
import { createStore, type WritableStore } from './store.ts';
import { decodeChanges } from './table/decode.ts';
import type { World } from './world.ts';

export interface DetailOptions {
  readonly eventId: string;
  readonly feeds: readonly string[];
  readonly seed: Readonly<Record<string, string>>;
}

/** The update feed that carries rows of the match whose core feed this is; null where the text is no core feed. */
function updateFeedOf(coreFeed: string, text: string): string | null {
  const name = parseFeedName(coreFeed);
  if (name?.kind !== 'core') return null;
  const row = readRows(text).find(([cell]) => cell?.[0] === coreRow.head);
  const sport = row === undefined ? null : coreRow.read(row).sport;
  return sport === null ? null : `u_${sport}_${name.projectType}`;
}

const mentions = (text: string, eventId: string): boolean =>
  decodeChanges(text, 'update').changes.some(({ id }) => id === eventId);

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
 * Keeps the feeds of one match: all are asked for together every 5 to 10 s while the page is visible, and soon after a push
 * row of the match; the texts change together, so that the parts of a page agree.
 */
export function openDetailSync(world: World, { eventId, feeds: names, seed }: DetailOptions): OpenDetail {
  const { ports, pauses, feeds, push, service } = world;
  const texts = new Map<string, WritableStore<string | null>>(
    names.map((name) => [name, createStore<string | null>(seed[name] ?? null)]),
  );
  const tags = new Map<string, string>();
  let abortLoad: (() => void) | null = null;
  let isStale = false;
  let cancelTimer = (): void => {};
  let followed: string | null = null;
  let endPush = (): void => {};

  function schedule({ least, most }: { least: number; most: number }): void {
    cancelTimer();
    cancelTimer = pauses.after(randomBetween(ports, least, most), refresh);
  }

  function scheduleRefresh(): void {
    const { multiplier } = service.get();
    schedule({ least: DETAIL_REFRESH_MS.least * multiplier, most: DETAIL_REFRESH_MS.most * multiplier });
  }

  function refresh(): void {
    cancelTimer();
    isStale = false;
    const changed: WritableStore<string | null>[] = [];
    let answers = 0;
    abortLoad = loadAll(
      names,
      (name, onResult) => {
        const tag = tags.get(name);
        return feeds.fetch(name, tag === undefined ? {} : { 'If-None-Match': tag }, (result) => {
          if (result.kind !== 'failed') answers += 1;
          onResult(result);
        });
      },
      {
        before: () => {},
        complete(name, { text, tag }) {
          if (tag === null) tags.delete(name);
          else tags.set(name, tag);
          const store = texts.get(name);
          if (store === undefined || store.get() === text) return;
          store.put(text);
          changed.push(store);
        },
        after() {
          abortLoad = null;
          if (answers > 0) world.onData();
          follow();
          if (isStale) schedule(DETAIL_FOLLOW_MS);
          else scheduleRefresh();
          for (const store of changed) store.notify();
        },
      },
    );
  }

  function onPush(event: PushEvent): void {
    // A frame that can not be read might have been about this match.
    const concerns = event.type === 'gap' || (event.type === 'data' && read(() => mentions(event.text, eventId), true));
    if (!concerns) return;
    if (abortLoad === null) schedule(DETAIL_FOLLOW_MS);
    else isStale = true;
  }

  /** Follows the push subject of the match's sport as soon as its core feed tells it. */
  function follow(): void {
    for (const [name, store] of texts) {
      const text = store.get();
      const subject = followed === null && text !== null ? read(() => updateFeedOf(name, text), null) : null;
      if (subject === null) continue;
      followed = subject;
      endPush = push.subscribe(subject, onPush);
    }
  }

  const endService = service.subscribe(() => {});
  follow();
  if (names.every((name) => seed[name] !== undefined)) scheduleRefresh();
  else refresh();

  return {
    text(feed) {
      const store = texts.get(feed);
      if (store === undefined) throw new RangeError(`${feed} is not among the feeds of this match`);
      return store;
    },
    close() {
      cancelTimer();
      abortLoad?.();
      endPush();
      endService();
    },
  };
}
