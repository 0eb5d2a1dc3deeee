import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/identity/openid-provider.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (claims: object, header: object): string => site.openId.signText(header, JSON.stringify(claims));

describe('[AERR-03] a rejected credential creates no user:', () => {
  async function expectNoUser(answer: { body: unknown }, person: Person, err = 'XE1'): Promise<void> {
    expect(answer.body).toEqual({ err });
    expect(await site.usersOf(person.sub)).toEqual([]);
  }
  it('rejects the same token replayed', async () => {
    const person = site.person();
    const sent = await site.token(person);
    expect((await site.loginBy('gso', sent)).body.isRegistration).toBe(true);
    expect((await site.loginBy('gso', sent)).body).toEqual({ err: 'XE1' });
    expect((await site.loginBy('apple', sent)).body).toEqual({ err: 'XE1' });
    const [row] = await site.service.identity.db<{ n: number }[]>`
      select count(*)::int as n from sessions join provider_links using (user_id) where sub = ${person.sub}`;
    expect(row!.n).toBe(1);
  });
  it('opens one session for the same token replayed concurrently', async () => {
    const sent = await site.token(site.person());
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.loginBy('gso', sent)));
    expect(answers.filter(({ body }) => body.hash !== undefined)).toHaveLength(1);
  });
  it('rejects the same token replayed after its cleanup, for its age', async () => {
    const sent = await site.token(site.person());
    await site.loginBy('gso', sent);
    const [row] = await site.service.identity.db<{ expires_at: Date }[]>`
      select expires_at from oidc_seen order by expires_at desc limit 1`;
    expect(row!.expires_at.getTime()).toBeGreaterThan(decodeJwt(sent.idToken!).exp! * 1000 + 360_000);
  });
  it('rejects a code reused', async () => {
    const sent = await site.code(site.person());
    expect((await site.loginBy('google', sent)).body.isRegistration).toBe(true);
    expect((await site.loginBy('google', sent)).body).toEqual({ err: 'XE1' });
  });
  it('rejects a code with another verifier or redirect address', async () => {
    const [one, other] = [site.person(), site.person()];
    const { codeVerifier } = await site.code(one);
    await expectNoUser(await site.loginBy('google', { ...(await site.code(other)), codeVerifier: codeVerifier! }), other);
    const elsewhere = { ...(await site.code(other)), redirectUri: 'https://evil.example/' };
    await expectNoUser(await site.loginBy('google', elsewhere), other);
  });
  it('rejects a code with another nonce', async () => {
    const person = site.person();
    const { nonce } = await site.token(person);
    await expectNoUser(await site.loginBy('google', { ...(await site.code(person)), nonce: nonce! }), person);
  });
  const BAD: Readonly<Record<string, (usual: Record<string, unknown>, header: { alg: string; kid: string }) => string>> = {
    'alg none': (usual, header) => `${base64({ ...header, alg: 'none' })}.${base64(usual)}.`,
    'HS256 signed with the RSA public key'(usual, header) {
      const input = `${base64({ ...header, alg: 'HS256' })}.${base64(usual)}`;
      const secret = site.openId.publicKey.export({ type: 'spki', format: 'pem' });
      return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
    },
    'a correct token signed by another key': (usual, header) =>
      site.openId.signText(header, JSON.stringify(usual), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    'unknown kid': (usual, header) => sign(usual, { ...header, kid: 'unknown' }),
    'kid with SQL quote': (usual, header) => sign(usual, { ...header, kid: "first' or '1'='1" }),
    'aud of another client': (usual, header) => sign({ ...usual, aud: 'another-client' }, header),
    'iss accounts.google.com.evil.example': (usual, header) =>
      sign({ ...usual, iss: 'https://accounts.google.com.evil.example' }, header),
    'missing iss': (usual, header) => sign({ ...usual, iss: undefined }, header),
    'missing sub': (usual, header) => sign({ ...usual, sub: undefined }, header),
    // One second more: the date header has whole seconds.
    'exp in the past by 61 s': (usual, header) => sign({ ...usual, exp: Number(usual.iat) - 62 }, header),
    'iat older than 600 s': (usual, header) => sign({ ...usual, iat: Number(usual.iat) - 602 }, header),
    'crit header': (usual, header) => sign(usual, { ...header, crit: ['b64'], b64: true }),
    'payload not JSON': (_, header) => site.openId.signText(header, 'ingen JSON'),
  };
  it.each(Object.keys(BAD))('creates no user for a token with %s', async (name) => {
    const before = await site.countUsers();
    const person = site.person();
    const { idToken, nonce } = await site.token(person);
    const header = { alg: 'RS256', kid: site.openId.kid };
    const bring = (text: string) => site.loginBy('gso', { idToken: text, nonce: nonce! });
    expect((await bring(BAD[name]!(decodeJwt(idToken!), header))).body).toEqual({ err: 'XE1' });
    expect(await site.countUsers()).toBe(before);
    expect((await bring(sign(decodeJwt(idToken!), header))).body.isRegistration).toBe(true);
  });
  it('rejects a token with wrong nonce', async () => {
    const person = site.person();
    const { nonce } = await site.token(person);
    await expectNoUser(await site.loginBy('gso', { ...(await site.token(person)), nonce: nonce! }), person);
  });
  it('rejects a 3 MB token', async () => {
    const person = site.person();
    const { status } = await site.loginBy('gso', { ...(await site.token(person)), idToken: 'a'.repeat(3_000_000) });
    expect(status).toBe(413);
    const { body } = await site.loginBy('gso', { ...(await site.token(person)), idToken: 'a'.repeat(8193) });
    expect(body).toEqual({ err: 'XE11', field: 'idToken' });
  });
  it('rejects a token of Apple for another client', async () => {
    const person = site.person();
    await expectNoUser(await site.loginBy('apple', await site.token(person, { aud: 'another-client' })), person);
  });
  it.each([
    ['another app', { app_id: '4712' }],
    ['no user', { type: 'PAGE' }],
    ['nobody', { user_id: undefined }],
    ['somebody with another kind of number', { user_id: '1; drop table users' }],
    ['somebody who logged out', { is_valid: false }],
    ['somebody, said in words', { is_valid: 'true' }],
  ])('rejects a Facebook token of %s', async (_, change) => {
    const before = await site.countUsers();
    const accessToken = site.graph.issue({ id: '2001', email: 'fb@example.dk' }, change);
    expect((await site.loginBy('facebook', { accessToken })).body).toEqual({ err: 'XE1' });
    expect(await site.countUsers()).toBe(before);
  });
  it('rejects a Facebook token whose profile is of another user', async () => {
    const person = { id: '2002', email: 'fb2@example.dk' };
    const accessToken = site.graph.issue(person);
    site.graph.impersonate(accessToken, { ...person, id: '2003' });
    expect((await site.loginBy('facebook', { accessToken })).body).toEqual({ err: 'XE1' });
  });
  it('writes an audit row without a user for every rejected login', async () => {
    const failed = () => site.service.identity.db`
      select user_id, detail from audit where event = 'login' and not ok order by id desc`;
    const before = (await failed()).length;
    const sent = await site.token(site.person());
    await site.loginBy('gso', sent);
    await site.loginBy('gso', sent);
    await site.loginBy('facebook', { accessToken: 'nobody’s' });
    const lines = await failed();
    expect(lines.slice(0, lines.length - before)).toEqual([
      { user_id: null, detail: { method: 'facebook' } },
      { user_id: null, detail: { method: 'gso' } },
    ]);
  });
});
