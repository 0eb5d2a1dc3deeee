import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITHOUT_TOKEN } from '../../../testing/identity/graph.ts';
import { SITE, startTestIdentity } from '../../../testing/identity/identity.ts';
import type { Person } from '../../../testing/identity/openid-provider.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';
import { providerRoutes } from '../plugin.ts';
import { createProviders } from '../verification/providers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const emailOf = ({ claims }: Person): string => String(claims.email);

describe('a login by a provider', () => {
  it('[ACC-29] logs in by a Google code and reports a registration; the same subject is the same user', async () => {
    const person = site.person();
    const first = await site.loginBy('google', await site.code(person));
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ id: expect.any(String), hash: expect.any(String), isRegistration: true });
    const { body } = await site.loginBy('google', await site.code(person));
    expect(body).toEqual({ id: first.body.id, hash: expect.any(String), isRegistration: false });
    expect(body.hash).not.toBe(first.body.hash);
    expect(await site.profileOf(body)).toEqual({ id: body.id, name: 'Ida Holm', email: emailOf(person), emailIsVerified: true });
    expect(await site.kindsTo(emailOf(person))).toEqual(['social']);
  });

  it('[ACC-03] finds the same user by Google’s ID token as by its code (O-016)', async () => {
    const person = site.person();
    const { body } = await site.loginBy('gso', await site.token(person));
    expect(body.isRegistration).toBe(true);
    expect((await site.loginBy('google', await site.code(person))).body).toMatchObject({ id: body.id, isRegistration: false });
  });

  it('[ACC-02] takes Apple’s name of the first login and its booleans as strings', async () => {
    const person = site.person({
      email: 'abc@privaterelay.appleid.com',
      email_verified: 'true',
      is_private_email: 'true',
      name: undefined,
    });
    const user = { name: { firstName: 'Ida', lastName: 'Holm' } };
    const { body } = await site.loginBy('apple', { ...(await site.token(person)), code: 'from-apple', user });
    expect(await site.profileOf(body)).toMatchObject({
      name: 'Ida Holm',
      email: 'abc@privaterelay.appleid.com',
      emailIsVerified: true,
    });
    const other = { name: { firstName: 'En', lastName: 'Anden' } };
    const again = await site.loginBy('apple', { ...(await site.token(person)), user: other });
    expect(again.body).toMatchObject({ id: body.id, isRegistration: false });
    expect((await site.profileOf(again.body)).name).toBe('Ida Holm');
    const [link] = await site.service.identity.db`select is_private_relay from provider_links where sub = ${person.sub}`;
    expect(link).toEqual({ is_private_relay: true });
  });

  it('redeems Apple’s code with a signed secret and stores the refresh token sealed', async () => {
    const person = site.person();
    site.graph.toApple.length = 0;
    await site.loginBy('apple', {
      ...(await site.token(person)),
      code: 'from-apple',
      redirectUri: 'https://stillingen.example/login',
    });
    const [{ path, form }] = site.graph.toApple as [{ path: string; form: URLSearchParams }];
    expect([path, form.get('grant_type'), form.get('code'), form.get('client_id')]).toEqual([
      '/apple/token',
      'authorization_code',
      'from-apple',
      site.openId.clientId,
    ]);
    const { payload, protectedHeader } = await jwtVerify(form.get('client_secret')!, site.applePublicKey, {
      algorithms: ['ES256'],
      issuer: 'TEAM',
      subject: site.openId.clientId,
      audience: site.openId.url,
    });
    expect([protectedHeader.kid, payload.exp! - payload.iat!]).toEqual(['KEY', 300]);
    const [link] = await site.service.identity.db<{ refresh_token_enc: Buffer }[]>`
      select refresh_token_enc from provider_links where sub = ${person.sub}`;
    expect(link!.refresh_token_enc.toString('latin1')).not.toContain('refresh');
    expect(site.service.identity.vault.unseal(link!.refresh_token_enc)).toMatch(/^refresh-\d+$/);
    await site.loginBy('apple', { ...(await site.token(person)), code: 'from-apple-again' });
    expect(site.graph.toApple).toHaveLength(1);
    const [later] = await site.service.identity.db`select refresh_token_enc from provider_links where sub = ${person.sub}`;
    expect(later).toEqual(link);
  });

  it('stores no token of Apple without one, and redeems no code without agreement', async () => {
    const [without, undecided] = [site.person(), site.person()];
    await site.loginBy('apple', { ...(await site.token(without)), code: WITHOUT_TOKEN });
    expect(await site.service.identity.db`select refresh_token_enc from provider_links where sub = ${without.sub}`).toEqual([
      { refresh_token_enc: null },
    ]);
    site.graph.toApple.length = 0;
    const sent = { ...(await site.token(undecided)), code: 'from-apple', touApproval: false };
    expect((await site.loginBy('apple', sent)).body.err).toBe('XE8');
    expect(site.graph.toApple).toEqual([]);
  });

  it('verifies the address of a Facebook login by mail', async () => {
    const person = { id: '1001', name: 'Bo', email: 'bo@example.dk' };
    const { body } = await site.loginBy('facebook', site.access(person));
    expect(body.isRegistration).toBe(true);
    expect(await site.profileOf(body)).toEqual({ id: body.id, name: 'Bo', email: 'bo@example.dk', emailIsVerified: false });
    const [mail] = await site.service.mailsTo('bo@example.dk');
    expect(mail!.kind).toBe('verifyEmail');
    const sent = { t: 'verifyEmail', c: mail!.code, i: body.id, namespace: SITE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ r: 'XY1', t: 'verifyEmail' });
    expect(await site.profileOf(body)).toMatchObject({ email: 'bo@example.dk', emailIsVerified: true });
    expect((await site.loginBy('facebook', site.access(person))).body).toMatchObject({ id: body.id, isRegistration: false });
  });

  it('accepts a Facebook token again, which is reissued until it expires', async () => {
    const sent = site.access({ id: '1002', email: 'ib@example.dk' });
    const { body } = await site.loginBy('facebook', sent);
    expect(body.isRegistration).toBe(true);
    expect((await site.loginBy('facebook', sent)).body).toMatchObject({ id: body.id, isRegistration: false });
  });

  it('[TERMS-01] stores the agreed documents and opens a full session', async () => {
    const person = site.person();
    const { body } = await site.loginBy('gso', await site.token(person));
    const rows = await site.service.identity.db`
      select type, version, source from terms_agreements where user_id = ${body.id} order by type`;
    expect(rows.map(({ type }) => type)).toEqual(['pp', 'tou']);
    expect(rows[0]).toMatchObject({ source: 'registration google' });
    expect(body.err2).toBeUndefined();
    expect(await site.profileOf(body)).toBeDefined();
  });

  it.each([-290_000, 290_000])('accepts valid and rejects expired tokens with a clock off by %i ms', async (ms) => {
    const nowS = Math.floor(Date.now() / 1000);
    const before = await site.token(site.person(), { exp: nowS + 60 });
    const over = await site.token(site.person(), { exp: nowS - 62 });
    site.service.advance(ms);
    const answers = [await site.loginBy('gso', before), await site.loginBy('gso', over)];
    site.service.advance(-ms);
    expect(answers.map(({ body }) => body.isRegistration ?? body.err)).toEqual([true, 'XE1']);
  });
});

