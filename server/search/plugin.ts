import { type League, type ParticipantKind, sportById } from '@stillingen/domain';
import { participantPath } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../http/limits/rate-limit.ts';
import { queryOf } from '../http/request.ts';
import { SEARCH, TOP } from './documentation.ts';
import { typeOfParticipant } from './documents.ts';
import type { NameGroup } from './name-document.ts';
import { SearchUnavailable } from './name-thread.ts';
import type { SearchHit, SearchIndex } from './search-index.ts';

/** Result types of this family of services. Players of teams are not indexed. */
const RESULT_TYPES = { 1: 'TournamentTemplate', 2: 'Team', 3: 'Player', 4: 'PlayerInTeam' } as const;
type ResultType = keyof typeof RESULT_TYPES;

const PARTICIPANT_TYPES: Readonly<Record<ParticipantKind, { readonly id: number; readonly name: string }>> = {
  club: { id: 1, name: 'Team' },
  national: { id: 2, name: 'National' },
  person: { id: 3, name: 'Player' },
  pair: { id: 4, name: 'Pair' },
};

interface ResultOptions {
  readonly words: Vocabulary;
  readonly leaguePath: (league: League, words: Vocabulary) => string;
}

/** What this family of services finds; countries are of the site alone. */
type FamilyHit = Exclude<SearchHit, { readonly kind: 'country' }>;
const isOfFamily = (hit: SearchHit): hit is FamilyHit => hit.kind !== 'country';

const typeOf = (found: FamilyHit): ResultType => (found.kind === 'competition' ? 1 : typeOfParticipant(found.participant));

/** `images` and `teams` are always empty: crests are drawn from colours. */
function resultOf(found: FamilyHit, { words, leaguePath }: ResultOptions) {
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
  readonly index: Pick<SearchIndex, 'find' | 'top'>;
  readonly wordsOf: (project: number) => Vocabulary;
  readonly limit: RateLimit;
  readonly addressOf: (request: FastifyRequest) => string;
}

const SEARCH_PATH = '/api/v2/search/';
const TOP_PATH = '/api/v2/search/top/';
export const SEARCH_CACHE = 'public, max-age=10';
const LIST = /^\d{1,3}(?:,\d{1,3}){0,60}$/;
const RESULTS = 20;

/** Parses '1,2,3'. Null if invalid; empty if absent. */
function numbersOf(query: URLSearchParams, name: string): readonly number[] | null {
  const text = query.get(name);
  if (text === null || text === '') return [];
  return LIST.test(text) ? text.split(',').map(Number) : null;
}

const ALL_TYPES = Object.keys(RESULT_TYPES).map(Number);

function groupOf(query: URLSearchParams): NameGroup | null {
  const types = numbersOf(query, 'type-ids');
  const sports = numbersOf(query, 'sport-ids');
  if (types === null || sports === null || types.some((type) => !ALL_TYPES.includes(type))) return null;
  return { types: types.length === 0 ? ALL_TYPES : types, sports, most: RESULTS };
}

/** 429 above the rate limit; null where the search may run. */
export function limited(waitS: number | null, reply: FastifyReply): FastifyReply | null {
  if (waitS === null) return null;
  return reply
    .code(429)
    .headers({ 'retry-after': String(waitS), 'cache-control': 'no-store' })
    .send('');
}

/** 503 while the index does not answer. */
export function unavailable(error: unknown, reply: FastifyReply): FastifyReply {
  if (!(error instanceof SearchUnavailable)) throw error;
  return reply
    .code(503)
    .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
    .send({ code: 503, name: 'ServiceUnavailable', message: 'The search does not answer; retry in a second.' });
}

/** At most 20 hits of /api/v2/search/?q=&type-ids=&sport-ids=, or the top competitions (CALL-01).
 * 422 for invalid types or sports, 429 above the rate limit, 503 without an index. */
export function search(app: FastifyInstance, { index, leaguePath, wordsOf, limit, addressOf }: SearchOptions): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (query: URLSearchParams, group: NameGroup) => Promise<readonly SearchHit[]>,
  ): Promise<FastifyReply> {
    const refused = limited(limit(addressOf(request)), reply);
    if (refused !== null) return refused;
    const query = queryOf(request.raw.url!);
    const group = groupOf(query);
    if (group === null)
      return reply
        .code(422)
        .header('cache-control', 'no-store')
        .send({ code: 422, name: 'UnprocessableEntity', message: 'type-ids may be 1 to 4, sport-ids numbers, joined by commas' });
    const words = wordsOf(Number(query.get('project-id')));
    try {
      const hits = (await find(query, group)).filter(isOfFamily);
      return await reply.header('cache-control', SEARCH_CACHE).send(hits.map((hit) => resultOf(hit, { leaguePath, words })));
    } catch (error) {
      return unavailable(error, reply);
    }
  }

  app.get(SEARCH_PATH, { schema: SEARCH }, async (request, reply) =>
    answer(request, reply, async (query, group) => {
      const [list] = await index.find(query.get('q') ?? '', [group]);
      return list!.hits.map(({ hit }) => hit);
    }),
  );
  app.get(TOP_PATH, { schema: TOP }, async (request, reply) =>
    answer(request, reply, async (_query, group) => index.top(acceptedBy(group))),
  );
}

const acceptedBy =
  ({ types, sports }: NameGroup) =>
  (hit: SearchHit): boolean =>
    isOfFamily(hit) &&
    types.includes(typeOf(hit)) &&
    (sports.length === 0 || sports.includes((hit.kind === 'competition' ? hit.league : hit.participant).sportId));
