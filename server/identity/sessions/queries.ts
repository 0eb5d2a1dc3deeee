import type { LoggedIn, ProfileId } from '@stillingen/wire/account';
import { type Database, listed, type Statements } from '../../database/database.ts';
import type { Scope, Session, Sessions } from '../context.ts';
import { sha256 } from '../secrets/tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const FRESH_MS = 15 * MINUTE_MS;
export const IDLE_MS = 30 * DAY_MS;
const TOUCH_MS = HOUR_MS;

interface Row {
  readonly key: string;
  readonly scope: Scope;
  readonly device_sha256: Buffer | null;
  readonly authed_at: Date;
  readonly last_seen_hour: Date;
}

export const isLive = (db: Statements, nowMs: number) => db`
  revoked_at is null and expires_at > ${new Date(nowMs)} and last_seen_hour > ${new Date(nowMs - IDLE_MS)}`;

export async function touchUser(tx: Statements, userId: ProfileId, at: Date): Promise<void> {
  await tx`update users set last_seen_day = ${at} where id = ${userId} and last_seen_day < ${at}::date`;
}

/** Reads sessions from the database; needs no running account service. */
export function createSessionReader({
  db,
  nowMs,
}: {
  readonly db: Database;
  readonly nowMs: () => number;
}): Pick<Sessions, 'selectLive'> & { find(loggedIn: LoggedIn, device: string | null): Promise<Session | null> } {
  return {
    async find({ id, hash }, device): Promise<Session | null> {
      const now = nowMs();
      const secret = sha256(hash);
      const [row] = await db<Row[]>`
        select key, scope, device_sha256, authed_at, last_seen_hour from sessions
        where sha256 = ${secret} and user_id = ${id} and ${isLive(db, now)}`;
      if (row === undefined) return null;
      if (row.device_sha256 !== null && (device === null || !row.device_sha256.equals(sha256(device)))) return null;
      if (now - row.last_seen_hour.getTime() >= TOUCH_MS) {
        const at = new Date(now);
        await db`update sessions set last_seen_hour = ${at} where sha256 = ${secret}`;
        await touchUser(db, id, at);
      }
      return { key: row.key, userId: id, scope: row.scope, isFresh: now - row.authed_at.getTime() < FRESH_MS };
    },

    async selectLive(keys) {
      const rows = await db<{ key: string }[]>`
        select key from sessions where key = any (string_to_array(${listed(keys)}, ' ')) and ${isLive(db, nowMs())}`;
      return new Set(rows.map(({ key }) => key));
    },
  };
}
