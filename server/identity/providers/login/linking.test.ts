import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/identity/openid-provider.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('connecting', () => {
  const connect = async (loggedIn: { id: string; hash: string }, person: Person) =>
    (await site.loginBy('gso', { ...(await site.token(person)), loggedIn })).body;

  it('links a provider to the user of a fresh session', async () => {
    const loggedIn = await site.service.signedIn('connect@example.dk');
    const person = site.person();
    expect(await connect(loggedIn, person)).toEqual({ ...loggedIn, isRegistration: false });
    expect(await connect(loggedIn, person)).toEqual({ ...loggedIn, isRegistration: false });
    expect(await site.kindsTo('connect@example.dk')).toEqual(['verify', 'connected']);
    const audited = await site.service.identity.db`
      select event, ok, detail from audit where user_id = ${loggedIn.id} and event = 'connection'`;
    expect(audited).toEqual([{ event: 'connection', ok: true, detail: { method: 'google' } }]);
    const { body } = await site.loginBy('gso', await site.token(person));
    expect(body).toMatchObject({ id: loggedIn.id, isRegistration: false });
    expect((await site.profileOf(body)).email).toBe('connect@example.dk');
  });
  it('accepts a credential once', async () => {
    const loggedIn = await site.service.signedIn('connect-twice@example.dk');
    const sent = { ...(await site.token(site.person())), loggedIn };
    expect((await site.loginBy('gso', sent)).body).toMatchObject(loggedIn);
    expect((await site.loginBy('gso', sent)).body).toEqual({ err: 'XE1' });
  });
  it('[AERR-12] answers XE10 for a linked provider account and changes neither user', async () => {
    const person = site.person();
    const { body: owner } = await site.loginBy('gso', await site.token(person));
    const loggedIn = await site.service.signedIn('thief@example.dk');
    expect(await connect(loggedIn, person)).toEqual({ err: 'XE10' });
    expect((await site.usersOf(person.sub)).map(({ id }) => id)).toEqual([owner.id]);
  });
  it('answers XE1 to an old, restricted, ended or unknown session', async () => {
    const loggedIn = await site.service.signedIn('older@example.dk');
    const person = site.person();
    const age = (minutes: number) => site.service.identity.db`
      update sessions set authed_at = authed_at - ${minutes} * interval '1 minute' where user_id = ${loggedIn.id}`;
    await age(16);
    expect(await connect(loggedIn, person)).toEqual({ err: 'XE1' });
    await age(-16);
    await site.service.identity.db`update sessions set scope = 'restricted' where user_id = ${loggedIn.id}`;
    expect(await connect(loggedIn, person)).toEqual({ err: 'XE1' });
    await site.service.identity.db`update sessions set scope = 'full' where user_id = ${loggedIn.id}`;
    await site.service.call('logout', { loggedIn });
    expect(await connect(loggedIn, person)).toEqual({ err: 'XE1' });
    expect(await connect({ ...loggedIn, hash: '0'.repeat(64) }, person)).toEqual({ err: 'XE1' });
    expect(await site.usersOf(person.sub)).toEqual([]);
  });
  it('stores the refresh token of a linked Apple account', async () => {
    const loggedIn = await site.service.signedIn('connect-apple@example.dk');
    const person = site.person();
    const sent = { ...(await site.token(person)), loggedIn, code: 'from-apple', touApproval: false, ppApproval: false };
    expect((await site.loginBy('apple', sent)).body.id).toBe(loggedIn.id);
    const [link] = await site.service.identity.db<{ refresh_token_enc: Buffer }[]>`
      select refresh_token_enc from provider_links where sub = ${person.sub}`;
    expect(link!.refresh_token_enc).not.toBeNull();
  });
});
