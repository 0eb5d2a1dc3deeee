import { eventItemId } from '@stillingen/domain';
import { ALERT_CALLS, type AlertCalls, DELIVERY_OUTCOMES } from '@stillingen/wire';
import { type LoggedIn, V5_CODES } from '@stillingen/wire/account';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { isUnavailable } from '../database/database.ts';
import { emptyAnswer, jsonAnswer } from '../http/documentation.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { readEndpoint } from './endpoint.ts';
import { EndpointBody, isDeviceKey, readDocument, SubscriptionBody, type SubscriptionForm } from './schema.ts';
import type { AlertService } from './service.ts';
import type { Owner } from './subscriptions.ts';

const BODY_BYTES = 128 * 1024;
const MINUTE_MS = 60_000;
const CALLS_RATE = { requests: 60, windowMs: MINUTE_MS } as const;
const TEST_RATE = { requests: 5, windowMs: 10 * MINUTE_MS } as const;
const RETRY_S = 2;

class AlertCallError extends Error {
  override readonly name = 'AlertCallError';
  readonly statusCode: number;
  readonly code: number;
  readonly retryAfterS: number | null;
  constructor(statusCode: number, code: keyof typeof V5_CODES, message: string, retryAfterS: number | null = null) {
    super(message);
    this.statusCode = statusCode;
    this.code = V5_CODES[code];
    this.retryAfterS = retryAfterS;
  }
}
const invalid = (what: string): AlertCallError => new AlertCallError(400, 'invalidData', what);
const unknownSubscription = (): AlertCallError => new AlertCallError(404, 'unknown', 'no such subscription');

function answerError(error: FastifyError | AlertCallError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AlertCallError) {
    if (error.retryAfterS !== null) void reply.header('retry-after', String(error.retryAfterS));
    return reply.code(error.statusCode).send({ code: error.code, message: error.message });
  }
  const { statusCode = 500 } = error;
  if (statusCode < 500) return reply.code(statusCode).send({ code: V5_CODES.invalidData, message: 'the body is invalid' });
  request.log.error({ err: error }, 'a call for alerts failed');
  const status = isUnavailable(error) ? 503 : 500;
  if (status === 503) void reply.header('retry-after', String(RETRY_S));
  return reply.code(status).send({ code: 0, message: status === 503 ? 'try again in a moment' : 'internal error' });
}

interface AlertCall<Body extends TSchema> {
  readonly schema: Body;
  readonly summary: string;
  readonly response: object;
}
const Refusal = Type.Object({ code: Type.Integer(), message: Type.String() });
const refusal = (description: string, code: keyof typeof V5_CODES, message: string): object =>
  jsonAnswer(description, Refusal, { code: V5_CODES[code], message });
const REFUSALS = {
  400: refusal('A field is invalid.', 'invalidData', 'a field is invalid'),
  401: refusal('The login is unknown, ended, or of another device.', 'unknown', 'log in first'),
  404: refusal('There is no such subscription.', 'unknown', 'no such subscription'),
  429: refusal('Too many calls; retry after `Retry-After` seconds.', 'requestLimit', 'try again in 12 s'),
};
const DONE = { 204: emptyAnswer('Done.') };
const LOG = {
  200: jsonAnswer(
    'The newest first.',
    Type.Object({
      lines: Type.Array(
        Type.Object({
          at: Type.Integer({ description: 'Seconds since the epoch.' }),
          kind: Type.String(),
          event: Type.String(),
          outcome: Type.Enum([...DELIVERY_OUTCOMES]),
        }),
      ),
    }),
    { lines: [{ at: 1_795_543_260, kind: 'goal', event: eventItemId(1, 'KlMnOp34'), outcome: 'sent' }] },
  ),
};
const KEY = {
  summary: 'Read the public key of the push service',
  tags: ['Alerts'],
  documents: {
    response: {
      200: jsonAnswer('VAPID (RFC 8292), base64url.', Type.Object({ key: Type.String() }), { key: `B${'A'.repeat(86)}` }),
      429: REFUSALS[429],
    },
  },
};

