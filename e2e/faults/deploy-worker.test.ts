import { ALERT_CALLS } from '@stillingen/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPushService, type TestDevice, type TestPushService } from '../../server/testing/push-service.ts';
import type { TemporaryFolder } from '../../server/testing/run.ts';
import { hasBrowser, startBrowser, type Visitors } from '../harness/browser.ts';
import { isUnbuilt, otherBuild } from '../harness/faults/build.ts';
import { openSite, type FaultSite } from '../harness/faults/site.ts';
import { deliver } from '../harness/feed.ts';
import { createMatch } from '../harness/match.ts';
import { untilHydrated } from '../harness/table.ts';
import { deliverPush, recordShown, registrationsOf, shownBy } from '../harness/worker.ts';

/** The offline page tries again every ten seconds, a page without push every minute. */
const PATIENT_MS = 80_000;
const LONG_MS = 240_000;
/** Console errors of a server that is down, and of missing files. */
const EXPECTED =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED|WebSocket connection|status of 404|MIME type|dynamically imported/;

const offer = (page: Page) => page.getByRole('button', { name: 'Ny version: genindlæs' });
const help = (page: Page) => page.getByRole('button', { name: 'Genveje og hjælp' });
const tomorrow = (page: Page) => page.getByRole('link', { name: 'Næste dag' });
const programOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src');
/** For a newer build. */
const untilWatching = (page: Page): Promise<void> => page.locator('body > [role="status"]').waitFor({ state: 'attached' });
const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

describe.skipIf(!hasBrowser || isUnbuilt)('a visitor under the service worker of a build', { timeout: LONG_MS }, () => {
  let site: FaultSite;
  let visitors: Visitors;
  let push: TestPushService;
  const builds: TemporaryFolder[] = [];
  const match = createMatch({ key: 'sw', home: 'Hjemme sw', away: 'Ude sw' });

  beforeAll(async () => {
    builds.push(otherBuild('aaaaaaaa'), otherBuild('bbbbbbbb'));
    push = await startPushService();
    site = await openSite({ WEB_DIR: builds[0]!.path, WEB_PUSH_LOOPBACK: 'on' });
    visitors = await startBrowser();
    await submit(...match.kickedOff(20));
  });
  beforeEach(async () => {
    await site.machine.end();
    await site.machine.start({ WEB_DIR: builds[0]!.path });
  });
  afterAll(async () => {
    await visitors?.[Symbol.asyncDispose]();
    await site?.[Symbol.asyncDispose]();
    await push?.[Symbol.asyncDispose]();
    for (const build of builds) build[Symbol.dispose]();
  });

  async function submit(...messages: Parameters<typeof deliver>[2]): Promise<void> {
    expect((await deliver(site.machine.url, site.key, messages)).status).toBe(200);
  }
  const startNext = (): Promise<void> => site.machine.start({ WEB_DIR: builds[1]!.path });

  interface Visit {
    readonly page: Page;
    /** Loads of documents, and files that the server did not have. */
    readonly loads: string[];
    readonly missing: string[];
  }
  /** Of a page that came through the worker of the first build. */
  async function visit(): Promise<Visit> {
    const page = await visitors.open(`${site.machine.url}/fodbold/`, { expected: EXPECTED, serviceWorkers: 'allow' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await untilHydrated(page);
    await untilWatching(page);
    const [loads, missing]: [string[], string[]] = [[], []];
    page.on('load', () => loads.push(page.url()));
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    expect(await programOf(page)).toContain('aaaaaaaa');
    return { page, loads, missing };
  }
  async function subscribe(page: Page, { subscription }: TestDevice): Promise<void> {
    const id = await page.locator('[data-event]').first().getAttribute('data-event');
    const { method, path } = ALERT_CALLS.subscribe;
    const document = { mygames: { data: { [`g_1_${id}`]: { AD: 1, MG: '0' } } } };
    const response = await fetch(site.machine.url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...subscription, document }),
    });
    expect(response.status).toBe(204);
  }

  it('[F-38] [GEN-15] gets the next build with the next link, in each tab, and its push messages from the next worker', async () => {
    const { page, loads, missing } = await visit();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await untilWatching(other);
    const device = push.device('a');
    await subscribe(page, device);
    const registrations = await registrationsOf(page);

    await site.machine.end();
    await startNext();
    for (const each of [page, other]) await offer(each).waitFor({ timeout: PATIENT_MS });
    const next = page.context().waitForEvent('serviceworker');
    await tomorrow(page).click();
    const worker = await recordShown(await next);
    await expect.poll(() => cacheNames(page)).toEqual([expect.stringContaining('bbbbbbbb')]);
    await untilHydrated(page);
    expect(await programOf(page)).toContain('bbbbbbbb');
    await help(page).click();
    await page.getByRole('dialog', { name: 'Genveje' }).locator('kbd').first().waitFor();
    // The worker takes over a tab as it is.
    expect(await programOf(other)).toContain('aaaaaaaa');
    await tomorrow(other).click();
    await untilHydrated(other);
    await expect.poll(() => programOf(other)).toContain('bbbbbbbb');

    await submit(match.score(1, 0));
    await expect.poll(() => push.textsOf(device)).toHaveLength(1);
    await deliverPush(page, push.textsOf(device)[0]!);
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Mål til Hjemme sw: 1-0' }]);
    expect(await registrationsOf(page)).toEqual(registrations);
    expect([loads, missing]).toEqual([[expect.stringContaining('dag=1')], []]);
  });

  it('[F-38] gets the next build by one reload when the open page needs code that it removed', async () => {
    const { page, loads } = await visit();
    await site.machine.end();
    await startNext();
    await offer(page).waitFor({ timeout: PATIENT_MS });
    await help(page).click();
    await expect.poll(() => programOf(page)).toContain('bbbbbbbb');
    await untilHydrated(page);
    await expect.poll(() => cacheNames(page)).toEqual([expect.stringContaining('bbbbbbbb')]);
    await help(page).click();
    await page.getByRole('dialog', { name: 'Genveje' }).locator('kbd').first().waitFor();
    expect(loads).toHaveLength(1);
  });

  it('[F-38] gets the next build by itself after a link that met no server', async () => {
    const { page, missing } = await visit();
    await site.machine.end();
    await page.getByRole('navigation', { name: 'Sportsgrene', exact: true }).getByRole('link', { name: 'Håndbold' }).click();
    await page.getByRole('heading', { level: 1, name: 'Du er offline' }).waitFor();
    await startNext();
    await expect.poll(() => page.title(), { timeout: PATIENT_MS }).toMatch(/^Håndbold i dag/);
    await untilHydrated(page);
    expect(await programOf(page)).toContain('bbbbbbbb');
    await expect.poll(() => cacheNames(page), { timeout: PATIENT_MS }).toEqual([expect.stringContaining('bbbbbbbb')]);
    expect(missing).toEqual([]);
  });
});
