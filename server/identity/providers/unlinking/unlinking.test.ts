import { generateKeyPairSync } from 'node:crypto';
import type { LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, SITE_URL, startTestIdentity } from '../../../testing/identity/identity.ts';
import { runCleanup } from '../../cleanup.ts';
import { createApple } from '../verification/apple.ts';
import { APPLE_NOTIFICATIONS_PATH, FACEBOOK_DELETION_PATH } from './webhooks.ts';
import { providerRoutes } from '../plugin.ts';
import { createProviders } from '../verification/providers.ts';
import { revokeDue } from './unlink.ts';
import type { Person } from '../../../testing/identity/openid-provider.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

let people = 0;
const newPerson = (): Person => {
  people += 1;
  return { sub: `apple-${people}`, claims: { email: `ended${people}@icloud.com`, email_verified: true } };
};
const isIn = async ({ id, hash }: LoggedIn): Promise<boolean> =>
  (await site.service.call('getData', { loggedIn: { id, hash }, project: SITE.project })).body.err === undefined;
const linksOf = (sub: string) => site.service.identity.db`select user_id from provider_links where sub = ${sub}`;
const exists = async (id: string): Promise<boolean> =>
  (await site.service.identity.db`select from users where id = ${id}`).length === 1;

async function signedIn(person: Person): Promise<LoggedIn> {
  const { body } = await site.loginBy('apple', { ...(await site.token(person)), code: 'from-apple' });
  return { id: body.id, hash: body.hash };
}

