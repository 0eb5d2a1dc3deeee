import type { MyGamesLimits } from '@stillingen/domain';
import {
  type FeedName,
  canonicalFeedName,
  isOddsFeed,
  namesDayOutside,
  parseFeedName,
  parseRequestName,
  signatureRow,
  updateTimeRow,
} from '@stillingen/wire';
import type { FeedAnswers } from '../ops/metrics/instruments.ts';
import type { PastStates } from '../projection/earlier/past-states.ts';
import type { Projection } from '../projection/projection.ts';
import type { ServiceStatus } from '../projection/service-status.ts';
import type { SourceIndex } from '../projection/sources/source-index.ts';
import { RANKINGS } from '../projection/topics.ts';
import { type Body, type Effort, createBody, signatureOf } from './body.ts';
import { FEEDS } from './catalogue/index.ts';
import { menuText } from './competition/menu.ts';
import { DayLists } from './lists/day-lists.ts';
import type { Listing } from './lists/listing.ts';
import { type Audience, listNameOf, type VisitorTexts } from './visitor-feeds.ts';

export interface FeedBody extends Body {
  readonly name: string;
  /** With its tail; '' for a quiet feed. */
  readonly text: string;
  /** The hash of the text: the last cell of signed feeds, and the ETag. */
  readonly signature: string;
  readonly quiet: boolean;
  /** No cache may serve it stale while it revalidates. */
  readonly exact: boolean;
  /** It differs by visitor: no shared cache may keep it. */
  readonly isOfVisitor: boolean;
  readonly answers: FeedAnswers;
}

/** Called before a body is rendered. `isKept`: an older one is in memory. Throws to prevent it. */
export type MayRender = (isKept: boolean) => void;
const ALWAYS: MayRender = () => undefined;

/** Earlier states are kept apart, so that requests for many do not evict present ones. */
const KEPT_FEEDS = { bodies: 4000, characters: 32_000_000 } as const;
const KEPT_EARLIER = { bodies: 500, characters: 8_000_000 } as const;
/** By group of visitors, now and earlier. */
const KEPT_OF_GROUPS = { bodies: 2000, characters: 16_000_000 } as const;
/** Prices change without a topic. */
const ODDS_FRESH_S = 2;
/** A body that replaced a younger one is compressed quickly: it will be replaced soon. */
const SHORT_LIFE_MS = 1000;
/** How old an earlier state may be (seconds): three minutes and the time of a request. */
const EARLIER_S = 190;
/** Days of feeds begin at full hours in every zone, so no body is kept into the next hour. */
const HOUR_MS = 3_600_000;
const NOTHING = '0';
const NO_SOURCES: Pick<SourceIndex, 'all'> = { all: () => [] };
const REQUEST = 'req:';
/** They end with the time up to which they report. */
const TIMED: ReadonlySet<string> = new Set<FeedName['kind']>(['update', 'oddsUpdate', 'mixedOddsUpdate']);

interface Kept {
  readonly version: number;
  readonly untilMs: number;
  readonly bornMs: number;
  readonly body: FeedBody;
}

class BodyCache {
  readonly #kept = new Map<string, Kept>();
  readonly #most: { readonly bodies: number; readonly characters: number };
  #characters = 0;

  constructor(most: { readonly bodies: number; readonly characters: number }) {
    this.#most = most;
  }

  get(key: string): Kept | undefined {
    return this.#kept.get(key);
  }
  put(key: string, kept: Kept): void {
    this.#remove(key);
    this.#kept.set(key, kept);
    this.#characters += kept.body.text.length;
    while (this.#kept.size > this.#most.bodies || (this.#characters > this.#most.characters && this.#kept.size > 1))
      this.#remove(this.#kept.keys().next().value!);
  }
  #remove(key: string): void {
    this.#characters -= this.#kept.get(key)?.body.text.length ?? 0;
    this.#kept.delete(key);
  }
}

interface KnownName {
  readonly name: FeedName;
  readonly spelling: string;
}

interface Freshness {
  readonly bodies: BodyCache;
  readonly key: string;
  readonly version: number;
  readonly freshSeconds: number | undefined;
  readonly mayRender: MayRender;
}

