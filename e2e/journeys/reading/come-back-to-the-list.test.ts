import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, lineupOf, SUPERLIGAEN, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf } from '../../harness/table.ts';

/** More than the rows that a page carries at first. */
const MATCHES = 130;
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const SCORER = 'Jonas Winther';

const lineup = lineupOf('m', SCORER);

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

describe.runIf(hasBrowser)('a visitor who follows a goal to its scorer', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    // A league below the others: at any time of the day its row is the last one.
    const competition = { ...SUPERLIGAEN, name: 'Danmarksserien' };
    const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub', competition });
    await site.submit(
      ...Array.from({ length: MATCHES }, (_, at) =>
        createMatch({ key: `o${at}`, home: `Hjemmehold ${at}`, away: `Udehold ${at}`, start: today.early() }).fixture(),
      ),
      ...match.kickedOff(40),
      lineup,
      match.incident('g', { type: 'goal', side: 'home', minute: 12, player: SCORER, score: [1, 0] }),
      match.score(1, 0),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** To the row, which is drawn once the end of the first rows is near. */
  async function scrollToRow(page: Page): Promise<number> {
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, 2000));
        return rowOf(page, 'Brøndby IF').count();
      })
      .toBe(1);
    await rowOf(page, 'Brøndby IF').scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(3000);
    return place;
  }

  it('on a phone: from the list to the match to the page of the scorer, and back to the same place', async () => {
    const page = await site.open('/fodbold/', TOUCH);
    const place = await scrollToRow(page);
    await rowOf(page, 'Brøndby IF').tap();
    await page.waitForURL(/\/kamp\//);
    await page.getByRole('main').getByRole('link', { name: SCORER }).first().tap();
    await page.waitForURL(/\/spiller\//);
    await page.getByRole('heading', { level: 1, name: SCORER }).waitFor();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toMatch(/^\/kamp\//);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/fodbold/');
    await expect.poll(() => scrolled(page)).toBeCloseTo(place, -2);
    await expect.poll(() => rowOf(page, 'Brøndby IF').isVisible()).toBe(true);
  });

  it('on a desktop: the match over the list leads to the scorer, and back to the match and the list', async () => {
    const page = await site.open('/fodbold/', { viewport: DESKTOP });
    const place = await scrollToRow(page);
    await rowOf(page, 'Brøndby IF').click();
    await page.getByRole('dialog', { name: 'Kamp' }).getByRole('link', { name: SCORER }).first().click();
    await page.waitForURL(/\/spiller\//);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toMatch(/^\/kamp\//);
    await page
      .getByRole('heading', { level: 1, name: /Brøndby IF/ })
      .first()
      .waitFor({ state: 'attached' });
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/fodbold/');
    await expect.poll(() => scrolled(page)).toBeCloseTo(place, -2);
    await expect.poll(() => rowOf(page, 'Brøndby IF').isVisible()).toBe(true);
  });
});