describe('a notification of Apple', () => {
  const notify = async (event: unknown, change: Record<string, unknown> = {}) => {
    const claims = { aud: 'the-app', jti: 'a', events: JSON.stringify(event), ...change };
    return site.service.request('POST', APPLE_NOTIFICATIONS_PATH, {
      body: JSON.stringify({ payload: await site.openId.sign(claims) }),
    });
  };
  const event = (type: string, { sub }: Person) => ({ type, sub, event_time: Date.now() });

  it('ends all sessions and keeps the account when a consent at Apple is revoked', async () => {
    const person = newPerson();
    const sessions = [await signedIn(person), await signedIn(person)];
    const bystander = await signedIn(newPerson());
    expect((await notify(event('consent-revoked', person))).status).toBe(200);
    expect(await Promise.all(sessions.map(isIn))).toEqual([false, false]);
    expect(await isIn(bystander)).toBe(true);
    const [link] = await site.service.identity.db`select refresh_token_enc from provider_links where sub = ${person.sub}`;
    expect(link).toEqual({ refresh_token_enc: null });
    const again = await signedIn(person);
    expect([again.id, await isIn(again)]).toEqual([sessions[0]!.id, true]);
  });
  it.each(['account-delete', 'account-deleted'])('deletes a user without another login on %s of Apple', async (type) => {
    const person = newPerson();
    const loggedIn = await signedIn(person);
    await notify(event(type, person));
    expect([await isIn(loggedIn), await exists(loggedIn.id)]).toEqual([false, false]);
    const [line] = await site.service.identity.db`select user_id, event, detail from audit order by id desc limit 1`;
    expect(line).toEqual({ user_id: null, event: 'deletion', detail: { method: 'apple', reason: 'account-deleted' } });
  });
  it('removes only the Apple link of a user with another login', async () => {
    const byPassword = await site.service.signedIn('both@example.dk');
    const person = newPerson();
    await site.loginBy('apple', { ...(await site.token(person)), loggedIn: byPassword });
    const other = newPerson();
    const { body: byGoogle } = await site.loginBy('gso', await site.token({ sub: 'google-1', claims: other.claims }));
    await site.loginBy('apple', { ...(await site.token(other)), loggedIn: { id: byGoogle.id, hash: byGoogle.hash } });
    for (const [who, { id, hash }] of [
      [person, byPassword],
      [other, byGoogle],
    ] as const) {
      await notify(event('account-delete', who));
      expect(await linksOf(who.sub)).toHaveLength(0);
      expect([await exists(id), await isIn({ id, hash })]).toEqual([true, false]);
    }
    expect((await site.service.login('both@example.dk')).body.id).toBe(byPassword.id);
  });
  it('publishes the end of sessions by Apple to other processes', async () => {
    const person = newPerson();
    const { id } = await signedIn(person);
    const received: string[] = [];
    const { unlisten } = await site.service.identity.db.listen('stillingen_identity', (text) => received.push(text));
    await notify(event('consent-revoked', person));
    await expect.poll(() => received).toEqual([JSON.stringify({ kind: 'revoked', userId: id })]);
    await unlisten();
  });
  it('ignores mail events, unknown users and unknown kinds of Apple', async () => {
    const person = newPerson();
    const loggedIn = await signedIn(person);
    for (const type of ['email-disabled', 'email-enabled', 'something-new'])
      expect((await notify(event(type, person))).status).toBe(200);
    expect((await notify(event('account-delete', { sub: 'nobody', claims: {} }))).status).toBe(200);
    expect(await isIn(loggedIn)).toBe(true);
  });
  it('accepts Apple events as objects and redeliveries that are hours old', async () => {
    const person = newPerson();
    const loggedIn = await signedIn(person);
    const old = { iat: Math.floor(Date.now() / 1000) - 40_000 };
    expect((await notify(event('consent-revoked', person), { events: event('consent-revoked', person), ...old })).status).toBe(
      200,
    );
    expect(await isIn(loggedIn)).toBe(false);
  });
  it('rejects a notification not signed by Apple for this app', async () => {
    const person = newPerson();
    const loggedIn = await signedIn(person);
    const revoke = event('consent-revoked', person);
    for (const change of [
      { aud: 'another-app' },
      { iss: 'https://evil.example' },
      { exp: Math.floor(Date.now() / 1000) - 62 },
      { events: undefined },
      { events: '{}' },
    ]) {
      const { status, body } = await notify(revoke, change);
      expect([status, body.code]).toEqual([400, 150]);
    }
    const { idToken } = await site.token(person);
    const bodies = [{ payload: idToken }, { payload: 'a.b.c' }, { payload: 5 }, {}].map((each) => JSON.stringify(each));
    for (const body of bodies) expect((await site.service.request('POST', APPLE_NOTIFICATIONS_PATH, { body })).status).toBe(400);
    expect(await isIn(loggedIn)).toBe(true);
  });
});

