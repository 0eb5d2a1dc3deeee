import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { type CostLimit, hold, RETRY_AFTER_S } from '../http/limits/cost-limit.ts';
import { matchesTag } from '../http/conditional.ts';
import { jsonAnswer } from '../http/documentation.ts';
import { queryOf } from '../http/request.ts';
import MEANINGS from '@stillingen/wire/meanings' with { type: 'json' };
import type { Vocabulary } from '@stillingen/wire/words';
import type { OddsQueries, QueryContext } from './queries.ts';
import { HASH, isOfOdds, PARAMETERS, readParameters, STORED_QUERIES } from './stored-queries.ts';

const PATHS = ['/pq_graphql', '/odds/pq_graphql'] as const;
const CACHE = 'public, max-age=0, s-maxage=1';
/** Of what differs by visitor. */
const OWN_CACHE = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' } as const;
const TAG_DIGITS = 32;

/** With a tag, as a browser asks each time. */
function sendOwn({ headers }: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const text = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, TAG_DIGITS)}"`;
  void reply.headers({ ...OWN_CACHE, etag: tag });
  const isKnown = headers['if-none-match'] !== undefined && matchesTag(headers['if-none-match'], tag);
  return isKnown ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
}
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const JSON_TYPE = /^application\/json\b/;

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message }] });

const meanings: Readonly<Record<string, string>> = MEANINGS.query;
const failure = (description: string, message: string): object =>
  jsonAnswer(description, Type.Object({ errors: Type.Array(Type.Object({ message: Type.String() })) }), {
    errors: [{ message }],
  });
const STORED_QUERY = {
  summary: 'Read a stored query',
  description: [
    'Queries are stored under a hash, and answer the shape of GraphQL. Each takes exactly its parameters, once:',
    ...Object.entries(STORED_QUERIES).map(
      ([hash, { parameters }]) => `- \`${hash}\` (${parameters.map((name) => `\`${name}\``).join(', ')}): ${meanings[hash]!}`,
    ),
  ].join('\n'),
  tags: ['Queries'],
  documents: {
    querystring: Type.Object({
      [HASH]: Type.String({ enum: Object.keys(STORED_QUERIES), examples: ['dsof'] }),
      ...Object.fromEntries(
        Object.entries(PARAMETERS).map(([name, { pattern, allowed, example }]) => [
          name,
          Type.Optional(Type.String({ pattern: pattern.source, description: allowed, examples: [example] })),
        ]),
      ),
    }),
    response: {
      200: jsonAnswer('What the query reads.', Type.Object({ data: Type.Object({}) }), { data: { findEventById: null } }),
      400: failure('A missing, unknown, repeated or invalid parameter.', 'eventId must be eight letters or digits'),
      404: failure('An unknown hash.', 'Query not stored'),
      429: failure('Too much was requested; retry after `Retry-After` seconds.', 'too much was requested from this address'),
    },
  },
};

/** The country that a program names for its visitor. */
export interface NamedPlace {
  readonly geoIpCode?: string | undefined;
}

export interface GraphqlOptions extends Omit<QueryContext, 'words' | 'odds'> {
  /** Null for a request that is served no odds; absent on a site without odds. */
  readonly oddsOf?: ((headers: IncomingHttpHeaders, place: NamedPlace) => OddsQueries | null) | undefined;
  /** Reads the offers of an event that memory does not hold: false while too many are read. */
  readonly recall?: ((event: string) => Promise<boolean> | null) | undefined;
  readonly wordsOf: (project: number) => Vocabulary;
}

/** GET /pq_graphql?_hash=… and /odds/pq_graphql?_hash=…: stored queries only. 404 for an unknown
 * hash, 400 for other parameters, 405 for another method, 429 above the cost limit. */
export function graphql(app: FastifyInstance, { wordsOf, oddsOf, recall, ...about }: GraphqlOptions, costs: CostLimit): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!costs.admits(request.raw)) {
      await hold();
      return refuse(reply.header('retry-after', String(RETRY_AFTER_S)), 429, 'too much was requested from this address');
    }
    const startMs = performance.now();
    const answered = await read(request, reply);
    costs.spend(request.raw, performance.now() - startMs);
    return answered;
  }

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = queryOf(request.raw.url!);
    const hash = query.get(HASH) ?? '';
    if (!Object.hasOwn(STORED_QUERIES, hash)) return refuse(reply, 404, 'Query not stored');
    const { parameters, read: readData } = STORED_QUERIES[hash]!;
    const found = readParameters(query, parameters);
    if ('problem' in found) return refuse(reply, 400, found.problem);
    const isOwn = oddsOf !== undefined && isOfOdds(hash);
    const odds = isOwn ? oddsOf(request.headers, found.values) : null;
    if (odds !== null && (await recall?.(found.values.eventId ?? '')) === false)
      return refuse(reply.header('retry-after', String(RETRY_AFTER_S)), 429, 'too many events of the past are read');
    const data = readData(found.values, { ...about, odds, words: wordsOf(Number(query.get('projectId'))) });
    return isOwn ? sendOwn(request, reply, { data }) : reply.header('cache-control', CACHE).send({ data });
  }

  for (const path of PATHS) {
    app.route({ method: 'GET', url: path, schema: STORED_QUERY, handler: answer });
    app.route({
      method: app.supportedMethods.filter((method) => !READS.has(method)),
      url: path,
      schema: { hide: true },
      // Before the body is read.
      onRequest: async ({ headers }, reply) => {
        const type = headers['content-type'];
        const status = type === undefined || JSON_TYPE.test(type) ? 405 : 415;
        return refuse(reply.header('allow', 'GET, HEAD'), status, 'stored queries are read by GET');
      },
      handler: () => undefined,
    });
  }
}
