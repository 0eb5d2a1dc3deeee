import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, PLACE, startTestIdentity } from '../test-identity.ts';
import { providerCalls } from './plugin.ts';
import { createProviders } from './providers.ts';
import { WITHOUT_TOKEN } from './test-graph.ts';
import type { Person } from './test-provider.ts';
import { startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

let people = 0;
/** Somebody new, with a mailbox that the provider runs. */
const somebody = (claims: Record<string, unknown> = {}): Person => {
  people += 1;
  return {
    sub: `sub-${people}`,
    claims: { email: `person${people}@gmail.com`, email_verified: true, name: 'Ida Holm', ...claims },
  };
};
const emailOf = ({ claims }: Person): string => String(claims.email);
const usersOf = (sub: string) =>
  site.service.identity.db<{ id: string; status: number; email: string | null; pending_email: string | null; name: string }[]>`
    select users.* from users join provider_links on user_id = users.id where sub = ${sub}`;
const kindsTo = async (address: string): Promise<string[]> => (await site.service.mailsTo(address)).map(({ kind }) => kind);
const profileOf = async ({ id, hash }: { id: string; hash: string }) =>
  (await site.service.call('getData', { loggedIn: { id, hash }, project: PLACE.project })).body.profile;
/** Runs what has to happen within one window of a rate limit, also where the clock would turn to the next one meanwhile. */
async function inOneWindow(windowMs: number, run: () => Promise<void>): Promise<void> {
  const leftMs = windowMs - (site.service.identity.nowMs() % windowMs);
  const shiftMs = leftMs < 120_000 ? leftMs : 0;
  site.service.advance(shiftMs);
  await run();
  site.service.advance(-shiftMs);
}
async function countUsers(): Promise<number> {
  const [row] = await site.service.identity.db<{ n: number }[]>`select count(*)::int as n from users`;
  return row!.n;
}

describe('a login by a provider', () => {
  it('[ACC-29] by a code of Google answers id, hash, and whether it is new; the same person is the same user', async () => {
    const person = somebody();
    const first = await site.loginBy('google', await site.code(person));
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ id: expect.any(String), hash: expect.any(String), isRegistration: true });
    const { body } = await site.loginBy('google', await site.code(person));
    expect(body).toEqual({ id: first.body.id, hash: expect.any(String), isRegistration: false });
    expect(body.hash).not.toBe(first.body.hash);
    expect(await profileOf(body)).toEqual({ id: body.id, name: 'Ida Holm', email: emailOf(person), emailIsVerified: true });
    expect(await kindsTo(emailOf(person))).toEqual(['social']);
  });

  it('[ACC-03] by the ID token of Google’s own button leads to the same user as by its code (O-016)', async () => {
    const person = somebody();
    const { body } = await site.loginBy('gso', await site.token(person));
    expect(body.isRegistration).toBe(true);
    expect((await site.loginBy('google', await site.code(person))).body).toMatchObject({ id: body.id, isRegistration: false });
  });

  it('[ACC-02] by Apple takes the name that comes beside the token, the first time alone, and texts for booleans', async () => {
    const person = somebody({
      email: 'abc@privaterelay.appleid.com',
      email_verified: 'true',
      is_private_email: 'true',
      name: undefined,
    });
    const user = { name: { firstName: 'Ida', lastName: 'Holm' } };
    const { body } = await site.loginBy('apple', { ...(await site.token(person)), code: 'from-apple', user });
    expect(await profileOf(body)).toMatchObject({
      name: 'Ida Holm',
      email: 'abc@privaterelay.appleid.com',
      emailIsVerified: true,
    });
    const other = { name: { firstName: 'En', lastName: 'Anden' } };
    const again = await site.loginBy('apple', { ...(await site.token(person)), user: other });
    expect(again.body).toMatchObject({ id: body.id, isRegistration: false });
    expect((await profileOf(again.body)).name).toBe('Ida Holm');
    const [link] = await site.service.identity.db`select is_private_relay from provider_links where sub = ${person.sub}`;
    expect(link).toEqual({ is_private_relay: true });
  });

  it('by Apple redeems the code with a secret that is signed for this call, and keeps what it gives sealed', async () => {
    const person = somebody();
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

  it('by Apple keeps nothing where Apple gives nothing, and asks for nothing on behalf of who does not agree', async () => {
    const [without, undecided] = [somebody(), somebody()];
    await site.loginBy('apple', { ...(await site.token(without)), code: WITHOUT_TOKEN });
    expect(await site.service.identity.db`select refresh_token_enc from provider_links where sub = ${without.sub}`).toEqual([
      { refresh_token_enc: null },
    ]);
    site.graph.toApple.length = 0;
    const sent = { ...(await site.token(undecided)), code: 'from-apple', touApproval: false };
    expect((await site.loginBy('apple', sent)).body.err).toBe('XE8');
    expect(site.graph.toApple).toEqual([]);
  });

  it('by Facebook asks for the proof of the address by our own mail', async () => {
    const person = { id: '1001', name: 'Bo', email: 'bo@example.dk' };
    const { body } = await site.loginBy('facebook', site.access(person));
    expect(body.isRegistration).toBe(true);
    expect(await profileOf(body)).toEqual({ id: body.id, name: 'Bo', email: 'bo@example.dk', emailIsVerified: false });
    const [mail] = await site.service.mailsTo('bo@example.dk');
    expect(mail!.kind).toBe('verifyEmail');
    const sent = { t: 'verifyEmail', c: mail!.code, i: body.id, namespace: PLACE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ r: 'XY1', t: 'verifyEmail' });
    expect(await profileOf(body)).toMatchObject({ email: 'bo@example.dk', emailIsVerified: true });
    expect((await site.loginBy('facebook', site.access(person))).body).toMatchObject({ id: body.id, isRegistration: false });
  });

  it('by Facebook may come twice with one token, which it hands out again until it ends', async () => {
    const sent = site.access({ id: '1002', email: 'ib@example.dk' });
    const { body } = await site.loginBy('facebook', sent);
    expect(body.isRegistration).toBe(true);
    expect((await site.loginBy('facebook', sent)).body).toMatchObject({ id: body.id, isRegistration: false });
  });

  it('[TERMS-01] writes down which documents were agreed to, and opens a full session', async () => {
    const person = somebody();
    const { body } = await site.loginBy('gso', await site.token(person));
    const rows = await site.service.identity.db`
      select type, version, source from terms_agreements where user_id = ${body.id} order by type`;
    expect(rows.map(({ type }) => type)).toEqual(['pp', 'tou']);
    expect(rows[0]).toMatchObject({ source: 'registration google' });
    expect(body.err2).toBeUndefined();
    expect(await profileOf(body)).toBeDefined();
  });

  it.each([-290_000, 290_000])('works while our clock is off by %i ms, and still sees what is over', async (ms) => {
    const nowS = Math.floor(Date.now() / 1000);
    const before = await site.token(somebody(), { exp: nowS + 60 });
    const over = await site.token(somebody(), { exp: nowS - 62 });
    site.service.advance(ms);
    const answers = [await site.loginBy('gso', before), await site.loginBy('gso', over)];
    site.service.advance(-ms);
    expect(answers.map(({ body }) => body.isRegistration ?? body.err)).toEqual([true, 'XE1']);
  });
});

