import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import { tidy } from '../cleanup.ts';

let service: TestIdentity;
beforeEach(async () => {
  service = await startTestIdentity();
});
afterEach(() => service[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;
const MONTHS_22_DAYS = 672;
const EMAIL = 'frida@example.dk';

async function pass(days: number): Promise<void> {
  service.advance(days * DAY_MS);
  await tidy(service.identity);
}
const toldAndReceipts = async (email = EMAIL): Promise<string[]> =>
  (await service.mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind !== 'verify');
const users = async (): Promise<number> => (await service.identity.db`select from users`).length;

describe('an account that nobody uses', () => {
  it('is spoken of after 22 months, once, and deleted after 24', async () => {
    const own = await service.signedIn(EMAIL);
    await service.call('updateUser', { loggedIn: own, name: 'Frida', project: 8 });
    await pass(MONTHS_22_DAYS - 5);
    expect(await toldAndReceipts()).toEqual([]);
    await pass(7);
    await pass(1);
    expect(await toldAndReceipts()).toEqual(['inactive']);
    expect((await service.mailsTo(EMAIL)).at(-1)?.name).toBe('Frida');
    await pass(30);
    expect(await users()).toBe(1);
    await pass(40);
    expect([await users(), await toldAndReceipts()]).toEqual([0, ['deleteAccount']]);
    const deletions = await service.identity.db`select user_id, detail from audit where event = 'deletion'`;
    expect([...deletions]).toEqual([{ user_id: null, detail: { inactive: true } }]);
  });

  it('is kept where its user came back, and spoken of anew after another 22 months', async () => {
    await service.signUp(EMAIL);
    await pass(MONTHS_22_DAYS + 2);
    expect((await service.login(EMAIL)).status).toBe(200);
    await pass(100);
    expect([await users(), await toldAndReceipts()]).toEqual([1, ['inactive']]);
    await pass(MONTHS_22_DAYS - 100 + 3);
    expect(await toldAndReceipts()).toEqual(['inactive', 'inactive']);
  });

  it('is not deleted unheard, where the server was off for years', async () => {
    await service.signUp(EMAIL);
    await pass(1200);
    expect([await users(), await toldAndReceipts()]).toEqual([1, ['inactive']]);
    await pass(59);
    expect(await users()).toBe(1);
    await pass(2);
    expect(await users()).toBe(0);
  });
});

describe('tidying', () => {
  it('is done by one process at a time', async () => {
    await service.signUp(EMAIL);
    service.advance((MONTHS_22_DAYS + 2) * DAY_MS);
    const done = await Promise.all([1, 2, 3].map(() => tidy(service.identity)));
    expect(done).toContain(true);
    expect(await toldAndReceipts()).toEqual(['inactive']);
    const { db } = service.identity;
    await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7345514)`;
      expect(await tidy(service.identity)).toBe(false);
    });
    expect(await tidy(service.identity)).toBe(true);
  });
});
