import { SERVER_CODES, V5_CODES } from '@stillingen/wire/account';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { isForeignCharset } from '../../http/body.ts';
import { TooManyGuesses } from '../../http/limits/guess-limit.ts';
import { isAway } from '../../database/database.ts';
import type { IdentityConfig } from '../context.ts';
import { HashingBusy } from '../secrets/hash-pool.ts';
import { jsonBodies } from './json-body.ts';
import { enforceOrigins } from './origins.ts';
import { CallError, CallErrorV5 } from './errors.ts';

/** A call is an object of a few fields. */
export const BODY_BYTES = 16 * 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const RETRY_S = 2;

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly requiredProperties?: readonly string[] };
}

/** The name of the field that a schema refused. */
function fieldOf({ keyword, instancePath, params }: SchemaError): string {
  const path = instancePath.split('/').filter(Boolean);
  const missing = keyword === 'required' ? params.requiredProperties?.[0] : undefined;
  return [...path, ...(missing === undefined ? [] : [missing])].join('.');
}

/** What a schema refused; Fastify hands it on to the answer. */
class SchemaViolation extends Error {
  override readonly name = 'FormError';
  readonly field: string;
  constructor(field: string) {
    super('a field is not as it must be');
    this.field = field;
  }
}

function compile(schema: TSchema): (value: unknown) => true | { readonly error: SchemaViolation } {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return true;
    const [first] = validator.Errors(value) as SchemaError[];
    return { error: new SchemaViolation(first === undefined ? '' : fieldOf(first)) };
  };
}

const isV5 = ({ routeOptions }: FastifyRequest): boolean => /\/v5\//.test(routeOptions.url ?? '');

function answerInternal(error: Error & { code?: unknown }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isAway(error)) {
    request.log.error({ err: error }, 'the database can not be reached');
    return reply.code(503).header('retry-after', String(RETRY_S)).send({ code: 0, message: 'try again in a moment' });
  }
  request.log.error({ req: request, err: error }, 'a call failed');
  if (isV5(request)) return reply.code(500).send({ code: 0, message: 'the server failed to answer this' });
  return reply.code(200).send({ err: SERVER_CODES.internal });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof CallError || error instanceof CallErrorV5) {
    const { retryAfter } = error instanceof CallError ? error.failure : error;
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    return error instanceof CallError ? reply.code(200).send(error.failure) : reply.code(error.status).send(error.body);
  }
  if (error instanceof TooManyGuesses) {
    const { retryAfterS, message } = error;
    void reply.header('retry-after', String(retryAfterS));
    if (isV5(request)) return reply.code(429).send({ code: V5_CODES.requestLimit, message });
    return reply.code(200).send({ err: SERVER_CODES.requestLimit, retryAfter: retryAfterS });
  }
  if (error instanceof SchemaViolation) {
    if (isV5(request))
      return reply.code(400).send({ code: V5_CODES.invalidData, message: `${error.field} is not as it must be` });
    return reply.code(200).send({ err: SERVER_CODES.invalidData, field: error.field });
  }
  if (error instanceof HashingBusy) {
    void reply.header('retry-after', String(RETRY_S));
    if (isV5(request)) return reply.code(503).send({ code: 0, message: 'try again in a moment' });
    return reply.code(200).send({ err: SERVER_CODES.internal, retryAfter: RETRY_S });
  }
  const { statusCode: status = 500, message } = error;
  if (status < 500) return reply.code(status).send({ code: V5_CODES.invalidData, message });
  return answerInternal(error, request, reply);
}

/** What holds for all calls: JSON alone, from our own pages, by schema, answered by code, and stored by nobody. */
export function configureHttp(app: FastifyInstance, config: IdentityConfig): void {
  jsonBodies(app);
  app.addHook('onRequest', async ({ headers }, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isForeignCharset(headers['content-type']))
      return reply.code(415).send({ code: V5_CODES.invalidData, message: 'the body must be UTF-8' });
    if (headers['content-encoding'] === undefined) return undefined;
    return reply.code(415).send({ code: V5_CODES.invalidData, message: 'the body must not be compressed' });
  });
  enforceOrigins(app, config);
  app.setValidatorCompiler(({ schema }) => compile(schema as TSchema) as never);
  app.setSchemaErrorFormatter((errors) => errors as unknown as Error);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler<FastifyError>(answerError);
}

/** Answers 405 for every method that no route of an address takes. To be called before routes are added; it acts once all are. */
export function rejectOtherMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ routePath, method }) => {
    const methods = taken.get(routePath) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    taken.set(routePath, methods);
  });
  return () => {
    for (const [url, methods] of [...taken]) {
      const allow = [...methods].join(', ');
      app.route({
        url,
        method: METHODS.filter((method) => !methods.has(method)),
        schema: { hide: true },
        // Before a body is read.
        onRequest: async (_request, reply) =>
          reply
            .code(405)
            .header('allow', allow)
            .send({ code: V5_CODES.unknown, message: `allowed: ${allow}` }),
        handler: async () => undefined,
      });
    }
  };
}
