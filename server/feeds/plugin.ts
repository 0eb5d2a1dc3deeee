import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { GeoRecord } from '@stillingen/wire';
import { type CostLimit, NO_COST_LIMIT, type Sender } from '../http/limits/cost-limit.ts';
import { hold, RETRY_AFTER_S } from '../http/limits/hold.ts';
import type { Asked, FirstAnswer, Reply } from '../http/reply.ts';
import { type Encoded, type Encoding, encodingOf } from './body.ts';
import { geoHeaders } from './geo.ts';
import type { FeedBody, FeedLibrary, MayMake } from './library.ts';

/** The feeds of a project, all in its language. */
export interface FeedEdition {
  readonly projectId: number;
  readonly library: Omit<FeedLibrary, 'answers'>;
}

export interface FeedOptions {
  /** One for each project; the first one answers addresses without a project as well. */
  readonly editions: readonly FeedEdition[];
  /** What stands between the project and the name of a feed. */
  readonly prefix: string;
  readonly sign: string;
  readonly geoOf: (headers: IncomingHttpHeaders) => GeoRecord;
  /** Told of a feed that could not be made: its asker gets a 500. */
  readonly report: (error: unknown) => void;
  /** Told of requests that got no feed, by status. */
  readonly onRefused?: (status: number) => void;
  /** What one address may take of bodies that have to be made, of now and of earlier moments. */
  readonly costs?: { readonly now: CostLimit; readonly earlier: CostLimit };
  /** Told how long an asker waited for a feed to be compressed (milliseconds). */
  readonly onCompressed?: (ms: number) => void;
}

/** Where the names of an address are looked up. */
interface Source {
  readonly now: (name: string, mayMake: MayMake) => FeedBody | null;
  readonly earlier: (name: string, atS: number, mayMake: MayMake) => FeedBody | null;
}

const GEO_FEED = 'f_';

type Headers = readonly string[];
/** Browsers ask each time; a shared cache keeps a feed for a second, enough to carry a crowd, too short to fall behind. */
const SHARED: Headers = ['cache-control', 'public, max-age=0, s-maxage=1'];
/** A shared cache may answer from before while it fetches: a crowd never waits for the server. Browsers would do so too if it stood in the line above. */
const LENIENT: Headers = [...SHARED, 'cdn-cache-control', 'public, max-age=1, stale-while-revalidate=4'];
const NEGATIVE: Headers = ['cache-control', 'public, max-age=5'];
const OWN: Headers = ['cache-control', 'private, no-store'];
const NEVER: Headers = ['cache-control', 'no-store'];
const VARY: Headers = ['vary', 'Accept-Encoding'];
/**
 * Feeds are public and know no cookies: pages of every origin may read them, as ours do where feeds come from another host (ORIGIN-01).
 */
const ANY_ORIGIN: Headers = ['access-control-allow-origin', '*'];
const OPEN: Headers = [...ANY_ORIGIN, 'access-control-expose-headers', 'etag, date, age, link'];
const NOSNIFF: Headers = ['x-content-type-options', 'nosniff'];
const COMMON: Headers = ['content-type', 'text/plain; charset=utf-8', ...VARY, ...NOSNIFF, ...OPEN];
/** What a browser is told that asks whether a page of another origin may ask (FEED-04 to FEED-08). */
const PREFLIGHT: Headers = [
  ...ANY_ORIGIN,
  ...NOSNIFF,
  'access-control-allow-methods',
  'GET, HEAD',
  'access-control-allow-headers',
  'x-fsign, x-signature, x-geoip, x-utime, x-benchmarkrequest, if-none-match',
  'access-control-max-age',
  '86400',
];
const EMPTY: Headers = ['content-length', '0'];

/** No page has a number at the beginning of its address, so this one names a project that there is not. */
const UNKNOWN_PROJECT = /^\/\d+\//;

/** The answers of a body that anybody gets, each made once. */
interface Prepared {
  readonly tag: string;
  readonly cache: Headers;
  readonly notModified: Reply;
  /** With the whole body, by its encoding. */
  readonly whole: Map<Encoding, Reply>;
}

