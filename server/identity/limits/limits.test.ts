import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitRule } from '../context.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import { countFailedLogins, createStuffingMonitor, isCredentialStuffing, prune } from '../cleanup.ts';
import { createLimits, LIMITS } from './limits.ts';
let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const MINUTE_S = 60;
const DAY_S = 86_400;
const RULE: LimitRule = {
  name: 'test',
  windows: [
    { seconds: MINUTE_S, max: 3 },
    { seconds: 600, max: 5 },
  ],
};
const take = (key: string, rule = RULE) => service.identity.limits.consume(rule, key);
const times = async (count: number, key: string) => Promise.all(Array.from({ length: count }, () => take(key)));
const allowed = (waits: readonly (number | null)[]): number => waits.filter((wait) => wait === null).length;

describe('a limit', () => {
  it('[AERR-15] allows the maximum of a limit per window and then returns the seconds to wait', async () => {
    // The clock of the tests stands at one minute and one second past the hour.
    expect(allowed(await times(3, 'a'))).toBe(3);
    expect(await take('a')).toBe(59);
    service.advance(MINUTE_S * 1000);
    expect(allowed(await times(3, 'a'))).toBe(1);
    service.advance(MINUTE_S * 1000);
    expect(await take('a')).toBe(600 - 3 * MINUTE_S - 1);
    expect(await take('b')).toBeNull();
    service.advance(600_000);
    expect(await take('a')).toBeNull();
  });

  it('counts every concurrent attempt of a limit', async () => {
    const waits = await Promise.all(
      Array.from({ length: 100 }, () => take('many', { name: 'one', windows: [{ seconds: 60, max: 40 }] })),
    );
    expect(allowed(waits)).toBe(40);
  });

  it('counts a limit over all processes of a database and apart from other rules', async () => {
    const { db, vault, nowMs } = service.identity;
    await times(3, 'shared');
    expect(await createLimits({ db, vault, nowMs }).consume(RULE, 'shared')).not.toBeNull();
    expect(await take('shared', { ...RULE, name: 'other' })).toBeNull();
  });

  it('resets a limit by its key', async () => {
    await times(4, 'known');
    await service.identity.limits.reset(RULE, 'known');
    expect(allowed(await times(4, 'known'))).toBe(3);
  });

  it('deletes the counters of a limit after its window', async () => {
    const { db, nowMs } = service.identity;
    await db`delete from rate_counters`;
    await take('kept');
    const leftMs = (seconds: number): number => seconds * 1000 - (nowMs() % (seconds * 1000));
    for (const { seconds } of RULE.windows) {
      await prune(db, nowMs() + leftMs(seconds));
      const kept = (await db`select from rate_counters`).length;
      await prune(db, nowMs() + leftMs(seconds) + 1);
      expect(kept - (await db`select from rate_counters`).length).toBe(1);
    }
    expect(await db`select from rate_counters`).toHaveLength(0);
  });

  it('stores neither mail nor client addresses in counters', async () => {
    await take('frida@example.dk');
    await take('192.0.2.77');
    const rows = await service.identity.db<{ key: string }[]>`select key from rate_counters`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ key }) => key).join()).not.toMatch(/frida|192\.0/);
  });
});

describe('the limits of calls', () => {
  const windows = ({ windows: each }: LimitRule) => each.map(({ seconds, max }) => `${max} in ${seconds / MINUTE_S} min`);

  it('[AERR-15] the limits match the specification', () => {
    expect(Object.fromEntries(Object.entries(LIMITS).map(([name, rule]) => [name, windows(rule).join(', ')]))).toEqual({
      loginByAddress: '25 in 5 min',
      loginFree: '5 in 10 min',
      login: '10 in 10 min, 100 in 1440 min',
      loginOfDevice: '10 in 10 min, 100 in 1440 min',
      registrationByAddress: '5 in 30 min, 20 in 1440 min',
      registrationMails: '3 in 1440 min',
      forgottenByAddress: '5 in 30 min',
      forgottenWithCaptchaByAddress: '20 in 30 min',
      forgottenMails: '3 in 60 min, 6 in 1440 min',
      challengeByAddress: '60 in 5 min',
      codesByAddress: '30 in 5 min',
      providerByAddress: '30 in 5 min',
      storeByUser: '60 in 1 min, 2000 in 1440 min',
      readByUser: '60 in 1 min',
      deletionByUser: '5 in 1440 min',
      emailChangeByUser: '5 in 1440 min',
      exportByUser: '1 in 1440 min',
      consentByUser: '20 in 1 min, 200 in 1440 min',
    });
  });

  it('the limits have distinct names', () => {
    const names = Object.values(LIMITS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('failed logins', () => {
  it.each([
    [100, 0, false],
    [101, 0, true],
    [300, 100, false],
    [301, 100, true],
  ])('%i failed logins in the last hour against a usual %i raise an alarm: %j', (lastHour, usual, alarm) => {
    expect(isCredentialStuffing({ lastHour, usual })).toBe(alarm);
  });

  it('counts failed logins of the last hour and the week before, and raises one alarm', async () => {
    const { db, nowMs } = service.identity;
    await db`delete from audit`;
    const failed = (count: number, secondsAgo: number, ok = false) => db`
      insert into audit (at, event, ok, ip_trunc, ua_family)
      select ${new Date(nowMs() - secondsAgo * 1000)}, 'login', ${ok}, '', '' from generate_series(1, ${count})`;
    await failed(168 * 50, 2 * DAY_S);
    await failed(1000, 9 * DAY_S);
    await failed(1000, 60, true);
    await failed(150, 60);
    expect(await countFailedLogins(db, nowMs())).toEqual({ lastHour: 150, usual: 50 });

    const reported: (readonly [number, number])[] = [];
    let alarms = 0;
    const watch = createStuffingMonitor(db, {
      metrics: { failedLogins: (...figures) => void reported.push(figures) },
      onAlarm: () => {
        alarms += 1;
      },
    });
    await watch(nowMs());
    expect([reported, alarms]).toEqual([[[150, 50]], 0]);
    await failed(1, 60);
    await watch(nowMs());
    await watch(nowMs());
    expect(alarms).toBe(1);
    await watch(nowMs() + 2 * 3_600_000);
    await failed(500, -3 * 3600);
    await watch(nowMs() + 3 * 3_600_000);
    expect(alarms).toBe(2);
  });
});
