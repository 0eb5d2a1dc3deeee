import type { ProfileId } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import type { Database, Statements } from '../../database/database.ts';
import type { Identity } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { enforceLimitV5, routeOf } from '../http/routes.ts';
import { LIMITS } from '../limits/limits.ts';
import { requireBasicSession } from '../sessions/authenticate.ts';
import { PROFILE, type Section, SECTIONS } from './sections.ts';

type Row = Readonly<Record<string, unknown>>;
export type UserExport = { readonly exportedAt: Date; readonly profile: Row } & Readonly<Record<keyof typeof SECTIONS, Row[]>>;

const renamed = (row: Row, columns: Section['columns']): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [columns[column]!, value]));

async function rowsOf(tx: Statements, { table, columns }: Section, userId: ProfileId): Promise<Row[]> {
  const names = Object.keys(columns);
  const order = names.find((name) => /^(?:at|created_at|linked_at|updated_at)$/.test(name))!;
  const rows = await tx<Row[]>`select ${tx(names)} from ${tx(table)} where user_id = ${userId} order by ${tx(order)}`;
  return rows.map((row) => renamed(row, columns));
}

/** Everything that is kept of a user, as it stood at one moment, but for secrets: those open what is theirs already. */
export async function exportUser(db: Database, userId: ProfileId, nowMs: number): Promise<UserExport | null> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    const [user] = await tx<Row[]>`select ${tx(Object.keys(PROFILE))} from users where id = ${userId}`;
    if (user === undefined) return null;
    const sections: [string, Row[]][] = [];
    for (const [name, section] of Object.entries(SECTIONS)) sections.push([name, await rowsOf(tx, section, userId)]);
    return {
      exportedAt: new Date(nowMs),
      profile: renamed(user, PROFILE),
      ...(Object.fromEntries(sections) as Record<keyof typeof SECTIONS, Row[]>),
    };
  });
}

/**
 * GET /v5/users/me/export: a file with everything that is kept of a user. It asks for a login of a moment ago, as a stolen session
 * must not be enough, and for no agreement to anything.
 */
export function exportRoutes(app: FastifyInstance, identity: Identity): void {
  const { db, limits, nowMs, audit, callerOf } = identity;
  app.route({
    ...routeOf('exportData'),
    schema: { summary: 'Take everything that is kept of a user' },
    async handler(request, reply) {
      const { userId, isFresh } = await requireBasicSession(identity, request);
      if (!isFresh) throw new CallErrorV5(401, 'unknown', 'log in again first');
      await enforceLimitV5(limits, LIMITS.exportByUser, userId);
      await audit(db, { userId, event: 'export', ok: true, caller: callerOf(request) });
      const exported = await exportUser(db, userId, nowMs());
      if (exported === null) throw new CallErrorV5(401, 'unknown', 'log in first');
      const day = exported.exportedAt.toISOString().slice(0, 10);
      void reply.header('content-disposition', `attachment; filename="konto-${day}.json"`);
      return exported;
    },
  });
}
