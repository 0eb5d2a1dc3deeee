import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../../../testing/identity/identity.ts';
import type { Person } from '../../../testing/identity/openid-provider.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const emailOf = ({ claims }: Person): string => String(claims.email);

describe('an address', () => {
  it('ignores the address of a provider without email_verified', async () => {
    for (const email_verified of [undefined, false, 'false', 1]) {
      const person = site.person({ email_verified });
      expect((await site.loginBy('gso', await site.token(person))).body).toEqual({ err: 'XE7' });
      expect(await site.usersOf(person.sub)).toEqual([]);
    }
  });
  it('keeps user and address when the provider’s address changes', async () => {
    const person = site.person();
    const { body } = await site.loginBy('gso', await site.token(person));
    const moved = { ...person, claims: { ...person.claims, email: 'another@gmail.com' } };
    const again = await site.loginBy('gso', await site.token(moved));
    expect(again.body).toMatchObject({ id: body.id, isRegistration: false });
    expect((await site.profileOf(again.body)).email).toBe(emailOf(person));
    expect(await site.kindsTo('another@gmail.com')).toEqual([]);
  });
  it('[AERR-05] answers XE3 and links nothing for a foreign mailbox with an existing account', async () => {
    const id = await site.service.signUp('owner@firma.example');
    const person = site.person({ email: 'Owner@firma.example' });
    expect((await site.loginBy('gso', await site.token(person))).body).toEqual({ err: 'XE3' });
    expect(await site.usersOf(person.sub)).toEqual([]);
    expect(await site.service.identity.db`select from provider_links where user_id = ${id}`).toHaveLength(0);
  });
  it('[AERR-05] never links an existing account by its address', async () => {
    for (const [email, claims] of [
      ['gm@gmail.com', {}],
      ['hd@firma2.example', { hd: 'firma2.example' }],
      ['relay@privaterelay.appleid.com', { is_private_email: 'true' }],
    ] as const) {
      await site.service.signUp(email);
      const person = site.person({ email, ...claims });
      const provider = email.startsWith('relay') ? 'apple' : 'gso';
      expect((await site.loginBy(provider, await site.token(person))).body).toEqual({ err: 'XE3' });
      expect(await site.usersOf(person.sub)).toEqual([]);
    }
  });
  it('trusts Google for hosted domains and verifies other addresses by mail', async () => {
    const firm = site.person({ email: 'a@firma3.example', hd: 'firma3.example' });
    const own = await site.loginBy('gso', await site.token(firm));
    expect(await site.profileOf(own.body)).toMatchObject({ emailIsVerified: true });
    const since = async (id: string) =>
      (await site.service.identity.db<{ at: Date | null }[]>`select email_verified_at as at from users where id = ${id}`)[0]!.at;
    expect(await since(own.body.id)).toBeInstanceOf(Date);
    for (const claims of [{ email: 'b@firma3.example' }, { email: 'c@firma3.example', hd: 'firma4.example' }]) {
      const { body } = await site.loginBy('gso', await site.token(site.person(claims)));
      expect(await site.profileOf(body)).toMatchObject({ email: claims.email, emailIsVerified: false });
      expect(await since(body.id)).toBeNull();
      expect(await site.kindsTo(claims.email)).toEqual(['verifyEmail']);
    }
  });
  it('ignores `hd` of Apple', async () => {
    const person = site.person({ email: 'a@firma5.example', hd: 'firma5.example' });
    const { body } = await site.loginBy('apple', await site.token(person));
    expect(await site.profileOf(body)).toMatchObject({ name: '', emailIsVerified: false });
  });
});

describe('a provider login without an address', () => {
  it('[AERR-09] [AERR-06] [ACC-09] answers XE7 without an address, and XE4 until the typed one is verified', async () => {
    const person = { id: '3001', name: 'Eva' };
    const sent = site.access(person);
    expect((await site.loginBy('facebook', sent)).body).toEqual({ err: 'XE7' });
    expect((await site.loginBy('facebook', { ...sent, email: 'eva@example.dk' })).body).toEqual({ err: 'XE4' });
    expect((await site.loginBy('facebook', site.access(person))).body).toEqual({ err: 'XE4' });
    expect((await site.usersOf('3001')).map(({ status }) => status)).toEqual([2]);
    const [mail] = await site.service.mailsTo('eva@example.dk');
    const verified = await site.service.call('verification', {
      t: 'verifyEmail',
      c: mail!.code,
      i: mail!.userId,
      namespace: SITE.namespace,
    });
    expect(verified.body.r).toBe('XY1');
    const { body } = await site.loginBy('facebook', site.access(person));
    expect(body).toMatchObject({ id: mail!.userId, isRegistration: false });
    expect((await site.usersOf('3001')).map(({ status }) => status)).toEqual([1]);
    expect(await site.profileOf(body)).toMatchObject({ name: 'Eva', email: 'eva@example.dk', emailIsVerified: true });
  });
  it('replaces a mistyped address and invalidates its code', async () => {
    const person = { id: '3002' };
    await site.loginBy('facebook', { ...site.access(person), email: 'wrong@example.dk' });
    await site.loginBy('facebook', { ...site.access(person), email: 'right@example.dk' });
    const [[wrong], [right]] = await Promise.all([
      site.service.mailsTo('wrong@example.dk'),
      site.service.mailsTo('right@example.dk'),
    ]);
    const use = async (mail: typeof wrong) =>
      (await site.service.call('verification', { t: 'verifyEmail', c: mail!.code, i: mail!.userId, namespace: SITE.namespace }))
        .body;
    expect(await use(wrong)).toEqual({ err: 'XE5' });
    expect(await use(right)).toMatchObject({ r: 'XY1' });
  });
  it('reveals nothing of a taken address and mails its owner', async () => {
    await site.service.signUp('taken@example.dk');
    const person = { id: '3003' };
    const typed = { email: 'taken@example.dk' };
    expect((await site.loginBy('facebook', { ...site.access(person), ...typed })).body).toEqual({ err: 'XE4' });
    expect((await site.loginBy('facebook', site.access(person))).body).toEqual({ err: 'XE4' });
    expect(await site.kindsTo('taken@example.dk')).toEqual(['verify', 'alreadyRegistered']);
  });
  it('[AERR-13] rejects a malformed address typed at a provider login', async () => {
    const sent = { ...site.access({ id: '3004' }), email: 'a@-b.dk' };
    expect((await site.loginBy('facebook', sent)).body).toEqual({ err: 'XE11', field: 'email' });
  });
  it('[AERR-15] limits the mails to a typed address to three a day', () =>
    site.inOneWindow(86_400_000, async () => {
      const type = async (id: string) =>
        (await site.loginBy('facebook', { ...site.access({ id }), email: 'flood@example.dk' })).body;
      for (const id of ['3101', '3102', '3103']) expect(await type(id)).toEqual({ err: 'XE4' });
      expect(await type('3104')).toEqual({ err: 'XE13', retryAfter: expect.any(Number) });
      expect(await site.kindsTo('flood@example.dk')).toHaveLength(3);
    }));
});