describe('the call loginUsingProvider', () => {
  it.each([
    ['google', 'code', {}],
    ['google', 'codeVerifier', { code: 'c' }],
    ['google', 'redirectUri', { code: 'c', codeVerifier: 'v'.repeat(43) }],
    ['google', 'nonce', { code: 'c', codeVerifier: 'v'.repeat(43), redirectUri: 'https://stillingen.example/login' }],
    ['gso', 'idToken', {}],
    ['gso', 'nonce', { idToken: 'a.b.c' }],
    ['apple', 'idToken', { code: 'c' }],
    ['apple', 'nonce', { idToken: 'a.b.c' }],
    ['facebook', 'accessToken', {}],
  ] as const)('[AERR-13] requires for %s the field %s', async (provider, field, sent) => {
    expect((await site.loginBy(provider, sent)).body).toEqual({ err: 'XE11', field });
  });
  it.each([
    ['provider', { provider: 'myspace' as never }],
    ['nonce', { nonce: 'short' }],
    ['codeVerifier', { codeVerifier: 'short' }],
    ['touApproval', { touApproval: 'true' as never }],
    ['user.name.firstName', { user: { name: { firstName: 5 as never } } }],
    ['loggedIn.hash', { loggedIn: { id: 'a'.repeat(26), hash: 'x' } }],
    ['namespace', { namespace: 'another' }],
    ['project', { project: 9 }],
    ['more', { more: 1 } as never],
  ])('[AERR-13] rejects a malformed %s', async (field, sent) => {
    const { body } = await site.loginBy('gso', { ...(await site.token(site.person())), ...(sent as object) });
    expect(body).toMatchObject({ err: 'XE11' });
    if (field !== 'more') expect(body.field).toBe(field);
  });
  it('[AERR-15] allows thirty calls of an address in five minutes', () =>
    site.inOneWindow(300_000, async () => {
      const again = () => site.loginBy('facebook', { accessToken: 'made-up' }, { address: '10.99.99.99' });
      for (let n = 0; n < 30; n += 1) expect((await again()).body.err).toBe('XE1');
      expect((await again()).body).toEqual({ err: 'XE13', retryAfter: expect.any(Number) });
    }));
  it('[AERR-02] answers XE0 when the provider is unreachable', async () => {
    const sent = await site.code(site.person());
    site.openId.setReachable(false);
    const { body } = await site.loginBy('google', sent);
    site.openId.setReachable(true);
    expect(body).toEqual({ err: 'XE0' });
  });
  it('[AERR-08] answers XE6 for an unconfigured provider and does not offer it', async () => {
    await using bare = await startTestIdentity({
      more: [(app, identity) => providerRoutes(createProviders({}, identity.nowMs))(app, identity)],
    });
    for (const provider of ['google', 'gso', 'apple', 'facebook']) {
      const sent = { provider, touApproval: true, ppApproval: true, ...SITE };
      expect((await bare.call('loginUsingProvider', sent)).body).toEqual({ err: 'XE6' });
    }
    expect((await bare.request('GET', '/v5/offer')).body).toEqual({ providers: [], captcha: 'proof-of-work' });
  });
  it('offers configured providers with public data only', async () => {
    const { body } = await site.service.request('GET', '/v5/offer');
    expect(body.providers).toEqual([
      { provider: 'apple', clientId: site.openId.clientId, authorizeUrl: 'https://appleid.apple.com/auth/authorize' },
      { provider: 'facebook', clientId: site.graph.appId, authorizeUrl: 'https://www.facebook.com/v25.0/dialog/oauth' },
      { provider: 'google', clientId: site.openId.clientId, authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
      { provider: 'gso', clientId: site.openId.clientId, authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
    ]);
    expect(JSON.stringify(body)).not.toContain(site.openId.clientSecret);
  });
  it('accepts only ID tokens of Google without a client secret', () => {
    const { google, offer } = createProviders({ google: { clientId: 'c' } }, Date.now);
    expect(google!.redeem).toBeNull();
    expect(offer.map(({ provider }) => provider)).toEqual(['gso']);
  });
});

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
          { code: 1001, type: 'pp', version: '2026-11-28', url: '/v5/terms/pp/documents/2026-11-28' },
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
