import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, FeedLibrary } from './library.ts';

/** Where a visitor is, as far as the operator's proxy says; empty where it does not. */
export interface Geo {
  readonly country: string;
  readonly city: string;
  readonly subdivisionName: string;
  readonly subdivisionCode: string;
}

export interface FeedOptions {
  readonly library: FeedLibrary;
  readonly projectId: number;
  readonly sign: string;
  readonly geoOf: (request: FastifyRequest) => Geo;
}

/** A shared cache keeps a feed for a second: enough to carry a crowd, too short for a client to fall behind. */
const SHARED_CACHE = 'public, max-age=0, s-maxage=1';
const NEGATIVE_CACHE = 'public, max-age=5';

/** The best encoding that a request accepts. */
export function encodingOf(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Geo headers are the visitor's own: an answer that carries them is never kept in a shared cache. */
function addGeo(reply: FastifyReply, { country, city, subdivisionName, subdivisionCode }: Geo): void {
  reply.headers({
    'x-geoip-country': country,
    'x-geoip-city': encodeURIComponent(city),
    'x-geoip-subdivision-name-0': encodeURIComponent(subdivisionName),
    'x-geoip-subdivision-code-0': subdivisionCode,
    'cache-control': 'private, no-store',
  });
}

/** GET /{projectId}/x/feed/{name}: the feeds, for our own pages and for every other program. */
export async function feeds(app: FastifyInstance, { library, projectId, sign, geoOf }: FeedOptions): Promise<void> {
  const prefix = `/${projectId}/x/feed/`;
  app.get(`${prefix}*`, async (request, reply) => {
    reply.header('vary', 'Accept-Encoding').type('text/plain; charset=utf-8');
    // A wrong sign must not be answered from, or fill, a shared cache.
    if (request.headers['x-fsign'] !== sign) return reply.code(401).header('cache-control', 'no-store').send('');
    // The name as it was sent: a percent-encoded spelling would be a second address of the same feed.
    const name = request.raw.url!.slice(prefix.length).split('?')[0]!;
    const body = library.body(name);
    if (body === null) return reply.code(404).header('cache-control', NEGATIVE_CACHE).send('');
    const etag = `"${body.signature}"`;
    reply.headers({ 'cache-control': SHARED_CACHE, etag });
    if (request.headers['x-geoip'] === '1') addGeo(reply, geoOf(request));
    else if (request.headers['x-utime'] === '1') reply.header('cache-control', 'private, no-store');
    if (request.headers['if-none-match'] === etag || request.headers['x-signature'] === body.signature)
      return reply.code(304).send();
    if (body.empty) return reply.code(204).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    const bytes = await body.bytes(encoding);
    if (encoding !== 'identity' && bytes !== (await body.bytes('identity'))) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
}
