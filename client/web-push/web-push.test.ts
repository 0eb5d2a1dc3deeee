import { describe, expect, it } from 'vitest';
import { createWebPush, type PushBrowser } from './web-push.ts';

const keyBytes = (key: string): ArrayBuffer => Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer;

interface Circumstances {
  readonly isSupported?: boolean;
  readonly permission?: NotificationPermission;
  readonly asked?: NotificationPermission;
  readonly statusOf?: Readonly<Record<string, number>>;
}
function device({ isSupported = true, permission = 'default', asked = 'granted', statusOf = {} }: Circumstances = {}) {
  let given = permission;
  let held: { endpoint: string; key: string } | null = null;
  let count = 0;
  let serverKey = 'AAAA';
  const calls: { method: string; path: string; body: unknown }[] = [];
  const subscriptionOf = (own: { endpoint: string; key: string }) => ({
    endpoint: own.endpoint,
    options: { applicationServerKey: keyBytes(own.key) },
    toJSON: () => ({ endpoint: own.endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      held = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (held === null ? null : subscriptionOf(held)),
    async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      if (held !== null && held.key !== key) throw new Error('another key');
      held ??= { endpoint: `https://push.example/${(count += 1)}`, key };
      return subscriptionOf(held);
    },
  };
  const browser: PushBrowser = {
    registration: async () => (isSupported ? ({ pushManager } as never) : null),
    permission: () => given,
    requestPermission: async () => (given = given === 'default' ? asked : given),
    async fetch(path, { method, body }) {
      calls.push({ method: method!, path, body: body === undefined ? null : JSON.parse(body as string) });
      const status = statusOf[`${method} ${path}`] ?? (method === 'GET' || path.endsWith('/log') ? 200 : 204);
      return { status, json: async () => (path.endsWith('/key') ? { key: serverKey } : { lines: [] }) };
    },
  };
  const document = { myteams: { AbCd1234: { AD: 1 } } };
  return {
    webPush: createWebPush({ browser, owner: () => ({ document }), delayS: () => 30 }),
    calls,
    document,
    changeKey: (key: string) => void (serverKey = key),
  };
}

describe('web push', () => {
  it('subscribes with the document of the device, once notifications are allowed', async () => {
    const { webPush, calls, document } = device();
    expect(await webPush.state()).toBe('off');
    expect(await webPush.subscribe()).toBe('on');
    expect(await webPush.state()).toBe('on');
    expect(calls.at(-1)).toEqual({
      method: 'PUT',
      path: '/alerts/v1/subscription',
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, document, delayS: 30 },
    });
  });

  it.each([
    ['unsupported', { isSupported: false }],
    ['denied', { permission: 'denied' as const }],
    ['denied', { asked: 'denied' as const }],
    ['off', { asked: 'default' as const }],
  ])('is %s, and sends nothing, with %j', async (state, options) => {
    const { webPush, calls } = device(options);
    expect(await webPush.subscribe()).toBe(state);
    await webPush.refresh();
    expect([await webPush.log(), await webPush.sendTest(), calls]).toEqual([null, false, []]);
  });

  it('sends what is followed now on a refresh, and asks for no permission', async () => {
    const { webPush, calls } = device();
    await webPush.refresh();
    expect(calls).toEqual([]);
    await webPush.subscribe();
    await webPush.refresh();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });

  it('subscribes anew when the server has another key, in place of the old subscription', async () => {
    const { webPush, calls, changeKey } = device();
    await webPush.subscribe();
    changeKey('BBBB');
    await webPush.refresh();
    expect(calls.at(-1)!.body).toMatchObject({ endpoint: 'https://push.example/2', replaces: 'https://push.example/1' });
  });

  it('unsubscribes at the server and in the browser', async () => {
    const { webPush, calls } = device();
    await webPush.subscribe();
    await webPush.unsubscribe();
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', body: { endpoint: 'https://push.example/1' } });
    expect(await webPush.state()).toBe('off');
  });

  it('rejects when the server refuses the subscription, and reports a test that was not sent', async () => {
    const refused = device({ statusOf: { 'PUT /alerts/v1/subscription': 400, 'POST /alerts/v1/test': 429 } });
    await expect(refused.webPush.subscribe()).rejects.toThrow('400');
    expect(await refused.webPush.sendTest()).toBe(false);
    const accepted = device();
    await accepted.webPush.subscribe();
    expect([await accepted.webPush.sendTest(), await accepted.webPush.log()]).toEqual([true, []]);
  });
});
