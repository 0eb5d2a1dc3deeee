import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn, scrollsSideways } from '../../harness/accessibility.ts';
import {
  type AdvertPlan,
  consentToAdvertising,
  countShifts,
  layAdverts,
  refuseAdvertising,
  shiftsOf,
} from '../../harness/adverts.ts';
import { DESKTOP, hasBrowser, PHONE, type Visit } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf, untilHydrated } from '../../harness/table.ts';

const PLANS: readonly AdvertPlan[] = [
  { id: 'bred', zones: ['under', 'detail_content'], size: [728, 90] },
  { id: 'top', zones: ['box_over_content', 'detail_box_over_content'], size: [930, 120], colour: [40, 120, 70] },
  { id: 'top2', zones: ['box_over_content'], size: [930, 120], colour: [120, 60, 40] },
  { id: 'side', zones: ['over_self_promo'], size: [300, 250], colour: [150, 110, 30] },
  { id: 'firkant', zones: ['premium_square_mobile'], size: [300, 250], colour: [90, 40, 120] },
  { id: 'bund', zones: ['responsive_detail_fixed_bottom'], size: [320, 50], colour: [160, 40, 60] },
  { id: 'bag', zones: ['background', 'news_background'], size: [400, 900], colour: [60, 60, 90] },
  { id: 'svensk', zones: ['under'], size: [728, 90], more: { countries: ['SE'] } },
];

describe.runIf(hasBrowser)('a visitor of a site with adverts', () => {
  let site: ProductSite;
  const adverts = layAdverts(PLANS);
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'AGF', start: today.late() });
  beforeAll(async () => {
    site = await openSite({ BANNERS: adverts.file, GEO_HEADERS: 'cloudflare' });
    await site.submit(match.fixture());
  });
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    adverts[Symbol.dispose]();
  });

  const inCountry = (country: string | null): Visit =>
    country === null ? {} : { extraHTTPHeaders: { 'cf-ipcountry': country } };
  async function visitConsenting(path: string, country: string | null, visit: Visit = {}): Promise<Page> {
    const page = await site.open(path, { ...inCountry(country), ...visit, before: countShifts });
    await consentToAdvertising(page);
    await page.reload();
    await untilHydrated(page);
    return page;
  }
  const zonesOn = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-zone]')]
        .filter((zone) => zone.querySelector('img')?.checkVisibility() === true)
        .map((zone) => zone.dataset['zone']!)
        .toSorted(),
    );

  it('[PAGE-31] shows and requests no advert before an answer and after a refusal, and leaves no room for one', async () => {
    const page = await site.open('/fodbold/', { ...inCountry('DK'), before: countShifts });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const isFree = async () => {
      expect(await page.content()).not.toMatch(/Annonce|Firma|data-zone/);
      expect(requests.filter((path) => path.includes('banners'))).toEqual([]);
      expect(await shiftsOf(page)).toBe(0);
    };
    await page.reload();
    await untilHydrated(page);
    await isFree();
    await refuseAdvertising(page);
    await page.reload();
    await untilHydrated(page);
    await isFree();
    expect(await page.getByRole('contentinfo').textContent()).not.toContain('Ingen reklamer');
  });

  it('[PAGE-31] [PAGE-32] [PAGE-33] shows adverts from the first byte after a consent, and nothing moves', async () => {
    const page = await visitConsenting('/fodbold/', 'DK');
    expect(await zonesOn(page)).toEqual(['box_over_content', 'over_self_promo', 'under']);
    expect(await shiftsOf(page)).toBe(0);
    const top = page.getByRole('complementary', { name: /^Annonce fra Firma top/ });
    const link = top.getByRole('link');
    expect(await link.getAttribute('rel')).toBe('sponsored noopener nofollow');
    expect(await link.getAttribute('target')).toBe('_blank');
    await top.getByText('Annonce').waitFor();
    const address = await rowOf(page, /Brøndby IF/).evaluate((row) => (row as HTMLAnchorElement).href);
    await page.goto(address);
    await untilHydrated(page);
    expect(await zonesOn(page)).toEqual(['detail_box_over_content', 'detail_content', 'over_self_promo']);
    expect(await shiftsOf(page)).toBe(0);
    await page.setViewportSize(PHONE);
    await page.reload();
    await untilHydrated(page);
    expect(await zonesOn(page)).toContain('responsive_detail_fixed_bottom');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Luk annonce' }).click();
    expect(await zonesOn(page)).not.toContain('responsive_detail_fixed_bottom');
    await page.goto(`${site.stack.url}/indstillinger/`);
    await untilHydrated(page);
    expect(await zonesOn(page)).toEqual([]);
  });

  it('[PAGE-33] shows strips beside the frame where the window has room for them', async () => {
    const page = await visitConsenting('/nyheder/', 'DK', { viewport: { width: 1800, height: 900 } });
    const sizeOf = () => page.locator('[data-zone=news_background] img').first().boundingBox();
    expect((await sizeOf())!.width).toBeGreaterThan(120);
    await page.setViewportSize(DESKTOP);
    await expect.poll(sizeOf).toBeNull();
  });

  it.each([
    ['SE', 'Sweden', true],
    ['DK', 'Denmark', false],
    [null, 'an unknown country', false],
  ])('[PAGE-31] an advert for Sweden is on a page for %s (%s): %s', async (country, _name, isShown) => {
    const page = await visitConsenting('/fodbold/', country);
    expect((await page.content()).includes('Firma svensk')).toBe(isShown);
  });

  it('[PAGE-31] puts adverts into an open page where nothing in view moves, once the visitor consents there', async () => {
    const page = await site.open('/fodbold/', { ...inCountry('DK'), viewport: PHONE, before: countShifts });
    await consentToAdvertising(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForResponse((response) => response.url().includes('/api/banners/'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => zonesOn(page)).toContain('under');
    expect(await zonesOn(page)).not.toContain('box_over_content');
    expect(await shiftsOf(page)).toBe(0);
  });

  it('leaves the room of an advert empty when the consent is withdrawn', async () => {
    const page = await visitConsenting('/fodbold/', 'DK');
    await refuseAdvertising(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => page.locator('[data-zone] a').count()).toBe(0);
    expect(await shiftsOf(page)).toBe(0);
  });

  it('[CONST-10] shows another advert after 45 seconds in view, and none while its tab is hidden', async () => {
    const page = await site.open('/fodbold/', inCountry('DK'));
    await consentToAdvertising(page);
    await page.clock.install();
    await page.reload();
    await untilHydrated(page);
    const shown = () => page.locator('[data-zone=box_over_content] img').getAttribute('alt');
    const first = await shown();
    await page.clock.runFor(44_000);
    expect(await shown()).toBe(first);
    await page.clock.runFor(2_000);
    await expect.poll(shown).not.toBe(first);
    const second = await shown();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(100_000);
    expect(await shown()).toBe(second);
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('meets adverts that all can read, on a %s in light and dark', async (_, viewport) => {
    const page = await visitConsenting('/fodbold/', 'DK', { viewport });
    await expectNoFindingsIn(page, `adverts at ${viewport.width}`, ['light', 'dark']);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
