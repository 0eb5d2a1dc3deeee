import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn, scrollsSideways } from '../../harness/accessibility.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const WIDE = { width: 1680, height: 1000 } as const;
const MATCHES = [
  ['AGF', 'Viborg FF'],
  ['Brøndby IF', 'Vejle Boldklub'],
  ['OB', 'Randers FC'],
] as const;

const column = (page: Page): Locator => page.getByRole('region', { name: 'Valgt kamp' });
const shown = (page: Page): Promise<string> => readingOf(column(page).getByRole('heading', { level: 1 }));
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const marked = (page: Page): Locator => page.locator('a[data-event][aria-current]');

describe.runIf(hasBrowser)('a visitor whose screen has room for two', () => {
  let site: ProductSite;
  const live = createMatch({ key: 'm1', home: MATCHES[1][0], away: MATCHES[1][1] });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...live.kickedOff(20),
      ...[0, 2].flatMap((at) => createMatch({ key: `m${at}`, home: MATCHES[at]![0], away: MATCHES[at]![1] }).kickedOff(20)),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('a press on a row opens the match beside the list, at its own address, until it is closed', async () => {
    const page = await site.follow('/fodbold/');
    await page.setViewportSize(WIDE);
    await rowOf(page, 'Brøndby IF').click();
    await expect.poll(() => shown(page)).toBe('Brøndby IF mod Vejle Boldklub');
    expect(pathOf(page)).toBe(await rowOf(page, 'Brøndby IF').getAttribute('href'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => readingOf(marked(page))).toContain('Brøndby IF');
    await site.submit(live.score(1, 0));
    await expect.poll(() => readingOf(column(page))).toMatch(/1\s*–\s*0/);
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoFindingsIn(page, 'a match beside the list', ['light', 'dark']);
    await column(page).getByRole('button', { name: 'Luk kampen' }).click();
    await column(page).waitFor({ state: 'detached' });
    expect([pathOf(page), await marked(page).count()]).toEqual(['/fodbold/', 0]);
  });

  it('j and k walk the rows and the match follows, unless it is held; one step back leads to the list', async () => {
    const page = await site.open('/fodbold/', { viewport: WIDE });
    await page.getByText('Vælg en kamp').waitFor();
    const rows = page.locator('a[data-event]');
    const [first, second, third] = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
    await page.keyboard.press('j');
    await expect.poll(() => pathOf(page)).toBe(first);
    await page.keyboard.press('j');
    await expect.poll(() => pathOf(page)).toBe(second);
    await column(page)
      .getByRole('button', { name: /^Næste/ })
      .click();
    await expect.poll(() => pathOf(page)).toBe(third);
    expect(await marked(page).getAttribute('href')).toBe(third);
    await column(page).getByRole('button', { name: 'Fasthold' }).click();
    await rows.nth(2).focus();
    await page.keyboard.press('k');
    await page.waitForTimeout(500);
    expect(pathOf(page)).toBe(third);
    await page.goBack();
    await column(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/fodbold/');
  });

  it('a reload shows the match on its own page, and Enter on its row leads there', async () => {
    const page = await site.open('/fodbold/', { viewport: WIDE });
    await rowOf(page, 'Brøndby IF').click();
    await expect.poll(() => shown(page)).toContain('Brøndby IF');
    await rowOf(page, 'Brøndby IF').press('Enter');
    const alone = page.locator('main').getByRole('heading', { level: 1, name: 'Brøndby IF mod Vejle Boldklub' });
    await column(page).waitFor({ state: 'detached' });
    await alone.waitFor({ state: 'attached' });
    await page.reload();
    await alone.waitFor({ state: 'attached' });
    expect(await column(page).count()).toBe(0);
  });
});
