import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type FeedName, parseFeedName, writeRow } from '@stillingen/wire';
import type { ServiceStatus } from './catalogue/feed.ts';
import { FEEDS } from './catalogue/index.ts';
import type { Projection } from './projection.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A feed as it stands: its text, its signature, and its bytes in every encoding that was asked for. */
export interface FeedBody {
  readonly text: string;
  /** Hash of the text, as the last cell of signed feeds and as ETag. */
  readonly signature: string;
  /** There is nothing to tell. */
  readonly empty: boolean;
  bytes(encoding: Encoding): Promise<Buffer>;
}

/** All feeds that are offered, each rendered once per change and compressed once per encoding. */
export interface FeedLibrary {
  /** The body of a feed now; null where the name is none, is not offered, or names nothing. */
  body(name: string): FeedBody | null;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Level 5 costs 18 ms for a megabyte and saves half of what gzip leaves. */
const BROTLI_LEVEL = 5;
const GZIP_LEVEL = 6;
/** Below this a compressed body is hardly smaller. */
const MIN_COMPRESSED_BYTES = 256;
/** Feeds kept rendered; past it those asked for longest ago are rendered anew. */
const KEPT_FEEDS = 4000;

export function createBody(text: string, signature: string, empty = text === ''): FeedBody {
  const made = new Map<Encoding, Promise<Buffer>>();
  const identity = Buffer.from(text, 'utf8');
  function make(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') {
      return compressBrotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      });
    }
    return encoding === 'gzip' ? compressGzip(identity, { level: GZIP_LEVEL }) : Promise.resolve(identity);
  }
  return {
    text,
    signature,
    empty,
    bytes(encoding) {
      const wanted = identity.length < MIN_COMPRESSED_BYTES ? 'identity' : encoding;
      let bytes = made.get(wanted);
      if (bytes === undefined) {
        bytes = make(wanted);
        made.set(wanted, bytes);
      }
      return bytes;
    },
  };
}

export const signatureOf = (text: string): string => createHash('md5').update(text).digest('hex');

interface Kept {
  readonly version: number;
  readonly untilMs: number;
  readonly body: FeedBody | null;
}

export function createFeedLibrary({
  projection,
  nowMs,
  service,
}: {
  projection: Projection;
  nowMs: () => number;
  service: ServiceStatus;
}): FeedLibrary {
  const kept = new Map<string, Kept>();
  const names = new Map<string, FeedName | null>();

  function render(name: FeedName): FeedBody | null {
    const feed = FEEDS[name.kind];
    if (feed === undefined) return null;
    const now = nowMs();
    const text = feed.text(name as never, { projection, nowMs: now, service });
    if (text === null) return null;
    const signature = signatureOf(text);
    if (feed.tail === 'none') return createBody(text, signature);
    if (feed.tail === 'empty') return createBody(text + writeRow([['A1', '']]), signature, false);
    const time = name.kind === 'update' ? writeRow([['A2', String(Math.floor(now / 1000))]]) : '';
    return createBody(text + time + writeRow([['A1', signature]]), signature, text === '');
  }

  function parse(text: string): FeedName | null {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = parseFeedName(text);
    // What visitors send is not kept: only names that are some.
    if (name !== null) {
      if (names.size >= KEPT_FEEDS) names.clear();
      names.set(text, name);
    }
    return name;
  }

  return {
    body(text) {
      const name = parse(text);
      if (name === null) return null;
      const feed = FEEDS[name.kind];
      if (feed === undefined) return null;
      const version = projection.version(feed.topic(name as never));
      const now = nowMs();
      const known = kept.get(text);
      if (known !== undefined && known.version === version && now < known.untilMs) return known.body;
      const rendered = render(name);
      // The same text again keeps its compressed bytes.
      const body =
        known?.body != null && rendered?.signature === known.body.signature && rendered.text === known.body.text
          ? known.body
          : rendered;
      kept.delete(text);
      if (kept.size >= KEPT_FEEDS) kept.delete(kept.keys().next().value!);
      kept.set(text, {
        version,
        untilMs: feed.freshSeconds === undefined ? Number.POSITIVE_INFINITY : now + feed.freshSeconds * 1000,
        body,
      });
      return body;
    },
  };
}
