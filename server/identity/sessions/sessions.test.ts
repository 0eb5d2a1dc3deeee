import type { LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityEvent, subscribeEvents } from '../events.ts';
import { basicAuth, PASSWORD, SITE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import type { WorkLog } from '../../testing/identity/work.ts';
import { deviceName, truncateAddress } from '../http/caller.ts';
import { selectLiveSessions } from './queries.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PATH = '/v5/users/me/sessions';
const lives = async (loggedIn: LoggedIn): Promise<boolean> => {
  const byBody = (await service.call('getData', { loggedIn, project: 8 })).body.err === undefined;
  const byHeader = (await service.request('GET', PATH, { headers: basicAuth(loggedIn) })).status === 200;
  expect(byBody).toBe(byHeader);
  return byBody;
};
async function loginAgain(email: string): Promise<LoggedIn> {
  const { id, hash } = (await service.login(email)).body;
  return { id, hash };
}

describe('a session', () => {
  it('[ACC-25] accepts a session in the body and in a Basic header, and stores its hash only (C1)', async () => {
    const own = await service.signedIn('a@example.dk');
    expect(await lives(own)).toBe(true);
    const [row] = await service.identity.db<
      { text: string }[]
    >`select sessions::text as text from sessions where user_id = ${own.id}`;
    expect(row!.text).not.toContain(own.hash);
  });

  it('[ACC-25] answers 401 without a header that opens a dialog', async () => {
    const own = await service.signedIn('b@example.dk');
    const { hash } = own;
    for (const authorization of [
      '',
      'Basic',
      'Basic !!!',
      `Bearer ${hash}`,
      basicAuth({ id: own.id, hash: hash.toUpperCase() }).authorization,
      basicAuth({ id: `${own.id}:`, hash }).authorization,
      basicAuth({ id: '0'.repeat(26), hash }).authorization,
      `${basicAuth(own).authorization} x`,
    ]) {
      const { status, body, headers } = await service.request('GET', PATH, { headers: { authorization } });
      expect({ status, body: body.code }, authorization).toEqual({ status: 401, body: 101 });
      expect(headers.get('www-authenticate')).toBeNull();
    }
  });

  it('stores the day of the user’s last use', async () => {
    await using other = await startTestIdentity();
    const own = await other.signedIn('day@example.dk');
    const { db, nowMs } = other.identity;
    const seen = async (): Promise<string> => {
      const [row] = await db<{ day: string }[]>`select last_seen_day::text as day from users where id = ${own.id}`;
      return row!.day;
    };
    const today = (): string => new Date(nowMs()).toISOString().slice(0, 10);
    expect(await seen()).toBe(today());
    other.advance(3 * DAY_MS);
    await other.call('getData', { loggedIn: own, project: 8 });
    expect(await seen()).toBe(today());
  });

  it('stores the last use of a session once an hour', async () => {
    const own = await service.signedIn('hour@example.dk');
    const seenMs = async (): Promise<number> => {
      const [row] = await service.identity.db<
        { at: Date }[]
      >`select last_seen_hour as at from sessions where user_id = ${own.id}`;
      return row!.at.getTime();
    };
    const openedMs = await seenMs();
    service.advance(HOUR_MS - 1);
    expect(await lives(own)).toBe(true);
    expect(await seenMs()).toBe(openedMs);
    service.advance(1);
    expect(await lives(own)).toBe(true);
    expect(await seenMs()).toBe(openedMs + HOUR_MS);
  });

  it('selects the live sessions of many keys at once', async () => {
    const { db, nowMs } = service.identity;
    const [own, other] = [await service.signedIn('held@example.dk'), await service.signedIn('ended@example.dk')];
    const keyOf = async ({ id }: LoggedIn): Promise<string> =>
      (await db<{ key: string }[]>`select key from sessions where user_id = ${id}`)[0]!.key;
    const keys = [await keyOf(own), await keyOf(other), 'unknown'];
    await service.call('logout', { loggedIn: other });
    expect(await selectLiveSessions(db, nowMs(), keys)).toEqual(new Set([keys[0]]));
    expect(await selectLiveSessions(db, nowMs(), [])).toEqual(new Set());
  });

  it('counts a session as fresh for a quarter of an hour', async () => {
    const own = await service.signedIn('fresh@example.dk');
    const isFresh = async () => (await service.identity.sessions.find(own, { address: '', device: null }))!.isFresh;
    service.advance(15 * 60_000 - 1);
    expect(await isFresh()).toBe(true);
    service.advance(1);
    expect(await isFresh()).toBe(false);
  });

  it('ends a session 30 days after it was last used', async () => {
    const own = await service.signedIn('c@example.dk');
    for (let day = 0; day < 58; day += 29) {
      service.advance(29 * DAY_MS);
      expect(await lives(own)).toBe(true);
    }
    service.advance(30 * DAY_MS);
    expect(await lives(own)).toBe(false);
  });

  it('ends a session 180 days after it was opened', async () => {
    const own = await service.signedIn('d@example.dk');
    for (let day = 0; day < 174; day += 29) {
      service.advance(29 * DAY_MS);
      expect(await lives(own)).toBe(true);
    }
    service.advance(6 * DAY_MS);
    expect(await lives(own)).toBe(false);
  });

  it('ends the oldest session of a user above twenty', async () => {
    const first = await service.signedIn('e@example.dk');
    const others: LoggedIn[] = [];
    for (let i = 0; i < 20; i += 1) {
      service.advance(1);
      others.push(await loginAgain('e@example.dk'));
    }
    expect(await lives(first)).toBe(false);
    expect(await lives(others[0]!)).toBe(true);
    expect(await lives(others.at(-1)!)).toBe(true);
  });
});

describe('a session of a site on https', () => {
  it('requires the cookie of the device for a session on https, which grants nothing alone', async () => {
    await using secure = await startTestIdentity({ config: { siteUrl: 'https://example.dk' } });
    await secure.signUp('a@example.dk');
    const answer = await secure.login('a@example.dk');
    const [cookie] = answer.headers.get('set-cookie')!.split(';') as [string];
    const loggedIn = { id: answer.body.id, hash: answer.body.hash };
    const err = async (caller: object): Promise<string | undefined> =>
      (await secure.call('getData', { loggedIn, project: 8 }, caller)).body.err;
    expect(await err({ cookie })).toBeUndefined();
    expect(await err({})).toBe('XE1');
    expect(await err({ cookie: `__Host-lsidb=${'a'.repeat(22)}` })).toBe('XE1');
    const foreign = { id: loggedIn.id, hash: '0'.repeat(64) };
    expect((await secure.call('getData', { loggedIn: foreign, project: 8 }, { cookie })).body.err).toBe('XE1');
    await secure.call('logout', { loggedIn });
    expect(await err({ cookie })).toBeUndefined();
    // The password by the same browser keeps its session (ACC-33).
    const change = { id: loggedIn.id, password: PASSWORD, newpassword: 'Bb_98765' };
    expect((await secure.call('passwordChange', change, { cookie })).body).toEqual({ r: 'XY1' });
    expect(await err({ cookie })).toBeUndefined();
    const app = await secure.call(
      'login',
      { email: 'a@example.dk', password: 'Bb_98765', ...SITE },
      { headers: { 'x-platform': 'android' } },
    );
    const ofApp = { id: app.body.id, hash: app.body.hash };
    expect((await secure.call('getData', { loggedIn: ofApp, project: 8 })).body.err).toBeUndefined();
  });
});

describe('logout', () => {
  it('[ACC-31] logs out of this session only', async () => {
    const own = await service.signedIn('f@example.dk');
    const other = await loginAgain('f@example.dk');
    expect((await service.call('logout', { loggedIn: own })).body).toEqual({ r: 'XY1' });
    expect([await lives(own), await lives(other)]).toEqual([false, true]);
    expect((await service.call('logout', { loggedIn: other, all: true })).body).toEqual({ r: 'XY1' });
    expect(await lives(other)).toBe(false);
  });

  it('[ACC-42] logs out of an unknown session with success (C11)', async () => {
    const loggedIn = { id: '0'.repeat(26), hash: '0'.repeat(64) };
    expect((await service.call('logout', { loggedIn })).body).toEqual({ r: 'XY1' });
  });
});

describe('the list of sessions', () => {
  it('lists live sessions by device and ends one or all others', async () => {
    const own = await service.signedIn('g@example.dk');
    await service.login('g@example.dk', PASSWORD, { headers: { 'user-agent': CHROME } });
    const third = await loginAgain('g@example.dk');
    const list = async () => (await service.request('GET', PATH, { headers: basicAuth(own) })).body.sessions;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    const chrome = sessions.find(({ device }: { device: string }) => device === 'Chrome på Windows');
    expect(JSON.stringify(sessions)).not.toContain(own.hash);
    const end = (query: string) => service.request('DELETE', `${PATH}${query}`, { headers: basicAuth(own) });
    expect((await end(`?key=${chrome.key}`)).status).toBe(204);
    expect(await list()).toHaveLength(2);
    expect((await end('?key=x')).status).toBe(400);
    expect((await end('')).status).toBe(204);
    expect([await lives(own), await lives(third)]).toEqual([true, false]);
  });

  it('does not end a session of another user', async () => {
    const [own, other] = [await service.signedIn('h@example.dk'), await service.signedIn('i@example.dk')];
    const { sessions } = (await service.request('GET', PATH, { headers: basicAuth(other) })).body;
    await service.request('DELETE', `${PATH}?key=${sessions[0].key}`, { headers: basicAuth(own) });
    expect(await lives(other)).toBe(true);
  });
});

describe('the revoked event', () => {
  const ENDINGS: Record<string, (own: LoggedIn, email: string) => Promise<unknown>> = {
    logout: (own) => service.call('logout', { loggedIn: own }),
    'logout everywhere': (own) => service.call('logout', { loggedIn: own, all: true }),
    'a new password': (own) => service.call('passwordChange', { id: own.id, password: PASSWORD, newpassword: 'Bb_98765' }),
    async 'a password reset by mail'(own, email) {
      await service.call('forgottenPassword', { email, namespace: SITE.namespace, p: 8 });
      await expect.poll(async () => (await service.mailsTo(email)).at(-1)?.kind).toBe('forgottenPassword');
      const { code } = (await service.mailsTo(email)).at(-1)!;
      return service.call('passwordChange', { id: own.id, code, newpassword: 'Bb_98765' });
    },
    'deletion of the account': (own) => service.call('deleteAccount', { loggedIn: own }),
    'the word of a provider or the operator': ({ id: userId }) =>
      service.identity.db.begin((tx) => service.identity.sessions.end(tx, { userId }, 'consent-revoked')),
    async 'twenty newer ones'(_own, email) {
      for (let n = 0; n < 20; n += 1) {
        service.advance(61_000);
        await loginAgain(email);
      }
    },
    async 'the list of sessions'(own, email) {
      return service.request('DELETE', PATH, { headers: basicAuth(await loginAgain(email)) });
    },
  };
  it.each(Object.entries(ENDINGS))('publishes a revoked event after %s', async (what, end) => {
    const email = `${what.replaceAll(' ', '-')}@example.dk`;
    const own = await service.signedIn(email);
    expect(await lives(own)).toBe(true);
    const received: IdentityEvent[] = [];
    await using _listening = await subscribeEvents(service.identity.db, {
      onEvent: (event) => received.push(event),
      onGap: () => undefined,
    });
    await end(own, email);
    expect(await lives(own)).toBe(false);
    expect(
      (await service.call('storeMergedData', { loggedIn: own, key: 'data', dataDiff: { merge: {}, unmerge: [] }, project: 8 }))
        .body.err,
    ).toBe('XE1');
    await expect.poll(() => received).toContainEqual({ kind: 'revoked', userId: own.id });
  });

  it('publishes no revoked event without a session to end', async () => {
    const own = await service.signedIn('alone@example.dk');
    const received: IdentityEvent[] = [];
    await using _listening = await subscribeEvents(service.identity.db, {
      onEvent: (event) => received.push(event),
      onGap: () => undefined,
    });
    await service.request('DELETE', PATH, { headers: basicAuth(own) });
    await service.call('logout', { loggedIn: await service.signedIn('after@example.dk') });
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]).not.toMatchObject({ userId: own.id });
  });

  it('publishes no revoked event after a rollback', async () => {
    const own = await service.signedIn('undone@example.dk');
    const received: IdentityEvent[] = [];
    const { db, sessions } = service.identity;
    await using _listening = await subscribeEvents(db, { onEvent: (event) => received.push(event), onGap: () => undefined });
    const undone = db.begin(async (tx) => {
      await sessions.end(tx, { userId: own.id }, 'test');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await service.call('logout', { loggedIn: await service.signedIn('last@example.dk') });
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]).not.toMatchObject({ userId: own.id });
    expect(await lives(own)).toBe(true);
  });
});

