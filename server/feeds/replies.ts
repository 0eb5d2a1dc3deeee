import type { IncomingHttpHeaders } from 'node:http';
import { GEO_HEADERS, type GeoRecord } from '@stillingen/wire';
import { matchesTag } from '../http/conditional.ts';
import type { Reply } from '../http/reply.ts';
import { type Encoded, type Encoding, encodingOf } from './body.ts';
import type { FeedBody } from './library.ts';

const GEO_FEED = 'f_';

type Headers = readonly string[];
/** Browsers revalidate each time; a shared cache keeps a feed for a second. */
const SHARED: Headers = ['cache-control', 'public, max-age=0, s-maxage=1'];
/** A CDN may serve a stale feed while it revalidates. In `cache-control` browsers would do so too. */
const LENIENT: Headers = [...SHARED, 'cdn-cache-control', 'public, max-age=1, stale-while-revalidate=4'];
export const NEGATIVE: Headers = ['cache-control', 'public, max-age=5'];
export const OWN: Headers = ['cache-control', 'private, no-store'];
export const NEVER: Headers = ['cache-control', 'no-store'];
const VARY: Headers = ['vary', 'Accept-Encoding'];
/** Feeds are public and read no cookies: pages of every origin may read them (ORIGIN-01). */
const ANY_ORIGIN: Headers = ['access-control-allow-origin', '*'];
const OPEN: Headers = [...ANY_ORIGIN, 'access-control-expose-headers', 'etag, date, age, link'];
const NOSNIFF: Headers = ['x-content-type-options', 'nosniff'];
const TYPE: Headers = ['content-type', 'text/plain; charset=utf-8'];
const COMMON: Headers = [...TYPE, ...VARY, ...NOSNIFF, ...OPEN];
/** What one visitor is served, by its cookies; its browser asks each time. */
const OF_VISITOR: Headers = ['cache-control', 'private, no-cache'];
const VARY_BY_VISITOR: Headers = ['vary', 'Cookie, Accept-Encoding'];
const EMPTY: Headers = ['content-length', '0'];

export const PREFLIGHT: Reply = {
  status: 204,
  head: [
    ...ANY_ORIGIN,
    ...NOSNIFF,
    'access-control-allow-methods',
    'GET, HEAD',
    'access-control-allow-headers',
    'x-fsign, x-signature, x-geoip, x-utime, x-benchmarkrequest, if-none-match',
    'access-control-max-age',
    '86400',
  ],
};

export const refusal = (status: number, cache: Headers, ...more: string[]): Reply => ({
  status,
  head: [...COMMON, ...cache, ...EMPTY, ...more],
});

/** RFC 6596. */
export function withCanonical(reply: Reply | Promise<Reply>, address: string): Reply | Promise<Reply> {
  if (reply instanceof Promise) return reply.then((made) => withCanonical(made, address));
  return { ...reply, head: [...reply.head, 'link', `<${address}>; rel="canonical"`] };
}

/** FEED-08. */
function isHeld({ 'if-none-match': tags, 'x-signature': held }: IncomingHttpHeaders, signature: string, tag: string): boolean {
  return (tags !== undefined && matchesTag(tags, tag)) || held === signature;
}

interface Prepared {
  readonly tag: string;
  readonly vary: Headers;
  readonly cache: Headers;
  readonly notModified: Reply;
  readonly whole: Map<Encoding, Reply>;
}

function prepare(body: FeedBody): Prepared {
  const tag = `"${body.signature}"`;
  const vary = body.isOfVisitor ? VARY_BY_VISITOR : VARY;
  const cache = body.isOfVisitor ? OF_VISITOR : body.exact ? SHARED : LENIENT;
  const notModified = { status: 304, head: [...vary, ...NOSNIFF, ...OPEN, ...cache, 'etag', tag] };
  return { tag, vary, cache, notModified, whole: new Map() };
}

