import type { FastifyReply } from 'fastify';
import { BodyError } from './validate.ts';

export const MAX_BODY_BYTES = 8 * 1024 * 1024;

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retryAfterS?: number;
}
const unavailable = (code: string, message: string, retryAfterS: number): Problem => ({
  status: 503,
  code,
  message,
  retryAfterS,
});
const clientError = (status: number, code: string, message: string): Problem => ({ status, code, message });

export const SHUTTING_DOWN = unavailable('shutting_down', 'The server is shutting down; retry the batch.', 2);
export const STANDBY = unavailable('standby', 'This server is a standby; retry the batch at the next address.', 1);
const OVERLOADED = unavailable('overloaded', 'The write queue is full; retry the batch.', 5);
export const JOURNAL_UNAVAILABLE = unavailable('journal_unavailable', 'No message was accepted; retry the batch.', 2);
export const UNKNOWN_KEY = clientError(401, 'unknown_key', 'an API key is needed: authorization: Bearer <key>');
export const TOO_LARGE_BODY = clientError(413, 'body_too_large', `the body is too large; allowed: ${MAX_BODY_BYTES} bytes`);
export const FOREIGN_CHARSET = clientError(
  415,
  'foreign_charset',
  'the body must be UTF-8; allowed: no charset, or charset=utf-8',
);
export const ENCODED_BODY = clientError(415, 'encoded_body', 'the body must not be compressed');
export const UNKNOWN_OPTION = clientError(400, 'unknown_option', 'events: whole, or left out');
const BODY_STATUS = { body_not_utf8: 400, body_not_json: 400, too_many_messages: 413 } as const satisfies Record<
  BodyError['code'],
  number
>;

export function refuse(reply: FastifyReply, { status, code, message, retryAfterS }: Problem): FastifyReply {
  if (retryAfterS !== undefined) void reply.header('retry-after', String(retryAfterS));
  return reply.code(status).send({ code, message });
}

export function problemOf(error: Error): Problem | null {
  if (error instanceof BodyError) return clientError(BODY_STATUS[error.code], error.code, error.message);
  if (error.name === 'NotLeading') return STANDBY;
  if (error.name === 'Overloaded') return OVERLOADED;
  return error.name === 'JournalUnavailable' ? JOURNAL_UNAVAILABLE : null;
}
