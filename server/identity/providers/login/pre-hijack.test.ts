import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SITE } from '../../../testing/identity/identity.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';

/** The owner of a mailbox chooses a new password by the link of a mail. */
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

describe('an attacker who comes before the owner of an address', () => {
  it('classic-federated merge: begins to register with it; the owner signs in by Google into an account of their own', async () => {
    await site.service.register('victim1@gmail.com', { password: 'Angriber_1' });
    const [mail] = await site.service.mailsTo('victim1@gmail.com');
    const { body } = await site.loginBy('gso', await site.token(site.person({ email: 'victim1@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    expect((await site.service.login('victim1@gmail.com', 'Angriber_1')).body).toEqual({ err: 'XE1' });
    // Also where the owner takes the old mail for their own.
    const used = await site.service.call('verification', { c: mail!.code, i: mail!.userId, namespace: SITE.namespace });
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
      namespace: SITE.namespace,
    });
    expect(used.body).toEqual({ err: 'XE5' });
    expect((await site.service.login('victim2@example.dk')).body.id).toBe(id);
  });
  it('unexpired session: keeps one open; the new password of the owner ends it', async () => {
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
  it('trojan identifier: links a provider of their own to an account with the address; the owner gets another account', async () => {
    const attacker = { id: '6004' };
    await site.loginBy('facebook', { ...site.access(attacker), email: 'victim4@gmail.com' });
    const { body } = await site.loginBy('gso', await site.token(site.person({ email: 'victim4@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    expect((await site.loginBy('facebook', site.access(attacker))).body).toEqual({ err: 'XE4' });
    const links = await site.service.identity.db`select provider from provider_links where user_id = ${body.id}`;
    expect(links.map(({ provider }) => provider)).toEqual(['google']);
    // Nor by the mail that was sent when the attacker typed the address.
    const [mail] = await site.service.mailsTo('victim4@gmail.com');
    const sent = { t: 'verifyEmail', c: mail!.code, i: mail!.userId, namespace: SITE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ err: 'XE5' });
  });
  it('leaked password: connects a provider of their own; the new password of the owner removes it', async () => {
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
  it('trojan identifier, confirmed by the owner: the new password of the owner removes the link of the attacker', async () => {
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
  it('what the attacker began before the new password does not come after it: a login, a connection, a change of address', async () => {
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
  it('unexpired e-mail change: asks for the address on their own account, and confirms once the owner is there', async () => {
    const attacker = await site.service.signedIn('attacker5@example.dk');
    await site.service.call('updateUser', { loggedIn: attacker, email: 'victim5@gmail.com', project: 8 });
    const { body } = await site.loginBy('gso', await site.token(site.person({ email: 'victim5@gmail.com' })));
    expect(body.isRegistration).toBe(true);
    const [mail] = await site.service.mailsTo('victim5@gmail.com');
    const sent = { t: 'verifyEmail', c: mail!.code, i: attacker.id, namespace: SITE.namespace };
    expect((await site.service.call('verification', sent)).body).toEqual({ err: 'XE5' });
    expect((await site.profileOf(body)).email).toBe('victim5@gmail.com');
  });
  it('non-verifying IdP: has the address at a provider that never asked for its proof; it neither opens nor blocks the owner’s', async () => {
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