export interface AlertRoutes {
  readonly service: AlertService;
  readonly allowsLoopback: boolean;
  readonly addressOf: (request: FastifyRequest) => string;
  /** Null for a login that is unknown, ended, or of another device. */
  readonly sessionOf: (login: LoggedIn, cookies: string) => Promise<{ readonly userId: string; readonly session: string } | null>;
}

export function alertRoutes(app: FastifyInstance, routes: AlertRoutes): void {
  const { service, addressOf } = routes;
  const clockMs = (): number => performance.now();
  const calls = createRateLimit({ ...CALLS_RATE, clockMs });
  const tests = createRateLimit({ ...TEST_RATE, clockMs });
  function limit(waitS: number | null): void {
    if (waitS !== null) throw new AlertCallError(429, 'requestLimit', `try again in ${waitS} s`, waitS);
  }

  // Browsers send no other type to another site without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError>(answerError);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    limit(calls(addressOf(request)));
  });

  function route<Name extends keyof AlertCalls, Body extends TSchema>(
    name: Name,
    { schema, summary, response }: AlertCall<Body>,
    answer: (body: Static<Body>, request: FastifyRequest) => Promise<AlertCalls[Name]['answer']>,
  ): void {
    const { method, path: url } = ALERT_CALLS[name];
    const form = Compile(schema);
    app.route({
      ...{ method, url, bodyLimit: BODY_BYTES },
      schema: { summary, tags: ['Alerts'], documents: { body: schema, response: { ...response, ...REFUSALS } } },
      async handler(request, reply) {
        const { body } = request;
        if (!form.Check(body)) throw invalid('a field is invalid');
        const answered = await answer(body, request);
        return answered === null ? reply.code(204).send() : reply.send(answered);
      },
    });
  }

  app.get(ALERT_CALLS.key.path, { schema: KEY }, async () => ({ key: service.publicKey }) satisfies AlertCalls['key']['answer']);
  route(
    'subscribe',
    { schema: SubscriptionBody, summary: 'Subscribe a browser, or change what it follows', response: DONE },
    async (form, request) => {
      const url = readEndpoint(form.endpoint, routes.allowsLoopback);
      if (url === null) throw invalid('endpoint is no address of a push service');
      if (!isDeviceKey(form.keys)) throw invalid('keys.p256dh is no public key');
      const owner = await ownerOf(form, request, routes);
      if (owner === null && form.replaces === undefined) throw invalid('loggedIn, document or replaces is needed');
      const { endpoint, keys, replaces, delayS } = form;
      if (!(await service.save({ endpoint, keys, host: url.host, replaces, owner, delayS }))) throw unknownSubscription();
      return null;
    },
  );
  route('unsubscribe', { schema: EndpointBody, summary: 'End a subscription', response: DONE }, async ({ endpoint }) => {
    await service.remove(endpoint);
    return null;
  });
  route('test', { schema: EndpointBody, summary: 'Send a test alert', response: DONE }, async ({ endpoint }) => {
    limit(tests(endpoint));
    if (!(await service.sendTest(endpoint))) throw unknownSubscription();
    return null;
  });
  route('log', { schema: EndpointBody, summary: 'List what was sent lately', response: LOG }, async ({ endpoint }) => {
    const lines = await service.log(endpoint);
    if (lines === null) throw unknownSubscription();
    return { lines };
  });
}

async function ownerOf(form: SubscriptionForm, { headers }: FastifyRequest, { sessionOf }: AlertRoutes): Promise<Owner> {
  if (form.loggedIn !== undefined) {
    const session = await sessionOf(form.loggedIn, headers.cookie ?? '');
    if (session === null) throw new AlertCallError(401, 'unknown', 'log in first');
    return session;
  }
  if (form.document === undefined) return null;
  const document = readDocument(form.document);
  if (document === null) throw invalid('document is no document, or follows too much');
  return { document };
}
