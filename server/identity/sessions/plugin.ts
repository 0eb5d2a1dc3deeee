import { DONE, type SessionInfo } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../context.ts';
import { routeOf, serveCall } from '../http/routes.ts';
import { requireBasicSession, LoggedInSchema } from './authenticate.ts';
import { isLive } from './reader.ts';

const LogoutBody = Type.Object({ loggedIn: LoggedInSchema, all: Type.Optional(Type.Boolean()) }, { additionalProperties: false });
const EndQuery = Type.Object(
  { key: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })) },
  { additionalProperties: false },
);

/** POST /v3/logout: done also where the session is known no more, as the visitor has to get out (C11). */
function logout(app: FastifyInstance, { db, sessions, callerOf, audit }: Identity): void {
  serveCall(app, 'logout', { summary: 'Log out', body: LogoutBody }, async ({ loggedIn, all = false }, request) => {
    const caller = callerOf(request);
    const session = await sessions.find(loggedIn, caller);
    if (session !== null) {
      const { userId, key } = session;
      await db.begin(async (tx) => {
        await sessions.end(tx, all ? { userId } : { userId, only: key }, 'logout');
        await audit(tx, { userId, event: 'logout', ok: true, caller });
      });
    }
    return { r: DONE };
  });
}

/** GET lists the live sessions of a user; DELETE ends the one named by `key`, or all but the caller's. */
function ownSessions(app: FastifyInstance, identity: Identity): void {
  const { db, sessions, nowMs } = identity;
  app.route({
    ...routeOf('sessions'),
    schema: { summary: 'List sessions' },
    async handler(request): Promise<{ sessions: SessionInfo[] }> {
      const { userId, key: own } = await requireBasicSession(identity, request);
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
    },
  });
  app.route<{ Querystring: { key?: string } }>({
    ...routeOf('endSessions'),
    schema: { summary: 'End sessions', querystring: EndQuery },
    async handler(request, reply) {
      const { userId, key: own } = await requireBasicSession(identity, request);
      const { key } = request.query;
      await db.begin((tx) =>
        sessions.end(tx, key === undefined ? { userId, except: [own] } : { userId, only: key }, 'ended by user'),
      );
      return reply.code(204).send();
    },
  });
}

export function sessionRoutes(app: FastifyInstance, identity: Identity): void {
  logout(app, identity);
  ownSessions(app, identity);
}
