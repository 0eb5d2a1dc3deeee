import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { workerText } from './worker.ts';

const ORIGIN = 'https://stillingen.dk';
const text = workerText({ script: '/assets/main-1.js', styles: [] });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly renotify: boolean;
  readonly silent: boolean;
  readonly data: { readonly url: string; readonly atMs: number };
}

function device({ pages = [] as readonly { url: string; focused: boolean }[] } = {}) {
  let shown: Shown[] = [];
  const [focused, opened, sent]: [string[], string[], { path: string; body: unknown }[]] = [[], [], []];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
        shown = [...shown.filter(({ tag }) => tag === '' || tag !== options.tag), { ...options, title }];
      },
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
      pushManager: {
        subscribe: async (options: object) => ({ toJSON: () => ({ endpoint: 'new', keys: options, expirationTime: null }) }),
      },
    },
    clients: {
      matchAll: async () => pages.map((page) => ({ ...page, focus: async () => focused.push(page.url) })),
      openWindow: async (url: string) => opened.push(url),
    },
    fetch: async (path: string, init?: { body: string }) => {
      if (init !== undefined) sent.push({ path, body: JSON.parse(init.body) as unknown });
      return Response.json({ key: 'K' });
    },
    addEventListener: (type: string, on: (event: object) => void) => listeners.set(type, on),
  };
  runInNewContext(text, { self: scope, URL });
  async function fire(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)!({ waitUntil: (each: Promise<unknown>) => work.push(each), ...event });
    await Promise.all(work);
  }
  return {
    push: (payload: object | string) =>
      fire('push', { data: { text: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)) } }),
    click: (notification: object) => fire('notificationclick', { notification: { close: () => undefined, ...notification } }),
    fire,
    shown: () => shown,
    ...{ focused, opened, sent },
  };
}

const goal = {
  t: 'Mål til Brøndby IF: 1-0',
  b: 'Brøndby IF – Vejle',
  tag: 'g_1_AbCd1234 score 1-0',
  url: '/kamp/AbCd1234/',
  ts: 100,
  kind: 'goal',
};
const correction = { ...goal, t: 'Målet tæller ikke: 0-0', ts: 160, kind: 'correction' };

describe('a push message', () => {
  it('[GEN-15] shows a notification that leads to the page of the match', async () => {
    const { push, shown } = device();
    await push(goal);
    expect(shown()).toMatchObject([
      { title: goal.t, body: goal.b, tag: goal.tag, renotify: true, silent: false, data: { url: `${ORIGIN}/kamp/AbCd1234/` } },
    ]);
  });

  it('replaces the notification of the goal that it takes back, also where it arrives before it', async () => {
    const { push, shown } = device();
    await push(goal);
    await push(correction);
    expect(shown().map(({ title }) => title)).toEqual([correction.t]);
    await push(goal);
    expect(shown().map(({ title }) => title)).toEqual([correction.t]);
  });

  it.each(['', 'no JSON', 'null', '7', '{"t":5}'])('shows a plain notification when its content is %j', async (content) => {
    const { push, shown } = device();
    await push(content);
    expect(shown()).toMatchObject([
      { title: 'Der er nyt i en kamp, du følger', body: '', renotify: false, data: { url: `${ORIGIN}/` } },
    ]);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
    'leads to the front page instead of %s',
    async (url) => {
      const { push, shown } = device();
      await push({ ...goal, url });
      expect(shown()[0]!.data.url).toBe(`${ORIGIN}/`);
    },
  );

  it('is silent while a page of the site is focused, which sounds itself', async () => {
    const { push, shown } = device({ pages: [{ url: `${ORIGIN}/`, focused: true }] });
    await push(goal);
    expect(shown()[0]!.silent).toBe(true);
  });
});

describe('a click on a notification', () => {
  const data = { url: `${ORIGIN}/kamp/AbCd1234/` };
  it('focuses the page that is open, and opens it otherwise', async () => {
    const open = device({
      pages: [
        { url: `${ORIGIN}/`, focused: false },
        { url: `${data.url}#top`, focused: false },
      ],
    });
    await open.click({ data });
    expect([open.focused, open.opened]).toEqual([[`${data.url}#top`], []]);
    const closed = device({ pages: [{ url: `${ORIGIN}/`, focused: false }] });
    await closed.click({ data });
    expect([closed.focused, closed.opened]).toEqual([[], [data.url]]);
  });
});

it('a subscription that the browser ends is renewed, and takes over what the old one followed', async () => {
  const { fire, sent } = device();
  await fire('pushsubscriptionchange', { oldSubscription: { endpoint: 'old' } });
  expect(sent).toEqual([
    {
      path: '/alerts/v1/subscription',
      body: { endpoint: 'new', keys: { userVisibleOnly: true, applicationServerKey: 'K' }, replaces: 'old' },
    },
  ]);
  await fire('pushsubscriptionchange', { oldSubscription: null });
  expect(sent).toHaveLength(1);
});
