import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SITE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import type { WorkLog } from '../../testing/identity/work.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const HOUR_MS = 3600_000;
const verify = async (email: string, nth = -1): Promise<unknown> => {
  const mail = (await service.mailsTo(email)).filter(({ kind }) => kind === 'verify').at(nth)!;
  return (await service.call('verification', { c: mail.code, i: mail.userId, namespace: SITE.namespace })).body;
};
const rowsOf = async (email: string): Promise<number> =>
  (await service.identity.db`select from pending_registrations where email_norm = ${email}`).length;

describe('registration', () => {
  it('[REG-02] stores a pending registration and mails a code that creates the account', async () => {
    expect((await service.register('a@example.dk')).body).toEqual({ r: 'XY1' });
    expect(await service.identity.db`select from users`).toHaveLength(0);
    expect(await service.mailsTo('a@example.dk')).toMatchObject([
      { kind: 'verify', code: expect.stringMatching(/^[0-9a-f]{40}$/) },
    ]);
    // [AERR-06]: the pending state is shown with the right password only.
    expect((await service.login('a@example.dk')).body).toEqual({ err: 'XE4' });
    expect((await service.login('a@example.dk', 'Bb_98765')).body).toEqual({ err: 'XE1' });
    // [REG-04]: it does not log in.
    expect(await verify('a@example.dk')).toEqual({ r: 'XY1' });
    expect(await rowsOf('a@example.dk')).toBe(0);
    expect((await service.login('a@example.dk')).body.hash).toBeDefined();
    // [ACC-09]
    expect(await service.identity.db`select status from users where email = 'a@example.dk'`).toEqual([{ status: 1 }]);
  });

  it('[REG-03] requires the three approvals and stores the agreed versions (C16)', async () => {
    for (const field of ['termsofservice', 'touApproval', 'ppApproval'])
      expect((await service.register('b@example.dk', { [field]: false })).body).toEqual({ err: 'XE11', field });
    await service.signUp('b@example.dk');
    const agreed = await service.identity.db`
      select type, source from terms_agreements join users on users.id = user_id where email = 'b@example.dk' order by type`;
    expect(agreed).toEqual([
      { type: 'pp', source: 'registration' },
      { type: 'tou', source: 'registration' },
    ]);
  });

  it('[REG-01] requires the captcha to register', async () => {
    expect((await service.register('c@example.dk', { captcha: 'wrong' })).body).toEqual({ err: 'XE2' });
    expect(await service.mailsTo('c@example.dk')).toEqual([]);
  });

  it('[AERR-05] rejects a taken address, after captcha and limit only (C2)', async () => {
    await service.signUp('taken@example.dk');
    const address = '192.0.2.1';
    expect((await service.register('taken@example.dk', { captcha: 'wrong' }, { address })).body).toEqual({ err: 'XE2' });
    expect((await service.register('TAKEN@Example.dk', {}, { address })).body).toEqual({ err: 'XE3' });
  });

  it('[AERR-15] allows five registrations of a client address in half an hour and three mails to an address a day', async () => {
    const address = '192.0.2.2';
    const bodies = [];
    for (let i = 0; i < 6; i += 1) bodies.push((await service.register(`many${i}@example.dk`, {}, { address })).body);
    expect(bodies.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ({ r: 'XY1' })));
    expect(bodies[5]).toEqual({ err: 'XE13', retryAfter: expect.any(Number) });

    for (let i = 0; i < 3; i += 1) expect((await service.register('often@example.dk')).body).toEqual({ r: 'XY1' });
    expect((await service.register('often@example.dk')).body).toMatchObject({ err: 'XE13' });
    expect(await service.mailsTo('often@example.dk')).toHaveLength(3);
  });

  it('[VALID-06] stores an empty nickname as five underscores and rejects a typed one of them (C17)', async () => {
    for (const nickname of ['', '_____', undefined]) {
      const email = `nick${String(nickname).length}@example.dk`;
      await service.register(email, nickname === undefined ? {} : { nickname });
      await verify(email);
      expect(await service.identity.db`select nickname from users where email = ${email}`).toEqual([{ nickname: '_____' }]);
    }
    // [VALID-05] (C18)
    for (const nickname of ['abcd', '<b>abc', 'æøåæøå'])
      expect((await service.register('n@example.dk', { nickname })).body).toEqual({ err: 'XE11', field: 'nickname' });
  });

  it('[VALID-04] rejects passwords that break a rule, are common or repeat the profile', async () => {
    for (const password of [
      'kodeord_1',
      'Kodeord_1',
      'P4ssw0rd_',
      'Password_',
      'Qwerty_123',
      'Anders-Ravn1',
      'Aaaaaaa_',
      'Pass word_',
    ])
      expect((await service.register('p@example.dk', { password, name: 'Anders Ravn' })).body, password).toEqual({
        err: 'XE11',
        field: 'password',
      });
    // The rule as it is written takes letters beyond ASCII for special ones (C5).
    expect((await service.register('p@example.dk', { password: 'Grønkålæg' })).body).toEqual({ r: 'XY1' });
  });

  it('[VALID-02] accepts deliverable addresses with a top-level domain of any length (C4)', async () => {
    for (const email of ['a@b.photography', 'a+b%c@d.dk', 'a@xn--kbenhavn-54a.dk', 'abc@privaterelay.appleid.com'])
      expect((await service.register(email)).body, email).toEqual({ r: 'XY1' });
    const refused = [
      'a..b@c.dk',
      '.a@b.dk',
      'a@-b.dk',
      `${'x'.repeat(65)}@b.dk`,
      'a@b.dk\r\nBcc: x@y.dk',
      '"a b"@c.dk',
      '<a@b.dk>',
      'a@b',
    ];
    for (const email of refused) expect((await service.register(email)).body, email).toEqual({ err: 'XE11', field: 'email' });
  });

  it('[ACC-09] stores one row for concurrent registrations of an address', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.register('race@example.dk')));
    const done = answers.filter(({ body }) => body.r === 'XY1').length;
    expect(done).toBe(3);
    expect(answers.filter(({ body }) => body.err === 'XE13')).toHaveLength(47);
    expect(await rowsOf('race@example.dk')).toBe(1);
  });

  it('creates one account for concurrent uses of a code', async () => {
    await service.register('uses@example.dk');
    const [mail] = await service.mailsTo('uses@example.dk');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        service.call('verification', { c: mail!.code, i: mail!.userId, namespace: SITE.namespace }),
      ),
    );
    expect(answers.filter(({ body }) => body.r === 'XY1')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.err === 'XE5')).toHaveLength(49);
    expect(await service.identity.db`select from users where email = 'uses@example.dk'`).toHaveLength(1);
  });

  it('[VALID-08] accepts a code for a day and blocks it after five wrong ones', async () => {
    await service.register('early@example.dk');
    service.advance(24 * HOUR_MS - 1000);
    expect(await verify('early@example.dk')).toEqual({ r: 'XY1' });
    await service.register('late@example.dk');
    service.advance(24 * HOUR_MS);
    expect(await verify('late@example.dk')).toEqual({ err: 'XE5' });
    await service.register('late@example.dk');
    const mail = (await service.mailsTo('late@example.dk')).at(-1)!;
    for (let i = 0; i < 5; i += 1)
      await service.call('verification', { c: 'a'.repeat(40), i: mail.userId, namespace: SITE.namespace });
    expect(await verify('late@example.dk')).toEqual({ err: 'XE5' });
  });

  it('rejects the code of a registration once a newer one was sent', async () => {
    await service.register('newer@example.dk');
    await service.register('newer@example.dk');
    expect(await verify('newer@example.dk', 0)).toEqual({ err: 'XE5' });
    expect(await verify('newer@example.dk', 1)).toEqual({ r: 'XY1' });
    expect((await service.login('newer@example.dk')).body.hash).toBeDefined();
  });
});

