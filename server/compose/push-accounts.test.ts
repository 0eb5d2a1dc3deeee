import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT_PREFIX, CALLS, type LoggedIn } from '@stillingen/wire/account';
import { DANISH } from '@stillingen/wire/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basicAuth, PASSWORD, SITE, startTestIdentity, type TestIdentity } from '../testing/identity/identity.ts';
import type { AccountGate } from '../push/account-channels.ts';
import type { PushHub } from '../push/hub.ts';
import { openSocket, startTestPush, type TestClient, type TestPush } from '../testing/push.ts';
import { connect, type Database } from '../database/database.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startTestStack } from '../testing/stack.ts';
import { accountGate, pushAccounts } from './push-accounts.ts';
import { knownSubjects } from '../projection/publish-updates.ts';

/** The longest time until an ended session is cut off (C22). */
const CUT_MS = 1000;
const TICK_MS = 10;

let postgres: TestPostgres;
let service: TestIdentity;
let edge: Edge;
beforeAll(async () => {
  postgres = await startPostgres();
  service = await startTestIdentity({ databaseUrl: postgres.url });
  edge = await startEdge();
});
afterAll(async () => {
  await edge[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
  await postgres[Symbol.asyncDispose]();
});

interface Edge extends TestPush {
  readonly lookedUp: LoggedIn[];
  readonly revalidated: (string | null)[];
}

async function startEdge({
  db = connect({ url: postgres.url }),
  namespace = '',
  change = (gate) => gate,
}: {
  db?: Database;
  namespace?: string;
  change?: (gate: AccountGate) => AccountGate;
} = {}): Promise<Edge> {
  const lookedUp: LoggedIn[] = [];
  const revalidated: (string | null)[] = [];
  const real = accountGate(db, { nowMs: service.identity.nowMs, onError: () => undefined });
  const gate = change({
    ...real,
    sessionOf(loggedIn, device) {
      lookedUp.push(loggedIn);
      return real.sessionOf(loggedIn, device);
    },
  });
  const isKnown = knownSubjects(
    { events: new Map(), races: new Map() },
    [{ words: DANISH, projects: [SITE.project] }],
    SITE.namespace,
  );
  const server = await startTestPush({}, { gate, isKnown, namespace });
  const hub: Pick<PushHub, 'publish' | 'revalidateSessions'> = {
    publish: (subject, text) => server.hub.publish(subject, text),
    revalidateSessions(id) {
      server.hub.revalidateSessions(id);
      revalidated.push(id);
    },
  };
  const listening = await pushAccounts(db, hub, SITE);
  return {
    ...server,
    lookedUp,
    revalidated,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await listening[Symbol.asyncDispose]();
      await db.end({ timeout: 5 });
    },
  };
}

const channelOf = (id: string, prefix = ''): string => `${prefix}lsid_${id}_${SITE.namespace}`;
const subscription = (loggedIn: LoggedIn, s = channelOf(loggedIn.id)): object => ({ op: 'subscribe', s, loggedIn });
const refused = (s: string, code = 'notLoggedIn'): object => ({ op: 'refused', s, code });
const open = ({ address }: TestPush = edge, cookie?: string): Promise<TestClient> =>
  openSocket(address, cookie === undefined ? {} : { headers: { cookie } });

async function loginAgain(email: string): Promise<LoggedIn> {
  const { id, hash } = (await service.login(email)).body;
  return { id, hash };
}
async function store(loggedIn: LoggedIn): Promise<number> {
  const dataDiff = { merge: { [`k${Math.random().toString(36).slice(2)}`]: 1 }, unmerge: [] };
  const { body } = await service.call('storeMergedData', { loggedIn, key: 'data', dataDiff, project: SITE.project });
  return body.rev;
}
/** Waits for that time, without the time in which this process got no processor. */
async function untilCut(): Promise<'nothing'> {
  for (let ms = 0; ms < CUT_MS; ms += TICK_MS) await sleep(TICK_MS);
  return 'nothing';
}
const soon = <T>(frame: Promise<T>): Promise<T | 'nothing'> => Promise.race([frame, untilCut()]);

