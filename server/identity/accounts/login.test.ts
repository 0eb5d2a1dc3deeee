import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HashPool } from '../secrets/hash-pool.ts';
import { createHasher } from '../secrets/hasher.ts';
import { openKeyFile } from '../secrets/keys.ts';
import {
  PASSWORD,
  SITE,
  SOLVED,
  startTestIdentity,
  type TestAnswer,
  type TestIdentity,
} from '../../testing/identity/identity.ts';
import type { WorkLog } from '../../testing/identity/work.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;
const WRONG = 'Forkert_1';
const loginWith = (email: string, password: string, captcha: string, cookie?: string) =>
  service.call('login', { email, password, captcha, ...SITE }, cookie === undefined ? {} : { cookie });
async function counted(rule: string): Promise<number[]> {
  const rows = await service.identity.db<{ n: number }[]>`select n from rate_counters where key like ${`${rule} %`} order by n`;
  return rows.map(({ n }) => n);
}
const forgetCounters = async (): Promise<void> => {
  await service.identity.db`delete from rate_counters`;
};

describe('login', () => {
  it('[ACC-28] answers the id and a new hash for each login, without a browser dialog (C1)', async () => {
    const id = await service.signUp('first@example.dk');
    const [one, other] = [await service.login('first@example.dk'), await service.login('First@EXAMPLE.dk')];
    expect(one).toMatchObject({ status: 200, body: { id, hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    const second = await service.signUp('second@example.dk');
    const more = [await service.login('second@example.dk'), await service.login('second@example.dk')];
    const answers = [one, other, ...more];
    expect(new Set(answers.map(({ body }) => body.hash)).size).toBe(answers.length);
    for (const { body } of answers) {
      const profile = async (userId: string) =>
        (await service.call('getData', { loggedIn: { id: userId, hash: body.hash }, project: SITE.project })).body.profile?.id;
      const [own, foreign] = body.id === id ? [id, second] : [second, id];
      expect([body.id, await profile(own), await profile(foreign)]).toEqual([own, own, undefined]);
    }
    expect(one.body).toEqual({ id, hash: one.body.hash });
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('www-authenticate')).toBeNull();
    expect(id).toMatch(/^[0-9a-z]{26}$/);
  });

  it('writes an audit row, without the user for a failed login', async () => {
    const id = await service.signUp('audited@example.dk');
    const lines = () => service.identity.db`select user_id, event, ok, detail from audit order by id desc limit 2`;
    await service.login('audited@example.dk', WRONG);
    await service.login('audited@example.dk');
    expect(await lines()).toEqual([
      { user_id: id, event: 'login', ok: true, detail: { method: 'password' } },
      { user_id: null, event: 'login', ok: false, detail: null },
    ]);
  });

  it('logs in with passwords of up to 128 characters, and to this site only', async () => {
    const long = (length: number) => service.login('long@example.dk', 'å'.repeat(length));
    expect((await long(128)).body).toEqual({ err: 'XE1' });
    expect((await long(129)).body).toEqual({ err: 'XE11', field: 'password' });
    const elsewhere = { email: 'long@example.dk', password: PASSWORD, ...SITE };
    expect((await service.call('login', { ...elsewhere, namespace: 'other' })).body).toEqual({ err: 'XE11', field: 'namespace' });
    expect((await service.call('login', { ...elsewhere, project: 9 })).body).toEqual({ err: 'XE11', field: 'project' });
  });

  it('[AERR-03] answers a wrong password and an unknown address identically', async () => {
    await service.signUp('known@example.dk');
    expect((await service.login('known@example.dk', WRONG)).body).toEqual({ err: 'XE1' });
    expect((await service.login('nobody@example.dk', WRONG)).body).toEqual({ err: 'XE1' });
  });

  it('[VALID-03] accepts an old password that breaks the rules for new ones (C6)', async () => {
    const id = await service.signUp('old@example.dk');
    const { phc, kid } = await service.identity.hasher.hash('abcde');
    await service.identity.db`update users set pw_phc = ${phc}, pw_pepper_kid = ${kid} where id = ${id}`;
    expect((await service.login('old@example.dk', 'abcde')).body.id).toBe(id);
    expect((await service.login('old@example.dk', 'abcd')).body).toEqual({ err: 'XE11', field: 'password' });
  });

  it('logs in with a password in any Unicode composition', async () => {
    await service.signUp('letter@example.dk', 'Bl\u00e5b\u00e6r_grød'.normalize('NFC'));
    expect((await service.login('letter@example.dk', 'Bl\u00e5b\u00e6r_grød'.normalize('NFD'))).body.hash).toBeDefined();
  });

  it('[AERR-10] lists missing terms and opens a restricted session (C7)', async () => {
    const id = await service.signUp('terms@example.dk');
    await service.identity.db`delete from terms_agreements where user_id = ${id}`;
    const { body } = await service.login('terms@example.dk');
    expect(body).toMatchObject({
      id,
      err2: 'XE8',
      errors: [
        { code: 1002, type: 'tou' },
        { code: 1001, type: 'pp' },
      ],
    });
    const loggedIn = { id, hash: body.hash };
    for (const [name, sent] of [
      ['getData', { loggedIn, project: 8 }],
      ['storeMergedData', { loggedIn, key: 'data', dataDiff: { merge: { a: 1 }, unmerge: [] }, project: 8 }],
      ['updateUser', { loggedIn, name: 'Ida', project: 8 }],
    ] as const)
      expect((await service.call(name, sent)).body).toMatchObject({
        err: 'XE8',
        err2: 'XE8',
        errors: [{ code: 1002 }, { code: 1001 }],
      });
    expect((await service.call('logout', { loggedIn })).body).toEqual({ r: 'XY1' });
  });

  it('[AERR-04] requires a captcha after five attempts', async () => {
    await service.signUp('captcha@example.dk');
    for (let i = 0; i < 5; i += 1) expect((await service.login('captcha@example.dk', WRONG)).body).toEqual({ err: 'XE1' });
    expect((await service.login('captcha@example.dk')).body).toEqual({ err: 'XE2' });
    expect((await loginWith('captcha@example.dk', PASSWORD, 'wrong')).body).toEqual({ err: 'XE2' });
    expect((await loginWith('captcha@example.dk', PASSWORD, SOLVED)).body.hash).toBeDefined();
    expect((await service.login('captcha@example.dk', WRONG)).body).toEqual({ err: 'XE1' });
  });

  it('[AERR-15] blocks an address after ten attempts, whether or not it has an account', async () => {
    await service.signUp('closed@example.dk');
    for (const email of ['closed@example.dk', 'ghost@example.dk']) {
      for (let i = 0; i < 10; i += 1) expect((await loginWith(email, WRONG, SOLVED)).body).toEqual({ err: 'XE1' });
      const { body, headers } = await loginWith(email, WRONG, SOLVED);
      expect(body).toEqual({ err: 'XE13', retryAfter: expect.any(Number) });
      expect(body.retryAfter).toBeGreaterThan(0);
      expect(body.retryAfter).toBeLessThanOrEqual(600);
      expect(headers.get('retry-after')).toBe(String(body.retryAfter));
    }
    service.advance(600_000);
    expect((await loginWith('closed@example.dk', PASSWORD, SOLVED)).body.hash).toBeDefined();
  });

  it('[AERR-15] allows 25 logins of a client address in five minutes', async () => {
    const address = '192.0.2.9';
    const bodies = [];
    for (let i = 0; i < 26; i += 1) {
      const sent = { email: `spray${i}@example.dk`, password: WRONG, ...SITE };
      bodies.push((await service.call('login', sent, { address })).body.err);
    }
    expect(bodies).toEqual([...Array.from({ length: 25 }, () => 'XE1'), 'XE13']);
  });

  it('counts every concurrent login attempt', async () => {
    await forgetCounters();
    await service.signUp('count@example.dk');
    await forgetCounters();
    const answers = await Promise.all(Array.from({ length: 100 }, () => loginWith('count@example.dk', WRONG, SOLVED)));
    expect(await counted('login')).toEqual([100, 100]);
    expect(answers.filter(({ body }) => body.err === 'XE1').length).toBe(10);
    expect(answers.filter(({ body }) => body.err === 'XE13').length).toBe(90);
  });

  it('stores no mail address in the counters of logins', async () => {
    await loginWith('words@example.dk', WRONG, SOLVED);
    expect(JSON.stringify(await service.identity.db`select key from rate_counters`)).not.toContain('example.dk');
  });

  it('rejects a login with a password that was changed during its check', async () => {
    const id = await service.signUp('while@example.dk');
    const { db, hasher } = service.identity;
    const { phc, kid } = await hasher.hash('Bb_98765');
    const answer = await db.begin(async (tx) => {
      await tx`select from users where id = ${id} for update`;
      const loggingIn = service.login('while@example.dk');
      // The login has checked the old password, and waits for the row.
      await expect
        .poll(async () => (await db`select from pg_stat_activity where wait_event_type = 'Lock'`).length)
        .toBeGreaterThan(0);
      await tx`update users set pw_phc = ${phc}, pw_pepper_kid = ${kid} where id = ${id}`;
      return { loggingIn };
    });
    expect((await answer.loggingIn).body).toEqual({ err: 'XE1' });
    expect(await db`select from sessions where user_id = ${id}`).toHaveLength(0);
  });

  it('rehashes a password of a lower cost', async () => {
    const id = await service.signUp('rehash@example.dk');
    const { db } = service.identity;
    await using cheaper = new HashPool();
    const keys = await openKeyFile(db, service.keyFile);
    const old = await createHasher({ keys, pool: cheaper, cost: { memory: 32, passes: 1 } }).hash(PASSWORD);
    await db`update users set pw_phc = ${old.phc} where id = ${id}`;
    for (let i = 0; i < 2; i += 1) expect((await service.login('rehash@example.dk')).body.id).toBe(id);
    expect(await db`select pw_phc like '$argon2id$v=19$m=64,%' as renewed from users where id = ${id}`).toEqual([
      { renewed: true },
    ]);
  });
});

describe('a known device', () => {
  it('keeps a known device open when others exhaust the attempts', async () => {
    await using secure = await startTestIdentity({ config: { siteUrl: 'https://example.dk' } });
    await secure.signUp('device@example.dk');
    const first = await secure.login('device@example.dk');
    const cookie = first.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^__Host-lsidb=[\w-]{22}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/);
    const [known] = cookie.split(';') as [string];
    const sent = { email: 'device@example.dk', captcha: SOLVED, ...SITE };
    for (let i = 0; i < 11; i += 1) await secure.call('login', { ...sent, password: WRONG });
    expect((await secure.call('login', { ...sent, password: PASSWORD })).body).toMatchObject({ err: 'XE13' });
    expect((await secure.call('login', { ...sent, password: PASSWORD }, { cookie: known })).body.hash).toBeDefined();
    expect((await secure.call('login', { ...sent, password: WRONG }, { cookie: known })).body).toEqual({ err: 'XE1' });
    secure.advance(DAY_MS);
  });
});

describe('a service with a full hash queue', () => {
  it('[AERR-02] answers with a retry time and still serves other calls', async () => {
    await using busy = await startTestIdentity({ hashCost: { memory: 16_384, passes: 1 } });
    await busy.signUp('known@example.dk');
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => busy.login(`busy${i}@example.dk`, WRONG)));
    const refused = answers.filter(({ body }) => body.err === 'XE0');
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused) {
      expect(body).toEqual({ err: 'XE0', retryAfter: 2 });
      expect(headers.get('retry-after')).toBe('2');
    }
    expect(answers.length - refused.length).toBe(answers.filter(({ body }) => body.err === 'XE1').length);
    expect((await busy.login('known@example.dk')).body.hash).toBeDefined();
  });
});

