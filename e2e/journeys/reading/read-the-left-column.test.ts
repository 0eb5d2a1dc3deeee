import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, untilHydrated } from '../../harness/table.ts';

const DELAY_S = 10;
const COUNTRIES = ['ad', 'al', 'am', 'at', 'az', 'ba', 'be', 'bg', 'by', 'ch', 'cy', 'cz', 'de', 'ee', 'es', 'fi', 'fr'];

const countries = (page: Page): Locator => page.getByRole('navigation', { name: 'Lande' });
const denmark = (page: Page): Promise<string> => readingOf(countries(page).getByRole('link', { name: /Danmark/ }));

describe.runIf(hasBrowser)('a visitor with a wide screen', () => {
  let site: ProductSite;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  let startedMs = 0;
  beforeAll(async () => {
    site = await openSite();
    startedMs = Date.now();
    await site.submit(
      match.fixture(),
      ...COUNTRIES.map((country) =>
        createMatch({
          key: country,
          home: `${country} hjemme`,
          away: `${country} ude`,
          competition: { name: '1. division', country, season: '2026/2027' },
        }).fixture(),
      ),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it.each([true, false])(
    '[PAGE-29] "Vis flere" of the left column shows the other countries, JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await site.visit('/fodbold/', { viewport: DESKTOP, javaScriptEnabled });
      if (javaScriptEnabled) await untilHydrated(page);
      const all = countries(page);
      const last = all.getByRole('link', { name: 'Østrig' });
      expect(await last.isVisible()).toBe(false);
      await all.getByText(/^Vis flere/).click();
      expect(await last.isVisible()).toBe(true);
      expect(await all.getByRole('link').count()).toBe(COUNTRIES.length + 1);
    },
  );

  it('a delayed visitor sees a running match in the left column later, on the list and on the news', async () => {
    await sleep(Math.max(0, startedMs + (DELAY_S + 2) * 1000 - Date.now()));
    const pages: Page[] = [];
    for (const path of ['/fodbold/', '/nyheder/']) {
      const page = await site.visit(path, { viewport: DESKTOP });
      await page.context().addCookies([{ name: 'tvsynk', value: String(DELAY_S), url: site.stack.url }]);
      pages.push(page);
    }
    const submittedMs = Date.now();
    await site.submit(...match.kickedOff(20));
    const seen = new Set<string>();
    while (Date.now() - submittedMs < (DELAY_S - 3) * 1000) {
      for (const page of pages) {
        await page.reload();
        await untilHydrated(page);
        const text = await denmark(page);
        if (Date.now() - submittedMs < (DELAY_S - 1) * 1000) seen.add(text);
      }
      await sleep(500);
    }
    expect([...seen]).toEqual(['Danmark']);
    await sleep(Math.max(0, submittedMs + (DELAY_S + 2) * 1000 - Date.now()));
    for (const page of pages) {
      await page.reload();
      expect(await denmark(page)).toBe('Danmark 1 live');
    }
  });
});