describe('a deletion request of Facebook', () => {
  const ask = (signed: string) =>
    site.service.request('POST', FACEBOOK_DELETION_PATH, {
      body: new URLSearchParams({ signed_request: signed }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const claims = (id: string) => ({ algorithm: 'HMAC-SHA256', user_id: id, issued_at: Math.floor(Date.now() / 1000) });
  const codeOf = (address: string): string => new URL(address).searchParams.get('code')!;

  it('deletes a user by a request of Facebook and answers with a status page', async () => {
    const { body } = await site.loginBy('facebook', site.access({ id: '7001', email: 'seven@example.dk' }));
    const answer = await ask(site.graph.signedRequest(claims('7001')));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      url: `${SITE_URL}/id${FACEBOOK_DELETION_PATH}?code=${answer.body.confirmation_code}`,
      confirmation_code: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    expect([await isIn(body), await exists(body.id)]).toEqual([false, false]);
    const page = await site.service.request('GET', `${FACEBOOK_DELETION_PATH}?code=${codeOf(answer.body.url)}`);
    expect(page.status).toBe(200);
    expect(page.body).toMatch(
      /^De oplysninger, vi havde om dig fra Facebook, blev slettet \d{4}-\d\d-\d\d kl\. \d\d:\d\d \(UTC\)/,
    );
    expect((await ask(site.graph.signedRequest(claims('7001')))).body).toEqual(answer.body);
  });
  it('removes only the Facebook link of a user with a password', async () => {
    const loggedIn = await site.service.signedIn('fb-both@example.dk');
    await site.loginBy('facebook', { ...site.access({ id: '7002' }), loggedIn });
    expect((await ask(site.graph.signedRequest(claims('7002')))).status).toBe(200);
    expect([await exists(loggedIn.id), await isIn(loggedIn)]).toEqual([true, false]);
    expect(await linksOf('7002')).toHaveLength(0);
  });
  it('confirms a deletion request of Facebook about an unknown user', async () => {
    expect((await ask(site.graph.signedRequest(claims('7003')))).body.confirmation_code).toBeDefined();
  });
  it('logs a deletion by Facebook without personal data', async () => {
    await ask(site.graph.signedRequest(claims('7004')));
    const rows = await site.service.identity.db`select encode(user_hash, 'escape') as hash, confirmation_code from deletion_log`;
    expect(JSON.stringify(rows)).not.toContain('7004');
  });
  it('rejects a deletion request that is old or not signed by Facebook for this app', async () => {
    const { body } = await site.loginBy('facebook', site.access({ id: '7005', email: 'five@example.dk' }));
    const good = site.graph.signedRequest(claims('7005'));
    const [signature, payload] = good.split('.');
    for (const bad of [
      site.graph.signedRequest(claims('7005'), 'the secret of another app'),
      site.graph.signedRequest({ ...claims('7005'), algorithm: 'none' }),
      site.graph.signedRequest({ ...claims('7005'), issued_at: Math.floor(Date.now() / 1000) - 700 }),
      site.graph.signedRequest({ ...claims('7005'), issued_at: undefined }),
      site.graph.signedRequest({ ...claims('7005'), user_id: 7005 }),
      `.${payload}`,
      `${signature}.`,
      `${signature}.${payload}.more`,
      'nothing',
    ]) {
      const answer = await ask(bad);
      expect([answer.status, answer.body.code]).toEqual([400, 150]);
    }
    for (const json of [JSON.stringify({ signed_request: good }), JSON.stringify(good)])
      expect((await site.service.request('POST', FACEBOOK_DELETION_PATH, { body: json })).status).toBe(415);
    expect(await isIn(body)).toBe(true);
  });
  it('accepts a form on the route of Facebook only', async () => {
    const init = { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await site.service.request('POST', '/v3/login', init)).status).toBe(415);
    expect((await site.service.request('POST', FACEBOOK_DELETION_PATH, init)).status).toBe(400);
    expect((await site.service.request('PUT', FACEBOOK_DELETION_PATH, { body: '{}' })).status).toBe(405);
  });
  it('answers 404 to an unknown confirmation code', async () => {
    const unknown = await site.service.request('GET', `${FACEBOOK_DELETION_PATH}?code=${'0'.repeat(24)}`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 101]);
    expect((await site.service.request('GET', `${FACEBOOK_DELETION_PATH}?code=x`)).status).toBe(400);
  });
});

describe('refresh tokens of Apple', () => {
  it('revokes refresh tokens of Apple after a deletion, with back-off on failures, for a month', async () => {
    const { db, vault, nowMs } = site.service.identity;
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const apple = createApple(
      {
        clientId: 'c',
        teamId: 't',
        keyId: 'k',
        privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
        revokeUrl: `${site.graph.url}/apple/revoke`,
      },
      nowMs,
    );
    const due = () => revokeDue({ db, vault, nowMs }, apple);
    await db`delete from provider_revocations`;
    const loggedIn = await signedIn(newPerson());
    site.graph.toApple.length = 0;
    expect((await site.service.call('deleteAccount', { loggedIn })).body).toEqual({ r: 'XY1' });

    site.graph.setApple(500);
    expect(await due()).toBe(0);
    expect(await due()).toBe(0);
    expect(site.graph.toApple).toHaveLength(1);
    site.service.advance(61_000);
    await due();
    site.service.advance(61_000);
    await due();
    expect(site.graph.toApple).toHaveLength(2);
    site.graph.setApple(200);
    site.service.advance(60_000);
    expect(await Promise.all([due(), due()])).toContain(1);
    expect(site.graph.toApple).toHaveLength(3);
    expect(site.graph.toApple[2]!.form.get('token')).toMatch(/^refresh-/);
    expect(await db`select from provider_revocations`).toHaveLength(0);

    await db`insert into provider_revocations (sealed, created_at, next_at) values (${vault.seal('x')}, ${new Date(nowMs() - 31 * 86_400_000)}, now())`;
    expect(await due()).toBe(0);
    expect(await db`select from provider_revocations`).toHaveLength(0);
  });
});

describe('a deleted user of a provider', () => {
  it('[ACC-30] keeps no personal data of a deleted provider user, also in redeemed codes', async () => {
    const person = { sub: 'leaver-sub', claims: { email: 'leaver@gmail.com', email_verified: true, name: 'Frida Forsvundet' } };
    const code = await site.code(person);
    await site.loginBy('google', { ...code, touApproval: false, ppApproval: false });
    const { body } = await site.loginBy('google', code);
    const loggedIn: LoggedIn = { id: body.id, hash: body.hash };
    await site.loginBy('apple', { ...(await site.token({ ...person, sub: 'leaver-apple' })), code: 'from-apple', loggedIn });
    await site.loginBy('facebook', { ...site.access({ id: '80018001800180018', name: 'Frida Forsvundet' }), loggedIn });
    const traces = /leaver|Forsvundet|80018001800180018/i;
    expect((await site.service.everyRow()).match(new RegExp(traces, 'gi'))!.length).toBeGreaterThan(3);
    expect((await site.service.call('deleteAccount', { loggedIn })).body).toEqual({ r: 'XY1' });
    const rows = await site.service.everyRow();
    expect(rows).not.toMatch(traces);
    expect(rows).not.toContain(loggedIn.id);
    const redeemed = await site.service.identity.db`select sealed_token from redeemed_codes where sealed_token is not null`;
    expect(redeemed).toHaveLength(0);
  });
  it('deletes a provider user after a week with an unverified address, and revokes the token', async () => {
    const { db } = site.service.identity;
    const person = { sub: 'unproved', claims: {} };
    const sent = { ...(await site.token(person)), code: 'from-apple', email: 'unproved@example.dk' };
    expect((await site.loginBy('apple', sent)).body).toEqual({ err: 'XE4' });
    const [{ user_id: id }] = (await linksOf('unproved')) as unknown as [{ user_id: string }];
    const bystander = await site.service.signedIn('bystander@example.dk');
    await db`delete from provider_revocations`;
    const pass = async (ms: number): Promise<void> => {
      site.service.advance(ms);
      await runCleanup(site.service.identity);
      site.service.advance(-ms);
    };
    await pass(7 * 86_400_000 - 60_000);
    expect([await exists(id), (await db`select from provider_revocations`).length]).toEqual([true, 0]);
    await pass(7 * 86_400_000 + 60_000);
    expect([await exists(id), (await db`select from provider_revocations`).length]).toEqual([false, 1]);
    expect(await site.service.mailsTo('unproved@example.dk')).toEqual([]);
    expect(await exists(bystander.id)).toBe(true);
    const [line] = await db`select user_id, event, detail from audit order by id desc limit 1`;
    expect(line).toEqual({ user_id: null, event: 'deletion', detail: { unconfirmed: true } });
  });
});

describe('a site without providers', () => {
  it('serves no provider notifications', async () => {
    await using bare = await startTestIdentity({
      more: [(app, identity) => providerRoutes(createProviders({}, identity.nowMs))(app, identity)],
    });
    for (const address of [APPLE_NOTIFICATIONS_PATH, FACEBOOK_DELETION_PATH])
      expect((await bare.request('POST', address, { body: '{}' })).status).toBe(404);
  });
});
