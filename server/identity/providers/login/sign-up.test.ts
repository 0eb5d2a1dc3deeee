import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/identity/openid-provider.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const emailOf = ({ claims }: Person): string => String(claims.email);

describe('a sign-up by a provider', () => {
  it('[AERR-10] [AERR-41] [AERR-42] lists missing agreements, writes nothing and accepts the token again', async () => {
    const person = site.person();
    const sent = await site.token(person);
    for (const change of [{ touApproval: false }, { ppApproval: false }, { touApproval: false, ppApproval: false }]) {
      const { body } = await site.loginBy('gso', { ...sent, ...change });
      expect(body).toEqual({
        err: 'XE8',
        err2: 'XE8',
        errors: [
          { code: 1002, type: 'tou', version: '2026-11-23', url: '/v5/terms/tou/documents/2026-11-23' },
          { code: 1001, type: 'pp', version: '2026-11-23', url: '/v5/terms/pp/documents/2026-11-23' },
        ],
      });
    }
    expect(await site.usersOf(person.sub)).toEqual([]);
    expect(await site.kindsTo(emailOf(person))).toEqual([]);
    expect((await site.loginBy('gso', sent)).body.isRegistration).toBe(true);
  });
  it('lists new documents to a known user and opens a restricted session', async () => {
    const person = site.person();
    const { body } = await site.loginBy('gso', await site.token(person));
    await site.service.identity.db`delete from terms_agreements where user_id = ${body.id} and type = 'pp'`;
    const again = await site.loginBy('gso', { ...(await site.token(person)), touApproval: false, ppApproval: false });
    expect(again.body).toMatchObject({ id: body.id, err2: 'XE8', errors: [{ code: 1001, type: 'pp' }] });
    expect(again.body.err).toBeUndefined();
    const { id, hash } = again.body;
    expect((await site.service.call('getData', { loggedIn: { id, hash }, project: 8 })).body.err).toBe('XE8');
  });
  it('[AERR-11] answers XE9 for a new user whose code Apple rejects, and logs a known one in', async () => {
    const person = site.person();
    site.graph.setApple(400);
    const refused = await site.loginBy('apple', { ...(await site.token(person)), code: 'bad' });
    expect(refused.body).toEqual({ err: 'XE9' });
    expect(await site.usersOf(person.sub)).toEqual([]);
    site.graph.setApple(500);
    expect((await site.loginBy('apple', { ...(await site.token(person)), code: 'bad' })).body).toEqual({ err: 'XE9' });
    expect((await site.loginBy('apple', await site.token(person))).body.isRegistration).toBe(true);
    expect((await site.loginBy('apple', { ...(await site.token(person)), code: 'bad' })).body.isRegistration).toBe(false);
    site.graph.setApple(200);
  });
  it('creates one user for fifty concurrent logins', async () => {
    const person = site.person();
    const brought = await Promise.all(Array.from({ length: 50 }, () => site.token(person)));
    const answers = await Promise.all(brought.map((sent) => site.loginBy('gso', sent)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isRegistration === true)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.hash === undefined)).toHaveLength(0);
    expect(await site.usersOf(person.sub)).toHaveLength(1);
  });
  it('creates one user for two concurrent accounts of an address and answers XE3 to the other', async () => {
    const [one, other] = [site.person({ email: 'twin@gmail.com' }), site.person({ email: 'twin@gmail.com' })];
    const brought = await Promise.all([site.token(one), site.token(other)]);
    const answers = await Promise.all(brought.map((sent) => site.loginBy('gso', sent)));
    expect(answers.map(({ body }) => body.err ?? 'in').toSorted((a, b) => a.localeCompare(b))).toEqual(['in', 'XE3']);
  });
});
