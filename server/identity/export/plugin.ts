import type { ProfileId } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import type { Database, Statements } from '../../database/database.ts';
import type { Identity } from '../context.ts';
import { loginRequired } from '../http/errors.ts';
import { CallRouter } from '../http/routes.ts';
import { enforceLimitV5, LIMITS } from '../limits/limits.ts';
import { requireFreshSession } from '../sessions/authenticate.ts';
import { PROFILE, type Section, SECTIONS } from './sections.ts';

type Row = Readonly<Record<string, unknown>>;
type UserExport = { readonly exportedAt: Date; readonly profile: Row } & Readonly<Record<keyof typeof SECTIONS, Row[]>>;

const renamed = (row: Row, columns: Section['columns']): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [columns[column]!, value]));

async function rowsOf(tx: Statements, { table, columns }: Section, userId: ProfileId): Promise<Row[]> {
  const names = Object.keys(columns);
  const order = names.find((name) => /^(?:at|created_at|linked_at|updated_at)$/.test(name))!;
  const rows = await tx<Row[]>`select ${tx(names)} from ${tx(table)} where user_id = ${userId} order by ${tx(order)}`;
  return rows.map((row) => renamed(row, columns));
}

/** All stored data of a user in one snapshot, without secrets. Null for an unknown user. */
async function exportUser(db: Database, userId: ProfileId, nowMs: number): Promise<UserExport | null> {
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

/** GET /v5/users/me/export. A restricted session may export. */
export function exportRoutes(app: FastifyInstance, identity: Identity): void {
  const { db, nowMs, audit } = identity;
  new CallRouter(app, identity).userRoute(
    'exportData',
    { summary: 'Export all stored data of a user', proof: requireFreshSession },
    async ({ session: { userId }, caller, reply }) => {
      await enforceLimitV5(identity, LIMITS.exportByUser, userId);
      await audit(db, { userId, event: 'export', ok: true, caller });
      const exported = await exportUser(db, userId, nowMs());
      if (exported === null) throw loginRequired();
      const day = exported.exportedAt.toISOString().slice(0, 10);
      void reply.header('content-disposition', `attachment; filename="konto-${day}.json"`);
      return exported;
    },
  );
}