describe('account channel', () => {
  it('[ACC-51][PUSH-10] publishes revisions of documents, and nothing more, to the tabs of its user at every edge', async () => {
    await using second = await startEdge({ namespace: 'dk' });
    const own = await service.signedIn('a@example.dk');
    const tabs = [await open(), await open(), await open(second)] as const;
    for (const [n, tab] of tabs.entries()) {
      const s = channelOf(own.id, n === 2 ? 'dk/' : '');
      expect(await tab.ask(subscription(own, s))).toMatchObject({ op: 'subscribed', s });
    }
    const rev = await store(own);
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ o: 1, d: `{"rev":${rev}}` });
    for (const tab of tabs) tab.socket.close();
  });

  it('[PUSH-04] has the namespace prefix of push only', async () => {
    await using second = await startEdge({ namespace: 'dk' });
    const own = await service.signedIn('prefix@example.dk');
    for (const s of [channelOf(own.id), channelOf(own.id, 'no/')]) {
      const tab = await open(second);
      tab.send(subscription(own, s));
      expect(await tab.closed).toBe(4400);
    }
  });

  it('[ACC-51] delivers missed revisions after a reconnect', async () => {
    const own = await service.signedIn('b@example.dk');
    const first = await open();
    const { e, o } = (await first.ask(subscription(own))) as { e: string; o: number };
    first.socket.close();
    await first.closed;
    const rev = await store(own);
    const again = await open();
    expect(await again.ask({ ...subscription(own), e, o })).toMatchObject({ op: 'subscribed', recovered: true });
    expect(await again.next()).toMatchObject({ d: `{"rev":${rev}}` });
    again.socket.close();
  });

  it('[ACC-51] refuses a subscription without a session of its user, with a code (C22)', async () => {
    const [own, other] = [await service.signedIn('c@example.dk'), await service.signedIn('d@example.dk')];
    const s = channelOf(own.id);
    const tab = await open();
    for (const frame of [
      { op: 'subscribe', s },
      subscription({ id: own.id, hash: '0'.repeat(64) }),
      subscription(other, s),
      subscription({ id: own.id, hash: other.hash }),
    ])
      expect(await tab.ask(frame)).toEqual(refused(s));
    await store(own);
    // A refused subscriber gets no frames; the next frame is the next answer.
    expect(await tab.ask(subscription(other))).toMatchObject({ op: 'subscribed', s: channelOf(other.id) });
    tab.socket.close();
  });

  it('[ACC-51] is unknown when it belongs to another site', async () => {
    const own = await service.signedIn('e@example.dk');
    const tab = await open();
    const s = `lsid_${own.id}_elsewhere`;
    expect(await tab.ask(subscription(own, s))).toEqual(refused(s, 'unknown'));
    tab.socket.close();
  });

  it('[ACC-51] is not served to event streams, as an address must hold no secret', async () => {
    const { id } = await service.signedIn('f@example.dk');
    const response = await fetch(`http://${edge.address}/push/sse?s=u_1_1&s=${channelOf(id)}`);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('over a WebSocket only')]);
  });

  it('[ACC-51] requires acceptance of the terms, as the documents do', async () => {
    const { id } = await service.signedIn('g@example.dk');
    const { identity } = service;
    const caller = { address: '10.0.0.9', userAgent: '', platform: 'web', appVersion: 'client-v4', device: null };
    const own = await identity.db.begin((tx) => identity.sessions.open(tx, { userId: id, scope: 'restricted', caller }));
    const tab = await open();
    expect(await tab.ask(subscription(own))).toEqual(refused(channelOf(id)));
    const session = await identity.sessions.find(own, { address: '', device: null });
    await identity.db.begin((tx) => identity.sessions.upgrade(tx, session!.key));
    expect(await tab.ask(subscription(own))).toMatchObject({ op: 'subscribed' });
    tab.socket.close();
  });

  it('refuses a connection after a few failed attempts', async () => {
    await using own = await startEdge();
    const right = await service.signedIn('h@example.dk');
    const tab = await open(own);
    for (let n = 0; n < 5; n += 1) {
      expect(await tab.ask(subscription(right))).toMatchObject({ op: 'subscribed' });
      tab.send({ op: 'unsubscribe', s: channelOf(right.id) });
      expect(await tab.ask(subscription({ id: right.id, hash: String(n).repeat(64) }))).toEqual(refused(channelOf(right.id)));
    }
    const before = own.lookedUp.length;
    expect(await tab.ask(subscription(right))).toEqual(refused(channelOf(right.id), 'tooManyTries'));
    expect(own.lookedUp.length).toBe(before);
    const fresh = await open(own);
    expect(await fresh.ask(subscription(right))).toMatchObject({ op: 'subscribed' });
  });

  it('limits attempts that arrive at once', async () => {
    await using own = await startEdge();
    const { id } = await service.signedIn('i@example.dk');
    const tab = await open(own);
    const refusal = refused(channelOf(id), 'tooManyTries');
    for (let n = 0; n < 40; n += 1) tab.send(subscription({ id, hash: n.toString(16).padStart(64, '0') }));
    for (let n = 5; n < 40; n += 1) expect(await tab.next()).toEqual(refusal);
    expect(own.lookedUp.length).toBeLessThanOrEqual(5);
  });

  it('can be unsubscribed before the session is verified', async () => {
    const own = await service.signedIn('j@example.dk');
    const tab = await open();
    tab.send(subscription(own));
    tab.send({ op: 'unsubscribe', s: channelOf(own.id) });
    expect(await tab.ask({ op: 'subscribe', s: 'service' })).toMatchObject({ op: 'subscribed', s: 'service' });
    await store(own);
    const other = await service.signedIn('j2@example.dk');
    expect(await tab.ask(subscription(other))).toMatchObject({ op: 'subscribed', s: channelOf(other.id) });
    tab.socket.close();
  });

  it('refuses subscriptions while sessions can not be looked up, without counting an attempt', async () => {
    const own = await service.signedIn('k@example.dk');
    let isAway = true;
    const change = (gate: AccountGate): AccountGate => ({
      ...gate,
      sessionOf: (...lookedUp) => (isAway ? Promise.reject(new Error('away')) : gate.sessionOf(...lookedUp)),
    });
    await using away = await startEdge({ change });
    const tab = await open(away);
    for (let n = 0; n < 8; n += 1) expect(await tab.ask(subscription(own))).toEqual(refused(channelOf(own.id), 'unavailable'));
    isAway = false;
    expect(await tab.ask(subscription(own))).toMatchObject({ op: 'subscribed' });
  });
});

