import type { Vocabulary } from '@stillingen/wire/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../http/query.ts';
import { RESULT_TYPES, resultOf, type ResultOptions, sportOf, typeOf } from './results.ts';
import type { SearchHit, SearchIndex } from './search-index.ts';

/** Says whether an asker may ask once more; null where it may, else the seconds after which it may again. */
export type RateLimit = (asker: string) => number | null;

/** Askers remembered; past it those who began longest ago are forgotten. */
const KEPT_ASKERS = 20_000;

/** So many requests of each asker in a window of time (milliseconds). */
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
  return (asker) => {
    const now = nowMs();
    const known = windows.get(asker);
    if (known === undefined || now - known.fromMs >= windowMs) {
      windows.delete(asker);
      if (windows.size >= KEPT_ASKERS) windows.delete(windows.keys().next().value!);
      windows.set(asker, { fromMs: now, count: 1 });
      return null;
    }
    known.count += 1;
    return known.count <= requests ? null : Math.ceil((known.fromMs + windowMs - now) / 1000);
  };
}

export interface SearchOptions extends Pick<ResultOptions, 'leaguePath'> {
  readonly index: SearchIndex;
  /** The words of a project; those of the site where there is no such one. */
  readonly wordsOf: (project: number) => Vocabulary;
  readonly limit: RateLimit;
  readonly addressOf: (request: FastifyRequest) => string;
}

const SEARCH_PATH = '/api/v2/search/';
const TOP_PATH = '/api/v2/search/top/';
/** Names change seldom; what is typed is typed again. */
const CACHE = 'public, max-age=10';
const LIST = /^\d{1,3}(?:,\d{1,3}){0,60}$/;

/** The numbers of a list such as 1,2,3; null where it is none. An absent list is empty. */
function numbersOf(query: URLSearchParams, name: string): ReadonlySet<number> | null {
  const text = query.get(name);
  if (text === null || text === '') return new Set();
  return LIST.test(text) ? new Set(text.split(',').map(Number)) : null;
}

/** What may be among the results of a query; null where it asks for what is none. */
function filterOf(query: URLSearchParams): ((found: SearchHit) => boolean) | null {
  const types = numbersOf(query, 'type-ids');
  const sports = numbersOf(query, 'sport-ids');
  if (types === null || sports === null || [...types].some((type) => !(type in RESULT_TYPES))) return null;
  return (found) => (types.size === 0 || types.has(typeOf(found))) && (sports.size === 0 || sports.has(sportOf(found)));
}

/**
 * GET /api/v2/search/?q=&type-ids=&sport-ids= answers at most 20 competitions and participants by the beginnings of their words;
 * /api/v2/search/top/ the top competitions (CALL-01), in the words of `project-id`. The language of the query is passed over. 422 for
 * types or sports that are none, 429 for who asks too often.
 */
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
