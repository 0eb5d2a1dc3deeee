import type { LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basicAuth } from '../../testing/identity/identity.ts';
import type { Person } from '../../testing/identity/openid-provider.ts';
import { startTestSite, type TestSite } from '../../testing/identity/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const PATH = '/v5/users/me/connections';
const list = async (loggedIn: LoggedIn) =>
  (await site.service.request('GET', PATH, { headers: basicAuth(loggedIn) })).body.connections;
const remove = (loggedIn: LoggedIn, key: string) =>
  site.service.request('DELETE', `${PATH}?key=${key}`, { headers: basicAuth(loggedIn) });
const connect = async (loggedIn: LoggedIn, person: Person) => site.loginBy('gso', { ...(await site.token(person)), loggedIn });
const lives = async (loggedIn: LoggedIn): Promise<boolean> =>
  (await site.service.call('getData', { loggedIn, project: 8 })).body.err === undefined;
const sessionOf = ({ id, hash }: LoggedIn): LoggedIn => ({ id, hash });

describe('connections of an account', () => {
  it('lists connections with provider, address and time, without the id at the provider', async () => {
    const loggedIn = await site.service.signedIn('connections@example.dk');
    expect(await list(loggedIn)).toEqual([]);
    const person = site.person();
    await connect(loggedIn, person);
    await site.loginBy('facebook', { ...site.access({ id: '7001' }), loggedIn });
    const connections = await list(loggedIn);
    expect(connections).toEqual([
      {
        key: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
        provider: 'google',
        email: person.claims.email,
        connectedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        isOnlyWayIn: false,
      },
      expect.objectContaining({ provider: 'facebook', email: null, isOnlyWayIn: false }),
    ]);
    expect(JSON.stringify(connections)).not.toContain(person.sub);
  });

  it('removes a connection, ends the other sessions and sends a mail', async () => {
    const loggedIn = await site.service.signedIn('remove@example.dk');
    const person = site.person();
    await connect(loggedIn, person);
    const other = sessionOf((await site.loginBy('gso', await site.token(person))).body);
    expect(other.id).toBe(loggedIn.id);
    const [{ key }] = await list(loggedIn);
    expect((await remove(loggedIn, key)).status).toBe(204);
    expect([await list(loggedIn), await lives(loggedIn), await lives(other)]).toEqual([[], true, false]);
    const { body } = await site.loginBy('gso', await site.token(person));
    expect(body.id).not.toBe(loggedIn.id);
    expect((await site.service.mailsTo('remove@example.dk')).at(-1)).toMatchObject({
      kind: 'disconnected',
      providers: ['google'],
    });
    expect((await remove(loggedIn, key)).status).toBe(204);
    expect(await site.kindsTo('remove@example.dk')).toEqual(['verify', 'connected', 'disconnected']);
  });

  it('queues the refresh token of a removed Apple connection for revocation', async () => {
    const loggedIn = await site.service.signedIn('remove-apple@example.dk');
    const sent = { ...(await site.token(site.person())), loggedIn, code: 'from-apple' };
    expect((await site.loginBy('apple', sent)).body.id).toBe(loggedIn.id);
    const before = await site.service.identity.db`select from provider_revocations`;
    const [{ key }] = await list(loggedIn);
    await remove(loggedIn, key);
    expect(await site.service.identity.db`select from provider_revocations`).toHaveLength(before.length + 1);
  });

  it('rejects the removal of the only login', async () => {
    const person = site.person();
    const loggedIn = sessionOf((await site.loginBy('gso', await site.token(person))).body);
    const [only] = await list(loggedIn);
    expect(only.isOnlyWayIn).toBe(true);
    expect(await remove(loggedIn, only.key)).toMatchObject({ status: 400, body: { code: 100 } });
    expect(await list(loggedIn)).toHaveLength(1);
    await site.loginBy('facebook', { ...site.access({ id: '7002' }), loggedIn });
    expect((await list(loggedIn)).map(({ isOnlyWayIn }: { isOnlyWayIn: boolean }) => isOnlyWayIn)).toEqual([false, false]);
    expect((await remove(loggedIn, only.key)).status).toBe(204);
    expect(await list(loggedIn)).toMatchObject([{ provider: 'facebook', isOnlyWayIn: true }]);
  });

  it('lists and removes connections of the caller only', async () => {
    const [own, other] = [await site.service.signedIn('own1@example.dk'), await site.service.signedIn('other1@example.dk')];
    await connect(other, site.person());
    const [{ key }] = await list(other);
    expect((await remove(own, key)).status).toBe(204);
    expect(await list(other)).toHaveLength(1);
    expect((await remove({ ...own, hash: '0'.repeat(64) }, key)).status).toBe(401);
  });
});

