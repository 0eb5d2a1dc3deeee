import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { strictObject } from '../../http/request.ts';
import { LogoutBody } from '../accounts/schema.ts';
import type { Identity } from '../context.ts';
import { CallRouter } from '../http/routes.ts';
import { requireBasicSession } from './authenticate.ts';
import { listSessions } from './queries.ts';
import { endOtherSessions, logout } from './sessions.ts';

const EndQuery = strictObject({
  key: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{16}$', examples: ['AbCdEfGh01234567'] })),
});

export function sessionRoutes(app: FastifyInstance, identity: Identity): void {
  const router = new CallRouter(app, identity);
  router.publicCall('logout', { summary: 'Log out', body: LogoutBody }, async (sent, { caller }) =>
    logout(identity, sent, caller),
  );
  router.userRoute('sessions', { summary: 'List sessions', proof: requireBasicSession }, async ({ session }) =>
    listSessions(identity.db, identity.nowMs(), session),
  );
  router.userRoute(
    'endSessions',
    { summary: 'End sessions', querystring: EndQuery, proof: requireBasicSession },
    async ({ session, query }) => endOtherSessions(identity, session, query.key),
  );
}