/** The wished moment of `?asof=`, in seconds; null without it, NaN where it is no time. Nothing else in a query is known. */
function momentOf(query: string): number | null {
  const moments = new URLSearchParams(query).getAll('asof');
  if (moments.length === 0) return null;
  return moments.length === 1 && /^[1-9]\d{0,10}$/.test(moments[0]!) ? Number(moments[0]) : Number.NaN;
}

const WEAK = /^W\//;
/** Whether a list of tags names this one; a compressed body's may have been made weak on the way. */
const names = (tags: string, tag: string): boolean =>
  tags === tag || tags === '*' || tags.split(',').some((each) => each.trim().replace(WEAK, '') === tag);

/** Whether the asker holds this body already: by its tag, or by its signature (FEED-08). */
function isHeld({ 'if-none-match': tags, 'x-signature': held }: IncomingHttpHeaders, signature: string, tag: string): boolean {
  return (tags !== undefined && names(tags, tag)) || held === signature;
}

/** Thrown where an address has asked for too much that has to be made. */
const TOO_COSTLY = new Error('too costly');

/** The body that `make` gives at the cost of a sender. Throws TOO_COSTLY. What is in memory costs nothing. */
function charged(costs: CostLimit, sender: Sender, make: (mayMake: MayMake) => FeedBody | null): FeedBody | null {
  const startMs = performance.now();
  let isMade = false;
  const body = make((isKept) => {
    isMade = true;
    if (!costs.admits(sender, isKept)) throw TOO_COSTLY;
  });
  if (body !== null && !isMade) return body;
  // Names that are none are refused as well, by whose number they cost.
  if (!isMade && !costs.admits(sender)) throw TOO_COSTLY;
  costs.spend(sender, performance.now() - startMs);
  return body;
}

const MAY_ASK: Reply = { status: 204, head: PREFLIGHT };

/**
 * Answers what is asked for at the addresses of feeds and requests, with the project and without: /{projectId}/x/feed/{name},
 * /x/feed/{name}, /x/req/{name} (FEED-02, FEED-03), for our own pages and for every other program. It stands before the router,
 * as this is what is asked for most. Null where the address is none of these.
 */
