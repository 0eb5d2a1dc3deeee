import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';

/** The key of the site, which the first process makes. */
export async function openOddsKey(db: Database, nowMs: number): Promise<Buffer> {
  await db`insert into odds_key (secret, created_at) values (${randomBytes(32)}, ${new Date(nowMs)}) on conflict do nothing`;
  const [row] = await db<{ secret: Buffer }[]>`select secret from odds_key`;
  return row!.secret;
}

/** Until when a user keeps odds off, in seconds; null for one without a lock. */
export async function lockOfUser(db: Database, userId: string, nowS: number): Promise<number | null> {
  const [row] = await db<{ until: Date }[]>`select until from odds_locks where user_id = ${userId}`;
  const untilS = row === undefined ? 0 : row.until.getTime() / 1000;
  return untilS > nowS ? untilS : null;
}

/** Never shortens a lock. */
export async function lockUser(db: Database, userId: string, untilS: number, nowS: number): Promise<void> {
  await db`
    insert into odds_locks (user_id, until, created_at)
    values (${userId}, ${new Date(untilS * 1000)}, ${new Date(nowS * 1000)})
    on conflict (user_id) do update set until = greatest(odds_locks.until, excluded.until)`;
}
