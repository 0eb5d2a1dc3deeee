import { type League, type ParticipantKind, sportById } from '@stillingen/domain';
import { participantPath } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../http/limits/rate-limit.ts';
import { queryOf } from '../http/request.ts';
import type { SearchHit, SearchIndex } from './search-index.ts';

/** Result types of this family of services. Players of teams are not indexed. */
const RESULT_TYPES = { 1: 'TournamentTemplate', 2: 'Team', 3: 'Player', 4: 'PlayerInTeam' } as const;
type ResultType = keyof typeof RESULT_TYPES;

const PARTICIPANT_TYPES: Readonly<
  Record<ParticipantKind, { readonly id: number; readonly name: string; readonly type: ResultType }>
> = {
  club: { id: 1, name: 'Team', type: 2 },
  national: { id: 2, name: 'National', type: 2 },
  person: { id: 3, name: 'Player', type: 3 },
  pair: { id: 4, name: 'Pair', type: 3 },
};

interface ResultOptions {
  readonly words: Vocabulary;
  readonly leaguePath: (league: League, words: Vocabulary) => string;
}

const typeOf = (found: SearchHit): ResultType =>
  found.kind === 'competition' ? 1 : PARTICIPANT_TYPES[found.participant.kind].type;

const sportOf = (found: SearchHit): number => (found.kind === 'competition' ? found.league : found.participant).sportId;

/** `images` and `teams` are always empty: crests are drawn from colours. */
function resultOf(found: SearchHit, { words, leaguePath }: ResultOptions) {
  const type = typeOf(found);
  const { sportId, country: code } = found.kind === 'competition' ? found.league : found.participant;
  const country = words.country(code);
  const own =
    found.kind === 'competition'
      ? { id: found.league.templateId, url: leaguePath(found.league, words), name: words.competition(found.league).name }
      : { id: found.participant.id, url: participantPath(found.participant), name: words.participant(found.participant).name };
  const kind = found.kind === 'participant' ? PARTICIPANT_TYPES[found.participant.kind] : null;
  return {
    ...own,
    type: { id: type, name: RESULT_TYPES[type] },
    sport: { id: sportId, name: words.sport(sportById(sportId)!).name },
    participantTypes: kind === null ? [] : [{ id: kind.id, name: kind.name }],
    images: [],
    teams: [],
    defaultCountry: country === null ? null : { id: country.id, name: country.name },
  };
}

export type SearchResult = ReturnType<typeof resultOf>;

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

/** At most 20 hits of /api/v2/search/?q=&type-ids=&sport-ids=, or the top competitions (CALL-01).
 * 422 for invalid types or sports, 429 above the rate limit. */
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
