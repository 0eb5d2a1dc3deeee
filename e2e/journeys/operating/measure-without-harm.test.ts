import { USE_COUNT_PATH } from '@stillingen/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../../harness/browser.ts';
import { consentTo } from '../../harness/consent.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

/** No program listens there. */
const UNREACHABLE = 'http://127.0.0.1:9';
const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'AGF' });

/** Runs in the page before its scripts. */
const FROZEN_LAYER = 'window.dataLayer = Object.freeze([])';
const NO_STORAGE = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
Object.defineProperty(document, 'cookie', {
  get: () => cookie.get.call(document),
  set(text) {
    if (text.startsWith('linker=')) throw new DOMException('blocked', 'SecurityError');
    cookie.set.call(document, text);
  },
});`;
const NOTHING_TO_SEND_BY = `delete window.fetchLater; delete Navigator.prototype.sendBeacon; delete window.Worker; delete window.PerformanceObserver;`;

/** A second policy of the page, as a proxy of the operator may add one. */
const POLICY_WITHOUT_HOST = `const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "connect-src 'self' ws:";
new MutationObserver((_, observer) => {
  if (document.head === null) return;
  document.head.prepend(policy);
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;

describe.runIf(hasBrowser)('a page of which nothing can be measured', () => {
  let site: ProductSite;
  beforeAll(async () => {
    const names = ['TELEMETRY_DATA_LAYER', 'TELEMETRY_AFFILIATE', 'TELEMETRY_LINKER', 'TELEMETRY_ADBLOCK', 'FS_STATS'];
    const on = [...names, 'TELEMETRY_COUNTERS', 'TELEMETRY_SESSION_LOG'].map((name) => [name, 'on'] as const);
    site = await openSite({ ...Object.fromEntries(on), FS_STATS_URL: `${UNREACHABLE}/ping` });
    await site.submit(...match.kickedOff(20));
  });
  afterAll(() => site?.[Symbol.asyncDispose]());

  /** All that calls a module; an error in console or page fails the test. */
  async function expectQuiet(page: Page): Promise<void> {
    const probe = page.waitForResponse(/plain\.gif/);
    await consentTo(page, ['statistics', 'advertising']);
    await probe;
    await page.locator('main [data-star^="g_"]').first().click();
    await page.locator('[data-event]').first().click();
    await page.getByRole('dialog').getByText('Superligaen').first().waitFor();
    await page.evaluate(() =>
      dispatchEvent(new MessageEvent('message', { data: { type: 'TrackEvent' }, origin: location.origin })),
    );
    await page.waitForTimeout(500);
    await page.goBack();
    await consentTo(page, []);
    await page.getByText('AGF').first().waitFor();
  }
  const brokenBy = (script: string) => ({ before: async (page: Page) => void (await page.addInitScript(script)) });

  it.each([
    ['the stats host can not be reached', ''],
    ['another program made the data layer read-only', FROZEN_LAYER],
    ['the browser stores nothing', NO_STORAGE],
    ['the browser has nothing to send by', NOTHING_TO_SEND_BY],
    ['a policy of the page forbids the stats host', POLICY_WITHOUT_HOST],
  ])('[CALL-12] shows and logs nothing when %s', async (_what, script) => {
    const page = await site.open('/', brokenBy(`Math.random = () => 0; ${script}`));
    await expectQuiet(page);
  });

  it('[CALL-12] shows and logs nothing when the server refuses what is sent', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const count = () => fetch(site.stack.url + USE_COUNT_PATH, { method: 'POST', headers, body: '{"use":"game_added"}' });
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100) statuses.push((await count()).status);
    expect(statuses.at(-1)).toBe(429);
    await expectQuiet(await site.open('/', brokenBy('Math.random = () => 0')));
  });
});
