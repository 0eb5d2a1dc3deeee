import { ALERT_CALLS, type AlertCalls, type AlertPayload, DELIVERY_OUTCOMES } from '@stillingen/wire';
import { ACCOUNT_PREFIX, type CallName, CALLS, type LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, score, status } from '../../domain/testing/scenario.ts';
import { startPushService, type TestDevice, type TestPushService, vapidClaims } from '../testing/push-service.ts';
import { signIn } from '../testing/identity/sign-in.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

let stack: TestStack;
let push: TestPushService;
let key: string;
let event: string;
let seq = 2;
beforeAll(async () => {
  push = await startPushService();
  stack = await startTestStack({ settings: { WEB_PUSH_LOOPBACK: 'on', OPERATOR_EMAIL: 'post@example.dk' } });
  key = await stack.keyOf('test');
  await stack.submit(key, [fixture({ start: new Date().toISOString() }), status(1, 12), score(2, 0, 0)]);
  const feed = await (await stack.feed('f_1_0_1_da_1')).text();
  event = `g_1_${/AA÷([A-Za-z0-9]{8})¬/.exec(feed)![1]!}`;
});
afterAll(async () => {
  await stack[Symbol.asyncDispose]();
  await push[Symbol.asyncDispose]();
});

const call = async (name: keyof AlertCalls, sent: object | null): Promise<Response> =>
  fetch(stack.url + ALERT_CALLS[name].path, {
    method: ALERT_CALLS[name].method,
    ...(sent === null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
  });
const subscribe = async ({ subscription }: TestDevice, more: object): Promise<number> =>
  (await call('subscribe', { ...subscription, ...more })).status;
const payloads = (device: TestDevice): readonly AlertPayload[] =>
  push.textsOf(device).map((text) => JSON.parse(text) as AlertPayload);
const log = async ({ subscription: { endpoint } }: TestDevice) => {
  const response = await call('log', { endpoint });
  return response.status === 200 ? ((await response.json()) as AlertCalls['log']['answer']).lines : response.status;
};
const followed = (...events: readonly string[]) => ({
  mygames: { data: Object.fromEntries(events.map((each) => [each, { AD: 1, MG: '0' }])) },
});
/** Another goal for the home side. */
async function goal(): Promise<void> {
  seq += 1;
  await stack.submit(key, [score(seq, seq - 2, 0, { at: new Date().toISOString() })]);
}
const account = (name: CallName, sent: object): Promise<Response> =>
  fetch(stack.url + ACCOUNT_PREFIX + CALLS[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
const store = (loggedIn: LoggedIn, merge: object): Promise<Response> =>
  account('storeMergedData', { loggedIn, key: 'data', dataDiff: { merge, unmerge: [] }, project: 8 });

const signedIn = (): Promise<LoggedIn> => signIn(stack.db);

describe('an anonymous device', () => {
  it('[GEN-15] [CALL-09] gets an encrypted message for a goal of a match that it follows, until it unsubscribes', async () => {
    const device = push.device('anonymous');
    expect(await subscribe(device, { document: followed(event) })).toBe(204);
    await goal();
    await expect.poll(() => payloads(device)).toHaveLength(1);
    expect(payloads(device)[0]).toMatchObject({ t: 'Mål til Brøndby IF: 1-0', url: `/kamp/${event.slice(4)}/`, kind: 'goal' });
    const { headers } = push.received[0]!;
    expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
    const { key: publicKey } = (await (await call('key', null)).json()) as AlertCalls['key']['answer'];
    expect(vapidClaims(headers.authorization!)).toMatchObject({ aud: push.url, sub: 'mailto:post@example.dk', key: publicKey });
    // The push service has the message before its answer is here.
    await expect.poll(() => log(device)).toMatchObject([{ kind: 'goal', event, outcome: 'sent' }]);

    const { endpoint } = device.subscription;
    expect((await call('unsubscribe', { endpoint })).status).toBe(204);
    const other = push.device('other');
    await subscribe(other, { document: followed(event) });
    await goal();
    await expect.poll(() => payloads(other)).toHaveLength(1);
    expect([payloads(device).length, await log(device)]).toEqual([1, 404]);
  });

  it('passes what it follows on to the subscription that replaces its own', async () => {
    const [old, renewed] = [push.device('old'), push.device('renewed')];
    await subscribe(old, { document: followed(event), delayS: 0 });
    expect(await subscribe(renewed, { replaces: old.subscription.endpoint })).toBe(204);
    await goal();
    await expect.poll(() => payloads(renewed)).toHaveLength(1);
    expect([payloads(old), await log(old)]).toEqual([[], 404]);
    expect(await subscribe(push.device('stranger'), { replaces: old.subscription.endpoint })).toBe(404);
  });

  it('is counted in the metrics, which have each outcome from the start', async () => {
    const text = await (await fetch(`${stack.url}/metrics`)).text();
    const counted = [...text.matchAll(/^stillingen_alert_messages_total\{outcome="(\w+)"\} \d/gm)].map(([, outcome]) => outcome);
    expect(counted).toEqual(DELIVERY_OUTCOMES);
    expect(text).toMatch(/^stillingen_alert_messages_total\{outcome="sent"\} [1-9]/m);
  });

  it('gets a test message at once, five in ten minutes', async () => {
    const device = push.device('tested');
    await subscribe(device, { document: {} });
    const { endpoint } = device.subscription;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await call('test', { endpoint })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    await expect.poll(() => payloads(device)).toHaveLength(5);
    expect((await call('test', { endpoint: push.device('unknown').subscription.endpoint })).status).toBe(404);
  });

  it('keeps its subscription and the key of the site over a restart', async () => {
    const device = push.device('kept');
    await subscribe(device, { document: followed(event) });
    const before = await (await call('key', null)).text();
    await stack.restart();
    expect(await (await call('key', null)).text()).toBe(before);
    await goal();
    await expect.poll(() => payloads(device)).toHaveLength(1);
  });

  it('gets a message that waits for its push service before a restart ends the server', async () => {
    const device = push.device('waits');
    push.answer('/waits', [{ status: 503, headers: { 'retry-after': '1' } }, { status: 201 }]);
    await subscribe(device, { document: followed(event) });
    await goal();
    await expect.poll(() => payloads(device)).toHaveLength(1);
    await stack.restart();
    expect(await log(device)).toMatchObject([{ kind: 'goal', outcome: 'sent' }]);
  });

  it.each([
    ['a private address', { endpoint: 'https://192.168.1.1/a' }],
    ['a name of this network', { endpoint: 'https://db.internal/a' }],
    ['plain http', { endpoint: 'http://push.example/a' }],
    ['another port', { endpoint: 'https://push.example:8443/a' }],
    ['a password', { endpoint: 'https://u:p@push.example/a' }],
    ['a long endpoint', { endpoint: `https://push.example/${'x'.repeat(1024)}` }],
    ['keys that are none', { keys: { p256dh: 'x', auth: 'y' } }],
    ['a point beside the curve', { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'A'.repeat(22) } }],
    ['a delay that is too long', { delayS: 301 }],
    ['an unknown field', { more: 1 }],
    ['a document that is none', { document: [1] }],
    [
      'too much that is followed',
      { document: followed(...Array.from({ length: 801 }, (_, n) => `g_1_${String(n).padStart(8, 'a')}`)) },
    ],
    ['nothing that is followed', { document: undefined }],
  ])('is refused with %s', async (_, change) => {
    expect(await subscribe(push.device('refused'), { document: {}, ...change })).toBe(400);
  });

  it('is refused with a body that is no JSON, of another type, or too large', async () => {
    const send = async (body: string, type = 'application/json') =>
      (await fetch(stack.url + ALERT_CALLS.subscribe.path, { method: 'PUT', body, headers: { 'content-type': type } })).status;
    expect(await send('{')).toBe(400);
    expect(await send('null')).toBe(400);
    expect(await send('{}', 'text/plain')).toBe(415);
    expect(await send(`"${'x'.repeat(200_000)}"`)).toBe(413);
  });
});

describe('a device of an account', () => {
  it('[MYG-40] follows what its account follows, also what is added later on another device', async () => {
    const loggedIn = await signedIn();
    const device = push.device('account');
    expect(await subscribe(device, { loggedIn })).toBe(204);
    expect((await store(loggedIn, { [`mygames.data.${event}.AD`]: 1 })).status).toBe(200);
    const id = stack.db`select id from alert_subscriptions where user_id = ${loggedIn.id}`;
    expect(await id).toHaveLength(1);
    // The change is published after the answer.
    await expect
      .poll(
        async () => {
          await goal();
          return payloads(device).length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(0);
  });

  it('is refused without a login that is valid', async () => {
    const { id } = await signedIn();
    expect(await subscribe(push.device('wrong'), { loggedIn: { id, hash: '0'.repeat(64) } })).toBe(401);
  });

  it('is removed at the logout, and with the account', async () => {
    const leave = async (name: 'logout' | 'deleteAccount'): Promise<void> => {
      const loggedIn = await signedIn();
      const device = push.device(name);
      await subscribe(device, { loggedIn });
      expect(await log(device)).toEqual([]);
      expect((await account(name, { loggedIn })).status).toBe(200);
      await expect.poll(() => log(device)).toBe(404);
    };
    await leave('logout');
    await leave('deleteAccount');
  });

  it('is the oldest of ten that goes when another one comes', async () => {
    const loggedIn = await signedIn();
    const devices = Array.from({ length: 11 }, (_, n) => push.device(`many${n}`));
    for (const device of devices) await subscribe(device, { loggedIn });
    const logs = await Promise.all(devices.map(log));
    expect(logs.map((lines) => lines === 404)).toEqual([true, ...Array.from({ length: 10 }, () => false)]);
  });
});

it('no endpoint, key of a device or private key is readable in the database', async () => {
  const device = push.device('secret-endpoint');
  await subscribe(device, { document: {} });
  const tables = ['alert_keys', 'alert_subscriptions', 'alert_log', 'alert_moments'];
  const rows = await Promise.all(
    tables.map((table) => stack.db<{ text: string }[]>`select t::text as text from ${stack.db(table)} t`),
  );
  const text = rows
    .flat()
    .map((row) => row.text)
    .join('\n');
  const sealed = Buffer.from(text).toString('latin1');
  for (const secret of ['secret-endpoint', device.subscription.keys.auth]) {
    expect(sealed).not.toContain(secret);
    expect(sealed).not.toContain(Buffer.from(secret).toString('hex'));
  }
});
