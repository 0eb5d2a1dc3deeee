import type { Vocabulary } from '@stillingen/wire/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../http/request.ts';
import { RESULT_TYPES, resultOf, type ResultOptions, sportOf, typeOf } from './results.ts';
import type { SearchHit, SearchIndex } from './search-index.ts';

/** Counts a request of a client. Null if allowed, else seconds to wait. */
export type RateLimit = (client: string) => number | null;

const KEPT_CLIENTS = 20_000;

export function createRateLimit({
  requests,
  windowMs,
  nowMs,
}: {
  requests: number;
  windowMs: number;
  nowMs: () => number;
}): RateLimit {
  const windows = new Map<string, { fromMs: number; count: number }>();
  return (client) => {
    const now = nowMs();
    const known = windows.get(client);
    if (known === undefined || now - known.fromMs >= windowMs) {
      windows.delete(client);
      if (windows.size >= KEPT_CLIENTS) windows.delete(windows.keys().next().value!);
      windows.set(client, { fromMs: now, count: 1 });
      return null;
    }
    known.count += 1;
    return known.count <= requests ? null : Math.ceil((known.fromMs + windowMs - now) / 1000);
  };
}

export interface SearchOptions extends Pick<ResultOptions, 'leaguePath'> {
  readonly index: SearchIndex;
  readonly wordsOf: (project: number) => Vocabulary;
  readonly limit: RateLimit;
  readonly addressOf: (request: FastifyRequest) => string;
}

const SEARCH_PATH = '/api/v2/search/';
const TOP_PATH = '/api/v2/search/top/';
const CACHE = 'public, max-age=10';
const LIST = /^\d{1,3}(?:,\d{1,3}){0,60}$/;

/** Parses '1,2,3'. Null if invalid; empty if absent. */
function numbersOf(query: URLSearchParams, name: string): ReadonlySet<number> | null {
  const text = query.get(name);
  if (text === null || text === '') return new Set();
  return LIST.test(text) ? new Set(text.split(',').map(Number)) : null;
}

function filterOf(query: URLSearchParams): ((found: SearchHit) => boolean) | null {
  const types = numbersOf(query, 'type-ids');
  const sports = numbersOf(query, 'sport-ids');
  if (types === null || sports === null || [...types].some((type) => !(type in RESULT_TYPES))) return null;
  return (found) => (types.size === 0 || types.has(typeOf(found))) && (sports.size === 0 || sports.has(sportOf(found)));
}

/** GET /api/v2/search/?q=&type-ids=&sport-ids= returns at most 20 hits, /api/v2/search/top/ the
 * top competitions (CALL-01), in the words of `project-id`. 422 for invalid types or sports, 429
 * above the rate limit. */
export function search(app: FastifyInstance, { index, leaguePath, wordsOf, limit, addressOf }: SearchOptions): void {
  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (query: URLSearchParams, accepts: (found: SearchHit) => boolean) => readonly SearchHit[],
  ): FastifyReply {
    const waitS = limit(addressOf(request));
    if (waitS !== null)
      return reply
        .code(429)
        .headers({ 'retry-after': String(waitS), 'cache-control': 'no-store' })
        .send('');
    const query = queryOf(request.raw.url!);
    const accepts = filterOf(query);
    if (accepts === null)
      return reply
        .code(422)
        .header('cache-control', 'no-store')
        .send({ code: 422, name: 'UnprocessableEntity', message: 'type-ids may be 1 to 4, sport-ids numbers, joined by commas' });
    const words = wordsOf(Number(query.get('project-id')));
    return reply.header('cache-control', CACHE).send(find(query, accepts).map((found) => resultOf(found, { leaguePath, words })));
  }

  app.get(SEARCH_PATH, async (request, reply) =>
    answer(request, reply, (query, accepts) => index.find({ text: query.get('q') ?? '', accepts })),
  );
  app.get(TOP_PATH, async (request, reply) => answer(request, reply, (_query, accepts) => index.top(accepts)));
}
