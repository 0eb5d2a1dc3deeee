import type { FastifyInstance } from 'fastify';
import type { Identity } from '../context.ts';
import { routeOf } from '../http/routes.ts';
import { paceV5 } from '../http/pace.ts';
import { V5Refusal } from '../http/errors.ts';
import { LIMITS } from '../limits/rules.ts';
import { basicSessionOf } from '../sessions/authenticate.ts';
import { exportUser } from './export.ts';

/**
 * GET /v5/users/me/export: a file with everything that is kept of a user. It asks for a login of a moment ago, as a stolen session
 * must not be enough, and for no agreement to anything.
 */
export function exportCall(app: FastifyInstance, identity: Identity): void {
  const { db, limits, nowMs, audit, callerOf } = identity;
  app.route({
    ...routeOf('exportData'),
    schema: { summary: 'Take everything that is kept of a user' },
    async handler(request, reply) {
      const { userId, isFresh } = await basicSessionOf(identity, request);
      if (!isFresh) throw new V5Refusal(401, 'unknown', 'log in again first');
      await paceV5(limits, LIMITS.exportByUser, userId);
      await audit(db, { userId, event: 'export', ok: true, caller: callerOf(request) });
      const exported = await exportUser(db, userId, nowMs());
      if (exported === null) throw new V5Refusal(401, 'unknown', 'log in first');
      const day = exported.exportedAt.toISOString().slice(0, 10);
      void reply.header('content-disposition', `attachment; filename="konto-${day}.json"`);
      return exported;
    },
  });
}
