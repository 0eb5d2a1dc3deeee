import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SITE } from '../../../testing/identity/identity.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';

async function resetPassword(email: string, id: string): Promise<void> {
  await site.service.call('forgottenPassword', { email, namespace: SITE.namespace, p: 8 });
  const code = async () => (await site.service.mailsTo(email)).find(({ kind }) => kind === 'forgottenPassword')?.code;
  await expect.poll(code).toBeDefined();
  expect((await site.service.call('passwordChange', { id, code: await code(), newpassword: PASSWORD })).body).toEqual({
    r: 'XY1',
  });
}
const linksOf = (id: string) => site.service.identity.db`select provider from provider_links where user_id = ${id}`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('an attacker ahead of the owner of an address', () => {
  it('classic-federated merge: a pending registration does not affect the owner’s Google account', async () => {
    await site.service.register('victim1@gmail.com', { password: 'Angriber_1' });
    const [mail] = await site.service.mailsTo('victim1@gmail.com');
    const { body } = await site.loginBy('gso', await site.token(site.person({ email: 'victim1@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    expect((await site.service.login('victim1@gmail.com', 'Angriber_1')).body).toEqual({ err: 'XE1' });
    const used = await site.service.call('verification', { c: mail!.code, i: mail!.userId, namespace: SITE.namespace });
    expect(used.body).toEqual({ err: 'XE5' });
    expect((await site.service.login('victim1@gmail.com', 'Angriber_1')).body).toEqual({ err: 'XE1' });
  });
  it('classic-federated merge, reversed: a provider login does not affect the owner’s registration', async () => {
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
      namespace: SITE.namespace,
    });
    expect(used.body).toEqual({ err: 'XE5' });
    expect((await site.service.login('victim2@example.dk')).body.id).toBe(id);
  });
  it('unexpired session: the owner’s new password ends it', async () => {
    const id = await site.service.signUp('victim3@gmail.com', 'Angriber_1');
    const { body: attacker } = await site.service.login('victim3@gmail.com', 'Angriber_1');
    await site.service.call('forgottenPassword', { email: 'victim3@gmail.com', namespace: SITE.namespace, p: 8 });
    const codeOf = async () =>
      (await site.service.mailsTo('victim3@gmail.com')).find(({ kind }) => kind === 'forgottenPassword')?.code;
    await expect.poll(codeOf).toBeDefined();
    const code = await codeOf();
    expect((await site.service.call('passwordChange', { id, code, newpassword: PASSWORD })).body).toEqual({ r: 'XY1' });
    const loggedIn = { id, hash: attacker.hash };
    expect((await site.service.call('getData', { loggedIn, project: 8 })).body).toEqual({ err: 'XE1' });
    expect((await site.loginBy('gso', { ...(await site.token(site.person())), loggedIn })).body).toEqual({ err: 'XE1' });
  });
  it('trojan identifier: the owner gets an account without the attacker’s link', async () => {
    const attacker = { id: '6004' };
    await site.loginBy('facebook', { ...site.access(attacker), email: 'victim4@gmail.com' });
    const { body } = await site.loginBy('gso', await site.token(site.person({ email: 'victim4@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    expect((await site.loginBy('facebook', site.access(attacker))).body).toEqual({ err: 'XE4' });
    const links = await site.service.identity.db`select provider from provider_links where user_id = ${body.id}`;
    expect(links.map(({ provider }) => provider)).toEqual(['google']);
    const [mail] = await site.service.mailsTo('victim4@gmail.com');
    const sent = { t: 'verifyEmail', c: mail!.code, i: mail!.userId, namespace: SITE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ err: 'XE5' });
  });
  it('leaked password: the owner’s new password removes the attacker’s link', async () => {
    const id = await site.service.signUp('victim8@example.dk', 'Angriber_1');
    const { body: loggedIn } = await site.service.login('victim8@example.dk', 'Angriber_1');
    const attacker = site.person();
    const sent = { ...(await site.token(attacker)), loggedIn: { id, hash: loggedIn.hash } };
    expect((await site.loginBy('gso', sent)).body.id).toBe(id);
    const own = site.access({ id: '6008' });
    expect((await site.loginBy('facebook', { ...own, loggedIn: { id, hash: loggedIn.hash } })).body.id).toBe(id);
    await resetPassword('victim8@example.dk', id);
    expect(await linksOf(id)).toEqual([]);
    const { body } = await site.loginBy('gso', await site.token(attacker));
    expect([body.id === id, body.isRegistration]).toEqual([false, true]);
    const mail = (await site.service.mailsTo('victim8@example.dk')).at(-1);
    expect(mail).toMatchObject({ kind: 'passwordReset', providers: expect.arrayContaining(['facebook', 'google']) });
  });
  it('trojan identifier, confirmed by the owner: the owner’s new password removes the attacker’s link', async () => {
    const attacker = { id: '6009' };
    await site.loginBy('facebook', { ...site.access(attacker), email: 'victim9@example.dk' });
    const [asked] = await site.service.mailsTo('victim9@example.dk');
    const id = asked!.userId!;
    const confirmed = { t: 'verifyEmail', c: asked!.code, i: id, namespace: SITE.namespace };
    expect((await site.service.call('verification', confirmed)).body.r).toBe('XY1');
    const { body: session } = await site.loginBy('facebook', site.access(attacker));
    expect(session.id).toBe(id);
    await resetPassword('victim9@example.dk', id);
    const loggedIn = { id, hash: session.hash };
    expect((await site.service.call('getData', { loggedIn, project: 8 })).body).toEqual({ err: 'XE1' });
    expect((await site.loginBy('facebook', site.access(attacker))).body).toEqual({ err: 'XE7' });
    expect((await site.service.login('victim9@example.dk')).body.id).toBe(id);
  });
  it('race: logins, links and address changes begun before the new password fail after it', async () => {
    const { db } = site.service.identity;
    const id = await site.service.signUp('victim10@example.dk', 'Angriber_1');
    const { body } = await site.service.login('victim10@example.dk', 'Angriber_1');
    const loggedIn = { id, hash: body.hash };
    const attacker = site.person();
    await site.loginBy('gso', { ...(await site.token(attacker)), loggedIn });
    const [again, another] = await Promise.all([site.token(attacker), site.token(site.person())]);
    let late: Promise<unknown>[] = [];
    await db.begin(async (tx) => {
      // The row is held as a reset holds it, until all three wait for it.
      await tx`select from users where id = ${id} for update`;
      late = [
        site.loginBy('gso', again),
        site.loginBy('gso', { ...another, loggedIn }),
        site.service.call('updateUser', { loggedIn, email: 'attacker10@example.dk', project: 8 }),
      ].map(async (answer) => (await answer).body);
      const waiting = async () => (await tx`select from pg_locks where not granted`).length;
      await expect.poll(waiting, { timeout: 20_000 }).toBe(3);
      await tx`delete from provider_links where user_id = ${id}`;
      await site.service.identity.sessions.end(tx, { userId: id }, 'password');
    });
    expect(await Promise.all(late)).toEqual([{ err: 'XE1' }, { err: 'XE1' }, { err: 'XE1' }]);
    expect(await linksOf(id)).toEqual([]);
    expect(await db`select from users where id = ${id} and pending_email is not null`).toEqual([]);
  });
  it('unexpired e-mail change: a pending change fails once the owner has the address', async () => {
    const attacker = await site.service.signedIn('attacker5@example.dk');
    await site.service.call('updateUser', { loggedIn: attacker, email: 'victim5@gmail.com', project: 8 });
    const { body } = await site.loginBy('gso', await site.token(site.person({ email: 'victim5@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    const [mail] = await site.service.mailsTo('victim5@gmail.com');
    const sent = { t: 'verifyEmail', c: mail!.code, i: attacker.id, namespace: SITE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ err: 'XE5' });
    expect((await site.profileOf(body)).email).toBe('victim5@gmail.com');
  });
  it('non-verifying IdP: an unverified address neither opens nor blocks the owner’s account', async () => {
    const id = await site.service.signUp('victim6@example.dk');
    const unproved = site.person({ email: 'victim6@example.dk', email_verified: false });
    expect((await site.loginBy('gso', await site.token(unproved))).body).toEqual({ err: 'XE7' });
    const once = site.person({ email: 'victim6@example.dk' });
    expect((await site.loginBy('gso', await site.token(once))).body).toEqual({ err: 'XE3' });
    await site.loginBy('gso', await site.token(site.person({ email: 'victim7@example.dk' })));
    expect(await site.service.signUp('victim7@example.dk')).toMatch(/^[0-9a-z]{26}$/);
    expect((await site.service.login('victim6@example.dk')).body.id).toBe(id);
  });
});
