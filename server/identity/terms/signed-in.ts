import { VERSION_HEADERS } from '@stillingen/wire/account';
import type { FastifyRequest } from 'fastify';
import type { Identity, Session } from '../context.ts';
import { paceV5 } from '../http/pace.ts';
import { V5Refusal } from '../http/errors.ts';
import { LIMITS } from '../limits/rules.ts';
import { basicSessionOf } from '../sessions/authenticate.ts';

/** The session of a call that also says what program makes it (ACC-26). Refuses with 400, or with 401. */
export async function namedSessionOf(identity: Identity, request: FastifyRequest): Promise<Session> {
  for (const [name, usual] of Object.entries(VERSION_HEADERS)) {
    const value = request.headers[name];
    if (typeof value !== 'string' || !/^[\w.-]{1,40}$/.test(value)) {
      throw new V5Refusal(400, 'invalidData', `the header ${name} is needed, such as ${usual}`);
    }
  }
  return basicSessionOf(identity, request);
}

/** The session of a call that adds a row to what is kept for ever. Refuses as namedSessionOf does, and with 429. */
export async function writingSessionOf(identity: Identity, request: FastifyRequest): Promise<Session> {
  const session = await namedSessionOf(identity, request);
  await paceV5(identity.limits, LIMITS.consentByUser, session.userId);
  return session;
}
