import type { Database } from '../../database/database.ts';
import { RateLimited } from '../../http/limits/rate-limit.ts';
import type { LimitRule, RateLimits, Vault } from '../context.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

const limitRule = (name: string, ...windows: readonly (readonly [seconds: number, max: number])[]): LimitRule => ({
  name,
  windows: windows.map(([seconds, max]) => ({ seconds, max })),
});

export const LIMITS = {
  loginByAddress: limitRule('login-ip', [5 * MINUTE_S, 25]),
  /** Attempts without a captcha. */
  loginFree: limitRule('login-free', [10 * MINUTE_S, 5]),
  /** Above this, only a mail link or a known device opens the account. */
  login: limitRule('login', [10 * MINUTE_S, 10], [DAY_S, 100]),
  loginOfDevice: limitRule('login-device', [10 * MINUTE_S, 10], [DAY_S, 100]),
  registrationByAddress: limitRule('registration-ip', [30 * MINUTE_S, 5], [DAY_S, 20]),
  registrationMails: limitRule('registration-mail', [DAY_S, 3]),
  forgottenByAddress: limitRule('forgotten-ip', [30 * MINUTE_S, 5]),
  forgottenWithCaptchaByAddress: limitRule('forgotten-captcha-ip', [30 * MINUTE_S, 20]),
  forgottenMails: limitRule('forgotten-mail', [HOUR_S, 3], [DAY_S, 6]),
  challengeByAddress: limitRule('challenge-ip', [5 * MINUTE_S, 60]),
  codesByAddress: limitRule('code-ip', [5 * MINUTE_S, 30]),
  providerByAddress: limitRule('provider-ip', [5 * MINUTE_S, 30]),
  storeByUser: limitRule('store', [MINUTE_S, 60], [DAY_S, 2000]),
  readByUser: limitRule('read', [MINUTE_S, 60]),
  deletionByUser: limitRule('deletion', [DAY_S, 5]),
  emailChangeByUser: limitRule('email-change', [DAY_S, 5]),
  exportByUser: limitRule('export', [DAY_S, 1]),
  consentByUser: limitRule('consent', [MINUTE_S, 20], [DAY_S, 200]),
} as const satisfies Record<string, LimitRule>;

/** Fixed windows shared by all processes; rejected attempts count. Keys are stored as digests. */
export function createLimits({ db, vault, nowMs }: { db: Database; vault: Vault; nowMs: () => number }): RateLimits {
  const keyOf = ({ name }: LimitRule, key: string): string => `${name} ${vault.digest(key).toString('base64url')}`;
  async function consume(rule: LimitRule, key: string): Promise<number | null> {
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
  }
  return {
    consume,
    async enforce(rule, key) {
      const waitS = await consume(rule, key);
      if (waitS !== null) throw new RateLimited(waitS);
    },
    async reset(rule, key) {
      await db`delete from rate_counters where key in ${db(rule.windows.map(({ seconds }) => `${keyOf(rule, key)} ${seconds}`))}`;
    },
  };
}
