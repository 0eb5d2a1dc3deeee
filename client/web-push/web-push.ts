import { ALERT_CALLS, type AlertCalls, type DeliveryLine, type PushSubscriptionKeys } from '@stillingen/wire';
import type { LoggedIn, UserData } from '@stillingen/wire/account';

/** `denied`: the visitor refused notifications in the browser, which alone can allow them again. */
export type WebPushState = 'unsupported' | 'denied' | 'off' | 'on';

export interface PushBrowser {
  /** Null without service workers, push or notifications. */
  registration(): Promise<Pick<ServiceWorkerRegistration, 'pushManager'> | null>;
  permission(): NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
  fetch(path: string, init: RequestInit): Promise<Pick<Response, 'status' | 'json'>>;
}

/** `workerPath`: the service worker of the site, which receives the messages. */
export function browserPush(workerPath: string): PushBrowser {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return {
    async registration() {
      if (!isSupported) return null;
      await navigator.serviceWorker.register(workerPath);
      return navigator.serviceWorker.ready;
    },
    permission: () => Notification.permission,
    requestPermission: () => Notification.requestPermission(),
    fetch: (path, init) => fetch(path, init),
  };
}

export interface WebPushOptions {
  readonly browser: PushBrowser;
  /** The login, whose own document is followed; else the document of the device. */
  readonly owner: () => { readonly loggedIn: LoggedIn } | { readonly document: UserData };
  /** How far the device lags behind (seconds). */
  readonly delayS: () => number;
}

export interface WebPush {
  state(): Promise<WebPushState>;
  /** Asks for permission where it was not asked, so call it in a click. Rejects if a call fails. */
  subscribe(): Promise<WebPushState>;
  /** After a login, a logout, or a change of the device's document or delay; nothing while off. */
  refresh(): Promise<void>;
  unsubscribe(): Promise<void>;
  /** False where the server does not know the subscription, or after too many tests. */
  sendTest(): Promise<boolean>;
  /** The last messages, newest first; null while off. */
  log(): Promise<readonly DeliveryLine[] | null>;
}

const NO_CONTENT = 204;
const OK = 200;

function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint, keys } = subscription.toJSON() as PushSubscriptionKeys;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

function isKeyOf({ options }: PushSubscription, key: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...own))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return text === key;
}

/** Web Push of this browser: its subscription and what the server sends to it. */
export function createWebPush({ browser, owner, delayS }: WebPushOptions): WebPush {
  const call = <Name extends keyof AlertCalls>(name: Name, sent: AlertCalls[Name]['sent']) => {
    const { method, path } = ALERT_CALLS[name];
    const body = sent === null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
    return browser.fetch(path, { method, cache: 'no-store', ...body });
  };
  const current = async (): Promise<PushSubscription | null> =>
    (await (await browser.registration())?.pushManager.getSubscription()) ?? null;

  async function state(): Promise<WebPushState> {
    if ((await browser.registration()) === null) return 'unsupported';
    if (browser.permission() === 'denied') return 'denied';
    return browser.permission() === 'granted' && (await current()) !== null ? 'on' : 'off';
  }

  async function subscribe(): Promise<WebPushState> {
    const registration = await browser.registration();
    if (registration === null) return 'unsupported';
    if ((await browser.requestPermission()) !== 'granted') return state();
    const { key } = (await (await call('key', null)).json()) as AlertCalls['key']['answer'];
    const old = await registration.pushManager.getSubscription();
    // A browser keeps one subscription, and refuses another key while it has one.
    const isOutdated = old !== null && !isKeyOf(old, key);
    if (isOutdated) await old.unsubscribe();
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const replaces = isOutdated ? { replaces: old.endpoint } : {};
    const { status } = await call('subscribe', { ...keysOf(subscription), ...replaces, ...owner(), delayS: delayS() });
    if (status !== NO_CONTENT) throw new Error(`the subscription was answered ${status}`);
    return 'on';
  }

  return {
    state,
    subscribe,
    async refresh() {
      if ((await state()) === 'on') await subscribe();
    },
    async unsubscribe() {
      const subscription = await current();
      if (subscription === null) return;
      await call('unsubscribe', { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    },
    async sendTest() {
      const subscription = await current();
      return subscription !== null && (await call('test', { endpoint: subscription.endpoint })).status === NO_CONTENT;
    },
    async log() {
      const subscription = await current();
      if (subscription === null) return null;
      const answer = await call('log', { endpoint: subscription.endpoint });
      return answer.status === OK ? ((await answer.json()) as AlertCalls['log']['answer']).lines : null;
    },
  };
}