describe('a registration of a foreign address', () => {
  it.each([
    ['before', ['Ubuden_99', PASSWORD]],
    ['after', [PASSWORD, 'Ubuden_99']],
  ] as const)('gives the author of a foreign registration no access when %s the owner confirms', async (when, passwords) => {
    const email = `victim-${when}@example.dk`;
    for (const password of passwords) await service.register(email, { password });
    expect(await verify(email)).toEqual({ r: 'XY1' });
    for (const password of passwords) expect((await service.login(email, password)).body).toEqual({ err: 'XE1' });
    await service.call('forgottenPassword', { email, namespace: SITE.namespace, p: 8 });
    await expect.poll(async () => (await service.mailsTo(email)).at(-1)?.kind).toBe('forgottenPassword');
    const { code, userId } = (await service.mailsTo(email)).at(-1)!;
    await service.call('passwordChange', { id: userId, code, newpassword: 'Ejer_12345' });
    expect((await service.login(email, 'Ejer_12345')).body.hash).toBeDefined();
  });
});

describe('a service that hides taken addresses', () => {
  it('[AERR-05] answers a taken address like a free one and mails its owner where they are hidden (C2)', async () => {
    const work: WorkLog = [];
    await using silent = await startTestIdentity({ config: { hidesTakenAddresses: true }, work });
    await silent.signUp('taken@example.dk');
    async function hashesOf(email: string): Promise<WorkLog> {
      work.length = 0;
      expect((await silent.register(email)).body).toEqual({ r: 'XY1' });
      return work.filter((each) => each === 'hash' || each === 'verify');
    }
    expect(await hashesOf('taken@example.dk')).toEqual(['verify', 'hash']);
    expect(await hashesOf('free@example.dk')).toEqual(['verify', 'hash']);
    await silent.identity.db`delete from pending_registrations where email = 'free@example.dk'`;
    expect((await silent.mailsTo('taken@example.dk')).map(({ kind }) => kind)).toEqual(['verify', 'alreadyRegistered']);
    expect(await silent.identity.db`select from pending_registrations`).toHaveLength(0);
  });
});
