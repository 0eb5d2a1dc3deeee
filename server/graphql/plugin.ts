import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../http/query.ts';
import { HASH, readParameters } from './parameters.ts';
import { type QueryContext, STORED_QUERIES } from './stored-queries.ts';

const PATHS = ['/pq_graphql', '/odds/pq_graphql'] as const;
const CACHE = 'public, max-age=0, s-maxage=1';
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const JSON_TYPE = /^application\/json\b/;

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message }] });

/**
 * GET /pq_graphql?_hash=… and /odds/pq_graphql?_hash=…: reads by stored queries alone, as nobody may send a query of their own.
 * 404 for a hash that stands for none, 400 for parameters other than those it demands, 405 for another method.
 */
export function graphql(app: FastifyInstance, context: QueryContext): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = queryOf(request.raw.url!);
    const hash = query.get(HASH) ?? '';
    if (!Object.hasOwn(STORED_QUERIES, hash)) return refuse(reply, 404, 'Query not stored');
    const { parameters, read } = STORED_QUERIES[hash]!;
    const found = readParameters(query, parameters);
    if ('problem' in found) return refuse(reply, 400, found.problem);
    return reply.header('cache-control', CACHE).send({ data: read(found.values, context) });
  }

  for (const path of PATHS) {
    app.all(path, {
      // Before a body is read: what is sent here is never looked at.
      onRequest: async ({ method, headers }, reply) => {
        if (READS.has(method)) return undefined;
        const type = headers['content-type'];
        const status = type === undefined || JSON_TYPE.test(type) ? 405 : 415;
        return refuse(reply.header('allow', 'GET, HEAD'), status, 'stored queries are read by GET');
      },
      handler: answer,
    });
  }
}
