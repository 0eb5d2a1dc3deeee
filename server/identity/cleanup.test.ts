import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityEvent, publishEvent, subscribeEvents } from './events.ts';
import { startTestIdentity, type TestIdentity } from '../testing/identity/identity.ts';
import { prune } from './cleanup.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;

describe('cleanup', () => {
  it('deletes expired rows of every table only', async () => {
    const { db, nowMs } = service.identity;
    const own = await service.signedIn('a@example.dk');
    await service.register('waiting@example.dk');
    await service.call('updateUser', { loggedIn: own, email: 'next@example.dk', project: 8 });
    await db`insert into captcha_spent (nonce, expires_at) values ('x', ${new Date(nowMs() + DAY_MS)})`;
    const counts = async (): Promise<number[]> =>
      Promise.all(
        [
          'rate_counters',
          'captcha_spent',
          'codes',
          'pending_registrations',
          'sessions',
          'audit',
          'users',
          'terms_agreements',
        ].map(async (table) => (await db`select from ${db(table)}`).length),
      );
    const before = await counts();
    expect(before.every((count) => count > 0)).toBe(true);
    await prune(db, nowMs());
    expect(await counts()).toEqual(before);
    await prune(db, nowMs() + 2 * DAY_MS);
    expect(await counts()).toEqual([0, 0, 0, 0, ...before.slice(4)]);
    await prune(db, nowMs() + 200 * DAY_MS);
    expect((await counts()).slice(4)).toEqual([0, ...before.slice(5)]);
    await prune(db, nowMs() + 400 * DAY_MS);
    expect((await counts()).slice(5)).toEqual([0, ...before.slice(6)]);
  });
});

describe('events', () => {
  it('subscribeEvents reports a gap after a lost connection and delivers later events', async () => {
    const { db } = service.identity;
    const received: IdentityEvent[] = [];
    let gaps = 0;
    await using _listening = await subscribeEvents(db, {
      onEvent: (event) => received.push(event),
      onGap: () => {
        gaps += 1;
      },
    });
    expect(gaps).toBe(1);
    await db`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`;
    await expect.poll(() => gaps).toBe(2);
    await publishEvent(db, { kind: 'revoked', userId: 'u' });
    await expect.poll(() => received).toEqual([{ kind: 'revoked', userId: 'u' }]);
  });
});
