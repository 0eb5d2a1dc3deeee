import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const CUT = { expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/ } as const;
const WITH_WORKER = { ...CUT, serviceWorkers: 'allow' } as const;

const untilKept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready);

describe.runIf(hasBrowser)('a visitor who loses the connection', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    const match = (key: string, home: string, away: string) => createMatch({ key, home, away });
    await site.submit(
      ...match('m1', 'FC Midtjylland', 'FC København').kickedOff(10),
      ...match('m2', 'Brøndby IF', 'Vejle Boldklub').kickedOff(10),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('a link without a connection opens a page that names the cause, and the wanted page once connected', async () => {
    const page = await site.open('/fodbold/', WITH_WORKER);
    await untilKept(page);
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Sportsgrene', exact: true }).getByRole('link', { name: 'Håndbold' }).click();
    await page.getByRole('heading', { level: 1, name: 'Du er offline' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/handbold/');
    expect(await page.locator('[data-event]').count()).toBe(0);
    await expectNoFindingsIn(page, 'the page without a connection', ['light', 'dark']);
    await page.context().setOffline(false);
    await expect.poll(() => page.title()).toMatch(/^Håndbold i dag/);
  });

  it('the service worker stores one page and what it loads, and no score', async () => {
    const page = await site.open('/fodbold/', WITH_WORKER);
    await untilKept(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
      );
      return files.flat();
    });
    expect(kept).toEqual(['/_offline/', '/_offline/retry.js', expect.stringMatching(/^\/assets\/.*\.css$/)]);
  });

  it('a match that can not be loaded shows a notice above its skeleton, and later the match', async () => {
    const page = await site.open('/fodbold/', CUT);
    await rowOf(page, 'FC Midtjylland').click();
    await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await rowOf(page, 'Brøndby IF').click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.poll(() => alert.count()).toBe(1);
    expect(await readingOf(alert)).toBe(
      'Kampen kunne ikke hentes Der er ingen forbindelse. Vi prøver igen af os selv. Prøv igen',
    );
    const skeleton = page.getByRole('dialog').getByRole('status');
    expect((await alert.boundingBox())!.y).toBeLessThan((await skeleton.boundingBox())!.y);
    await page.context().setOffline(false);
    await expect.poll(() => page.getByRole('dialog').getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect.poll(() => alert.count()).toBe(0);
  });

  it('a phone shows that a match can not be loaded', async () => {
    const page = await site.open('/fodbold/', { ...WITH_WORKER, viewport: PHONE });
    await untilKept(page);
    await page.context().setOffline(true);
    await rowOf(page, 'Brøndby IF').click();
    await page.getByRole('heading', { level: 1, name: 'Du er offline' }).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.title()).toContain('Brøndby');
  });
});
