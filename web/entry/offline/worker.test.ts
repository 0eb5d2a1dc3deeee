import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type WorkerEvent, workerText } from './worker.ts';

const STYLES = ['/assets/main.css'];
const text = workerText({ script: '/assets/main-1.js', styles: STYLES });

interface WorkerScope {
  readonly kept: Map<string, Set<string>>;
  readonly asked: string[];
  fire(type: 'install' | 'activate' | 'fetch', request?: { mode: string; url: string }): Promise<Response | null>;
}

function workerScopeOf({ isOnline, old = [] }: { isOnline: boolean; old?: readonly string[] }): WorkerScope {
  const kept = new Map<string, Set<string>>(old.map((name) => [name, new Set()]));
  const asked: string[] = [];
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const scope = {
    caches: {
      open: async (name: string) => ({
        addAll: async (files: string[]) => void kept.set(name, new Set(files)),
      }),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (file: string | { url: string }) => {
        const wanted = typeof file === 'string' ? file : new URL(file.url).pathname;
        return [...kept.values()].some((files) => files.has(wanted)) ? new Response(`kept ${wanted}`) : undefined;
      },
    },
    clients: { claim: async () => {} },
    registration: {},
    location: { origin: 'https://stillingen.dk' },
    skipWaiting: async () => {},
    fetch: async ({ url }: { url: string }) => {
      asked.push(url);
      if (!isOnline) throw new TypeError('Failed to fetch');
      return new Response('from the network');
    },
    addEventListener: (type: string, on: (event: WorkerEvent) => void) => listeners.set(type, on),
  };
  // The text alone, as a browser has it: it may use nothing of this module.
  runInNewContext(text, { self: scope, URL });
  return {
    kept,
    asked,
    async fire(type, request) {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | null = null;
      const event = {
        request,
        waitUntil: (each: Promise<unknown>) => work.push(each),
        respondWith: (each: Promise<Response>) => (answer = each),
      };
      listeners.get(type)!(event as unknown as WorkerEvent);
      await Promise.all(work);
      return answer;
    },
  };
}
const page = { mode: 'navigate', url: 'https://stillingen.dk/tennis/' };

it('the service worker caches the offline page and its parts, and deletes the cache of another build', async () => {
  const world = workerScopeOf({ isOnline: true, old: ['offline of yesterday'] });
  await world.fire('install');
  await world.fire('activate');
  expect([...world.kept.values()].map((files) => [...files])).toEqual([['/_offline/', '/_offline/retry.js', ...STYLES]]);
});

it('the service worker answers a navigation from the network, or with the offline page when that fails', async () => {
  const online = workerScopeOf({ isOnline: true });
  await online.fire('install');
  expect(await (await online.fire('fetch', page))!.text()).toBe('from the network');
  const offline = workerScopeOf({ isOnline: false });
  await offline.fire('install');
  expect(await (await offline.fire('fetch', page))!.text()).toBe('kept /_offline/');
});

it('the service worker does not answer requests for feeds, scripts and images', async () => {
  const world = workerScopeOf({ isOnline: false });
  await world.fire('install');
  for (const path of ['/x/feed/f_1_0_1_da_1', '/assets/main-1.js', '/flags/dk.svg', '/id/v4/login'])
    expect(await world.fire('fetch', { mode: 'cors', url: `https://stillingen.dk${path}` })).toBeNull();
  expect(world.asked).toEqual([]);
});

it('the cache name of the service worker changes with the build', () => {
  const other = workerText({ script: '/assets/main-2.js', styles: STYLES });
  expect(other).not.toBe(text);
  expect(other.replace('main-2', 'main-1')).toBe(text);
});
