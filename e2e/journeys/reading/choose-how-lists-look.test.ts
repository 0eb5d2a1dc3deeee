import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, untilFollowing } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf } from '../../harness/table.ts';

const COMPACT_ROW_PX = 40;

describe.runIf(hasBrowser)('a visitor who chooses how lists look', () => {
  let site: ProductSite;
  const match = (key: string, name: string, home: string) =>
    createMatch({ key, home, away: `${home} B`, competition: { name, country: 'dk', season: '2026/2027' } });
  const [quiet, running, later] = [
    match('q', 'Liga A', 'Rolig'),
    match('r', 'Liga B', 'Løbende'),
    match('l', 'Liga C', 'Senere'),
  ] as const;
  beforeAll(async () => {
    site = await openSite();
    await site.submit(quiet.fixture(), match('q2', 'Liga A', 'Stille').fixture(), ...running.kickedOff(20), later.fixture());
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const leagues = (page: Page) => page.getByRole('main').locator('section h2 bdi').allTextContents();
  const rowHeight = async (page: Page) => (await rowOf(page, 'Rolig').boundingBox())!.height;

  it('compact rows and leagues with running matches first hold from the first HTML, until chosen otherwise', async () => {
    const page = await site.open('/fodbold/');
    expect(await leagues(page)).toEqual(['Liga A', 'Liga B', 'Liga C']);
    expect(await rowHeight(page)).toBeGreaterThan(COMPACT_ROW_PX);
    await page.goto(`${site.stack.url}/indstillinger/`);
    await page.getByRole('button', { name: 'Kompakt' }).click();
    await page.getByRole('button', { name: 'Ligaer med kampe i gang først' }).click();
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const html = await (await fetch(`${site.stack.url}/fodbold/`, { headers: { cookie: cookies } })).text();
    expect(html).toMatch(/<html [^>]*data-compact/);
    expect(html.indexOf('Liga B</bdi>')).toBeLessThan(html.indexOf('Liga A</bdi>'));
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilFollowing(page);
    expect(await leagues(page)).toEqual(['Liga B', 'Liga A', 'Liga C']);
    expect(await rowHeight(page)).toBe(COMPACT_ROW_PX);
    await page.goto(`${site.stack.url}/indstillinger/`);
    await page.getByRole('button', { name: 'Almindelig' }).click();
    expect(await page.locator('html[data-compact]').count()).toBe(0);
  });

  it('a league does not rise under the pointer when a match of it kicks off, but when the pointer is gone', async () => {
    const page = await site.open('/indstillinger/');
    await page.getByRole('button', { name: 'Ligaer med kampe i gang først' }).click();
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilFollowing(page);
    await rowOf(page, 'Rolig').hover();
    await page.mouse.move(600, 400);
    await site.submit(...later.kickedOff(1));
    await expect.poll(() => rowOf(page, 'Senere').textContent()).toContain('minut');
    expect(await leagues(page)).toEqual(['Liga B', 'Liga A', 'Liga C']);
    await page.mouse.move(20, 20);
    await expect.poll(() => leagues(page)).toEqual(['Liga B', 'Liga C', 'Liga A']);
  });
});
