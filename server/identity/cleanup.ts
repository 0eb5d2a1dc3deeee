import type { Database, Statements } from '../database/database.ts';
import type { Identity, IdentityMetrics } from './context.ts';
import { deleteStaleAccounts } from './deletion/deletion.ts';

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

export function scheduleCleanup(
  identity: Identity,
  { report, ...alarm }: AlarmOptions & { report: (error: unknown) => void },
): Disposable {
  const watch = createStuffingMonitor(identity.db, alarm);
  const turn = async (): Promise<void> => {
    await watch(identity.nowMs());
    await runCleanup(identity);
  };
  const timer = setInterval(() => void turn().catch(report), EVERY_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

interface AlarmOptions {
  readonly metrics: Pick<IdentityMetrics, 'failedLogins'>;
  readonly onAlarm: () => void;
}

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;
const TIMES = 3;
const FLOOR = 100;

export interface FailedLogins {
  readonly lastHour: number;
  /** In an hour of the week before it, on average. */
  readonly usual: number;
}

/** Leaked passwords are tried at many accounts, below every single limit. */
export const isCredentialStuffing = ({ lastHour, usual }: FailedLogins): boolean => lastHour > Math.max(FLOOR, TIMES * usual);

export async function countFailedLogins(db: Database, nowMs: number): Promise<FailedLogins> {
  const hourAgo = new Date(nowMs - HOUR_MS);
  const [row] = await db<{ last: number; before: number }[]>`
    select count(*) filter (where at >= ${hourAgo})::int as last, count(*) filter (where at < ${hourAgo})::int as before
    from audit where event = 'login' and not ok and at >= ${new Date(nowMs - (WEEK_HOURS + 1) * HOUR_MS)}`;
  return { lastHour: row!.last, usual: row!.before / WEEK_HOURS };
}

export function createStuffingMonitor(db: Database, { metrics, onAlarm }: AlarmOptions): (nowMs: number) => Promise<void> {
  let isOn = false;
  return async (nowMs) => {
    const failed = await countFailedLogins(db, nowMs);
    metrics.failedLogins(failed.lastHour, failed.usual);
    const wasOn = isOn;
    isOn = isCredentialStuffing(failed);
    if (isOn && !wasOn) onAlarm();
  };
}
