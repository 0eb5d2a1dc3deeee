import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/programs.mjs';

const SCREENSHOTS = path.join(import.meta.dirname, '..', '..', 'test-results');
const ACTION_MS = 30_000;

const subscribed = new WeakMap<Page, Promise<void>>();

/** Changes that follow are seen as changes, not as the first state of the page. */
export async function untilFollowing(page: Page): Promise<void> {
  await subscribed.get(page);
}

export const DESKTOP = { width: 1280, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

const executablePath = findChromium();
/** False where no Chromium is found. */
export const hasBrowser = executablePath !== null;
if (!hasBrowser) console.log('Chromium not found: the journeys of visitors are skipped.');

export interface Visit extends BrowserContextOptions {
  /** Console errors of what the test blocks or breaks on purpose. */
  readonly expected?: RegExp;
  readonly before?: (page: Page) => Promise<void>;
}

/** Each visit has its own cookies and storage. */
export interface Visitors extends AsyncDisposable {
  /** As a new visitor. An error in console or page fails the test and keeps a screenshot. */
  open(url: string, visit?: Visit): Promise<Page>;
}

export async function startBrowser(): Promise<Visitors> {
  if (executablePath === null) throw new Error('no Chromium');
  const browser: Browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  return {
    async open(url, { expected, before, ...options } = {}) {
      const context = await browser.newContext({
        viewport: DESKTOP,
        locale: 'da-DK',
        timezoneId: 'Europe/Copenhagen',
        colorScheme: 'light',
        // Requests that a test routes itself must not be routed by a service worker.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(ACTION_MS);
      const page = await context.newPage();
      const errors: string[] = [];
      const note = (text: string): void => {
        if (expected === undefined || !expected.test(text)) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(error.stack ?? error.message));
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail' || errors.length > 0) {
          mkdirSync(SCREENSHOTS, { recursive: true });
          await page.screenshot({ path: path.join(SCREENSHOTS, `${task.name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}.png`) });
        }
        await context.close();
        expect(errors, 'errors in the console').toEqual([]);
      });
      const following = new Promise<void>((resolve) => {
        page.on('websocket', (socket) => {
          socket.on('framereceived', ({ payload }) => {
            if (String(payload).includes('"op":"subscribed"')) resolve();
          });
        });
      });
      subscribed.set(page, following);
      await before?.(page);
      await page.goto(url);
      return page;
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
