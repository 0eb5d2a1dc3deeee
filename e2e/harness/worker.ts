import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';

export interface ShownNotification {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly renotify: boolean; readonly data: { url: string } };
}

/** A browser without windows refuses notifications: what the worker shows is recorded instead. */
export async function recordShown(worker: Worker): Promise<Worker> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[]; registration: { showNotification: unknown } };
    scope.shown = [];
    scope.registration.showNotification = async (title: string, options: object) => scope.shown.push({ title, options });
  });
  return worker;
}

/** The first service worker of a page, once it is active. */
export async function activeWorker(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page.context().serviceWorkers()[0]!;
}

export const shownBy = (worker: Worker): Promise<readonly ShownNotification[]> =>
  worker.evaluate(() => (globalThis as unknown as { shown: ShownNotification[] }).shown);

/** Of the registrations of the browser: a subscription lives and ends with its own. */
export async function registrationsOf(page: Page): Promise<readonly string[]> {
  const devTools = await page.context().newCDPSession(page);
  const found = new Map<string, boolean>();
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) found.set(registrationId, isDeleted);
  });
  await devTools.send('ServiceWorker.enable');
  await expect.poll(() => found.size).toBeGreaterThan(0);
  await devTools.detach();
  return [...found].filter(([, isDeleted]) => !isDeleted).map(([id]) => id);
}

/** As the push service of a browser delivers it; there is none without a window. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const [registrationId] = await registrationsOf(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrationId!, data });
  await devTools.detach();
}