export function feedHandler({
  editions,
  prefix,
  sign,
  geoOf,
  report,
  onRefused = () => undefined,
  onCompressed = () => undefined,
  costs = { now: NO_COST_LIMIT, earlier: NO_COST_LIMIT },
}: FeedOptions): FirstAnswer {
  const sources = editions.map(({ projectId, library }) => ({
    projectId,
    feeds: { now: library.body, earlier: library.earlier },
    requests: { now: library.request, earlier: () => null },
  }));
  const [main] = sources;
  const addresses: readonly { readonly prefix: string; readonly source: Source }[] = [
    ...sources.map(({ projectId, feeds }) => ({ prefix: `/${projectId}${prefix}`, source: feeds })),
    { prefix: '/x/feed/', source: main!.feeds },
    ...sources.map(({ projectId, requests }) => ({ prefix: `/${projectId}/x/req/`, source: requests })),
    { prefix: '/x/req/', source: main!.requests },
    ...sources.map(({ projectId, requests }) => ({ prefix: `/${projectId}/req/`, source: requests })),
  ];
  /** By body, so that they go with it. */
  const prepared = new WeakMap<FeedBody, Prepared>();

  function refuse(status: number, cache: Headers, ...more: string[]): Reply {
    onRefused(status);
    return { status, head: [...COMMON, ...cache, ...EMPTY, ...more] };
  }

  function prepare(body: FeedBody): Prepared {
    let made = prepared.get(body);
    if (made === undefined) {
      const tag = `"${body.signature}"`;
      const cache = body.exact ? SHARED : LENIENT;
      made = {
        tag,
        cache,
        notModified: { status: 304, head: [...VARY, ...NOSNIFF, ...OPEN, ...cache, 'etag', tag] },
        whole: new Map(),
      };
      prepared.set(body, made);
    }
    return made;
  }

  function whole({ tag, cache, whole: made }: Prepared, { encoding, bytes }: Encoded, own: Headers | null): Reply {
    const known = own === null ? made.get(encoding) : undefined;
    if (known !== undefined) return known;
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const head = [...COMMON, ...(own ?? cache), 'etag', tag, ...coding, 'content-length', String(bytes.length)];
    const reply = { status: 200, head, bytes };
    if (own === null) made.set(encoding, reply);
    return reply;
  }

  /** The reply to another spelling of a name names the one under which caches and clients should know it (RFC 6596). */
  function linked(reply: Reply | Promise<Reply>, address: string): Reply | Promise<Reply> {
    if (reply instanceof Promise) return reply.then((made) => linked(made, address));
    return { ...reply, head: [...reply.head, 'link', `<${address}>; rel="canonical"`] };
  }

  function answer(
    { headers, method }: Asked,
    socket: Socket,
    { prefix: address, source }: (typeof addresses)[number],
    name: string,
    query: string,
  ): Reply | Promise<Reply> {
    if (method === 'OPTIONS') return MAY_ASK;
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, NEVER, 'allow', 'GET, HEAD, OPTIONS');
    // A wrong sign must not be answered from, or fill, a shared cache.
    if (headers['x-fsign'] !== sign) return refuse(401, NEVER);
    const moment = query === '' ? null : momentOf(query);
    const sender = { headers, socket };
    const body =
      moment === null
        ? charged(costs.now, sender, (mayMake) => source.now(name, mayMake))
        : charged(costs.earlier, sender, (mayMake) => source.earlier(name, moment, mayMake));
    if (body === null) return refuse(404, moment === null ? NEGATIVE : OWN);
    const reply = send(body, headers, name, moment);
    return body.name === name || body.name === '' ? reply : linked(reply, address + body.name);
  }

  function send(body: FeedBody, headers: IncomingHttpHeaders, name: string, moment: number | null): Reply | Promise<Reply> {
    const wantsGeo = headers['x-geoip'] === '1' || name === GEO_FEED;
    const own = wantsGeo ? [...OWN, ...geoHeaders(geoOf(headers))] : moment !== null || headers['x-utime'] === '1' ? OWN : null;
    const ready = prepare(body);
    if (isHeld(headers, body.signature, ready.tag)) {
      body.answers.notModified += 1;
      return own === null ? ready.notModified : { status: 304, head: [...VARY, ...NOSNIFF, ...OPEN, ...own, 'etag', ready.tag] };
    }
    if (body.quiet) {
      body.answers.quiet += 1;
      return { status: 204, head: [...COMMON, ...(own ?? ready.cache), 'etag', ready.tag] };
    }
    const encoded = body.encoded(encodingOf(headers['accept-encoding']));
    if (!(encoded instanceof Promise)) {
      body.answers[encoded.encoding] += 1;
      return whole(ready, encoded, own);
    }
    const startMs = performance.now();
    return encoded.then((done) => {
      onCompressed(performance.now() - startMs);
      body.answers[done.encoding] += 1;
      return whole(ready, done, own);
    });
  }

  function failed(error: unknown): Reply | Promise<Reply> {
    if (error === TOO_COSTLY) return hold().then(() => refuse(429, NEVER, 'retry-after', String(RETRY_AFTER_S)));
    report(error);
    return refuse(500, NEVER);
  }

  return (asked, socket) => {
    const url = asked.url!;
    const found = addresses.find(({ prefix: start }) => url.startsWith(start));
    if (found === undefined) return UNKNOWN_PROJECT.test(url) ? refuse(404, NEGATIVE) : null;
    const from = found.prefix.length;
    // The name as it was sent: a percent-encoded spelling would be a second address of the same feed.
    const end = url.indexOf('?', from);
    const [name, query] = end === -1 ? [url.slice(from), ''] : [url.slice(from, end), url.slice(end + 1)];
    try {
      const reply = answer(asked, socket, found, name, query);
      return reply instanceof Promise ? reply.catch(failed) : reply;
    } catch (error) {
      return failed(error);
    }
  };
}
