import type { LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail, MailKind } from '../context.ts';
import { basicAuth, PASSWORD, SITE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const MINUTE_MS = 60_000;
const NEW = 'Bb_98765';
const change = (sent: object, headers: Record<string, string> = {}) => service.call('passwordChange', sent, { headers });
const lives = async (loggedIn: LoggedIn): Promise<boolean> =>
  (await service.call('getData', { loggedIn, project: 8 })).body.err === undefined;

async function mailOf(email: string, kind: MailKind, count = 1): Promise<Mail> {
  const found = async (): Promise<Mail[]> => (await service.mailsTo(email)).filter((mail) => mail.kind === kind);
  await expect.poll(async () => (await found()).length).toBe(count);
  return (await found()).at(-1)!;
}
async function forget(email: string, count = 1): Promise<string> {
  await service.call('forgottenPassword', { email, namespace: SITE.namespace, p: 8 });
  return (await mailOf(email, 'forgottenPassword', count)).code!;
}

describe('a password change by the old password', () => {
  it('[ACC-33] changes the password at once, ends the other sessions and sends a mail', async () => {
    const own = await service.signedIn('a@example.dk');
    const other: LoggedIn = (await service.login('a@example.dk')).body;
    const sent = { id: own.id, password: PASSWORD, newpassword: NEW };
    expect((await change(sent, basicAuth(own))).body).toEqual({ r: 'XY1' });
    expect([await lives(own), await lives(other)]).toEqual([true, false]);
    expect((await service.login('a@example.dk')).body).toEqual({ err: 'XE1' });
    expect((await service.login('a@example.dk', NEW)).body.hash).toBeDefined();
    expect(await mailOf('a@example.dk', 'passwordChanged')).toMatchObject({ to: 'a@example.dk' });
  });

  it('[AERR-07] requires the old password to change it', async () => {
    const { id } = await service.signedIn('b@example.dk');
    expect((await change({ id, password: 'Forkert_1', newpassword: NEW })).body).toEqual({ err: 'XE5' });
    expect((await change({ id: '0'.repeat(26), password: PASSWORD, newpassword: NEW })).body).toEqual({ err: 'XE5' });
    expect((await service.login('b@example.dk')).body.hash).toBeDefined();
  });

  it('[AERR-15] counts password changes and logins together (C8)', async () => {
    const { id } = await service.signedIn('c@example.dk');
    for (let i = 0; i < 10; i += 1)
      expect((await change({ id, password: 'Forkert_1', newpassword: NEW })).body).toEqual({ err: 'XE5' });
    expect((await change({ id, password: PASSWORD, newpassword: NEW })).body).toMatchObject({ err: 'XE13' });
    expect((await service.login('c@example.dk')).body).toMatchObject({ err: 'XE13' });
  });

  it('[VALID-04] applies the rules of new passwords to a change', async () => {
    const { id } = await service.signedIn('d@example.dk');
    for (const newpassword of ['kort', 'Kodeord_1', 'alt_sammen_smaat'])
      expect((await change({ id, password: PASSWORD, newpassword })).body).toEqual({ err: 'XE11', field: 'newpassword' });
  });

  it('[VALID-04] rejects words of the profile by either way, without consuming the code', async () => {
    const own = await service.signedIn('mette.lund@example.dk');
    const { id } = own;
    await service.call('updateUser', { loggedIn: own, name: 'Anders Ravn', nickname: 'ravnemor', project: 8 });
    const code = await forget('mette.lund@example.dk');
    for (const newpassword of ['Anders-Ravn1', 'Ravnemor_77', 'Mette.Lund1'])
      for (const proof of [{ password: PASSWORD }, { code }])
        expect((await change({ id, ...proof, newpassword })).body, newpassword).toEqual({ err: 'XE11', field: 'newpassword' });
    // The profile's words are revealed with the right password only.
    expect((await change({ id, password: 'Forkert_1', newpassword: 'Ravnemor_77' })).body).toEqual({ err: 'XE5' });
    expect((await change({ id, code, newpassword: NEW })).body).toEqual({ r: 'XY1' });
  });

  it('requires exactly one of code and old password for a new one (C9)', async () => {
    const { id } = await service.signedIn('e@example.dk');
    expect((await change({ id, newpassword: NEW })).body).toEqual({ err: 'XE11', field: 'code' });
    expect((await change({ id, code: 'a'.repeat(40), password: PASSWORD, newpassword: NEW })).body).toEqual({
      err: 'XE11',
      field: 'code',
    });
  });
});

describe('a password reset by mail', () => {
  it('[ACC-34] resets a password once, ends all sessions and unblocks the address', async () => {
    const own = await service.signedIn('f@example.dk');
    for (let i = 0; i < 11; i += 1) await service.login('f@example.dk', 'Forkert_1');
    expect((await service.login('f@example.dk')).body).toMatchObject({ err: 'XE13' });
    const sent = { id: own.id, code: await forget('f@example.dk'), newpassword: NEW };
    expect((await change(sent, basicAuth(own))).body).toEqual({ r: 'XY1' });
    expect(await lives(own)).toBe(false);
    expect((await service.login('f@example.dk', NEW)).body.hash).toBeDefined();
    expect((await change(sent)).body).toEqual({ err: 'XE5' });
  });

  it('answers a reset of an unknown address identically (C3)', async () => {
    await service.signUp('g@example.dk');
    const [known, unknown] = await Promise.all(
      ['g@example.dk', 'nobody@example.dk'].map((email) =>
        service.call('forgottenPassword', { email, namespace: SITE.namespace, p: 8 }),
      ),
    );
    expect([known!.status, known!.body]).toEqual([unknown!.status, unknown!.body]);
    await mailOf('g@example.dk', 'forgottenPassword');
    expect(await service.mailsTo('nobody@example.dk')).toEqual([]);
  });

  it('[AERR-15] allows five reset requests of a client address, and silently three mails an hour to an address', async () => {
    await service.signUp('h@example.dk');
    const sent = { email: 'h@example.dk', namespace: SITE.namespace, p: 8 };
    const bodies = [];
    for (let i = 0; i < 6; i += 1) bodies.push((await service.call('forgottenPassword', sent, { address: '192.0.2.3' })).body);
    expect(bodies.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ({ r: 'XY1' })));
    expect(bodies[5]).toMatchObject({ err: 'XE13' });
    const { db } = service.identity;
    await expect
      .poll(async () => (await db`select from rate_counters where key like 'forgotten-mail %' and n = 5`).length)
      .toBe(2);
    await service.signUp('h2@example.dk');
    await forget('h2@example.dk');
    await mailOf('h@example.dk', 'forgottenPassword', 3);
  });

  it('[VALID-08] accepts the code of a reset for half an hour and until the next one is sent', async () => {
    const { id } = await service.signedIn('i@example.dk');
    const first = await forget('i@example.dk');
    const second = await forget('i@example.dk', 2);
    expect((await change({ id, code: first, newpassword: NEW })).body).toEqual({ err: 'XE5' });
    service.advance(30 * MINUTE_MS);
    expect((await change({ id, code: second, newpassword: NEW })).body).toEqual({ err: 'XE5' });
    service.advance(-30 * MINUTE_MS);
    expect((await change({ id, code: second, newpassword: NEW })).body).toEqual({ r: 'XY1' });
  });

  it('blocks the code of a reset after five wrong ones', async () => {
    const { id } = await service.signedIn('j@example.dk');
    const code = await forget('j@example.dk');
    for (let i = 0; i < 5; i += 1) await change({ id, code: 'a'.repeat(40), newpassword: NEW });
    expect((await change({ id, code, newpassword: NEW })).body).toEqual({ err: 'XE5' });
  });

  it('accepts the code of a reset for its user and kind only', async () => {
    const [one, other] = [await service.signedIn('k@example.dk'), await service.signedIn('l@example.dk')];
    const code = await forget('k@example.dk');
    expect((await change({ id: other.id, code, newpassword: NEW })).body).toEqual({ err: 'XE5' });
    const verification = { t: 'verifyEmail', c: code, i: one.id, namespace: SITE.namespace };
    expect((await service.call('verification', verification)).body).toEqual({ err: 'XE5' });
    expect((await change({ id: one.id, code, newpassword: NEW })).body).toEqual({ r: 'XY1' });
  });

  it('accepts one of 50 concurrent uses of the code of a reset', async () => {
    const { id } = await service.signedIn('m@example.dk');
    const code = await forget('m@example.dk');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => change({ id, code, newpassword: `Nyt_${i}_Ord` })));
    expect(answers.filter(({ body }) => body.err === 'XE5')).toHaveLength(49);
    const opened = answers.findIndex(({ body }) => body.r === 'XY1');
    expect((await service.login('m@example.dk', `Nyt_${opened}_Ord`)).body.hash).toBeDefined();
  });

  it('consumes the code of a reset at its first use of many at once', async () => {
    const { id: userId } = await service.signedIn('once@example.dk');
    const { db, codes } = service.identity;
    const code = await codes.issue(db, { userId, kind: 'verifyEmail', targetEmail: 'x@example.dk' });
    const used = await Promise.all(Array.from({ length: 50 }, () => codes.use(db, { userId, kind: 'verifyEmail', code })));
    expect(used.filter((each) => each !== null)).toEqual([{ targetEmail: 'x@example.dk' }]);
  });

  it('stores neither codes nor addresses of a reset in clear text', async () => {
    await service.signUp('n@example.dk');
    const code = await forget('n@example.dk');
    const tables = await service.identity.db<{ text: string }[]>`
      select codes::text as text from codes union all select mail_outbox::text from mail_outbox`;
    for (const { text } of tables) expect(text).not.toMatch(new RegExp(`${code}|n@example`));
  });
});

