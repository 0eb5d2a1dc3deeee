import { REFUSALS } from '@stillingen/domain';
import { Message, MessageResult } from '@stillingen/domain/messages';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { ENCODED_BODY, type Problem, STANDBY, TOO_LARGE_BODY, UNKNOWN_KEY, UNKNOWN_OPTION } from './problems.ts';
import { MAX_MESSAGES } from './validate.ts';

const problem = ({ code, message }: Problem) =>
  Type.Object(
    { code: Type.String(), message: Type.String() },
    { description: 'Nothing of the body was accepted.', examples: [{ code, message }] },
  );
const Query = Type.Object({
  events: Type.Optional(
    Type.Literal('whole', { description: 'Accepts the messages about one event together or not at all.', examples: ['whole'] }),
  ),
});
const Answer = Type.Object(
  { results: Type.Array(MessageResult) },
  { description: 'A result for each message, in their order.', examples: [{ results: [{ index: 0, result: 'accepted' }] }] },
);
const EXAMPLE: readonly Message[] = [
  {
    ...{ kind: 'fixture', key: 'm1', seq: 1, at: '2026-11-28T17:00:00Z', sport: 1, start: '2026-11-28T18:00:00Z' },
    competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
    ...{ home: { name: 'Brøndby IF' }, away: { name: 'Vejle Boldklub' } },
  },
  { kind: 'score', key: 'm1/score', seq: 1, at: '2026-11-28T18:21:00Z', event: 'm1', score: { home: 1, away: 0 } },
];

export interface DescribedMessages {
  readonly summary: string;
  readonly description: string;
  readonly schema: TSchema;
  readonly refusals: Readonly<Record<string, string>>;
  readonly example: readonly object[];
}

/** The schema of an address for messages. */
export const messagesSchema = ({ summary, description, schema, refusals, example }: DescribedMessages) => ({
  summary,
  tags: ['Messages'],
  description:
    `${description} Refusals: ` +
    `${Object.entries(refusals)
      .map(([code, why]) => `\`${code}\` ${why}`)
      .join('; ')}.`,
  security: [{ key: [] }],
  body: {
    content: {
      'application/json': { schema: Type.Array(schema, { maxItems: MAX_MESSAGES, examples: [example] }) },
      'application/x-ndjson': { schema },
    },
  },
  response: {
    200: Answer,
    400: problem(UNKNOWN_OPTION),
    401: problem(UNKNOWN_KEY),
    413: problem(TOO_LARGE_BODY),
    415: problem(ENCODED_BODY),
    429: problem({ status: 429, code: 'too_many_unknown_keys', message: 'try again in 12 s' }),
    503: problem(STANDBY),
  },
});

export const MESSAGES_SCHEMA = {
  ...messagesSchema({
    summary: 'Submit messages',
    description: `A JSON array or NDJSON of at most ${MAX_MESSAGES} messages. Answered after commit, with a result per message; a bad message does not refuse the others.`,
    schema: Message,
    refusals: REFUSALS,
    example: EXAMPLE,
  }),
  querystring: Query,
};

const TITLE = 'Stillingen: the HTTP API';
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

/** The document of all addresses as a page, at /ingest/docs. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/ingest/docs',
    logo: { type: 'image/svg+xml', content: Buffer.from(WORDMARK), href: '/', target: '_self' },
    theme: { title: TITLE },
    staticCSP: DOCS_CSP,
  });
}
