import { buildPageFeedName, eventRow, leagueRow, nullIfInvalid, parsePageFeedName, readRows } from '@stillingen/wire';
import type { Client } from '../client.ts';
import { DETAIL_FOLLOW_MS, DETAIL_PACE_MS, DETAIL_REFRESH_MS } from '../constants.ts';
import type { ClientContext } from '../context.ts';
import { EventScopeError, NOT_FOUND } from '../not-found.ts';
import { type FeedResult, type Validator, failIfCut } from '../feeds/feeds.ts';
import { loadAll } from '../feeds/loader.ts';
import { randomBetween } from '../ports.ts';
import type { PushEvent } from '../push/push.ts';
import { createStore, type Store } from '../store.ts';
import { decodeChanges } from '../table/decode.ts';
import { DelayedTexts } from './delayed-texts.ts';

export interface DetailOptions {
  readonly feeds: readonly string[];
  readonly seed: Readonly<Record<string, string>>;
  /** Default: every 5 to 10 s. */
  readonly refreshMs?: { readonly least: number; readonly most: number };
  /** Throws WireError for a text that counts as failed; by default for what is no rows. */
  readonly read?: (feed: string, text: string) => unknown;
}

export interface OpenDetail {
  /** Null while there is none. Throws RangeError for a feed it was not opened with. */
  text(feed: string): Store<string | null>;
  /** The feeds that failed at the last load while others arrived. */
  readonly failing: Store<ReadonlySet<string>>;
  retryNow(): void;
  close(): void;
}

/** The event's subject and the ids of its rows, those of a race's competitors. */
interface EventSubject {
  readonly update: string;
  readonly ids: ReadonlySet<string>;
}

/** Null if the feed is not a row feed or its text does not name the sport. */
function subjectOf(feed: string, text: string): EventSubject | null {
  const name = parsePageFeedName(feed);
  if (name?.kind !== 'eventRow') return null;
  const sport = leagueRow.readAll(text)[0]?.sportId ?? null;
  const ids = eventRow.readAll(text).flatMap(({ id }) => id ?? []);
  const { projectType } = name;
  return sport === null
    ? null
    : { update: buildPageFeedName({ kind: 'update', anySport: sport, projectType }), ids: new Set(ids) };
}

/**
 * Keeps the feeds of one match or race: fetches all of them every 5 to 10 s while the page is visible,
 * and soon after a push row of the event.
 *
 *   waiting --timer--> loading --all answered--> waiting
 *   waiting --push row or gap--> waiting, for 50 to 300 ms
 *   loading --push row or gap--> loading, then waiting for 50 to 300 ms
 */
class DetailSync {
  readonly #context: ClientContext;
  readonly #names: readonly string[];
  readonly #refreshMs: { readonly least: number; readonly most: number };
  readonly #read: (feed: string, text: string) => unknown;
  readonly #texts: DelayedTexts;
  readonly #failing = createStore<ReadonlySet<string>>(new Set());
  readonly #tags = new Map<string, string>();
  readonly #endService: () => void;
  #abortLoad: (() => void) | null = null;
  /** A push row arrived during the load. */
  #isStale = false;
  /** The timer is that of a push row: restarting it could delay the refresh for ever. */
  #isSoon = false;
  #refreshedMs = Number.NEGATIVE_INFINITY;
  #cancelTimer = (): void => {};
  #followed: EventSubject | null = null;
  #endPush = (): void => {};

