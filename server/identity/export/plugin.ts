import type { FastifyInstance } from 'fastify';
import type { Identity } from '../context.ts';
import { loginRequired } from '../http/errors.ts';
import { CallRouter } from '../http/routes.ts';
import { LIMITS } from '../limits/limits.ts';
import { requireFreshSession } from '../sessions/authenticate.ts';
import { exportUser } from './queries.ts';

/** A restricted session may export. */
export function exportRoutes(app: FastifyInstance, identity: Identity): void {
  const { db, nowMs, audit } = identity;
  new CallRouter(app, identity).userRoute(
    'exportData',
    { summary: 'Export all stored data of a user', proof: requireFreshSession, limit: LIMITS.exportByUser },
    async ({ session: { userId }, caller, reply }) => {
      await audit(db, { userId, event: 'export', ok: true, caller });
      const exported = await exportUser(db, userId, nowMs());
      if (exported === null) throw loginRequired();
      const day = exported.exportedAt.toISOString().slice(0, 10);
      void reply.header('content-disposition', `attachment; filename="konto-${day}.json"`);
      return exported;
    },
  );
}
