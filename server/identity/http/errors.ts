import {
  type Failure,
  SERVER_CODES,
  type ServerCode,
  type TermsInfo,
  type V5Code,
  V5_CODES,
  type V5Error,
} from '@stillingen/wire/account';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../database/database.ts';
import { RateLimited } from '../../http/limits/rate-limit.ts';
import { HashingBusy } from '../secrets/hash-pool.ts';

const RETRY_S = 2;
const RETRY_SOON = 'try again in a moment';

/** Rejects a v3 or v4 call and rolls its transaction back. Answered with status 200 (AERR-01). */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure & TermsInfo;
  constructor(failure: Failure & TermsInfo) {
    super(failure.err);
    this.failure = failure;
  }
}
export const callError = (code: keyof typeof SERVER_CODES): CallError =>
  new CallError({ err: SERVER_CODES[code] satisfies ServerCode });
export const invalidField = (field: string): CallError => new CallError({ err: SERVER_CODES.invalidData, field });

export class CallErrorV5 extends Error {
  override readonly name = 'CallErrorV5';
  readonly status: number;
  readonly body: V5Error;
  constructor(status: number, code: keyof typeof V5_CODES, message: string) {
    super(message);
    this.status = status;
    this.body = { code: V5_CODES[code] satisfies V5Code, message };
  }
}
export const loginRequired = (message = 'log in first'): CallErrorV5 => new CallErrorV5(401, 'unknown', message);

export class SchemaViolation extends Error {
  override readonly name = 'SchemaViolation';
  readonly field: string;
  constructor(field: string) {
    super('a field is invalid');
    this.field = field;
  }
}

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly retryAfterS?: number | undefined;
}

const legacyAnswer = ({ failure }: CallError): Answer => ({ status: 200, body: failure, retryAfterS: failure.retryAfter });

function answerOf(error: FastifyError, isV5: boolean): Answer | null {
  if (error instanceof CallError) return legacyAnswer(error);
  if (error instanceof CallErrorV5) return { status: error.status, body: error.body };
  if (error instanceof RateLimited) {
    const { retryAfterS, message } = error;
    if (!isV5) return legacyAnswer(new CallError({ err: SERVER_CODES.requestLimit, retryAfter: retryAfterS }));
    return { status: 429, body: { code: V5_CODES.requestLimit, message }, retryAfterS };
  }
  if (error instanceof SchemaViolation) {
    if (!isV5) return legacyAnswer(invalidField(error.field));
    return { status: 400, body: { code: V5_CODES.invalidData, message: `${error.field} is invalid` } };
  }
  if (error instanceof HashingBusy) {
    if (!isV5) return legacyAnswer(new CallError({ err: SERVER_CODES.internal, retryAfter: RETRY_S }));
    return { status: 503, body: { code: 0, message: RETRY_SOON }, retryAfterS: RETRY_S };
  }
  const { statusCode: status = 500, message } = error;
  return status < 500 ? { status, body: { code: V5_CODES.invalidData, message } } : null;
}

function internalAnswer(error: Error & { code?: unknown }, request: FastifyRequest, isV5: boolean): Answer {
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'the database is unavailable');
    return { status: 503, body: { code: 0, message: RETRY_SOON }, retryAfterS: RETRY_S };
  }
  request.log.error({ req: request, err: error }, 'an account call failed');
  if (!isV5) return { status: 200, body: { err: SERVER_CODES.internal } };
  return { status: 500, body: { code: 0, message: 'internal error' } };
}

/** Before v5 a code in a body with status 200, a status since. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isV5 = /\/v5\//.test(request.routeOptions.url ?? '');
  const { status, body, retryAfterS } = answerOf(error, isV5) ?? internalAnswer(error, request, isV5);
  if (retryAfterS !== undefined) void reply.header('retry-after', String(retryAfterS));
  return reply.code(status).send(body);
}
