import { isLoginHash, isProfileId, type LoggedIn, SERVER_CODES, VERSION_HEADERS } from '@stillingen/wire/account';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Statements } from '../../database/database.ts';
import { IdField } from '../accounts/schema.ts';
import type { Identity, Session } from '../context.ts';
import { CallError, callError, CallErrorV5 } from '../http/errors.ts';
import { enforceLimitV5 } from '../http/routes.ts';
import { LIMITS } from '../limits/limits.ts';
import { isLive } from './reader.ts';

export const LoggedInSchema = Type.Object(
  { id: IdField, hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
  { additionalProperties: false },
);

/** The session of a v3 or v4 call, whatever its scope. Refuses with XE1. */
export async function requireSession(
  { sessions, callerOf }: Identity,
  loggedIn: LoggedIn,
  request: FastifyRequest,
): Promise<Session> {
  const session = await sessions.find(loggedIn, callerOf(request));
  if (session === null) throw callError('loginMismatch');
  return session;
}

/**
 * Whether a session holds still, once the row of its user is locked: a password that was reset since ended it, and what
 * it asked for before must not come after.
 */
export async function isSessionLive({ nowMs }: Identity, tx: Statements, { key }: Session): Promise<boolean> {
  return (await tx`select from sessions where key = ${key} and ${isLive(tx, nowMs())}`).length === 1;
}

/** A session whose user has agreed to the terms. Refuses with XE1, or with XE8 and what has to be agreed to. */
export async function requireFullSession(
  identity: Identity,
  loggedIn: LoggedIn,
  project: number,
  request: FastifyRequest,
): Promise<Session> {
  const session = await requireSession(identity, loggedIn, request);
  if (session.scope === 'full') return session;
  throw new CallError({ err: SERVER_CODES.termsNeeded, ...(await identity.terms.missing(identity.db, session.userId, project)) });
}

/** What a Basic header names (ACC-25); null where it names nobody. */
export function basicCredentials({ headers }: FastifyRequest): LoggedIn | null {
  const [scheme, token = '', ...rest] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || rest.length > 0) return null;
  const [id, hash, ...more] = Buffer.from(token, 'base64').toString('latin1').split(':');
  return isProfileId(id) && isLoginHash(hash) && more.length === 0 ? { id, hash } : null;
}

/** The session of a v5 call, whatever its scope. Refuses with 401. */
export async function requireBasicSession({ sessions, callerOf }: Identity, request: FastifyRequest): Promise<Session> {
  const loggedIn = basicCredentials(request);
  const session = loggedIn === null ? null : await sessions.find(loggedIn, callerOf(request));
  if (session === null) throw new CallErrorV5(401, 'unknown', 'log in first');
  return session;
}

/** The session of a call that also says what program makes it (ACC-26). Refuses with 400, or with 401. */
export async function requireClientSession(identity: Identity, request: FastifyRequest): Promise<Session> {
  for (const [name, usual] of Object.entries(VERSION_HEADERS)) {
    const value = request.headers[name];
    if (typeof value !== 'string' || !/^[\w.-]{1,40}$/.test(value)) {
      throw new CallErrorV5(400, 'invalidData', `the header ${name} is needed, such as ${usual}`);
    }
  }
  return requireBasicSession(identity, request);
}

/** The session of a call that adds a row to what is kept for ever. Refuses as namedSessionOf does, and with 429. */
export async function requireConsentSession(identity: Identity, request: FastifyRequest): Promise<Session> {
  const session = await requireClientSession(identity, request);
  await enforceLimitV5(identity.limits, LIMITS.consentByUser, session.userId);
  return session;
}
