import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';

declare module 'fastify' {
  interface FastifySchema {
    /** Parts that a route reads or writes itself: documented, neither validated nor serialized by Fastify. */
    readonly documents?: Pick<FastifySchema, 'body' | 'querystring' | 'params' | 'headers' | 'response'>;
  }
}

type Paths = Readonly<Record<string, object>>;

export interface Documentation {
  /** Routes with neither a summary nor `hide`. */
  readonly undocumented: readonly string[];
  /** Documents addresses that are answered before the router. */
  add(paths: () => Paths): void;
}

const TAGS = {
  Feeds: 'Lists, matches, tables: rows of keys and values (docs/protocol.md).',
  Push: 'Changes as they happen.',
  Queries: 'Stored queries, names, and what happens now, as JSON.',
  Messages: 'The provider API: fixtures, scores and corrections come in here (docs/providers.md).',
  Accounts: 'Accounts of visitors. Calls before v5 answer errors with status 200 and a code in `err`.',
  Alerts: 'Web Push to a browser.',
  Odds: 'The mode of odds, which is off until a visitor of 18 or more turns it on (docs/odds.md).',
  Consent: 'What a visitor consents to, and the proofs of it.',
  Channels: 'Calendars, RSS and Atom, and embeds on other sites (docs/channels.md).',
  Pictures: 'Crests, flags, persons, and the cards of shared links.',
  Operation: 'Health and metrics (docs/operate.md).',
} as const;
export type Tag = keyof typeof TAGS;

const SECURITY = {
  key: { type: 'http', scheme: 'bearer', description: 'An API key of the provider.' },
  sign: { type: 'apiKey', in: 'header', name: 'x-fsign', description: 'The sign of the site (`FEED_SIGN`).' },
  session: { type: 'http', scheme: 'basic', description: '`id` and `hash` of a login.' },
} as const;

const CACHE = 'public, max-age=300';

export const jsonAnswer = (description: string, schema: TSchema | object, example?: unknown): object => ({
  description,
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
});
export const textAnswer = (description: string, example?: string, type = 'text/plain'): object => ({
  description,
  content: { [type]: { schema: { type: 'string' }, ...(example === undefined ? {} : { example }) } },
});
/** An answer without a body. */
export const emptyAnswer = (description: string): object => ({ description, type: 'null' });

const isDocumented = (schema: FastifySchema | undefined): boolean => schema?.summary !== undefined && schema.hide !== true;

/** Documents the routes that are registered after it, by their schemas, once it is first read. */
export async function documentApi(app: FastifyInstance): Promise<Documentation> {
  const undocumented: string[] = [];
  const more: (() => Paths)[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (!isDocumented(schema) && schema?.hide !== true && method !== 'HEAD') undocumented.push(`${String(method)} ${url}`);
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stillingen: the HTTP API',
        version: '1',
        description: 'All public addresses of this server. Texts for visitors are Danish.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: SECURITY },
    },
    transform: ({ schema, url }) => {
      const { documents, ...own } = schema ?? {};
      return { schema: { ...own, ...documents, hide: !isDocumented(schema) }, url };
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? { ...document.openapiObject, paths: Object.assign({}, ...more.map((paths) => paths()), document.openapiObject.paths) }
        : document.swaggerObject,
  });
  let text: string | null = null;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply
      .headers({ 'cache-control': CACHE, 'access-control-allow-origin': '*' })
      .type('application/json; charset=utf-8')
      .send(text);
  });
  return { undocumented, add: (paths) => void more.push(paths) };
}
