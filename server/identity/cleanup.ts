import type { Statements } from '../database/database.ts';
import { deleteStaleAccounts } from './deletion/deletion.ts';
import type { Identity } from './context.ts';

/** Advisory lock: one process at a time. Any constant. */
const CLEANUP_LOCK = 7_345_514;
const MINUTE_MS = 60_000;
const EVERY_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Thirteen months: shows yearly patterns. */
const AUDIT_MS = 396 * DAY_MS;

export async function prune(db: Statements, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  for (const table of [
    'rate_counters',
    'codes',
    'pending_registrations',
    'sessions',
    'oidc_seen',
    'redeemed_codes',
    'captcha_spent',
  ])
    await db`delete from ${db(table)} where expires_at < ${now}`;
  await db`delete from audit where at < ${new Date(nowMs - AUDIT_MS)}`;
}

export async function runCleanup(identity: Identity): Promise<boolean> {
  const { db, nowMs } = identity;
  return db.begin(async (tx) => {
    const [lock] = await tx<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(${CLEANUP_LOCK}) as taken`;
    if (!lock!.taken) return false;
    await prune(tx, nowMs());
    await deleteStaleAccounts(identity, tx);
    return true;
  });
}

/** Cleans up and counts failed logins every ten minutes. */
export function scheduleCleanup(
  identity: Identity,
  { watch, report }: { watch: (nowMs: number) => Promise<void>; report: (error: unknown) => void },
): Disposable {
  const turn = async (): Promise<void> => {
    await watch(identity.nowMs());
    await runCleanup(identity);
  };
  const timer = setInterval(() => void turn().catch(report), EVERY_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
