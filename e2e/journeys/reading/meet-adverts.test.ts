import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
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

const NETWORK = 'https://ads.example';
const PLANS: readonly AdvertPlan[] = [
  { id: 'bred', zones: ['under', 'detail_content'], size: [728, 90] },
  { id: 'top', zones: ['box_over_content', 'detail_box_over_content'], size: [930, 120], colour: [40, 120, 70] },
  { id: 'top2', zones: ['box_over_content'], size: [930, 120], colour: [120, 60, 40] },
  { id: 'side', zones: ['over_self_promo'], size: [300, 250], colour: [150, 110, 30] },
  { id: 'firkant', zones: ['premium_square_mobile'], size: [300, 250], colour: [90, 40, 120] },
  { id: 'bund', zones: ['responsive_detail_fixed_bottom'], size: [320, 50], colour: [160, 40, 60] },
  { id: 'bag', zones: ['background', 'news_background'], size: [400, 900], colour: [60, 60, 90] },
  {
    id: 'netv',
    zones: ['detail_content'],
    size: [728, 90],
    more: { image: undefined, frame: `${NETWORK}/a.html`, countries: ['NO'] },
  },
  { id: 'spil', zones: ['under'], size: [728, 90], more: { gambling: 9001 } },
  { id: 'svensk', zones: ['under'], size: [728, 90], more: { countries: ['SE'] } },
];

describe.runIf(hasBrowser)('a visitor of a site with adverts', () => {
  let site: ProductSite;
  const adverts = layAdverts(PLANS, [NETWORK]);
  const folder = temporaryFolder('bookmakers');
  const bookmakers = join(folder.path, 'bookmakers.json');
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'AGF', start: today.late() });
  beforeAll(async () => {
    const dkLicence = { holder: 'Prøvebog A/S', number: '18-1', validTo: '2099-12-31' };
    const bookmaker = { id: 9001, name: 'Prøvebog', link: 'https://book.example/', dkLicence };
    writeFileSync(bookmakers, JSON.stringify({ bookmakers: [bookmaker], available: { default: [9001] } }));
    site = await openSite({ BANNERS: adverts.file, BOOKMAKERS: bookmakers, GEO_HEADERS: 'cloudflare' });
    await site.submit(match.fixture());
  });
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    adverts[Symbol.dispose]();
    folder[Symbol.dispose]();
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
      expect(await page.content()).not.toMatch(/Annonce<|Firma|data-zone/);
      expect(requests.filter((each) => each.includes('banners'))).toEqual([]);
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
    const loaded = page.waitForResponse((response) => response.url().includes('/api/banners/'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await loaded;
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

  it('stand beside the lines on gambling where they advertise it, once odds are turned on', async () => {
    const page = await visitConsenting('/indstillinger/', 'DK');
    await page.getByRole('switch', { name: /Vis odds/ }).click();
    await page.getByRole('button', { name: 'Ja, jeg er fyldt 18 år' }).click();
    await page.getByText('Slået til på denne enhed i 90 dage.').waitFor();
    const under = page.locator('[data-zone=under]');
    await expect
      .poll(
        async () => {
          await page.goto(`${site.stack.url}/fodbold/`);
          return under.innerText();
        },
        { timeout: 30_000, interval: 1100 },
      )
      .toMatch(/Firma spil/);
    await untilHydrated(page);
    for (const line of ['18+', 'StopSpillet', '70 22 28 25', 'ROFUS.nu']) expect(await under.innerText()).toContain(line);
    expect(await shiftsOf(page)).toBe(0);
    await expectNoFindingsIn(page, 'an advert for gambling', ['light', 'dark']);
  });

  it('shows the frame of a named origin in a sandbox, whose messages have that origin', async () => {
    const html = "<!doctype html><title>a</title><script>parent.postMessage({ type: 'TrackEvent' }, '*')</script>";
    const page = await site.open('/fodbold/', {
      ...inCountry('NO'),
      async before(opened) {
        await opened.route(`${NETWORK}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      },
    });
    await consentToAdvertising(page);
    await page.addInitScript(() => addEventListener('message', ({ origin }) => Object.assign(globalThis, { from: origin })));
    const address = await rowOf(page, /Brøndby IF/).evaluate((row) => (row as HTMLAnchorElement).href);
    const frame = page.locator('iframe');
    await expect
      .poll(
        async () => {
          await page.goto(address);
          return frame.count();
        },
        { timeout: 30_000, interval: 1100 },
      )
      .toBe(1);
    expect(await frame.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => (globalThis as typeof globalThis & { from?: string }).from)).toBe(NETWORK);
  });

  it('reports a click to the page itself, and is absent from paper', async () => {
    const page = await visitConsenting('/fodbold/', 'DK');
    const clicked = page.evaluate(
      () => new Promise((resolve) => addEventListener('bannerclick', (event) => resolve((event as CustomEvent).detail))),
    );
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.locator('[data-zone=over_self_promo] a').click()]);
    await tab.close();
    expect(await clicked).toEqual({ id: 'side', zone: 'over_self_promo', advertiser: 'Firma side' });
    const animationOf = () =>
      page.locator('[data-zone=over_self_promo] img').evaluate((img) => getComputedStyle(img).animationName);
    expect(await animationOf()).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animationOf()).toBe('none');
    await page.emulateMedia({ media: 'print' });
    expect(await zonesOn(page)).toEqual([]);
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
