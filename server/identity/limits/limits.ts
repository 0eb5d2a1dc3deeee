import type { Database } from '../../store/database.ts';
import type { LimitRule, Limits, Vault } from '../context.ts';

/**
 * Counts attempts in windows of fixed bounds, for all processes of one database. Every attempt is counted, also one that is
 * refused. Keys are kept as digests, as an address of a person may be one.
 */
export function createLimits({ db, vault, nowMs }: { db: Database; vault: Vault; nowMs: () => number }): Limits {
  const keyOf = ({ name }: LimitRule, key: string): string => `${name} ${vault.digest(key).toString('base64url')}`;
  return {
    async take(rule, key) {
      const nowS = nowMs() / 1000;
      const rows = rule.windows.map(({ seconds }) => {
        const window = Math.floor(nowS / seconds);
        return { key: `${keyOf(rule, key)} ${seconds}`, window, n: 1, expires_at: new Date((window + 1) * seconds * 1000) };
      });
      const counted = await db<{ n: number }[]>`
        insert into rate_counters ${db(rows)}
        on conflict (key, "window") do update set n = rate_counters.n + 1
        returning n`;
      const waits = rule.windows.flatMap(({ seconds, max }, i) =>
        counted[i]!.n > max ? [Math.ceil((rows[i]!.window + 1) * seconds - nowS)] : [],
      );
      return waits.length === 0 ? null : Math.max(...waits);
    },
    async forget(rule, key) {
      await db`delete from rate_counters where key in ${db(rule.windows.map(({ seconds }) => `${keyOf(rule, key)} ${seconds}`))}`;
    },
  };
}