describe('requests from before a new password', () => {
  it('rejects a link mailed before the new password', async () => {
    const { id } = await service.signedIn('p@example.dk');
    const code = await forget('p@example.dk');
    expect((await change({ id, password: PASSWORD, newpassword: NEW })).body).toEqual({ r: 'XY1' });
    expect((await change({ id, code, newpassword: 'Cc_13579' })).body).toEqual({ err: 'XE5' });
  });

  it('rejects a pending address and earlier codes after a new password', async () => {
    const intruder = await service.signedIn('o@example.dk');
    await service.call('updateUser', { loggedIn: intruder, email: 'intruder@example.dk', project: 8 });
    const { code } = await mailOf('intruder@example.dk', 'verifyEmail');
    const reset = await forget('o@example.dk');
    expect((await change({ id: intruder.id, code: reset, newpassword: NEW })).body).toEqual({ r: 'XY1' });
    const verification = { t: 'verifyEmail', c: code, i: intruder.id, namespace: SITE.namespace };
    expect((await service.call('verification', verification)).body).toEqual({ err: 'XE5' });
    expect(await lives(intruder)).toBe(false);
    const loggedIn: LoggedIn = (await service.login('o@example.dk', NEW)).body;
    const { profile } = (await service.call('getData', { loggedIn: { id: loggedIn.id, hash: loggedIn.hash }, project: 8 })).body;
    expect(profile).toMatchObject({ email: 'o@example.dk', emailIsVerified: true });
  });
});