export interface FeedLibraryOptions {
  readonly projection: Projection;
  readonly pastStates: Pick<PastStates, 'at'>;
  readonly nowMs: () => number;
  readonly service: () => ServiceStatus;
  /** What visitors may follow. */
  readonly myGames: MyGamesLimits;
  /** Default: none is named. */
  readonly sources?: Pick<SourceIndex, 'all'>;
  /** Absent on a site without odds. */
  readonly odds?: VisitorTexts | undefined;
  readonly onRender?: (ms: number) => void;
  /** Counts of sent feeds by kind, which several libraries may share. */
  readonly answers?: Map<string, FeedAnswers>;
}

/** All feeds, each rendered once per change and compressed once per encoding. */
export class FeedLibrary {
  readonly answers: Map<string, FeedAnswers>;
  readonly #options: FeedLibraryOptions;
  readonly #dayLists: DayLists;
  readonly #bodies = new BodyCache(KEPT_FEEDS);
  readonly #earlier = new BodyCache(KEPT_EARLIER);
  readonly #ofGroups = new BodyCache(KEPT_OF_GROUPS);
  readonly #names = new Map<string, KnownName>();
  readonly #farDay: FeedBody;

  constructor(options: FeedLibraryOptions) {
    this.#options = options;
    this.answers = options.answers ?? new Map<string, FeedAnswers>();
    this.#dayLists = new DayLists(options.projection);
    this.#farDay = this.#bodyOf('farDay', '', '', signatureOf(''), {});
  }

  body(text: string, mayRender: MayRender = ALWAYS): FeedBody | null {
    const parsed = this.#parse(text);
    if (parsed === null) return namesDayOutside(text) ? this.#farDay : null;
    const { name, spelling } = parsed;
    const feed = FEEDS[name.kind];
    if (feed === undefined) return null;
    const { projection, service, myGames, sources = NO_SOURCES } = this.#options;
    const version = projection.version(feed.topic(name as never, projection.state));
    const freshness = { bodies: this.#bodies, key: spelling, version, freshSeconds: feed.freshSeconds, mayRender };
    return this.#current(freshness, (nowMs, known, effort) => {
      const context = { projection, dayLists: this.#dayLists, nowMs, service: service(), myGames, sources };
      const rendered = feed.text(name as never, context);
      return rendered === null ? null : this.#finish(parsed, rendered, Math.floor(nowMs / 1000), known, effort);
    });
  }