function whole({ tag, vary, cache, whole: made }: Prepared, { encoding, bytes }: Encoded, own: Headers | null): Reply {
  const known = own === null ? made.get(encoding) : undefined;
  if (known !== undefined) return known;
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const head = [
    ...TYPE,
    ...vary,
    ...NOSNIFF,
    ...OPEN,
    ...(own ?? cache),
    'etag',
    tag,
    ...coding,
    'content-length',
    String(bytes.length),
  ];
  const reply = { status: 200, head, bytes };
  if (own === null) made.set(encoding, reply);
  return reply;
}

export class FeedReplies {
  readonly #geoOf: (headers: IncomingHttpHeaders) => GeoRecord;
  readonly #onCompressed: ((ms: number) => void) | undefined;
  /** By body, so that they are collected with it. */
  readonly #prepared = new WeakMap<FeedBody, Prepared>();

  constructor(geoOf: (headers: IncomingHttpHeaders) => GeoRecord, onCompressed?: (ms: number) => void) {
    this.#geoOf = geoOf;
    this.#onCompressed = onCompressed;
  }

  /** `isPrivate`: no shared cache may keep the reply. */
  of(body: FeedBody, headers: IncomingHttpHeaders, name: string, isPrivate: boolean): Reply | Promise<Reply> {
    const wantsGeo = headers['x-geoip'] === '1' || name === GEO_FEED;
    const own = wantsGeo ? [...OWN, ...geoHeaders(this.#geoOf(headers))] : isPrivate || headers['x-utime'] === '1' ? OWN : null;
    const ready = this.#prepared.get(body) ?? prepare(body);
    this.#prepared.set(body, ready);
    if (isHeld(headers, body.signature, ready.tag)) {
      body.answers.notModified += 1;
      if (own === null) return ready.notModified;
      return { status: 304, head: [...ready.vary, ...NOSNIFF, ...OPEN, ...own, 'etag', ready.tag] };
    }
    if (body.quiet) {
      body.answers.quiet += 1;
      return { status: 204, head: [...TYPE, ...ready.vary, ...NOSNIFF, ...OPEN, ...(own ?? ready.cache), 'etag', ready.tag] };
    }
    const encoded = body.encoded(encodingOf(headers['accept-encoding']));
    if (!(encoded instanceof Promise)) {
      body.answers[encoded.encoding] += 1;
      return whole(ready, encoded, own);
    }
    const startMs = performance.now();
    return encoded.then((done) => {
      this.#onCompressed?.(performance.now() - startMs);
      body.answers[done.encoding] += 1;
      return whole(ready, done, own);
    });
  }
}

/** The proxy whose geo headers are trusted; '' trusts none, as any client could send them. */
export type GeoSource = '' | 'cloudflare';

const COUNTRY = /^[A-Z]{2}$/;
const SUBDIVISION = /^[A-Z0-9]{1,3}$/;

export function geoRecord(headers: IncomingHttpHeaders, source: GeoSource): GeoRecord {
  const headerOf = (name: string): string => (source === '' ? '' : String(headers[name] ?? ''));
  const code = (name: string, pattern: RegExp): string => (pattern.test(headerOf(name)) ? headerOf(name) : '');
  // Headers are read as one letter a byte; names are UTF-8.
  const name = (header: string): string => Buffer.from(headerOf(header), 'latin1').toString('utf8');
  const countryCode = code('cf-ipcountry', COUNTRY);
  const subdivisionCode0 = code('cf-region-code', SUBDIVISION);
  return {
    countryCode,
    cityName: name('cf-ipcity'),
    subdivisionName0: name('cf-region'),
    subdivisionCode0,
    isoSubdivisionCode0: countryCode === '' || subdivisionCode0 === '' ? '' : `${countryCode}-${subdivisionCode0}`,
    subdivisionName1: '',
  };
}

const EXPOSED = ['access-control-expose-headers', Object.values(GEO_HEADERS).join(', ')];

/** Percent-encoded; pages of other origins may read them. Name, value, name, value. */
export const geoHeaders = (record: GeoRecord): string[] => [
  ...Object.entries(GEO_HEADERS).flatMap(([field, header]) => [header, encodeURIComponent(record[field as keyof GeoRecord])]),
  ...EXPOSED,
];
