import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestStack } from '../../../server/testing/stack.ts';
import { PAGES, routeOf } from '../../../web/entry/pages.ts';
import { KINDS } from '../../../web/settings/stored/kinds.ts';
import { hasBrowser, PHONE, startBrowser } from '../../harness/browser.ts';
import { linksIn } from '../../harness/pages.ts';
import { untilHydrated } from '../../harness/table.ts';
import { startWorld } from '../../harness/world.ts';

/** For developers alone, and for visitors with the odds mode on. */
const HIDDEN: ReadonlySet<string> = new Set(['gallery', 'responsible']);
const WANTED = new Set<string>(PAGES.map(({ kind }) => kind).filter((kind) => !HIDDEN.has(kind)));
const STARTS = [
  '/',
  '/privatliv/',
  '/indstillinger/',
  '/konto/',
  '/varsler/',
  '/mine-kampe/',
  '/soeg/',
  '/cs2/',
  '/auto-racing/formel-1/vm/',
];
/** All that a page needs: itself, its files, data, pictures, and what visitors ask for. */
const NECESSARY =
  /^\/(?:assets\/|\d+\/x\/|x\/|push|favicon|manifest|sounds\/|flags\/|sports\/|api\/(?:consent|odds-mode)\b)|^\/(?!api\/)[^.]*\/?$/;
/** Long enough for what pages send once they are idle. */
const IDLE_MS = 7000;
const MOST_READ = 600;

/** A page of each kind, found by the links of pages. */
async function examplesOf(url: string): Promise<ReadonlyMap<string, string>> {
  const examples = new Map<string, string>();
  const waiting = [...STARTS];
  const known = new Set(waiting);
  for (let read = 0; read < MOST_READ && examples.size < WANTED.size && waiting.length > 0; read += 1) {
    const path = waiting.shift()!;
    const response = await fetch(url + path);
    const kind = routeOf(path)?.kind;
    if (response.status !== 200 || response.redirected || kind === undefined) continue;
    if (WANTED.has(kind) && !examples.has(kind)) examples.set(kind, path);
    for (const link of linksIn(await response.text())) {
      if (known.has(link)) continue;
      known.add(link);
      const isNew = !examples.has(routeOf(link)?.kind ?? '');
      if (isNew) waiting.unshift(link);
      else waiting.push(link);
    }
  }
  return examples;
}

interface Trace {
  readonly requests: ReadonlySet<string>;
  /** Area and key. */
  readonly kept: ReadonlySet<string>;
}

async function keptIn(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...cookies, ...stored];
}

describe.runIf(hasBrowser)('a visitor who reads pages of every kind', () => {
  let stack: TestStack;
  let examples: ReadonlyMap<string, string>;
  beforeAll(async () => {
    stack = await startWorld({ COST_PER_ADDRESS: '1000' }, ['statistics', 'advertising']);
    examples = await examplesOf(stack.url);
  }, 120_000);
  afterAll(() => stack[Symbol.asyncDispose]());

  /** What pages request and keep; `answer` is pressed on the first one. */
  async function read(answer: string | null): Promise<Trace> {
    await using visitors = await startBrowser();
    const [requests, kept] = [new Set<string>(), new Set<string>()];
    const page = await visitors.open(`${stack.url}/fodbold/`, {
      viewport: PHONE,
      before: async (opened) => {
        opened.on('request', (request) => void requests.add(request.url()));
        opened.on('websocket', (socket) => void requests.add(socket.url().replace(/^ws/, 'http')));
      },
    });
    const card = page.getByRole('region', { name: /^Må vi/ });
    await card.waitFor();
    if (answer !== null) {
      await card.getByRole('button', { name: answer }).click();
      await card.waitFor({ state: 'detached' });
    }
    await page.waitForTimeout(IDLE_MS);
    for (const path of ['/fodbold/', ...examples.values()]) {
      await page.goto(stack.url + path);
      await untilHydrated(page);
      for (const place of await keptIn(page)) kept.add(place);
    }
    return { requests, kept };
  }

  function expectNecessary({ requests, kept }: Trace): void {
    const urls = [...requests].filter((url) => !url.startsWith('data:')).map((url) => new URL(url));
    expect(urls.filter(({ host }) => host !== new URL(stack.url).host).map(String)).toEqual([]);
    expect(urls.filter(({ pathname }) => !NECESSARY.test(pathname)).map(String)).toEqual([]);
    const isNamed = (place: string): boolean => {
      const [area, key = ''] = place.split(' ');
      return KINDS.some(
        (kind) => kind.area === area && kind.id !== 'other' && kind.purpose === 'necessary' && kind.keys.test(key),
      );
    };
    expect([...kept].filter((place) => !isNamed(place))).toEqual([]);
  }

  it('finds a page of every kind', () => {
    expect([...WANTED].filter((kind) => !examples.has(kind))).toEqual([]);
  });

  it.each([
    ['before the answer', null],
    ['after a refusal', 'Nej tak'],
  ])('has nothing requested or kept that is not necessary, and nothing of third parties, %s', async (_, answer) => {
    const trace = await read(answer);
    expectNecessary(trace);
    expect(trace.kept.has('cookie consent')).toBe(answer !== null);
    expect([...trace.requests].some((url) => url.endsWith('/api/consent/'))).toBe(answer !== null);
  });

  it('has an answer with a proof kept after a consent', async () => {
    const before = (await stack.db`select from consent_proofs where granted = 'statistics advertising'`).length;
    const trace = await read('Ja, det må I');
    expect(trace.kept.has('cookie consent')).toBe(true);
    expect((await stack.db`select from consent_proofs where granted = 'statistics advertising'`).length).toBe(before + 1);
  });
});