describe('a session of a site on https', () => {
  it('[ACC-51] subscribes from its own device only', async () => {
    await using secure = await startTestIdentity({ config: { siteUrl: 'https://example.dk' } });
    await using secureEdge = await startEdge({ db: secure.identity.db });
    await secure.signUp('device@example.dk');
    const { headers, body } = await secure.login('device@example.dk');
    const [cookie] = headers.get('set-cookie')!.split(';') as [string];
    const own = { id: body.id, hash: body.hash };
    for (const wrong of [undefined, `__Host-lsidb=${'a'.repeat(22)}`]) {
      const tab = await open(secureEdge, wrong);
      expect(await tab.ask(subscription(own))).toEqual(refused(channelOf(own.id)));
      tab.socket.close();
    }
    const tab = await open(secureEdge, `a=b; ${cookie}`);
    expect(await tab.ask(subscription(own))).toMatchObject({ op: 'subscribed' });
    tab.socket.close();
  });
});

describe('an ended session is cut off at every edge', () => {
  const change = (id: string, by: object) => service.call('passwordChange', { id, newpassword: 'Bb_98765', ...by });
  const WAYS: readonly [string, (own: LoggedIn, email: string) => Promise<unknown>][] = [
    ['logout elsewhere', (loggedIn) => service.call('logout', { loggedIn })],
    ['logout of all', async (_own, email) => service.call('logout', { loggedIn: await loginAgain(email), all: true })],
    [
      'end of all others',
      async (_own, email) => service.request('DELETE', '/v5/users/me/sessions', { headers: basicAuth(await loginAgain(email)) }),
    ],
    ['a new password', ({ id }) => change(id, { password: PASSWORD })],
    [
      'a new password by mail',
      async ({ id }, email) => {
        await service.call('forgottenPassword', { email, namespace: SITE.namespace, p: SITE.project });
        const codeOf = async () => (await service.mailsTo(email)).find(({ kind }) => kind === 'forgottenPassword')?.code;
        await expect.poll(codeOf).toBeDefined();
        return change(id, { code: await codeOf() });
      },
    ],
    ['deletion of the account', (loggedIn) => service.call('deleteAccount', { loggedIn })],
    [
      'the word of a provider or the operator',
      ({ id: userId }) => service.identity.db.begin((tx) => service.identity.sessions.end(tx, { userId }, 'consent-revoked')),
    ],
    [
      'twenty newer ones',
      async (_own, email) => {
        for (let n = 0; n < 20; n += 1) {
          service.advance(61_000);
          await loginAgain(email);
        }
      },
    ],
  ];
  it.each(WAYS)('[ACC-51] by %s', async (way, end) => {
    await using second = await startEdge({ namespace: 'dk' });
    const email = `${way.replaceAll(' ', '-')}@example.dk`;
    const own = await service.signedIn(email);
    const [here, there] = [await open(), await open(second)];
    await here.ask(subscription(own));
    await there.ask(subscription(own, channelOf(own.id, 'dk/')));
    await end(own, email);
    expect(await soon(Promise.all([here.next(), there.next()]))).toEqual([
      refused(channelOf(own.id)),
      refused(channelOf(own.id, 'dk/')),
    ]);
    here.socket.close();
  });

  it('[ACC-51] while other sessions of the user go on', async () => {
    const own = await service.signedIn('two@example.dk');
    const other = await loginAgain('two@example.dk');
    const [one, two] = [await open(), await open()];
    await one.ask(subscription(own));
    await two.ask(subscription(other));
    await service.call('logout', { loggedIn: own });
    expect(await soon(one.next())).toEqual(refused(channelOf(own.id)));
    const rev = await store(other);
    expect(await two.next()).toMatchObject({ d: `{"rev":${rev}}` });
    for (const tab of [one, two]) tab.socket.close();
  });

  it('[ACC-51] when it ends during its lookup', async () => {
    const answered = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    await using slow = await startEdge({
      change: (gate) => ({
        ...gate,
        async sessionOf(...lookedUp) {
          const key = await gate.sessionOf(...lookedUp);
          answered.resolve();
          await ended.promise;
          return key;
        },
      }),
    });
    const own = await service.signedIn('race@example.dk');
    const tab = await open(slow);
    tab.send(subscription(own));
    await answered.promise;
    await service.call('logout', { loggedIn: own });
    await expect.poll(() => slow.revalidated).toContain(own.id);
    ended.resolve();
    expect(await tab.next()).toEqual(refused(channelOf(own.id)));
  });

  it('[ACC-51] when the notification was missed, as soon as the database is reachable again', async () => {
    await using line = await postgres.relayedConnection();
    await using cutOff = await startEdge({ db: connect({ url: line.url }) });
    const own = await service.signedIn('deaf@example.dk');
    const other = await loginAgain('deaf@example.dk');
    const [tab, stays] = [await open(cutOff), await open(cutOff)];
    await tab.ask(subscription(own));
    await stays.ask(subscription(other));
    line.cut();
    await service.call('logout', { loggedIn: own });
    line.join();
    expect(await tab.next()).toEqual(refused(channelOf(own.id)));
    const rev = await store(other);
    expect(await stays.next()).toMatchObject({ d: `{"rev":${rev}}` });
  });
});

