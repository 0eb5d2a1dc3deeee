import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemporaryFolder } from '../../server/testing/run.ts';
import { hasBrowser, startBrowser, untilFollowing, type Visitors } from '../harness/browser.ts';
import { deliver } from '../harness/feed.ts';
import { createMatch, type Match } from '../harness/match.ts';
import { rowOf, untilHydrated } from '../harness/table.ts';
import { chunkOf, isUnbuilt, otherBuild } from '../harness/faults/build.ts';
import { openSite, type FaultSite } from '../harness/faults/site.ts';

/** A page without push polls the service status once a minute. */
const PATIENT_MS = 80_000;
const LONG_MS = 240_000;
/** Console errors of a server that is down, and of missing files. */
const EXPECTED =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection|status of 404|MIME type|dynamically imported/;

const offer = (page: Page) => page.getByRole('button', { name: 'Ny version: genindlæs' });
const help = (page: Page) => page.getByRole('button', { name: 'Genveje og hjælp' });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Genveje' }).locator('kbd').first();
const program = (page: Page): Promise<string | null> => page.locator('script[type="module"]').first().getAttribute('src');

const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in globalThis);

describe.skipIf(!hasBrowser || isUnbuilt)('a page left open while its server gets another build', { timeout: LONG_MS }, () => {
  let site: FaultSite;
  let visitors: Visitors;
  const builds: TemporaryFolder[] = [];
  let match: Match;

  beforeAll(async () => {
    builds.push(otherBuild('aaaaaaaa'), otherBuild('bbbbbbbb'));
    site = await openSite({ WEB_DIR: builds[0]!.path });
    visitors = await startBrowser();
    match = createMatch({ key: 'f38', home: 'Hjemme f38', away: 'Ude f38' });
    await submit(...match.kickedOff(20));
  });
  afterAll(async () => {
    await visitors?.[Symbol.asyncDispose]();
    await site?.[Symbol.asyncDispose]();
    for (const build of builds) build[Symbol.dispose]();
  });

  async function submit(...messages: Parameters<typeof deliver>[2]): Promise<void> {
    expect((await deliver(site.machine.url, site.key, messages)).status).toBe(200);
  }
  async function deploy(build: TemporaryFolder): Promise<void> {
    await site.machine.end();
    await site.machine.start({ WEB_DIR: build.path });
  }
  async function follow(): Promise<Page> {
    const page = await visitors.open(`${site.machine.url}/fodbold/`, { expected: EXPECTED });
    await untilFollowing(page);
    await untilHydrated(page);
    await page.locator('body > [role="status"]').waitFor({ state: 'attached' });
    await mark(page);
    return page;
  }

  it('[F-38] an open page keeps its build when the server gets another one, and loads that with the next link', async () => {
    const page = await follow();
    expect(await program(page)).toContain('aaaaaaaa');
    await deploy(builds[1]!);
    await offer(page).waitFor({ timeout: PATIENT_MS });
    await submit(match.score(2, 1));
    await rowOf(page, /Hjemme f38.*2.*1/s).waitFor({ timeout: PATIENT_MS });
    expect([await isMarked(page), await program(page)]).toEqual([true, expect.stringContaining('aaaaaaaa')]);

    await page.getByRole('link', { name: 'Næste dag' }).click();
    await page.waitForURL(/dag=1/);
    await page.waitForFunction(() => !('isMarked' in globalThis));
    await untilHydrated(page);
    expect(await program(page)).toContain('bbbbbbbb');
    await page.locator('body > [role="status"]').waitFor({ state: 'attached' });
    expect(await offer(page).count()).toBe(0);
  });

  it('[F-38] an open page reloads when a visitor needs code that another build removed', async () => {
    await deploy(builds[0]!);
    const page = await follow();
    await deploy(builds[1]!);
    await offer(page).waitFor({ timeout: PATIENT_MS });
    await page.getByRole('button', { name: 'Luk', exact: true }).click();
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(await isMarked(page)).toBe(true);

    await help(page).click();
    await page.waitForFunction(() => !('isMarked' in globalThis), undefined, { timeout: PATIENT_MS });
    await untilHydrated(page);
    expect(await program(page)).toContain('bbbbbbbb');
    await help(page).click();
    await shortcuts(page).waitFor();
  });

  it('[F-38] an open page does not reload repeatedly when the code stays missing', async () => {
    const page = await follow();
    const missing = `${site.machine.url}/${chunkOf(builds[1]!, 'shell/header/shortcuts.tsx')}`;
    await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(/assets\/\w*hydrate-.*\.js$/, (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    );
    let loads = 0;
    page.on('load', () => (loads += 1));
    await help(page).click();
    await expect.poll(() => loads).toBe(1);
    await untilHydrated(page);
    await page.locator('body > [role="status"]').waitFor({ state: 'attached' });
    const failed = page.waitForResponse(missing);
    await help(page).click();
    await failed;
    await page.getByRole('dialog', { name: 'Genveje' }).waitFor();
    await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
    expect(loads).toBe(1);
  });
});
