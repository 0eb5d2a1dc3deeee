import type { Database } from '../../database/database.ts';
import type { IdentityMetrics } from '../context.ts';

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

/** Updates the metric, and calls `onAlarm` at each rise above the threshold. */
export function createStuffingMonitor(
  db: Database,
  { metrics, onAlarm }: { metrics: Pick<IdentityMetrics, 'failedLogins'>; onAlarm: () => void },
): (nowMs: number) => Promise<void> {
  let isOn = false;
  return async (nowMs) => {
    const failed = await countFailedLogins(db, nowMs);
    metrics.failedLogins(failed.lastHour, failed.usual);
    const wasOn = isOn;
    isOn = isCredentialStuffing(failed);
    if (isOn && !wasOn) onAlarm();
  };
}
