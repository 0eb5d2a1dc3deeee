import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrollsSideways } from '../../harness/accessibility.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const LEAGUE = '/fodbold/danmark/superligaen/';
const LISTS: ReadonlySet<string> = new Set(['/fodbold/', '/fodbold/?cat=1', '/fodbold/?cat=8', '/motorsport/']);
const PAGES = [
  ...LISTS,
  ...[LEAGUE, `${LEAGUE}stilling/`, `${LEAGUE}resultater/`, `${LEAGUE}kampprogram/`, '/fodbold/danmark/'],
  ...['/indstillinger/', '/varsler/', '/konto/', '/findes-ikke/', '/_offline/'],
];

/** CSS pixels: right edges of the last tool and of the right column; null where it is below. */
const rightEdgesOf = (page: Page) =>
  page.evaluate(() => {
    const rightOf = (selector: string): number => {
      const element = document.querySelector(selector)!;
      return Math.round(element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight));
    };
    return { header: rightOf('header [class*="_tools"] > :last-child'), column: rightOf('main [class*="_right"]') };
  });

/** Left edges in CSS pixels: of the text of the brand and of the first sport, and of the columns. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const leftOf = (selector: string): number | null => {
      const element = document.querySelector(selector);
      if (element === null || element.getClientRects().length === 0) return null;
      const { paddingLeft, borderLeftWidth } = getComputedStyle(element);
      const left = element.getBoundingClientRect().left + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth);
      return Math.round(left * 10) / 10;
    };
    document.querySelector('header nav')!.scrollLeft = 0;
    return {
      brand: leftOf('header a[href="/"]'),
      sport: leftOf('header nav a'),
      navigation: leftOf('main [class*="_left"] li a'),
      centre: leftOf('main [class*="_centre"]'),
    };
  });

describe.runIf(hasBrowser)('a visitor of every kind of page', () => {
  let site: ProductSite;
  let pages: readonly string[] = [];
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub' }).kickedOff(30),
      ...createMatch({ key: 'over', home: 'Viborg FF', away: 'AGF', start: today.early() }).finished(2, 1),
    );
    const front = await (await fetch(`${site.stack.url}/fodbold/`)).text();
    const match = /href="(\/kamp\/\w{8}\/)"/.exec(front)![1]!;
    pages = [...PAGES, match, `${match}stilling/`];
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it.each([
    { width: 390, frame: 390, hasNavigation: false },
    { width: 1100, frame: 1052, hasNavigation: false },
    { width: 1280, frame: 1284, hasNavigation: true },
    { width: 1440, frame: 1284, hasNavigation: true },
  ])(
    'every page has the same left edge at $width px, and none is wider than the window',
    async ({ width, frame, hasNavigation }) => {
      const page = await site.visit(pages[0]!, { viewport: { width, height: 900 }, expected: /404/ });
      // Without the gutter of the scroll bar.
      const room = await page
        .locator('header')
        .first()
        .evaluate((header) => header.getBoundingClientRect().width);
      const isPhone = width === 390;
      const edge = isPhone ? 12 : Math.max(20, (room - frame) / 2);
      for (const path of pages) {
        await page.goto(site.stack.url + path);
        const { brand, sport, navigation, centre } = await edgesOf(page);
        // On phones the bar of sports stands above lists alone.
        const hasSports = !isPhone || LISTS.has(path);
        expect({ path, brand, sport }).toEqual({ path, brand: edge, sport: hasSports ? edge : null });
        if (hasNavigation) expect({ path, navigation }).toEqual({ path, navigation: edge });
        expect({ path, centre }).toEqual({ path, centre: hasNavigation ? edge + 232 : isPhone ? 0 : edge });
        expect(await scrollsSideways(page), path).toBe(false);
      }
    },
  );

  it.each([1100, 1280, 1440, 1920])('the header and the right column end on one line at %i px', async (width) => {
    const page = await site.visit(pages[0]!, { viewport: { width, height: 900 } });
    for (const path of ['/fodbold/', '/fodbold/danmark/', pages.at(-2)!]) {
      await page.goto(site.stack.url + path);
      const { header, column } = await rightEdgesOf(page);
      expect({ path, header }).toEqual({ path, header: column });
    }
  });
});
