import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindings } from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser, PHONE } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const EDITIONS = 'en=https://en.example.dk,sv-SE=https://example.se';
const PLACES = 'en-GB=https://en.example.dk,sv-SE=https://example.se';
/** The offer comes while the page is idle, some seconds after it opened. */
const OFFERED = { timeout: 20_000 } as const;

describe.runIf(hasBrowser)('a visitor whose browser prefers another language', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite({ SITE_EDITIONS: EDITIONS });
  });
  afterAll(() => site?.[Symbol.asyncDispose]());

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])(
    '[WIN-02] [WIN-09] [GEN-20] [PAGE-35] is offered it once at the third visit, and chooses among all on a %s',
    async (_, screen) => {
      const page = await site.open('/fodbold/', { ...screen, locale: 'en-GB' });
      const visitAgain = () => page.evaluate(() => sessionStorage.removeItem('visit'));
      const box = page.getByRole('dialog', { name: 'Vil du læse på et andet sprog?' });
      await page.waitForFunction(() => localStorage.getItem('visits') === '1', null, OFFERED);
      await page.evaluate(() => localStorage.setItem('visits', '2'));
      await visitAgain();
      await page.reload();
      await box.waitFor(OFFERED);
      expect(await box.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('https://en.example.dk/fodbold/');
      await expectNoFindings(page, 'the language box');
      await box.getByRole('button', { name: 'Alle sprog' }).click();
      const setup = page.getByRole('dialog', { name: 'Vælg sprog' });
      expect(await setup.getByRole('link').allTextContents()).toEqual(['English', 'Svenska']);
      expect(await box.count()).toBe(0);
      for (const _press of [1, 2]) await page.keyboard.press('Escape');
      expect(await setup.isVisible()).toBe(true);
      await setup.getByRole('button', { name: 'Dansk' }).click();
      expect(await setup.count()).toBe(0);
      await visitAgain();
      await page.reload();
      await page.waitForFunction(() => sessionStorage.getItem('visit') !== null, null, OFFERED);
      expect(await box.count()).toBe(0);
    },
  );

  it('the settings lead to every edition', async () => {
    const page = await site.visit('/indstillinger/', { ...DESKTOP, javaScriptEnabled: false });
    const section = page.getByRole('region', { name: 'Sprog' });
    expect(await section.getByRole('link').allTextContents()).toEqual(['English', 'Svenska']);
  });
});

describe.runIf(hasBrowser)('a visitor in the country of another edition', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite({ SITE_EDITIONS: PLACES, GEO_HEADERS: 'cloudflare' });
  });
  afterAll(() => site?.[Symbol.asyncDispose]());

  it('[WIN-02] [GEN-20] is offered it at the first visit, stays, and is not offered it again', async () => {
    const page = await site.open('/fodbold/', { locale: 'da-DK', extraHTTPHeaders: { 'cf-ipcountry': 'SE' } });
    const box = page.getByRole('dialog', { name: 'Er du ikke i Danmark?' });
    await box.waitFor(OFFERED);
    expect(await box.getByRole('link', { name: 'Svenska' }).getAttribute('href')).toBe('https://example.se/fodbold/');
    await expectNoFindings(page, 'the region box');
    await box.getByRole('button', { name: 'Bliv på dansk' }).click();
    await page.evaluate(() => sessionStorage.removeItem('visit'));
    await page.reload();
    await page.waitForFunction(() => sessionStorage.getItem('visit') !== null, null, OFFERED);
    expect(await box.count()).toBe(0);
  });

  it('[GEN-20] is offered none in Denmark, or in a country of no edition', async () => {
    for (const country of ['DK', 'FR']) {
      const page = await site.open('/fodbold/', { locale: 'da-DK', extraHTTPHeaders: { 'cf-ipcountry': country } });
      await page.waitForFunction(() => sessionStorage.getItem('visit') !== null, null, OFFERED);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
  });
});
