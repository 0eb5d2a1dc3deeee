import type { IncomingMessage } from 'node:http';
import { eventKeyOf, type Provider, refusedWithEvent, REFUSALS, type Decision } from '@stillingen/domain';
import { Message, MessageResult } from '@stillingen/domain/messages';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { isForeignCharset, readBody } from '../http/body.ts';
import { TooManyGuesses } from '../http/limits/guess-limit.ts';
import type { Trace, Tracing } from '../ops/tracing.ts';
import { createOutage } from './outage.ts';
import { type Batch, BodyError, MAX_MESSAGES, parseArray, parseLines, textOf } from './validate.ts';

export interface IngestOptions {
  /** Rejects with TooManyGuesses if the sender used too many unknown keys. */
  readonly providerOf: (key: string, sender: FastifyRequest['raw']) => Promise<Provider | null>;
  readonly submit: (
    provider: Provider,
    messages: readonly Message[],
    options: { readonly trace: Trace | undefined; readonly wholeEvents: boolean },
  ) => Promise<readonly Decision[]>;
  /** Called with the results of each batch. */
  readonly onResults: (provider: string, results: readonly MessageResult[]) => void;
  /** Whether the server shuts down and accepts no more batches. */
  readonly isEnding: () => boolean;
  /** Whether another process leads. */
  readonly isStandby: () => boolean;
  readonly tracing: Tracing;
}

const MAX_BODY_BYTES = 8 * 1024 * 1024;

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

const Problem = Type.Object(
  { code: Type.String(), message: Type.String() },
  { description: 'Nothing of the body was accepted.' },
);
const Query = Type.Object({
  events: Type.Optional(Type.Literal('whole', { description: 'Takes the messages about one event together or not at all.' })),
});
const Answer = Type.Object({ results: Type.Array(MessageResult) });

function bearerOf(request: FastifyRequest): string | null {
  const [scheme, key, ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && key !== undefined && rest.length === 0 ? key : null;
}

/** The results in the order of the batch, from validation and from the decisions. */
function resultsOf(
  { size, refused, ignored }: Pick<Batch, 'size' | 'refused' | 'ignored'>,
  verdicts: readonly Decision[],
): MessageResult[] {
  let next = 0;
  return Array.from({ length: size }, (_, index) => {
    const error = refused.get(index);
    if (error !== undefined) return { index, result: 'refused', ...error };
    const verdict = verdicts[next]!;
    next += 1;
    const paths = ignored.get(index);
    const warning = paths === undefined ? {} : { ignored: [...paths] };
    if (verdict.result !== 'refused') return { index, result: verdict.result, ...warning };
    const { code, path, allowed } = verdict;
    return { index, result: 'refused', code, path, allowed, ...warning };
  });
}

/** Submits messages, but none of an event with an invalid message. */
async function submitUnspoilt(
  { messages, spoilt }: Pick<Batch, 'messages' | 'spoilt'>,
  submit: (messages: Batch['messages']) => Promise<readonly Decision[]>,
): Promise<readonly Decision[]> {
  const isSpoilt = (message: Message): boolean => spoilt.has(eventKeyOf(message) ?? '');
  const verdicts = (await submit(messages.filter((message) => !isSpoilt(message)))).values();
  return messages.map((message) =>
    isSpoilt(message) ? refusedWithEvent('the one whose form is wrong') : verdicts.next().value!,
  );
}

/**
 * The results of a body after the commit. Messages are not referenced during the commit, which
 * halves the work of the garbage collector. Throws BodyError.
 */
function answers(
  read: () => Batch,
  submit: (messages: Batch['messages']) => Promise<readonly Decision[]>,
  wholeEvents: boolean,
): Promise<MessageResult[]> {
  const { messages, spoilt, ...rest } = read();
  const verdicts = wholeEvents && spoilt.size > 0 ? submitUnspoilt({ messages, spoilt }, submit) : submit(messages);
  return verdicts.then((judged) => resultsOf(rest, judged));
}

const NO_BODY = Buffer.alloc(0);
const TOO_LARGE = Symbol('a body over its limit');
const BODY_STATUS = { body_not_utf8: 400, body_not_json: 400, too_many_messages: 413 } as const satisfies Record<
  BodyError['code'],
  number
>;
const refuse = (reply: FastifyReply, status: number, code: string, message: string) => reply.code(status).send({ code, message });

const refuseTooLarge = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 413, 'body_too_large', `the body is too large; allowed: ${MAX_BODY_BYTES} bytes`);

const refuseOverloaded = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', '5'), 503, 'overloaded', 'too much waits to be written; send the batch again');

const refuseStandby = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', '1'), 503, 'standby', 'another server takes messages; send the batch again, there or here');

