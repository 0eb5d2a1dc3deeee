import type { ConnectionInfo, ProfileId } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Statements } from '../../database/database.ts';
import { lockUser, userById } from '../accounts/queries.ts';
import type { Identity, LinkProvider } from '../context.ts';
import { routeOf } from '../http/routes.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { sha256 } from '../secrets/tokens.ts';
import { requireBasicSession, isSessionLive } from '../sessions/authenticate.ts';
import { isLastCredential, type LinkKey, removeLinks } from './links.ts';

const KEY_LENGTH = 16;
const DisconnectQuery = Type.Object(
  { key: Type.String({ pattern: `^[A-Za-z0-9_-]{${KEY_LENGTH}}$` }) },
  { additionalProperties: false },
);

interface Connection extends LinkKey {
  readonly provider: LinkProvider;
  readonly email: string | null;
  readonly linkedAt: Date;
}

/** Names a connection, and tells nothing of the account at the provider. */
const keyOf = ({ provider, issuer, sub }: LinkKey): string =>
  sha256(JSON.stringify([provider, issuer, sub]))
    .toString('base64url')
    .slice(0, KEY_LENGTH);

/** The connections of a user, oldest first. */
export const connectionsOf = async (db: Statements, userId: ProfileId): Promise<readonly Connection[]> =>
  db<Connection[]>`
    select provider, issuer, sub, email_at_link as email, linked_at as "linkedAt"
    from provider_links where user_id = ${userId} order by linked_at, provider`;

/** GET lists the connections of a user. DELETE removes the one named by `key`, and ends all sessions but the caller's. */
export function connectionRoutes(app: FastifyInstance, identity: Identity): void {
  const { db, sessions, mail, nowMs, callerOf } = identity;
  app.route({
    ...routeOf('connections'),
    schema: { summary: 'List connections' },
    async handler(request): Promise<{ connections: ConnectionInfo[] }> {
      const { userId } = await requireBasicSession(identity, request);
      const connections = await connectionsOf(db, userId);
      const isOnly = connections.length === 1 && (await isLastCredential(db, userId));
      return {
        connections: connections.map(({ linkedAt, ...link }) => ({
          key: keyOf(link),
          provider: link.provider,
          email: link.email,
          connectedAt: linkedAt.toISOString(),
          isOnlyWayIn: isOnly,
        })),
      };
    },
  });
  app.route<{ Querystring: { key: string } }>({
    ...routeOf('disconnect'),
    schema: { summary: 'Remove a connection', querystring: DisconnectQuery },
    async handler(request, reply) {
      const session = await requireBasicSession(identity, request);
      const { userId } = session;
      await db.begin(async (tx) => {
        if (!(await lockUser(tx, userId)) || !(await isSessionLive(identity, tx, session)))
          throw new CallErrorV5(401, 'unknown', 'log in first');
        const only = (await connectionsOf(tx, userId)).find((link) => keyOf(link) === request.query.key);
        // Removed already.
        if (only === undefined) return;
        if (await isLastCredential(tx, userId))
          throw new CallErrorV5(400, 'invalidData', 'this is the only way into the account; allowed: choose a password first');
        await removeLinks(tx, { userId, only, at: new Date(nowMs()) });
        // Which of them it opened is not known.
        await sessions.end(tx, { userId, except: [session.key] }, 'disconnection');
        const detail = { method: only.provider, reason: 'user' };
        await identity.audit(tx, { userId, event: 'disconnection', ok: true, caller: callerOf(request), detail });
        const { email, name } = (await userById(tx, userId))!;
        if (email !== null) await mail.enqueue(tx, { kind: 'disconnected', to: email, name, userId, providers: [only.provider] });
      });
      return reply.code(204).send();
    },
  });
}
