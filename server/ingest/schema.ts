import { REFUSALS } from '@stillingen/domain';
import { Message, MessageResult } from '@stillingen/domain/messages';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { MAX_MESSAGES } from './validate.ts';

const Problem = Type.Object(
  { code: Type.String(), message: Type.String() },
  { description: 'Nothing of the body was accepted.' },
);
const Query = Type.Object({
  events: Type.Optional(Type.Literal('whole', { description: 'Accepts the messages about one event together or not at all.' })),
});
const Answer = Type.Object({ results: Type.Array(MessageResult) });

export const MESSAGES_SCHEMA = {
  summary: 'Submit messages',
  tags: ['Messages'],
  description:
    `A JSON array or NDJSON of at most ${MAX_MESSAGES} messages. Answered after commit, with a result per message; a bad message does not refuse the others. ` +
    `Refusals: ${Object.entries(REFUSALS)
      .map(([code, why]) => `\`${code}\` ${why}`)
      .join('; ')}.`,
  security: [{ key: [] }],
  querystring: Query,
  body: {
    content: {
      'application/json': { schema: Type.Array(Message, { maxItems: MAX_MESSAGES }) },
      'application/x-ndjson': { schema: Message },
    },
  },
  response: { 200: Answer, 400: Problem, 401: Problem, 413: Problem, 415: Problem, 429: Problem, 503: Problem },
};

const TITLE = 'Stillingen: the provider API';
const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40"><text y="27" font-family="sans-serif" font-size="22" font-weight="700" fill="#fff">Stillingen</text></svg>';

/** swagger-ui writes styles into elements. */
const DOCS_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** Documents the routes that are registered after it, at /ingest/docs. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: TITLE, version: '1' },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key of the provider.' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/ingest/docs',
    logo: { type: 'image/svg+xml', content: Buffer.from(WORDMARK), href: '/', target: '_self' },
    theme: { title: TITLE },
    staticCSP: DOCS_CSP,
  });
}