  constructor(context: ClientContext, { feeds: names, seed, refreshMs = DETAIL_REFRESH_MS, read }: DetailOptions) {
    this.#context = context;
    this.#read = read ?? ((_, text) => readRows(text));
    this.#refreshMs = refreshMs;
    this.#names = names;
    this.#texts = new DelayedTexts(context, seed, names, {
      fetchPast: (name, onResult, asOfS) => this.#fetch(name, {}, onResult, asOfS),
      onReset: () => this.#reset(),
    });
    this.#endService = context.service.subscribe(() => {});
    this.#follow();
    if ([...this.#texts.latest.values()].every((text) => text !== null)) this.#scheduleRefresh();
    else this.#refresh();
  }

  text(feed: string): Store<string | null> {
    const store = this.#texts.shown(feed);
    if (store === undefined) throw new EventScopeError(NOT_FOUND.holder(feed));
    return store;
  }

  get failing(): Store<ReadonlySet<string>> {
    return this.#failing;
  }

  retryNow(): void {
    if (this.#abortLoad === null) this.#refresh();
  }

  close(): void {
    this.#cancelTimer();
    this.#abortLoad?.();
    this.#endPush();
    this.#endService();
    this.#texts.close();
  }

  #schedule({ least, most }: { readonly least: number; readonly most: number }): void {
    const { pauses, ports } = this.#context;
    this.#cancelTimer();
    this.#cancelTimer = pauses.after(randomBetween(ports, least, most), () => this.#refresh());
  }

  #refreshSoon(): void {
    if (this.#isSoon) return;
    this.#isSoon = true;
    const { least, most } = DETAIL_FOLLOW_MS;
    const waitMs = Math.max(0, this.#refreshedMs + DETAIL_PACE_MS - this.#context.ports.nowMs());
    this.#schedule({ least: waitMs + least, most: waitMs + most });
  }

  #scheduleRefresh(): void {
    const { multiplier } = this.#context.service.get();
    const { least, most } = this.#refreshMs;
    this.#schedule({ least: least * multiplier, most: most * multiplier });
  }

  #fetch(name: string, validator: Validator, onResult: (result: FeedResult) => void, asOfS?: number): () => void {
    return this.#context.feeds.fetch(
      name,
      validator,
      (result) => onResult(this.#failIfUnreadable(name, failIfCut(result))),
      asOfS,
    );
  }

  #failIfUnreadable(name: string, result: FeedResult): FeedResult {
    if (result.kind !== 'data') return result;
    const isReadable = nullIfInvalid(() => [this.#read(name, result.text)]) !== null;
    return isReadable ? result : { kind: 'failed' };
  }

  #refresh(): void {
    this.#cancelTimer();
    this.#isSoon = false;
    this.#isStale = false;
    this.#refreshedMs = this.#context.ports.nowMs();
    const changed: string[] = [];
    const failed = new Set<string>();
    const fetchOne = (name: string, onResult: (result: FeedResult) => void): (() => void) => {
      const tag = this.#tags.get(name);
      return this.#fetch(name, tag === undefined ? {} : { 'If-None-Match': tag }, (result) => {
        if (result.kind === 'failed') failed.add(name);
        onResult(result);
      });
    };
    this.#abortLoad = loadAll(this.#names, fetchOne, {
      before: () => {},
      complete: (name, { text, tag }) => {
        if (tag === null) this.#tags.delete(name);
        else this.#tags.set(name, tag);
        if (this.#texts.receive(name, text)) changed.push(name);
      },
      after: () => {
        this.#abortLoad = null;
        const hasAnswer = failed.size < this.#names.length;
        if (hasAnswer) this.#context.onData();
        if (failed.size + this.#failing.get().size > 0) this.#failing.set(hasAnswer ? failed : new Set());
        this.#follow();
        if (this.#isStale) this.#refreshSoon();
        else this.#scheduleRefresh();
        this.#texts.enqueue(changed);
      },
    });
  }

  #reset(): void {
    this.#tags.clear();
    this.#abortLoad?.();
    this.#refresh();
  }

  /** True for an unreadable frame. */
  #concerns({ text, atMs }: Extract<PushEvent, { type: 'data' }>): boolean {
    const changes = nullIfInvalid(() => decodeChanges(text, 'update').changes);
    if (changes !== null) this.#context.lastChanges.record(changes, atMs);
    return changes === null || changes.some(({ id }) => this.#followed?.ids.has(id) === true);
  }

  #onPush(event: PushEvent): void {
    if (event.type !== 'gap' && (event.type !== 'data' || !this.#concerns(event))) return;
    if (this.#abortLoad === null) this.#refreshSoon();
    else this.#isStale = true;
  }

  /** The row feed names the sport; the competitors of a race may change later. */
  #follow(): void {
    for (const [name, text] of this.#texts.latest) {
      const subject = text === null ? null : nullIfInvalid(() => subjectOf(name, text));
      if (subject === null) continue;
      if (this.#followed === null) this.#endPush = this.#context.push.subscribe(subject.update, (event) => this.#onPush(event));
      this.#followed = subject;
    }
  }
}

/** Texts change together, so the parts of a page agree. */
export const openDetail = (client: Pick<Client, 'open'>, options: DetailOptions): OpenDetail =>
  client.open((context) => {
    const sync = new DetailSync(context, options);
    return {
      text: (feed) => sync.text(feed),
      failing: sync.failing,
      retryNow: () => sync.retryNow(),
      close: () => sync.close(),
    };
  });
