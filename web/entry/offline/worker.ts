import { ALERT_CALLS, hiddenText } from '@stillingen/wire';
import type { Assets } from '../document.ts';
import { type AlertFiles, showAlerts } from './alerts.ts';
import { OFFLINE_PAGES } from '#language/offline.ts';
import { RETRY_PATH } from './paths.ts';

export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'fetch', on: (event: WorkerEvent) => void): void;
}
export interface WorkerEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

export interface OfflineFiles {
  /** Names the build; files of other builds are deleted. */
  readonly version: string;
  /** The offline page for each folder, the longest path first. */
  readonly pages: readonly (readonly [folder: string, page: string])[];
  readonly parts: readonly string[];
}

/**
 * Answers a failed navigation with the offline page. Caches nothing else: an old score must never
 * pass for a live one. Serialized: must not refer to anything outside.
 */
export function serveOffline(scope: WorkerScope, { version, pages, parts }: OfflineFiles): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(
      scope.caches
        .open(version)
        .then((cache) => cache.addAll([...pages.map(([, page]) => page), ...parts]))
        .then(() => scope.skipWaiting()),
    );
  });
  scope.addEventListener('activate', (event) => {
    const others = scope.caches.keys().then((names) => names.filter((name) => name !== version));
    event.waitUntil(
      others
        .then((names) => Promise.all(names.map((name) => scope.caches.delete(name))))
        .then(() => scope.registration.navigationPreload?.enable())
        .then(() => scope.clients.claim()),
    );
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode === 'navigate') {
      event.respondWith(
        Promise.resolve(event.preloadResponse)
          .then((response) => response ?? scope.fetch(request))
          .catch(async (error: unknown) => {
            const { pathname } = new URL(request.url);
            const page = pages.find(([folder]) => pathname.startsWith(folder))?.[1];
            const kept = page === undefined ? undefined : await scope.caches.match(page);
            if (kept === undefined) throw error;
            return kept;
          }),
      );
    } else if (parts.includes(new URL(request.url).pathname)) {
      event.respondWith(scope.caches.match(request).then((kept) => kept ?? scope.fetch(request)));
    }
  });
}

export function workerText({ script, styles }: Pick<Assets, 'script' | 'styles'>): string {
  const files: OfflineFiles = {
    version: `offline ${[script, ...styles].join(' ')}`,
    pages: OFFLINE_PAGES,
    parts: [RETRY_PATH, ...styles],
  };
  const alerts: AlertFiles = {
    icon: '/favicon.svg',
    keyPath: ALERT_CALLS.key.path,
    subscriptionPath: ALERT_CALLS.subscribe.path,
    unreadable: hiddenText.title,
  };
  return `(${String(serveOffline)})(self,${JSON.stringify(files)});(${String(showAlerts)})(self,${JSON.stringify(alerts)})`;
}

const RETRY_MS = 10_000;

/** Serialized and sent to browsers as text: must not refer to anything outside. */
function retry(retryMs: number): void {
  const ask = (): void => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => {},
    );
  };
  addEventListener('online', ask);
  setInterval(ask, retryMs);
}

export const retryText = `(${String(retry)})(${RETRY_MS})`;