async function messagesRoute(
  app: FastifyInstance,
  { providerOf, submit, onResults, isEnding, isStandby, tracing }: IngestOptions,
): Promise<void> {
  const outage = createOutage(app.log);
  function refuseUnavailable(reply: FastifyReply, error: Error): FastifyReply {
    outage.refused(error);
    return refuse(reply.header('retry-after', '2'), 503, 'journal_unavailable', 'nothing was accepted; send the batch again');
  }
  // Only types for which browsers send a preflight request from other sites.
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', 'application/x-ndjson']) {
    app.addContentTypeParser(
      type,
      async (_request: FastifyRequest, body: IncomingMessage) => (await readBody(body, MAX_BODY_BYTES)) ?? TOO_LARGE,
    );
  }
  const authenticated = new WeakMap<FastifyRequest, Provider>();
  app.post(
    '/ingest/v1/messages',
    {
      // Before the body is read: an unknown key costs nothing.
      async onRequest(request, reply) {
        if (isEnding()) return refuse(reply.header('retry-after', '2'), 503, 'ending', 'the server ends; send the batch again');
        if (isStandby()) return refuseStandby(reply);
        const key = bearerOf(request);
        const provider = key === null ? null : await providerOf(key, request.raw).catch((error: unknown) => error as Error);
        if (provider instanceof TooManyGuesses) {
          void reply.header('retry-after', String(provider.retryAfterS));
          return refuse(reply, 429, 'too_many_unknown_keys', provider.message);
        }
        if (provider instanceof Error) return refuseUnavailable(reply, provider);
        if (provider === null) return refuse(reply, 401, 'unknown_key', 'an API key is needed: authorization: Bearer <key>');
        // The connection stays open so that the sender comes to read the answer.
        if (Number(request.headers['content-length']) > MAX_BODY_BYTES) return refuseTooLarge(reply);
        if (isForeignCharset(request.headers['content-type'])) {
          return refuse(reply, 415, 'foreign_charset', 'the body must be UTF-8; allowed: no charset, or charset=utf-8');
        }
        if (request.headers['content-encoding'] !== undefined) {
          return refuse(reply, 415, 'encoded_body', 'the body must not be compressed');
        }
        authenticated.set(request, provider);
      },
      // Each message is validated alone, so that a bad one does not refuse its batch.
      validatorCompiler: () => () => true,
      schema: {
        summary: 'Tell what happened',
        tags: ['Messages'],
        description:
          `A JSON array or NDJSON of at most ${MAX_MESSAGES} messages. Answered after commit, with a result per message; one bad message never sinks its batch. ` +
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
      },
    },
    async (request, reply) => {
      if (request.body === TOO_LARGE) return refuseTooLarge(reply);
      const parse = request.headers['content-type']?.startsWith('application/x-ndjson') === true ? parseLines : parseArray;
      const provider = authenticated.get(request)!;
      const { events } = request.query as Readonly<Record<string, unknown>>;
      const wholeEvents = events === 'whole';
      if (events !== undefined && !wholeEvents) return refuse(reply, 400, 'unknown_option', 'events: whole, or left out');
      const span = tracing.begin('ingest', request.headers.traceparent as string | undefined);
      function read(): Batch {
        const reading = tracing.step('validate', span.trace);
        const batch = parse(textOf((request.body as Buffer | undefined) ?? NO_BODY));
        reading.end({ 'stillingen.messages': batch.size, 'stillingen.refused': batch.refused.size });
        return batch;
      }
      try {
        const options = { trace: span.trace, wholeEvents };
        const results = await answers(read, (messages) => submit(provider, messages, options), wholeEvents);
        // Duplicates are answered without the journal.
        if (results.some(({ result }) => result === 'accepted')) outage.over();
        onResults(provider.name, results);
        span.end({ 'stillingen.provider': provider.name, 'stillingen.messages': results.length });
        return { results };
      } catch (error) {
        span.fail((error as Error).name);
        if (error instanceof BodyError) return refuse(reply, BODY_STATUS[error.code], error.code, error.message);
        if ((error as Error).name === 'NotLeading') return refuseStandby(reply);
        if ((error as Error).name === 'Overloaded') return refuseOverloaded(reply);
        if ((error as Error).name !== 'JournalUnavailable') throw error;
        return refuseUnavailable(reply, error as Error);
      }
    },
  );
}

/** The provider API: POST /ingest/v1/messages, and its documentation at /ingest/docs. */
export async function ingest(app: FastifyInstance, options: IngestOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Stillingen: the provider’s door', version: '1' },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key of the provider.' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/ingest/docs',
    logo: { type: 'image/svg+xml', content: Buffer.from(WORDMARK), href: '/', target: '_self' },
    theme: { title: 'Stillingen: the provider’s door' },
    staticCSP: DOCS_CSP,
  });
  await app.register(async (scope) => messagesRoute(scope, options));
}
