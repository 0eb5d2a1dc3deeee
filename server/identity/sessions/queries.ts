import type { Calls, LoggedIn, ProfileId } from '@stillingen/wire/account';
import { type Database, listed, type Statements } from '../../database/database.ts';
import type { Scope, Session } from '../context.ts';
import { sha256 } from '../secrets/tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const FRESH_MS = 15 * MINUTE_MS;
export const IDLE_MS = 30 * DAY_MS;
const TOUCH_MS = HOUR_MS;

const isLive = (db: Statements, nowMs: number) => db`
  revoked_at is null and expires_at > ${new Date(nowMs)} and last_seen_hour > ${new Date(nowMs - IDLE_MS)}`;

export async function touchUser(tx: Statements, userId: ProfileId, at: Date): Promise<void> {
  await tx`update users set last_seen_day = ${at} where id = ${userId} and last_seen_day < ${at}::date`;
}

interface SessionRow {
  readonly key: string;
  readonly scope: Scope;
  readonly device_sha256: Buffer | null;
  readonly authed_at: Date;
  readonly last_seen_hour: Date;
}

/** Null for a session that is unknown, ended, expired or of another device. */
export async function findSession(
  db: Database,
  nowMs: number,
  { id, hash }: LoggedIn,
  device: string | null,
): Promise<Session | null> {
  const secret = sha256(hash);
  const [row] = await db<SessionRow[]>`
    select key, scope, device_sha256, authed_at, last_seen_hour from sessions
    where sha256 = ${secret} and user_id = ${id} and ${isLive(db, nowMs)}`;
  if (row === undefined) return null;
  if (row.device_sha256 !== null && (device === null || !row.device_sha256.equals(sha256(device)))) return null;
  if (nowMs - row.last_seen_hour.getTime() >= TOUCH_MS) {
    const at = new Date(nowMs);
    await db`update sessions set last_seen_hour = ${at} where sha256 = ${secret}`;
    await touchUser(db, id, at);
  }
  return { key: row.key, userId: id, scope: row.scope, isFresh: nowMs - row.authed_at.getTime() < FRESH_MS };
}

export async function selectLiveSessions(db: Statements, nowMs: number, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ key: string }[]>`
    select key from sessions where key = any (string_to_array(${listed(keys)}, ' ')) and ${isLive(db, nowMs)}`;
  return new Set(rows.map(({ key }) => key));
}

export async function listSessions(
  db: Database,
  nowMs: number,
  { userId, key: own }: Session,
): Promise<Calls['sessions']['answer']> {
  const rows = await db<{ key: string; device: string; createdAt: Date; lastSeenAt: Date }[]>`
    select key, ua_family as device, created_at as "createdAt", last_seen_hour as "lastSeenAt" from sessions
    where user_id = ${userId} and ${isLive(db, nowMs)}
    order by last_seen_hour desc, created_at desc`;
  return {
    sessions: rows.map(({ key, device, createdAt, lastSeenAt }) => ({
      ...{ key, device },
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: key === own,
    })),
  };
}

/** Checks a session again under the lock of its user row, where a password reset may have ended it. */
export const isSessionLive = async (tx: Statements, nowMs: number, { key }: Session): Promise<boolean> =>
  (await selectLiveSessions(tx, nowMs, [key])).has(key);
