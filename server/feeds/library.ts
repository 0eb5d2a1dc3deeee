import {
  canonicalFeedName,
  type FeedName,
  namesDayOutside,
  parseFeedName,
  parseRequestName,
  signatureRow,
  updateTimeRow,
} from '@stillingen/wire';
import { type Body, createBody, type Effort } from './body.ts';
import type { ServiceStatus } from '../projection/service-status.ts';
import { FEEDS } from './catalogue/index.ts';
import { menuText } from './competition/menu.ts';
import { RANKINGS } from '../projection/topics.ts';
import { createDayLists } from './lists/day-lists.ts';
import type { Listing } from './lists/listing.ts';
import type { PastStates } from '../projection/past-states.ts';
import type { FeedAnswers } from '../ops/metrics/readings.ts';
import type { Projection } from '../projection/projection.ts';
import { signatureOf } from './signature.ts';

/** A feed as it stands. */
export interface FeedBody extends Body {
  /** The one spelling of its name. */
  readonly name: string;
  /** With its tail; '' where there is nothing to tell. */
  readonly text: string;
  /** What stands for the text, as the last cell of signed feeds and as ETag. */
  readonly signature: string;
  /** There is no news. */
  readonly quiet: boolean;
  /** No cache may answer from before while it asks anew. */
  readonly exact: boolean;
  /** How often it and the others of its kind were sent. */
  readonly answers: FeedAnswers;
}

/** Asked before a body is made that is not kept, or no longer as it stands (`isKept`); throws where it is not to be made. */
export type MayMake = (isKept: boolean) => void;
const ALWAYS: MayMake = () => undefined;

/** All feeds that are offered, each rendered once per change and compressed once per encoding. */
export interface FeedLibrary {
  /** The body of a feed now; null where the name is none, is not offered, or names nothing. */
  body(name: string, mayMake?: MayMake): FeedBody | null;
  /** A feed as it stood at a time of the last minutes (seconds); null where it has no earlier states, or not of that time. */
  earlier(name: string, atS: number, mayMake?: MayMake): FeedBody | null;
  /** The body of a request, which fills a menu; null where the name is none or names nothing. */
  request(name: string, mayMake?: MayMake): FeedBody | null;
  /** How often feeds were sent, by kind. */
  readonly answers: ReadonlyMap<string, FeedAnswers>;
}

/** Feeds kept rendered, by number and by length of their texts; past it those rendered longest ago are rendered anew. */
const KEPT_FEEDS = { bodies: 4000, characters: 32_000_000 } as const;
/** Earlier states are kept apart: to ask for many of them must not push out what all visitors ask for. */
const KEPT_EARLIER = { bodies: 500, characters: 8_000_000 } as const;
/** A body that took the place of one younger than this is likely to be gone as soon. */
const SHORT_LIFE_MS = 1000;
/** How long ago an earlier state may be: three minutes, and what a request takes on its way. */
const EARLIER_S = 190;
/** Days of feeds begin at whole hours, in every zone: what was said of the day before is not kept into the next. */
const HOUR_MS = 3_600_000;
/** Said by a list without events, and for days that are too far away. */
const NOTHING = '0';

/** Before the names of requests, where they are kept beside feeds. */
const REQUEST = 'req:';

interface Kept {
  readonly version: number;
  readonly untilMs: number;
  readonly bornMs: number;
  readonly body: FeedBody;
}

function bodyOf(
  name: string,
  text: string,
  signature: string,
  answers: FeedAnswers,
  about: { quiet?: true; exact?: true },
  effort?: Effort,
): FeedBody {
  const quiet = text === '' && about.quiet === true;
  const encoded = createBody(text === '' ? NOTHING : text, effort);
  return { name, text, signature, quiet, exact: about.exact === true, answers, ...encoded };
}

/** A feed name taken apart, and its one spelling. */
interface KnownName {
  readonly name: FeedName;
  readonly spelling: string;
}

/** A store of at most so many bodies that forgets what was rendered longest ago. */
function createShelf(most: { readonly bodies: number; readonly characters: number }) {
  const kept = new Map<string, Kept>();
  let characters = 0;
  function remove(key: string): void {
    const known = kept.get(key);
    if (known === undefined) return;
    characters -= known.body.text.length;
    kept.delete(key);
  }
  return {
    get: (key: string) => kept.get(key),
    put(key: string, entry: Kept): void {
      remove(key);
      kept.set(key, entry);
      characters += entry.body.text.length;
      while (kept.size > most.bodies || (characters > most.characters && kept.size > 1)) remove(kept.keys().next().value!);
    },
  };
}

