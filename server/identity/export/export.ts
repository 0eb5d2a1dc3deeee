import type { ProfileId } from '@stillingen/wire/account';
import type { Database, Statements } from '../../store/database.ts';
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
