import { type Calls, DONE, type Done, type LoggedIn } from '@stillingen/wire/account';
import type { GuessLimit } from '../../http/limits/guess-limit.ts';
import { type Database, listed, type Statements } from '../../database/database.ts';
import { lockUser } from '../accounts/queries.ts';
import type { Caller, Identity, Session, SessionSelection, Sessions } from '../context.ts';
import { publishEvent } from '../events.ts';
import { newLoginHash, newSessionKey, sha256 } from '../secrets/tokens.ts';
import { deviceName, truncateAddress } from '../http/caller.ts';
import { findSession, touchUser } from './queries.ts';

const DAY_MS = 86_400_000;
export const ABSOLUTE_MS = 180 * DAY_MS;
export const MAX_SESSIONS = 20;

interface Options {
  readonly db: Database;
  readonly nowMs: () => number;
  readonly random: (bytes: number) => Buffer;
  readonly bindsDevices: boolean;
  readonly guesses: GuessLimit;
}

/** Ends sessions of a user; needs no running account service. */
export async function endSessions(
  tx: Statements,
  which: SessionSelection,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  const { userId } = which;
  const filter =
    'only' in which ? tx`and key = ${which.only}` : tx`and not key = any (string_to_array(${listed(which.except ?? [])}, ' '))`;
  const { count } = await tx`
    update sessions set revoked_at = ${at}, reason = ${reason} where user_id = ${userId} and revoked_at is null ${filter}`;
  if (count > 0) await publishEvent(tx, { kind: 'revoked', userId });
}

/** Sessions are rows without a cache: an ended one is invalid for all processes at once. */
export function createSessions({ db, nowMs, random, bindsDevices, guesses }: Options): Sessions {
  return {
    find: (loggedIn, { address, device }) =>
      guesses.check(address, JSON.stringify([loggedIn.id, loggedIn.hash, device]), () =>
        findSession(db, nowMs(), loggedIn, device),
      ),

    async open(tx, { userId, scope, caller }): Promise<LoggedIn> {
      const hash = newLoginHash(random);
      const now = nowMs();
      const at = new Date(now);
      const row = {
        sha256: sha256(hash),
        key: newSessionKey(random),
        user_id: userId,
        device_sha256: bindsDevices && caller.platform === 'web' && caller.device !== null ? sha256(caller.device) : null,
        scope,
        platform: caller.platform,
        app_version: caller.appVersion,
        ua_family: deviceName(caller.userAgent),
        ip_trunc: truncateAddress(caller.address),
        created_at: at,
        authed_at: at,
        last_seen_hour: at,
        expires_at: new Date(now + ABSOLUTE_MS),
      };
      await tx`insert into sessions ${db(row)}`;
      await touchUser(tx, userId, at);
      const { count } = await tx`
        update sessions set revoked_at = ${at}, reason = 'too-many'
        where sha256 in (
          select sha256 from sessions where user_id = ${userId} and revoked_at is null
          order by created_at desc, sha256 = ${row.sha256} desc offset ${MAX_SESSIONS})`;
      if (count > 0) await publishEvent(tx, { kind: 'revoked', userId });
      return { id: userId, hash };
    },

    end: (tx, which, reason) => endSessions(tx, which, { reason, at: new Date(nowMs()) }),

    async upgrade(tx, key) {
      await tx`update sessions set scope = 'full' where key = ${key} and revoked_at is null`;
    },
  };
}

/** POST /v3/logout: succeeds for an unknown session too (C11). */
export async function logout(
  { db, sessions, audit }: Identity,
  { loggedIn, all = false }: Calls['logout']['sent'],
  caller: Caller,
): Promise<Done> {
  const session = await sessions.find(loggedIn, caller);
  if (session !== null) {
    const { userId, key } = session;
    await db.begin(async (tx) => {
      // Before its sessions, as a deletion does: the audit refers to the user.
      if (!(await lockUser(tx, userId))) return;
      await sessions.end(tx, all ? { userId } : { userId, only: key }, 'logout');
      await audit(tx, { userId, event: 'logout', ok: true, caller });
    });
  }
  return { r: DONE };
}

/** Ends the session `key`, or without a key all but this one. */
export async function endOtherSessions(
  { db, sessions }: Identity,
  { userId, key: own }: Session,
  key: string | undefined,
): Promise<undefined> {
  const selection = key === undefined ? { userId, except: [own] } : { userId, only: key };
  await db.begin((tx) => sessions.end(tx, selection, 'ended by user'));
}