describe('linking a provider to an account', () => {
  const link = async (loggedIn: { id: string; hash: string }, person: Person) =>
    (await site.loginBy('gso', { ...(await site.token(person)), loggedIn })).body;

  it('links a provider to the user of a fresh session', async () => {
    const loggedIn = await site.service.signedIn('connect@example.dk');
    const person = site.person();
    expect(await link(loggedIn, person)).toEqual({ ...loggedIn, isRegistration: false });
    expect(await link(loggedIn, person)).toEqual({ ...loggedIn, isRegistration: false });
    expect(await site.kindsTo('connect@example.dk')).toEqual(['verify', 'connected']);
    const audited = await site.service.identity.db`
      select event, ok, detail from audit where user_id = ${loggedIn.id} and event = 'connection'`;
    expect(audited).toEqual([{ event: 'connection', ok: true, detail: { method: 'google' } }]);
    const { body } = await site.loginBy('gso', await site.token(person));
    expect(body).toMatchObject({ id: loggedIn.id, isRegistration: false });
    expect((await site.profileOf(body)).email).toBe('connect@example.dk');
  });
  it('links by a credential once', async () => {
    const loggedIn = await site.service.signedIn('connect-twice@example.dk');
    const sent = { ...(await site.token(site.person())), loggedIn };
    expect((await site.loginBy('gso', sent)).body).toMatchObject(loggedIn);
    expect((await site.loginBy('gso', sent)).body).toEqual({ err: 'XE1' });
  });
  it('[AERR-12] answers XE10 for a linked provider account and changes neither user', async () => {
    const person = site.person();
    const { body: owner } = await site.loginBy('gso', await site.token(person));
    const loggedIn = await site.service.signedIn('thief@example.dk');
    expect(await link(loggedIn, person)).toEqual({ err: 'XE10' });
    expect((await site.usersOf(person.sub)).map(({ id }) => id)).toEqual([owner.id]);
  });
  it('answers XE1 to linking by an old, restricted, ended or unknown session', async () => {
    const loggedIn = await site.service.signedIn('older@example.dk');
    const person = site.person();
    const age = (minutes: number) => site.service.identity.db`
      update sessions set authed_at = authed_at - ${minutes} * interval '1 minute' where user_id = ${loggedIn.id}`;
    await age(16);
    expect(await link(loggedIn, person)).toEqual({ err: 'XE1' });
    await age(-16);
    await site.service.identity.db`update sessions set scope = 'restricted' where user_id = ${loggedIn.id}`;
    expect(await link(loggedIn, person)).toEqual({ err: 'XE1' });
    await site.service.identity.db`update sessions set scope = 'full' where user_id = ${loggedIn.id}`;
    await site.service.call('logout', { loggedIn });
    expect(await link(loggedIn, person)).toEqual({ err: 'XE1' });
    expect(await link({ ...loggedIn, hash: '0'.repeat(64) }, person)).toEqual({ err: 'XE1' });
    expect(await site.usersOf(person.sub)).toEqual([]);
  });
  it('stores the refresh token of a linked Apple account', async () => {
    const loggedIn = await site.service.signedIn('connect-apple@example.dk');
    const person = site.person();
    const sent = { ...(await site.token(person)), loggedIn, code: 'from-apple', touApproval: false, ppApproval: false };
    expect((await site.loginBy('apple', sent)).body.id).toBe(loggedIn.id);
    const [row] = await site.service.identity.db<{ refresh_token_enc: Buffer }[]>`
      select refresh_token_enc from provider_links where sub = ${person.sub}`;
    expect(row!.refresh_token_enc).not.toBeNull();
  });
});