  request(text: string, mayRender: MayRender = ALWAYS): FeedBody | null {
    const name = parseRequestName(text);
    if (name === null) return null;
    const { projection } = this.#options;
    const version = Math.max(projection.version('rows'), projection.version(RANKINGS));
    const freshness = { bodies: this.#bodies, key: `${REQUEST}${text}`, version, freshSeconds: undefined, mayRender };
    return this.#current(freshness, () => {
      const menu = menuText(projection, name);
      return menu === null ? null : this.#bodyOf('request', text, menu, signatureOf(menu), {});
    });
  }

  /** Null also where the feed has no earlier states, or none of that time (seconds). */
  earlier(text: string, atS: number, mayRender: MayRender = ALWAYS): FeedBody | null {
    const parsed = this.#parse(text);
    const feed = parsed === null ? undefined : FEEDS[parsed.name.kind];
    const { projection, pastStates, nowMs, myGames } = this.#options;
    const ageS = nowMs() / 1000 - atS;
    if (feed?.earlier === undefined || !(ageS >= 0 && ageS <= EARLIER_S)) return null;
    const { name, spelling } = parsed!;
    const key = `${spelling}@${atS}`;
    const known = this.#earlier.get(key);
    if (known !== undefined) return known.body;
    mayRender(false);
    const items = projection.at(atS * 1000);
    const state = pastStates.at(atS * 1000);
    if (items === null || state === null) return null;
    const rendered = feed.earlier(name as never, { ...items, state, atS, myGames });
    if (rendered === null) return null;
    const body = this.#finish(parsed!, rendered, atS, null, 'quick');
    this.#earlier.put(key, { version: 0, untilMs: Number.POSITIVE_INFINITY, bornMs: nowMs(), body });
    return body;
  }

  /** A feed of odds for an audience, now or at an earlier time (seconds). Null as `body`. */
  ofAudience(text: string, audience: Audience, atS: number | null, mayRender: MayRender = ALWAYS): FeedBody | null {
    const parsed = this.#parse(text);
    const { odds, projection, nowMs } = this.#options;
    if (parsed === null || odds === undefined || !isOddsFeed(parsed.name)) return this.body(text, mayRender);
    const { name, spelling } = parsed;
    const ageS = atS === null ? 0 : nowMs() / 1000 - atS;
    // The odds of one event reach back to its first ones.
    if (!(ageS >= 0 && (ageS <= EARLIER_S || 'event' in name))) return null;
    const key = `${spelling} ${audience.group} ${atS ?? ''}`;
    const freshSeconds = atS === null ? ODDS_FRESH_S : undefined;
    return this.#current({ bodies: this.#ofGroups, key, version: 0, freshSeconds, mayRender }, (now, known, effort) => {
      const listName = listNameOf(name);
      const list = listName === null ? null : ((atS === null ? this.body(listName) : this.earlier(listName, atS))?.text ?? null);
      const rendered = odds.text(name, { audience, atMs: atS === null ? null : atS * 1000, list, words: projection.words });
      if (rendered === null) return null;
      return rendered === '' ? this.body(text) : this.#finish(parsed, rendered, Math.floor(now / 1000), known, effort);
    });
  }

  #answersOf(kind: string): FeedAnswers {
    const known = this.answers.get(kind);
    if (known !== undefined) return known;
    const none: FeedAnswers = { br: 0, gzip: 0, identity: 0, notModified: 0, quiet: 0 };
    this.answers.set(kind, none);
    return none;
  }

  #bodyOf(
    kind: string,
    name: string,
    text: string,
    signature: string,
    about: { readonly quiet?: true; readonly exact?: true; readonly isOfVisitor?: boolean },
    effort?: Effort,
  ): FeedBody {
    const quiet = text === '' && about.quiet === true;
    const encoded = createBody(text === '' ? NOTHING : text, effort);
    const { exact = false, isOfVisitor = false } = about;
    return { name, text, signature, quiet, exact, isOfVisitor, answers: this.#answersOf(kind), ...encoded };
  }

  /** Adds the tail. An unchanged text keeps its body, and an update the time of its text. */
  #finish(
    { name, spelling }: KnownName,
    rendered: string | Listing,
    timeS: number,
    known: FeedBody | null,
    effort?: Effort,
  ): FeedBody {
    const feed = { ...FEEDS[name.kind]!, isOfVisitor: this.#options.odds !== undefined && isOddsFeed(name) };
    const { text, signature } = typeof rendered === 'string' ? { text: rendered, signature: signatureOf(rendered) } : rendered;
    if (known !== null && known.signature === signature) return known;
    if (feed.tail === 'none' || (feed.tail === 'signed' && text === ''))
      return this.#bodyOf(name.kind, spelling, text, signature, feed, effort);
    const time = TIMED.has(name.kind) ? updateTimeRow.writeText({ time: timeS }) : '';
    const end = signatureRow.writeText({ signature: feed.tail === 'signed' ? signature : '' });
    return this.#bodyOf(name.kind, spelling, text + time + end, signature, feed, effort);
  }

  #parse(text: string): KnownName | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const name = parseFeedName(text);
    if (name === null) return null;
    if (this.#names.size >= KEPT_FEEDS.bodies) this.#names.clear();
    const parsed = { name, spelling: canonicalFeedName(name, this.#options.projection.words.language) };
    this.#names.set(text, parsed);
    return parsed;
  }

  #current(
    { bodies, key, version, freshSeconds, mayRender }: Freshness,
    render: (nowMs: number, known: FeedBody | null, effort: Effort) => FeedBody | null,
  ): FeedBody | null {
    const now = this.#options.nowMs();
    const known = bodies.get(key);
    if (known !== undefined && known.version === version && now < known.untilMs) return known.body;
    mayRender(known !== undefined);
    const effort = known !== undefined && now - known.bornMs < SHORT_LIFE_MS ? 'quick' : 'thorough';
    const startMs = performance.now();
    const body = render(now, known?.body ?? null, effort);
    this.#options.onRender?.(performance.now() - startMs);
    if (body === null) return null;
    const untilMs =
      freshSeconds === undefined
        ? Number.POSITIVE_INFINITY
        : Math.min(now + freshSeconds * 1000, (Math.floor(now / HOUR_MS) + 1) * HOUR_MS);
    bodies.put(key, { version, untilMs, bornMs: known?.body === body ? known.bornMs : now, body });
    return body;
  }
}