describe('[AERR-03] what is brought is not taken, and makes nobody:', () => {
  async function expectNobody(answer: { body: unknown }, person: Person, err = 'XE1'): Promise<void> {
    expect(answer.body).toEqual({ err });
    expect(await usersOf(person.sub)).toEqual([]);
  }
  it('same token replayed', async () => {
    const person = somebody();
    const sent = await site.token(person);
    expect((await site.loginBy('gso', sent)).body.isRegistration).toBe(true);
    expect((await site.loginBy('gso', sent)).body).toEqual({ err: 'XE1' });
    expect((await site.loginBy('apple', sent)).body).toEqual({ err: 'XE1' });
    const [row] = await site.service.identity.db<{ n: number }[]>`
      select count(*)::int as n from sessions join provider_links using (user_id) where sub = ${person.sub}`;
    expect(row!.n).toBe(1);
  });
  it('same token replayed at the same moment: it opens one session', async () => {
    const sent = await site.token(somebody());
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.loginBy('gso', sent)));
    expect(answers.filter(({ body }) => body.hash !== undefined)).toHaveLength(1);
  });
  it('same token replayed once it is over, and forgotten: it is refused for its age', async () => {
    const sent = await site.token(somebody());
    await site.loginBy('gso', sent);
    const [row] = await site.service.identity.db<{ expires_at: Date }[]>`
      select expires_at from oidc_seen order by expires_at desc limit 1`;
    expect(row!.expires_at.getTime()).toBeGreaterThan(decodeJwt(sent.idToken!).exp! * 1000 + 360_000);
  });
  it('code reused', async () => {
    const sent = await site.code(somebody());
    expect((await site.loginBy('google', sent)).body.isRegistration).toBe(true);
    expect((await site.loginBy('google', sent)).body).toEqual({ err: 'XE1' });
  });
  it('a code with the verifier of another page, or for another address', async () => {
    const [one, other] = [somebody(), somebody()];
    const { codeVerifier } = await site.code(one);
    await expectNobody(await site.loginBy('google', { ...(await site.code(other)), codeVerifier: codeVerifier! }), other);
    const elsewhere = { ...(await site.code(other)), redirectUri: 'https://evil.example/' };
    await expectNobody(await site.loginBy('google', elsewhere), other);
  });
  it('a code with the nonce of another page', async () => {
    const person = somebody();
    const { nonce } = await site.token(person);
    await expectNobody(await site.loginBy('google', { ...(await site.code(person)), nonce: nonce! }), person);
  });
  it('wrong nonce', async () => {
    const person = somebody();
    const { nonce } = await site.token(person);
    await expectNobody(await site.loginBy('gso', { ...(await site.token(person)), nonce: nonce! }), person);
  });
  it('3 MB token', async () => {
    const person = somebody();
    const { status } = await site.loginBy('gso', { ...(await site.token(person)), idToken: 'a'.repeat(3_000_000) });
    expect(status).toBe(413);
    const { body } = await site.loginBy('gso', { ...(await site.token(person)), idToken: 'a'.repeat(8193) });
    expect(body).toEqual({ err: 'XE11', field: 'idToken' });
  });
  it('a token that a key of Apple’s kind signed for another client', async () => {
    const person = somebody();
    await expectNobody(await site.loginBy('apple', await site.token(person, { aud: 'another-client' })), person);
  });
  it.each([
    ['another app', { app_id: '4712' }],
    ['no user', { type: 'PAGE' }],
    ['nobody', { user_id: undefined }],
    ['somebody with another kind of number', { user_id: '1; drop table users' }],
    ['somebody who logged out', { is_valid: false }],
    ['somebody, said in words', { is_valid: 'true' }],
  ])('a token of Facebook of %s', async (_, change) => {
    const before = await countUsers();
    const accessToken = site.graph.issue({ id: '2001', email: 'fb@example.dk' }, change);
    expect((await site.loginBy('facebook', { accessToken })).body).toEqual({ err: 'XE1' });
    expect(await countUsers()).toBe(before);
  });
  it('a token of Facebook whose owner is another than was told before', async () => {
    const person = { id: '2002', email: 'fb2@example.dk' };
    const accessToken = site.graph.issue(person);
    site.graph.impersonate(accessToken, { ...person, id: '2003' });
    expect((await site.loginBy('facebook', { accessToken })).body).toEqual({ err: 'XE1' });
  });
  it('and every one of these logins is a line of the audit that names nobody', async () => {
    const failed = () => site.service.identity.db`
      select user_id, detail from audit where event = 'login' and not ok order by id desc`;
    const before = (await failed()).length;
    const sent = await site.token(somebody());
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

describe('an address', () => {
  it('email_verified missing: it counts as none', async () => {
    for (const email_verified of [undefined, false, 'false', 1]) {
      const person = somebody({ email_verified });
      expect((await site.loginBy('gso', await site.token(person))).body).toEqual({ err: 'XE7' });
      expect(await usersOf(person.sub)).toEqual([]);
    }
  });
  it('email changed between logins with the same sub: the user stays, and so does the address', async () => {
    const person = somebody();
    const { body } = await site.loginBy('gso', await site.token(person));
    const moved = { ...person, claims: { ...person.claims, email: 'another@gmail.com' } };
    const again = await site.loginBy('gso', await site.token(moved));
    expect(again.body).toMatchObject({ id: body.id, isRegistration: false });
    expect((await profileOf(again.body)).email).toBe(emailOf(person));
    expect(await kindsTo('another@gmail.com')).toEqual([]);
  });
  it('Google non-gmail, no hd, email of an existing password account: [AERR-05] XE3, and nothing is linked', async () => {
    const id = await site.service.signUp('owner@firma.example');
    const person = somebody({ email: 'Owner@firma.example' });
    expect((await site.loginBy('gso', await site.token(person))).body).toEqual({ err: 'XE3' });
    expect(await usersOf(person.sub)).toEqual([]);
    expect(await site.service.identity.db`select from provider_links where user_id = ${id}`).toHaveLength(0);
  });
  it('[AERR-05] of an existing account is never taken over, however well it is vouched for', async () => {
    for (const [email, claims] of [
      ['gm@gmail.com', {}],
      ['hd@firma2.example', { hd: 'firma2.example' }],
      ['relay@privaterelay.appleid.com', { is_private_email: 'true' }],
    ] as const) {
      await site.service.signUp(email);
      const person = somebody({ email, ...claims });
      const provider = email.startsWith('relay') ? 'apple' : 'gso';
      expect((await site.loginBy(provider, await site.token(person))).body).toEqual({ err: 'XE3' });
      expect(await usersOf(person.sub)).toEqual([]);
    }
  });
  it('that Google runs for a firm is proved by Google; one that it only has on record is proved by our mail', async () => {
    const firm = somebody({ email: 'a@firma3.example', hd: 'firma3.example' });
    const own = await site.loginBy('gso', await site.token(firm));
    expect(await profileOf(own.body)).toMatchObject({ emailIsVerified: true });
    const since = async (id: string) =>
      (await site.service.identity.db<{ at: Date | null }[]>`select email_verified_at as at from users where id = ${id}`)[0]!.at;
    expect(await since(own.body.id)).toBeInstanceOf(Date);
    for (const claims of [{ email: 'b@firma3.example' }, { email: 'c@firma3.example', hd: 'firma4.example' }]) {
      const { body } = await site.loginBy('gso', await site.token(somebody(claims)));
      expect(await profileOf(body)).toMatchObject({ email: claims.email, emailIsVerified: false });
      expect(await since(body.id)).toBeNull();
      expect(await kindsTo(claims.email)).toEqual(['verifyEmail']);
    }
  });
  it('with `hd` proves nothing at Apple', async () => {
    const person = somebody({ email: 'a@firma5.example', hd: 'firma5.example' });
    const { body } = await site.loginBy('apple', await site.token(person));
    expect(await profileOf(body)).toMatchObject({ name: '', emailIsVerified: false });
  });
});

describe('a visitor whose provider gives no address', () => {
  it('[AERR-09] Facebook user without e-mail: XE7, and what is typed then waits for its proof: [AERR-06] [ACC-09] XE4', async () => {
    const person = { id: '3001', name: 'Eva' };
    const sent = site.access(person);
    expect((await site.loginBy('facebook', sent)).body).toEqual({ err: 'XE7' });
    // The same token: what was refused did not use it up.
    expect((await site.loginBy('facebook', { ...sent, email: 'eva@example.dk' })).body).toEqual({ err: 'XE4' });
    expect((await site.loginBy('facebook', site.access(person))).body).toEqual({ err: 'XE4' });
    expect((await usersOf('3001')).map(({ status }) => status)).toEqual([2]);
    const [mail] = await site.service.mailsTo('eva@example.dk');
    const verified = await site.service.call('verification', {
      t: 'verifyEmail',
      c: mail!.code,
      i: mail!.userId,
      namespace: PLACE.namespace,
    });
    expect(verified.body.r).toBe('XY1');
    const { body } = await site.loginBy('facebook', site.access(person));
    expect(body).toMatchObject({ id: mail!.userId, isRegistration: false });
    expect((await usersOf('3001')).map(({ status }) => status)).toEqual([1]);
    expect(await profileOf(body)).toMatchObject({ name: 'Eva', email: 'eva@example.dk', emailIsVerified: true });
  });
  it('may have typed it wrong: the next one replaces it, and the first code no longer works', async () => {
    const person = { id: '3002' };
    await site.loginBy('facebook', { ...site.access(person), email: 'wrong@example.dk' });
    await site.loginBy('facebook', { ...site.access(person), email: 'right@example.dk' });
    const [[wrong], [right]] = await Promise.all([
      site.service.mailsTo('wrong@example.dk'),
      site.service.mailsTo('right@example.dk'),
    ]);
    const use = async (mail: typeof wrong) =>
      (await site.service.call('verification', { t: 'verifyEmail', c: mail!.code, i: mail!.userId, namespace: PLACE.namespace }))
        .body;
    expect(await use(wrong)).toEqual({ err: 'XE5' });
    expect(await use(right)).toMatchObject({ r: 'XY1' });
  });
  it('is told nothing of an address that somebody has: its owner is', async () => {
    await site.service.signUp('taken@example.dk');
    const person = { id: '3003' };
    const typed = { email: 'taken@example.dk' };
    expect((await site.loginBy('facebook', { ...site.access(person), ...typed })).body).toEqual({ err: 'XE4' });
    expect((await site.loginBy('facebook', site.access(person))).body).toEqual({ err: 'XE4' });
    expect(await kindsTo('taken@example.dk')).toEqual(['verify', 'alreadyRegistered']);
  });
  it('[AERR-13] has to type an address', async () => {
    const sent = { ...site.access({ id: '3004' }), email: 'a@-b.dk' };
    expect((await site.loginBy('facebook', sent)).body).toEqual({ err: 'XE11', field: 'email' });
  });
  it('can not have one address sent to more than three times a day: [AERR-15] XE13', () =>
    inOneWindow(86_400_000, async () => {
      const type = async (id: string) =>
        (await site.loginBy('facebook', { ...site.access({ id }), email: 'flood@example.dk' })).body;
      for (const id of ['3101', '3102', '3103']) expect(await type(id)).toEqual({ err: 'XE4' });
      expect(await type('3104')).toEqual({ err: 'XE13', retryAfter: expect.any(Number) });
      expect(await kindsTo('flood@example.dk')).toHaveLength(3);
    }));
});

describe('who is new', () => {
  it('[AERR-10] [AERR-41] [AERR-42] and has not agreed to the documents is told which, and nothing is written; the token is good for a second try', async () => {
    const person = somebody();
    const sent = await site.token(person);
    for (const change of [{ touApproval: false }, { ppApproval: false }, { touApproval: false, ppApproval: false }]) {
      const { body } = await site.loginBy('gso', { ...sent, ...change });
      expect(body).toEqual({
        err: 'XE8',
        err2: 'XE8',
        errors: [
          { code: 1002, type: 'tou', version: '2026-11', url: '/v5/terms/tou/documents/2026-11' },
          { code: 1001, type: 'pp', version: '2026-11', url: '/v5/terms/pp/documents/2026-11' },
        ],
      });
    }
    expect(await usersOf(person.sub)).toEqual([]);
    expect(await kindsTo(emailOf(person))).toEqual([]);
    expect((await site.loginBy('gso', sent)).body.isRegistration).toBe(true);
  });
  it('and known need not agree again, but is told of what is new, in a session that opens nothing else', async () => {
    const person = somebody();
    const { body } = await site.loginBy('gso', await site.token(person));
    await site.service.identity.db`delete from terms_agreements where user_id = ${body.id} and type = 'pp'`;
    const again = await site.loginBy('gso', { ...(await site.token(person)), touApproval: false, ppApproval: false });
    expect(again.body).toMatchObject({ id: body.id, err2: 'XE8', errors: [{ code: 1001, type: 'pp' }] });
    expect(again.body.err).toBeUndefined();
    const { id, hash } = again.body;
    expect((await site.service.call('getData', { loggedIn: { id, hash }, project: 8 })).body.err).toBe('XE8');
  });
  it('[AERR-11] at Apple, whose code Apple refuses, is answered XE9, and nothing is written; who is known is let in', async () => {
    const person = somebody();
    site.graph.setApple(400);
    const refused = await site.loginBy('apple', { ...(await site.token(person)), code: 'bad' });
    expect(refused.body).toEqual({ err: 'XE9' });
    expect(await usersOf(person.sub)).toEqual([]);
    site.graph.setApple(500);
    expect((await site.loginBy('apple', { ...(await site.token(person)), code: 'bad' })).body).toEqual({ err: 'XE9' });
    expect((await site.loginBy('apple', await site.token(person))).body.isRegistration).toBe(true);
    expect((await site.loginBy('apple', { ...(await site.token(person)), code: 'bad' })).body.isRegistration).toBe(false);
    site.graph.setApple(200);
  });
  it('fifty times at once is one user', async () => {
    const person = somebody();
    const brought = await Promise.all(Array.from({ length: 50 }, () => site.token(person)));
    const answers = await Promise.all(brought.map((sent) => site.loginBy('gso', sent)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isRegistration === true)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.hash === undefined)).toHaveLength(0);
    expect(await usersOf(person.sub)).toHaveLength(1);
  });
  it('by two accounts of one address at once is one user, and the other is answered XE3', async () => {
    const [one, other] = [somebody({ email: 'twin@gmail.com' }), somebody({ email: 'twin@gmail.com' })];
    const brought = await Promise.all([site.token(one), site.token(other)]);
    const answers = await Promise.all(brought.map((sent) => site.loginBy('gso', sent)));
    expect(answers.map(({ body }) => body.err ?? 'in').toSorted((a, b) => a.localeCompare(b))).toEqual(['in', 'XE3']);
  });
});

describe('connecting', () => {
  const connect = async (loggedIn: { id: string; hash: string }, person: Person) =>
    (await site.loginBy('gso', { ...(await site.token(person)), loggedIn })).body;

  it('from a session of a moment ago makes the provider one more way in to the same user', async () => {
    const loggedIn = await site.service.signedIn('connect@example.dk');
    const person = somebody();
    expect(await connect(loggedIn, person)).toEqual({ ...loggedIn, isRegistration: false });
    expect(await connect(loggedIn, person)).toEqual({ ...loggedIn, isRegistration: false });
    expect(await kindsTo('connect@example.dk')).toEqual(['verify', 'connected']);
    const audited = await site.service.identity.db`
      select event, ok, detail from audit where user_id = ${loggedIn.id} and event = 'connection'`;
    expect(audited).toEqual([{ event: 'connection', ok: true, detail: { method: 'google' } }]);
    const { body } = await site.loginBy('gso', await site.token(person));
    expect(body).toMatchObject({ id: loggedIn.id, isRegistration: false });
    expect((await profileOf(body)).email).toBe('connect@example.dk');
  });
  it('takes what proves it once', async () => {
    const loggedIn = await site.service.signedIn('connect-twice@example.dk');
    const sent = { ...(await site.token(somebody())), loggedIn };
    expect((await site.loginBy('gso', sent)).body).toMatchObject(loggedIn);
    expect((await site.loginBy('gso', sent)).body).toEqual({ err: 'XE1' });
  });
  it('what leads to another user: [AERR-12] XE10, and both stay as they were', async () => {
    const person = somebody();
    const { body: owner } = await site.loginBy('gso', await site.token(person));
    const loggedIn = await site.service.signedIn('thief@example.dk');
    expect(await connect(loggedIn, person)).toEqual({ err: 'XE10' });
    expect((await usersOf(person.sub)).map(({ id }) => id)).toEqual([owner.id]);
  });
  it('from an older session, a restricted one, an ended one, or none: XE1', async () => {
    const loggedIn = await site.service.signedIn('older@example.dk');
    const person = somebody();
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
    expect(await usersOf(person.sub)).toEqual([]);
  });
  it('Apple keeps what has to be given back', async () => {
    const loggedIn = await site.service.signedIn('connect-apple@example.dk');
    const person = somebody();
    const sent = { ...(await site.token(person)), loggedIn, code: 'from-apple', touApproval: false, ppApproval: false };
    expect((await site.loginBy('apple', sent)).body.id).toBe(loggedIn.id);
    const [link] = await site.service.identity.db<{ refresh_token_enc: Buffer }[]>`
      select refresh_token_enc from provider_links where sub = ${person.sub}`;
    expect(link!.refresh_token_enc).not.toBeNull();
  });
});

describe('the call', () => {
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
  ] as const)('[AERR-13] by %s needs %s', async (provider, field, sent) => {
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
  ])('[AERR-13] refuses a bad %s', async (field, sent) => {
    const { body } = await site.loginBy('gso', { ...(await site.token(somebody())), ...(sent as object) });
    expect(body).toMatchObject({ err: 'XE11' });
    if (field !== 'more') expect(body.field).toBe(field);
  });
  it('[AERR-15] may be made thirty times in five minutes from one address', () =>
    inOneWindow(300_000, async () => {
      const again = () => site.loginBy('facebook', { accessToken: 'made-up' }, { address: '10.99.99.99' });
      for (let n = 0; n < 30; n += 1) expect((await again()).body.err).toBe('XE1');
      expect((await again()).body).toEqual({ err: 'XE13', retryAfter: expect.any(Number) });
    }));
  it('[AERR-02] says so where the provider does not answer', async () => {
    const sent = await site.code(somebody());
    site.openId.setReachable(false);
    const { body } = await site.loginBy('google', sent);
    site.openId.setReachable(true);
    expect(body).toEqual({ err: 'XE0' });
  });
  it('[AERR-08] of a provider that the operator did not configure is not implemented, and not offered', async () => {
    await using bare = await startTestIdentity({
      more: [(app, identity) => providerCalls(createProviders({}, identity.nowMs))(app, identity)],
    });
    for (const provider of ['google', 'gso', 'apple', 'facebook']) {
      const sent = { provider, touApproval: true, ppApproval: true, ...PLACE };
      expect((await bare.call('loginUsingProvider', sent)).body).toEqual({ err: 'XE6' });
    }
    expect((await bare.request('GET', '/v5/offer')).body).toEqual({ providers: [], captcha: 'proof-of-work' });
  });
  it('offers what is configured, by public names alone', async () => {
    const { body } = await site.service.request('GET', '/v5/offer');
    expect(body.providers).toEqual([
      { provider: 'apple', clientId: site.openId.clientId, authorizeUrl: 'https://appleid.apple.com/auth/authorize' },
      { provider: 'facebook', clientId: site.graph.appId, authorizeUrl: 'https://www.facebook.com/v25.0/dialog/oauth' },
      { provider: 'google', clientId: site.openId.clientId, authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
      { provider: 'gso', clientId: site.openId.clientId, authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
    ]);
    expect(JSON.stringify(body)).not.toContain(site.openId.clientSecret);
  });
  it('of Google without a secret takes ID tokens alone', () => {
    const { google, offer } = createProviders({ google: { clientId: 'c' } }, Date.now);
    expect(google!.byCode).toBeNull();
    expect(offer.map(({ provider }) => provider)).toEqual(['gso']);
  });
});

describe('an attacker who comes before the owner of an address', () => {
  it('classic-federated merge: begins to register with it; the owner signs in by Google into an account of their own', async () => {
    await site.service.register('victim1@gmail.com', { password: 'Angriber_1' });
    const [mail] = await site.service.mailsTo('victim1@gmail.com');
    const { body } = await site.loginBy('gso', await site.token(somebody({ email: 'victim1@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    expect((await site.service.login('victim1@gmail.com', 'Angriber_1')).body).toEqual({ err: 'XE1' });
    // Also where the owner takes the old mail for their own.
    const used = await site.service.call('verification', { c: mail!.code, i: mail!.userId, namespace: PLACE.namespace });
    expect(used.body).toEqual({ err: 'XE5' });
    expect((await site.service.login('victim1@gmail.com', 'Angriber_1')).body).toEqual({ err: 'XE1' });
  });
  it('classic-federated merge, the other way: signs in by a provider with it; the owner registers an account of their own', async () => {
    const attacker = { id: '6001', email: 'victim2@example.dk' };
    const first = await site.loginBy('facebook', site.access(attacker));
    const id = await site.service.signUp('victim2@example.dk');
    expect(id).not.toBe(first.body.id);
    const again = await site.loginBy('facebook', site.access(attacker));
    expect(again.body.id).toBe(first.body.id);
    const [old] = await site.service.mailsTo('victim2@example.dk');
    const used = await site.service.call('verification', {
      t: 'verifyEmail',
      c: old!.code,
      i: first.body.id,
      namespace: PLACE.namespace,
    });
    expect(used.body).toEqual({ err: 'XE5' });
    expect((await site.service.login('victim2@example.dk')).body.id).toBe(id);
  });
  it('unexpired session: keeps one open; the new password of the owner ends it', async () => {
    const id = await site.service.signUp('victim3@gmail.com', 'Angriber_1');
    const { body: attacker } = await site.service.login('victim3@gmail.com', 'Angriber_1');
    await site.service.call('forgottenPassword', { email: 'victim3@gmail.com', namespace: PLACE.namespace, p: 8 });
    const codeOf = async () =>
      (await site.service.mailsTo('victim3@gmail.com')).find(({ kind }) => kind === 'forgottenPassword')?.code;
    await expect.poll(codeOf).toBeDefined();
    const code = await codeOf();
    expect((await site.service.call('passwordChange', { id, code, newpassword: PASSWORD })).body).toEqual({ r: 'XY1' });
    const loggedIn = { id, hash: attacker.hash };
    expect((await site.service.call('getData', { loggedIn, project: 8 })).body).toEqual({ err: 'XE1' });
    expect((await site.loginBy('gso', { ...(await site.token(somebody())), loggedIn })).body).toEqual({ err: 'XE1' });
  });
  it('trojan identifier: links a provider of their own to an account with the address; the owner gets another account', async () => {
    const attacker = { id: '6004' };
    await site.loginBy('facebook', { ...site.access(attacker), email: 'victim4@gmail.com' });
    const { body } = await site.loginBy('gso', await site.token(somebody({ email: 'victim4@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    expect((await site.loginBy('facebook', site.access(attacker))).body).toEqual({ err: 'XE4' });
    const links = await site.service.identity.db`select provider from provider_links where user_id = ${body.id}`;
    expect(links.map(({ provider }) => provider)).toEqual(['google']);
    // Nor by the mail that was sent when the attacker typed the address.
    const [mail] = await site.service.mailsTo('victim4@gmail.com');
    const sent = { t: 'verifyEmail', c: mail!.code, i: mail!.userId, namespace: PLACE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ err: 'XE5' });
  });
  it('unexpired e-mail change: asks for the address on their own account, and confirms once the owner is there', async () => {
    const attacker = await site.service.signedIn('attacker5@example.dk');
    await site.service.call('updateUser', { loggedIn: attacker, email: 'victim5@gmail.com', project: 8 });
    const { body } = await site.loginBy('gso', await site.token(somebody({ email: 'victim5@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    const [mail] = await site.service.mailsTo('victim5@gmail.com');
    const sent = { t: 'verifyEmail', c: mail!.code, i: attacker.id, namespace: PLACE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ err: 'XE5' });
    expect((await profileOf(body)).email).toBe('victim5@gmail.com');
  });
  it('non-verifying IdP: has the address at a provider that never asked for its proof; it neither opens nor blocks the owner’s', async () => {
    const id = await site.service.signUp('victim6@example.dk');
    const unproved = somebody({ email: 'victim6@example.dk', email_verified: false });
    expect((await site.loginBy('gso', await site.token(unproved))).body).toEqual({ err: 'XE7' });
    const once = somebody({ email: 'victim6@example.dk' });
    expect((await site.loginBy('gso', await site.token(once))).body).toEqual({ err: 'XE3' });
    await site.loginBy('gso', await site.token(somebody({ email: 'victim7@example.dk' })));
    expect(await site.service.signUp('victim7@example.dk')).toMatch(/^[0-9a-z]{26}$/);
    expect((await site.service.login('victim6@example.dk')).body.id).toBe(id);
  });
});
