export interface AlertScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(
      title: string,
      options: NotificationOptions & { readonly renotify: boolean; readonly timestamp: number },
    ): Promise<void>;
    getNotifications(filter: { readonly tag: string }): Promise<readonly { readonly data: unknown }[]>;
  };
  readonly clients: {
    matchAll(filter: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(url: string, init?: RequestInit): Promise<Response>;
  addEventListener(type: 'push' | 'notificationclick' | 'pushsubscriptionchange', on: (event: AlertEvent) => void): void;
}
interface PageClient {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
}
export interface AlertEvent {
  readonly data?: { text(): string } | null;
  readonly notification: { readonly data: unknown; close(): void };
  readonly oldSubscription?: PushSubscription | null;
  waitUntil(work: Promise<unknown>): void;
}

export interface AlertFiles {
  readonly icon: string;
  readonly keyPath: string;
  readonly subscriptionPath: string;
  /** Where a message can not be read: browsers require a notification for each. */
  readonly unreadable: string;
}

/** Shows messages of Web Push. Serialized: must not refer to anything outside. */
export function showAlerts(scope: AlertScope, { icon, keyPath, subscriptionPath, unreadable }: AlertFiles): void {
  const { registration, clients } = scope;
  const { origin } = scope.location;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');

  function read(data: AlertEvent['data']) {
    let sent: Record<string, unknown> = {};
    try {
      sent = (JSON.parse(data?.text() ?? '') ?? {}) as Record<string, unknown>;
    } catch {
      // Shown without its content.
    }
    const path = text(sent.url);
    // Only addresses of this site.
    const url = /^\/(?![/\\])/.test(path) ? new URL(path, origin).href : `${origin}/`;
    const atMs = typeof sent.ts === 'number' ? sent.ts * 1000 : Date.now();
    return { title: text(sent.t) || unreadable, body: text(sent.b), tag: text(sent.tag), url, atMs };
  }

  async function show(data: AlertEvent['data']): Promise<void> {
    const { title, body, tag, url, atMs } = read(data);
    const shown = tag === '' ? [] : await registration.getNotifications({ tag });
    const isNewer = shown.some((each) => Number((each.data as { readonly atMs?: number } | null)?.atMs) > atMs);
    // A goal that arrives after its correction.
    if (isNewer) return;
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    await registration.showNotification(title, {
      ...{ body, tag, icon, lang: 'da', data: { url, atMs } },
      renotify: tag !== '',
      // An open page sounds itself.
      silent: pages.some(({ focused }) => focused),
      timestamp: atMs,
    });
  }

  async function open({ data }: AlertEvent['notification']): Promise<void> {
    const { url = origin } = (data ?? {}) as { readonly url?: string };
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((each) => each.url.split('#')[0] === url);
    await (page === undefined ? clients.openWindow(url) : page.focus());
  }

  /** The server takes over what the old subscription followed. */
  async function renew(old: PushSubscription | null | undefined): Promise<void> {
    if (old == null) return;
    const { key } = (await (await scope.fetch(keyPath)).json()) as { readonly key: string };
    const renewed = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = renewed.toJSON();
    await scope.fetch(subscriptionPath, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys, replaces: old.endpoint }),
    });
  }

  scope.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));
}
