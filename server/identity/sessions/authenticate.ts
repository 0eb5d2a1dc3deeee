import { isLoginHash, isProfileId, type LoggedIn, SERVER_CODES, VERSION_HEADERS } from '@stillingen/wire/account';
import type { FastifyRequest } from 'fastify';
import type { Identity, Session } from '../context.ts';
import { CallError, callError, CallErrorV5, loginRequired } from '../http/errors.ts';

/** The session of a v3 or v4 call, of any scope. Throws XE1. */
export async function requireSession(
  { sessions, callerOf }: Identity,
  loggedIn: LoggedIn,
  request: FastifyRequest,
): Promise<Session> {
  const session = await sessions.find(loggedIn, callerOf(request));
  if (session === null) throw callError('loginMismatch');
  return session;
}

/** Throws XE1, or XE8 with the missing documents. */
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

/** Id and hash of a Basic header (ACC-25); null without a valid one. */
export function basicCredentials({ headers }: FastifyRequest): LoggedIn | null {
  const [scheme, token = '', ...rest] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || rest.length > 0) return null;
  const [id, hash, ...more] = Buffer.from(token, 'base64').toString('latin1').split(':');
  return isProfileId(id) && isLoginHash(hash) && more.length === 0 ? { id, hash } : null;
}

/** The session of a v5 call, of any scope. Throws 401. */
export async function requireBasicSession({ sessions, callerOf }: Identity, request: FastifyRequest): Promise<Session> {
  const loggedIn = basicCredentials(request);
  const session = loggedIn === null ? null : await sessions.find(loggedIn, callerOf(request));
  if (session === null) throw loginRequired();
  return session;
}

/** Throws 401 unless the login is at most 15 minutes old. */
export async function requireFreshSession(identity: Identity, request: FastifyRequest): Promise<Session> {
  const session = await requireBasicSession(identity, request);
  if (!session.isFresh) throw loginRequired('log in again first');
  return session;
}

/** The session of a v5 call that names its client and version (ACC-26). Throws 400 or 401. */
export async function requireClientSession(identity: Identity, request: FastifyRequest): Promise<Session> {
  for (const [name, usual] of Object.entries(VERSION_HEADERS)) {
    const value = request.headers[name];
    if (typeof value !== 'string' || !/^[\w.-]{1,40}$/.test(value)) {
      throw new CallErrorV5(400, 'invalidData', `the header ${name} is needed, such as ${usual}`);
    }
  }
  return requireBasicSession(identity, request);
}
