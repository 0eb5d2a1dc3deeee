import { eventRow, leagueRow, parseFeedName, readRows, WireError } from '@stillingen/wire';
import type { OpenDetail } from './client.ts';
import { DETAIL_FOLLOW_MS, DETAIL_REFRESH_MS } from './constants.ts';
import { loadAll } from './loader.ts';
import { randomBetween } from './ports.ts';
import type { PushEvent } from './push/push.ts';
import { createStore, type WritableStore } from './store.ts';
import { decodeChanges } from './table/decode.ts';
import type { World } from './world.ts';

export interface DetailOptions {
  readonly feeds: readonly string[];
  readonly seed: Readonly<Record<string, string>>;
}

/** Where news of an event come from, and whose rows tell them: its own, or those of a race's competitors. */
interface Subject {
  readonly update: string;
  readonly ids: ReadonlySet<string>;
}

/** The subject of the event whose row feed this is; null where the text is of another feed, or does not name its sport. */
function subjectOf(feed: string, text: string): Subject | null {
  const name = parseFeedName(feed);
  if (name?.kind !== 'eventRow') return null;
  const rows = readRows(text);
  const league = rows.find(([cell]) => cell?.[0] === leagueRow.head);
  const sport = league === undefined ? null : leagueRow.read(league).sportId;
  const ids = rows.flatMap(([cell]) => (cell?.[0] === eventRow.head ? [cell[1]] : []));
  return sport === null ? null : { update: `u_${sport}_${name.projectType}`, ids: new Set(ids) };
}

const mentions = (text: string, ids: ReadonlySet<string>): boolean =>
  decodeChanges(text, 'update').changes.some(({ id }) => ids.has(id));

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
export function openDetailSync(world: World, { feeds: names, seed }: DetailOptions): OpenDetail {
  const { ports, pauses, feeds, push, service } = world;
  const texts = new Map<string, WritableStore<string | null>>(
    names.map((name) => [name, createStore<string | null>(seed[name] ?? null)]),
  );
  const tags = new Map<string, string>();
  let abortLoad: (() => void) | null = null;
  let isStale = false;
  let cancelTimer = (): void => {};
  let followed: Subject | null = null;
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
    const ids = followed?.ids ?? new Set<string>();
    // A frame that can not be read might have been about this event.
    const concerns = event.type === 'gap' || (event.type === 'data' && read(() => mentions(event.text, ids), true));
    if (!concerns) return;
    if (abortLoad === null) schedule(DETAIL_FOLLOW_MS);
    else isStale = true;
  }

  /** Follows the push subject of the event's sport as soon as its row feed tells it; who takes part may change later. */
  function follow(): void {
    for (const [name, store] of texts) {
      const text = store.get();
      const subject = text === null ? null : read(() => subjectOf(name, text), null);
      if (subject === null) continue;
      if (followed === null) endPush = push.subscribe(subject.update, onPush);
      followed = subject;
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
