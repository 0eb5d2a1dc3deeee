import { V5_CODES } from '@stillingen/wire/account';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { isForeignCharset } from '../../http/request.ts';
import { repeatedFields, TooDeep } from '../../http/repeated-fields.ts';
import type { IdentityConfig } from '../context.ts';
import { answerError, SchemaViolation } from './errors.ts';
import { enforceOrigins } from './origins.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly requiredProperties?: readonly string[] };
}

function fieldOf({ keyword, instancePath, params }: SchemaError): string {
  const path = instancePath.split('/').filter(Boolean);
  const missing = keyword === 'required' ? params.requiredProperties?.[0] : undefined;
  return [...path, ...(missing === undefined ? [] : [missing])].join('.');
}

function compile(schema: TSchema): (value: unknown) => true | { readonly error: SchemaViolation } {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return true;
    const [first] = validator.Errors(value) as SchemaError[];
    return { error: new SchemaViolation(first === undefined ? '' : fieldOf(first)) };
  };
}

/** Uncompressed UTF-8 JSON from allowed origins, checked by schema; answers are not cached. */
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

/** 405 for methods without a route. Call it before the routes are added, its result after. */
export function rejectOtherMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ routePath, method }) => {
    const methods = methodsOf.get(routePath) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    methodsOf.set(routePath, methods);
  });
  return () => {
    for (const [url, methods] of [...methodsOf]) {
      const allow = [...methods].join(', ');
      app.route({
        url,
        method: METHODS.filter((method) => !methods.has(method)),
        schema: { hide: true },
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

const MAX_DEPTH = 20;

class MalformedJson extends Error {
  override readonly name = 'MalformedJson';
  readonly statusCode = 400;
}

/** Rejects deep nesting and repeated fields, which JSON.parse accepts. */
function checkForm(text: string): void {
  try {
    if (repeatedFields(text, MAX_DEPTH).length > 0) throw new MalformedJson('the body repeats a field');
  } catch (error) {
    throw error instanceof TooDeep ? new MalformedJson(`the body nests deeper than ${MAX_DEPTH}`) : error;
  }
}

function parse(text: string): unknown {
  try {
    checkForm(text);
    return JSON.parse(text);
  } catch (error) {
    // The parser's message would repeat the body.
    throw error instanceof MalformedJson ? error : new MalformedJson('the body is not JSON');
  }
}

/** Accepts JSON only, which other sites can not send without a preflight; 415 for other types. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parse(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
}