describe('a whole server', () => {
  it('[ACC-51] publishes what its user stores, and cuts a session off at logout', async () => {
    await using stack = await startTestStack();
    const { db } = stack;
    const own = { id: 'u'.repeat(26), hash: '1a'.repeat(32) };
    const at = new Date();
    await db`
      insert into users (id, status, email, email_norm, created_at, last_seen_day)
      values (${own.id}, 1, 'a@example.dk', 'a@example.dk', ${at}, ${at})`;
    await db`
      insert into sessions
        (sha256, key, user_id, scope, platform, app_version, ua_family, ip_trunc, created_at, authed_at, last_seen_hour, expires_at)
      values (${createHash('sha256').update(own.hash).digest()}, 'abcdefghijklmnop', ${own.id}, 'full', 'web', 'client-v4', '', '',
        ${at}, ${at}, ${at}, ${new Date(at.getTime() + 60_000)})`;
    const s = `lsid_${own.id}_stillingen`;
    const tab = await openSocket(new URL(stack.url).host);
    expect(await tab.ask(subscription({ ...own, hash: '0'.repeat(64) }, s))).toEqual(refused(s));
    expect(await tab.ask(subscription(own, s))).toMatchObject({ op: 'subscribed' });
    const call = (name: 'storeMergedData' | 'logout', sent: object): Promise<Response> =>
      fetch(stack.url + ACCOUNT_PREFIX + CALLS[name].path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loggedIn: own, ...sent }),
      });
    const stored = await call('storeMergedData', { key: 'data', dataDiff: { merge: { a: 1 }, unmerge: [] }, project: 8 });
    expect(await stored.json()).toMatchObject({ rev: 1 });
    expect(await tab.next()).toMatchObject({ s, d: '{"rev":1}' });
    await call('logout', {});
    expect(await soon(tab.next())).toEqual(refused(s));
    tab.socket.close();
  });
});
