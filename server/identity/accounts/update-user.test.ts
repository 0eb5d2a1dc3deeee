import type { LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SITE, startTestIdentity, type TestAnswer, type TestIdentity } from '../../testing/identity/identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const MINUTE_MS = 60_000;
const update = (loggedIn: LoggedIn, sent: object): Promise<TestAnswer> =>
  service.call('updateUser', { loggedIn, project: 8, ...sent });
const profile = async (loggedIn: LoggedIn) => (await service.call('getData', { loggedIn, project: 8 })).body.profile;
async function prove(id: string, email: string, t = 'verifyEmail') {
  const { code } = (await service.mailsTo(email)).findLast(({ kind }) => kind === 'verifyEmail')!;
  return (await service.call('verification', { t, c: code, i: id, namespace: SITE.namespace })).body;
}

describe('the profile', () => {
  it('[ACC-35] changes the sent fields of a profile and keeps the others', async () => {
    const own = await service.signedIn('a@example.dk');
    expect((await update(own, { name: 'Ida Bøg' })).body).toEqual({
      r: 'XY1',
      profile: { id: own.id, name: 'Ida Bøg', email: 'a@example.dk', emailIsVerified: true },
    });
    await update(own, { nickname: 'ida.b' });
    expect(await service.identity.db`select name, nickname from users where id = ${own.id}`).toEqual([
      { name: 'Ida Bøg', nickname: 'ida.b' },
    ]);
    for (const name of ['', '  ', 'x'.repeat(65), 'a\nb', 'a\u202eb'])
      expect((await update(own, { name })).body).toEqual({ err: 'XE11', field: 'name' });
  });
});

describe('a new address', () => {
  it('[ACC-44] shows a new address as unverified and keeps the old login until it is verified (C19)', async () => {
    const own = await service.signedIn('old@example.dk');
    expect((await update(own, { email: 'new@example.dk' })).body.profile).toMatchObject({
      email: 'new@example.dk',
      emailIsVerified: false,
    });
    expect((await service.mailsTo('old@example.dk')).at(-1)).toMatchObject({ kind: 'emailChanging' });
    expect((await service.login('new@example.dk')).body).toEqual({ err: 'XE1' });
    expect((await service.login('old@example.dk')).body.id).toBe(own.id);
    // [REG-05]: a code is of its kind.
    expect(await prove(own.id, 'new@example.dk', 'verifyAccount')).toEqual({ err: 'XE5' });
    expect(await prove(own.id, 'new@example.dk')).toEqual({ r: 'XY1', t: 'verifyEmail' });
    expect(await profile(own)).toMatchObject({ email: 'new@example.dk', emailIsVerified: true });
    expect((await service.login('new@example.dk')).body.id).toBe(own.id);
    expect((await service.login('old@example.dk')).body).toEqual({ err: 'XE1' });
  });

  it('[AERR-03] requires a login of the last 15 minutes to change the address', async () => {
    const own = await service.signedIn('fresh@example.dk');
    service.advance(15 * MINUTE_MS);
    expect((await update(own, { email: 'x@example.dk' })).body).toEqual({ err: 'XE1' });
    expect((await update(own, { name: 'Ida' })).body.r).toBe('XY1');
    const again = (await service.login('fresh@example.dk')).body;
    expect((await update({ id: again.id, hash: again.hash }, { email: 'x@example.dk' })).body.r).toBe('XY1');
  });

  it('[AERR-05] rejects a taken address, also one taken before its verification', async () => {
    const [own, other] = [await service.signedIn('b@example.dk'), await service.signedIn('c@example.dk')];
    expect((await update(own, { email: 'C@example.dk' })).body).toEqual({ err: 'XE3' });
    for (const each of [own, other]) expect((await update(each, { email: 'both@example.dk' })).body.r).toBe('XY1');
    const mails = (await service.mailsTo('both@example.dk')).map(({ code, userId }) => ({ code, userId }));
    const answers = await Promise.all(
      mails.map(({ code, userId }) =>
        service.call('verification', { t: 'verifyEmail', c: code, i: userId, namespace: SITE.namespace }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.err ?? body.r))).toEqual(new Set(['XE5', 'XY1']));
  });

  it('cancels an address change when the old address is sent', async () => {
    const own = await service.signedIn('d@example.dk');
    await update(own, { email: 'e@example.dk' });
    expect((await update(own, { email: 'd@example.dk' })).body.profile).toMatchObject({
      email: 'd@example.dk',
      emailIsVerified: true,
    });
    expect(await prove(own.id, 'e@example.dk')).toEqual({ err: 'XE5' });
  });

  it('[VALID-08] accepts the code of a new address for an hour', async () => {
    const own = await service.signedIn('f@example.dk');
    await update(own, { email: 'g@example.dk' });
    service.advance(60 * MINUTE_MS);
    expect(await prove(own.id, 'g@example.dk')).toEqual({ err: 'XE5' });
  });

  it('[AERR-15] allows five address changes a day', async () => {
    const own = await service.signedIn('h@example.dk');
    const bodies = [];
    for (let i = 0; i < 6; i += 1) bodies.push((await update(own, { email: `h${i}@example.dk` })).body);
    expect(bodies.slice(0, 5).every(({ r }) => r === 'XY1')).toBe(true);
    expect(bodies[5]).toMatchObject({ err: 'XE13' });
  });

  it('[AERR-05] mails the owner of a taken address on a service that hides them (C2)', async () => {
    await using silent = await startTestIdentity({ config: { hidesTakenAddresses: true } });
    const own = await silent.signedIn('own@example.dk');
    await silent.signUp('taken@example.dk', PASSWORD);
    await silent.call('updateUser', { loggedIn: own, email: 'first@example.dk', project: 8 });
    const { body } = await silent.call('updateUser', { loggedIn: own, email: 'taken@example.dk', project: 8 });
    expect(body).toMatchObject({ r: 'XY1', profile: { email: 'taken@example.dk', emailIsVerified: false } });
    expect((await silent.mailsTo('taken@example.dk')).map(({ kind }) => kind)).toEqual(['verify', 'alreadyRegistered']);
    const [first] = await silent.mailsTo('first@example.dk');
    const verification = { t: 'verifyEmail', c: first!.code, i: own.id, namespace: SITE.namespace };
    expect((await silent.call('verification', verification)).body).toEqual({ err: 'XE5' });
  });
});