describe('the stored data of a caller', () => {
  it.each([
    [CHROME, 'Chrome på Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari på iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox på Linux'],
    ['curl/8.5.0', 'Ukendt program'],
    ['<script>Chrome', 'Chrome'],
  ])('names the device %s as %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['192.0.2.0/24', '192.0.2.0/24'],
    ['?', ''],
  ])('stores the address %s as %s', (address, short) => expect(truncateAddress(address)).toBe(short));
});

describe('an unknown session', () => {
  it('looks up an unknown session once and blocks it after a few, while live ones of the address continue', {
    timeout: 30_000,
  }, async () => {
    const work: WorkLog = [];
    await using watched = await startTestIdentity({ work, guessesPerAddress: 3 });
    const own = await watched.signedIn('guessed@example.dk');
    const get = async (hash: string) =>
      (await watched.call('getData', { loggedIn: { id: own.id, hash }, project: 8 }, { address: '10.9.9.9' })).body;
    const lookups = () => work.filter((statement) => statement.startsWith('select key, scope')).length;
    expect((await get(own.hash)).rev).toBe(0);
    const before = lookups();
    expect([await get('0'.repeat(64)), await get('0'.repeat(64))]).toEqual([{ err: 'XE1' }, { err: 'XE1' }]);
    expect(lookups() - before).toBe(1);
    expect(await get('1'.repeat(64))).toEqual({ err: 'XE1' });
    expect(await get('2'.repeat(64))).toEqual({ err: 'XE13', retryAfter: expect.any(Number) });
    expect(lookups() - before).toBe(2);
    expect((await get(own.hash)).rev).toBe(0);
  });
});

it('a logout waits for a deletion of the account that has begun, and both succeed', async () => {
  const own = await service.signedIn('both@example.dk');
  const { db } = service.identity;
  const isWaiting = async (): Promise<boolean> => (await db`select from pg_locks where not granted`).length > 0;
  const answers: Promise<{ readonly body: unknown }>[] = [];
  await db.begin(async (tx) => {
    await tx`select from users where id = ${own.id} for update`;
    answers.push(service.call('logout', { loggedIn: own }));
    await expect.poll(isWaiting).toBe(true);
    await tx`delete from users where id = ${own.id}`;
  });
  expect((await answers[0])?.body).toEqual({ r: 'XY1' });
});