export function createFeedLibrary({
  projection,
  pastStates,
  nowMs,
  service,
  onRender = () => undefined,
  answers = new Map(),
}: {
  projection: Projection;
  pastStates: Pick<PastStates, 'at'>;
  nowMs: () => number;
  service: () => ServiceStatus;
  /** Told how long each rendering took (milliseconds). */
  onRender?: (ms: number) => void;
  /** Where it is counted how often feeds were sent, by kind: several libraries may share it. */
  answers?: Map<string, FeedAnswers>;
}): FeedLibrary {
  function answersOf(kind: string): FeedAnswers {
    const known = answers.get(kind);
    if (known !== undefined) return known;
    const none: FeedAnswers = { br: 0, gzip: 0, identity: 0, notModified: 0, quiet: 0 };
    answers.set(kind, none);
    return none;
  }
  const farDay = bodyOf('', '', signatureOf(''), answersOf('farDay'), {});
  const shelf = createShelf(KEPT_FEEDS);
  const earlierShelf = createShelf(KEPT_EARLIER);
  const names = new Map<string, KnownName>();
  const dayLists = createDayLists(projection);

  /** The text with its tail. An unchanged text keeps the body that it has. */
  function finish(
    { name, spelling }: KnownName,
    said: string | Listing,
    timeS: number,
    known: FeedBody | null,
    effort?: Effort,
  ): FeedBody {
    const feed = FEEDS[name.kind]!;
    const { text, signature } = typeof said === 'string' ? { text: said, signature: signatureOf(said) } : said;
    // The time in the tail of an update is that of its text.
    if (known !== null && known.signature === signature) return known;
    if (feed.tail === 'none' || (feed.tail === 'signed' && text === ''))
      return bodyOf(spelling, text, signature, answersOf(name.kind), feed, effort);
    const time = name.kind === 'update' ? updateTimeRow.writeText({ time: timeS }) : '';
    const end = signatureRow.writeText({ signature: feed.tail === 'signed' ? signature : '' });
    return bodyOf(spelling, text + time + end, signature, answersOf(name.kind), feed, effort);
  }

  function parse(text: string): KnownName | null {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = parseFeedName(text);
    // What visitors send is not kept: only names that are some.
    if (name === null) return null;
    if (names.size >= KEPT_FEEDS.bodies) names.clear();
    const parsed = { name, spelling: canonicalFeedName(name, projection.words.language) };
    names.set(text, parsed);
    return parsed;
  }

  /** The body kept under a key, or `make`'s where what it depends on has another version by now or it has lived its seconds. */
  function current(
    { key, version, freshSeconds, mayMake }: { key: string; version: number; freshSeconds: number | undefined; mayMake: MayMake },
    make: (now: number, known: FeedBody | null, effort: Effort) => FeedBody | null,
  ): FeedBody | null {
    const now = nowMs();
    const known = shelf.get(key);
    if (known !== undefined && known.version === version && now < known.untilMs) return known.body;
    mayMake(known !== undefined);
    const effort = known !== undefined && now - known.bornMs < SHORT_LIFE_MS ? 'quick' : 'thorough';
    const startMs = performance.now();
    const body = make(now, known?.body ?? null, effort);
    onRender(performance.now() - startMs);
    if (body === null) return null;
    const untilMs =
      freshSeconds === undefined
        ? Number.POSITIVE_INFINITY
        : Math.min(now + freshSeconds * 1000, (Math.floor(now / HOUR_MS) + 1) * HOUR_MS);
    shelf.put(key, { version, untilMs, bornMs: known?.body === body ? known.bornMs : now, body });
    return body;
  }

  return {
    answers,
    body(text, mayMake = ALWAYS) {
      const parsed = parse(text);
      if (parsed === null) return namesDayOutside(text) ? farDay : null;
      const { name, spelling } = parsed;
      const feed = FEEDS[name.kind];
      if (feed === undefined) return null;
      const version = projection.version(feed.topic(name as never, projection.state));
      return current({ key: spelling, version, freshSeconds: feed.freshSeconds, mayMake }, (now, known, effort) => {
        const said = feed.text(name as never, { projection, dayLists, nowMs: now, service: service() });
        return said === null ? null : finish(parsed, said, Math.floor(now / 1000), known, effort);
      });
    },
    request(text, mayMake = ALWAYS) {
      const name = parseRequestName(text);
      if (name === null) return null;
      const version = Math.max(projection.version('rows'), projection.version(RANKINGS));
      return current({ key: `${REQUEST}${text}`, version, freshSeconds: undefined, mayMake }, () => {
        const said = menuText(projection, name);
        return said === null ? null : bodyOf(text, said, signatureOf(said), answersOf('request'), {});
      });
    },
    earlier(text, atS, mayMake = ALWAYS) {
      const parsed = parse(text);
      const feed = parsed === null ? undefined : FEEDS[parsed.name.kind];
      const ageS = nowMs() / 1000 - atS;
      if (feed?.earlier === undefined || !(ageS >= 0 && ageS <= EARLIER_S)) return null;
      const { name, spelling } = parsed!;
      const key = `${spelling}@${atS}`;
      const known = earlierShelf.get(key);
      if (known !== undefined) return known.body;
      mayMake(false);
      const view = projection.at(atS * 1000);
      const state = pastStates.at(atS * 1000);
      if (view === null || state === null) return null;
      const said = feed.earlier(name as never, { ...view, state, atS });
      if (said === null) return null;
      const body = finish(parsed!, said, atS, null, 'quick');
      // What was does not change any more.
      earlierShelf.put(key, { version: 0, untilMs: Number.POSITIVE_INFINITY, bornMs: nowMs(), body });
      return body;
    },
  };
}
