import { type Calls, DONE, type Done } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { LogoutBody } from '../accounts/schema.ts';
import type { Caller, Identity, Session } from '../context.ts';
import { CallRouter } from '../http/routes.ts';
import { requireBasicSession } from './authenticate.ts';
import { isLive } from './queries.ts';

const EndQuery = Type.Object(
  { key: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })) },
  { additionalProperties: false },
);

/** POST /v3/logout: succeeds for an unknown session too (C11). */
async function logout(
  { db, sessions, audit }: Identity,
  { loggedIn, all = false }: Calls['logout']['sent'],
  caller: Caller,
): Promise<Done> {
  const session = await sessions.find(loggedIn, caller);
  if (session !== null) {
    const { userId, key } = session;
    await db.begin(async (tx) => {
      await sessions.end(tx, all ? { userId } : { userId, only: key }, 'logout');
      await audit(tx, { userId, event: 'logout', ok: true, caller });
    });
  }
  return { r: DONE };
}

async function listSessions({ db, nowMs }: Identity, { userId, key: own }: Session): Promise<Calls['sessions']['answer']> {
  const rows = await db<{ key: string; ua_family: string; created_at: Date; last_seen_hour: Date }[]>`
    select key, ua_family, created_at, last_seen_hour from sessions
    where user_id = ${userId} and ${isLive(db, nowMs())}
    order by last_seen_hour desc, created_at desc`;
  return {
    sessions: rows.map(({ key, ua_family, created_at, last_seen_hour }) => ({
      key,
      device: ua_family,
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_hour.toISOString(),
      isCurrent: key === own,
    })),
  };
}

async function endSessions(
  { db, sessions }: Identity,
  { userId, key: own }: Session,
  key: string | undefined,
): Promise<undefined> {
  const selection = key === undefined ? { userId, except: [own] } : { userId, only: key };
  await db.begin((tx) => sessions.end(tx, selection, 'ended by user'));
}

export function sessionRoutes(app: FastifyInstance, identity: Identity): void {
  const router = new CallRouter(app, identity);
  router.publicCall('logout', { summary: 'Log out', body: LogoutBody }, async (sent, { caller }) =>
    logout(identity, sent, caller),
  );
  router.userRoute('sessions', { summary: 'List sessions', proof: requireBasicSession }, async ({ session }) =>
    listSessions(identity, session),
  );
  router.userRoute(
    'endSessions',
    { summary: 'End sessions', querystring: EndQuery, proof: requireBasicSession },
    async ({ session, query }) => endSessions(identity, session, query.key),
  );
}