describe('the work of a login', () => {
  it('[AERR-03] does the same work for a registered, a pending and an unknown address (C2)', async () => {
    const work: WorkLog = [];
    await using watched = await startTestIdentity({ work });
    const id = await watched.signUp('known@example.dk');
    await watched.register('waiting@example.dk');
    const withoutPassword = await watched.signUp('by-provider@example.dk');
    await watched.identity.db`update users set pw_phc = null, pw_pepper_kid = null where id = ${withoutPassword}`;
    async function workOf(call: () => Promise<TestAnswer>): Promise<WorkLog> {
      work.length = 0;
      expect((await call()).body.err).toMatch(/^XE[15]$/);
      return [...work];
    }
    const emails = ['unknown@example.dk', 'known@example.dk', 'waiting@example.dk', 'by-provider@example.dk'];
    const [unknown, ...others] = await Array.fromAsync(emails, (email) => workOf(() => watched.login(email, WRONG)));
    expect(unknown!.filter((each) => each === 'verify')).toHaveLength(1);
    expect(unknown!.filter((each) => each.includes('from users'))).toHaveLength(1);
    for (const other of others) expect(other).toEqual(unknown);

    const change = (userId: string) =>
      workOf(() => watched.call('passwordChange', { id: userId, password: WRONG, newpassword: 'Bb_98765' }));
    const anonymous = await change('0'.repeat(26));
    expect(anonymous).toContain('verify');
    for (const userId of [id, withoutPassword]) expect(await change(userId)).toEqual(anonymous);
  });
});
