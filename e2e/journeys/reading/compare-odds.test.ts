import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OfferMessage } from '@stillingen/domain/messages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { expectNoFindings, expectNoFindingsIn } from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf, untilHydrated } from '../../harness/table.ts';

const LICENCE = { holder: 'Prøvebog A/S', number: '18-1', validTo: '2099-12-31' };
const bookmaker = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, kind: 'bookmaker', link: `https://book${id}.example/`, dkLicence: LICENCE },
  ...more,
});
/** No price, and no other number on the pages, looks like these. */
const PRICES = { home: '7.77', draw: '3.21', away: '1.62' };

describe.runIf(hasBrowser)('a visitor of 18 who compares odds', () => {
  let site: ProductSite;
  let key: string;
  const folder = temporaryFolder('odds');
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'AGF', start: today.late() });

  const offer = (more: Partial<OfferMessage>): OfferMessage => ({
    ...{ kind: 'offer', key: 'o/9001', seq: 1, at: new Date().toISOString(), event: 'm', bookmaker: 9001 },
    ...{ betType: 'HOME_DRAW_AWAY', scope: 'FULL_TIME', live: false, state: 'open', prices: PRICES },
    ...more,
  });
  async function submitOdds(...messages: readonly OfferMessage[]): Promise<void> {
    const response = await fetch(`${site.stack.url}/ingest/v1/odds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
    });
    const { results } = (await response.json()) as { results: readonly { result: string }[] };
    expect(results.map(({ result }) => result)).toEqual(messages.map(() => 'accepted'));
  }

  beforeAll(async () => {
    const file = path.join(folder.path, 'bookmakers.json');
    const bookmakers = [
      bookmaker(9001, 'Prøvebog Et'),
      bookmaker(9002, 'Prøvebog To'),
      bookmaker(9003, 'Uden Licens', { dkLicence: undefined }),
    ];
    const options = {
      default: { logo_to_text_bonus: '0' },
      SE: {
        clickable_bookmaker_logo_odds_comparison: '0',
        logo_to_text_odds_comparison: '0',
        odds_background_in_odds_comparison: '0',
      },
    };
    writeFileSync(file, JSON.stringify({ bookmakers, options, available: { default: [9001, 9002, 9003], SE: [9003] } }));
    site = await openSite({ BOOKMAKERS: file, GEO_HEADERS: 'cloudflare' });
    key = await site.stack.keyOf('e2e');
    await site.submit(match.fixture());
    await submitOdds(
      offer({}),
      offer({ key: 'o/9002', bookmaker: 9002, prices: { home: '7.50', draw: '3.40', away: '1.60' } }),
      offer({ key: 'o/9003', bookmaker: 9003, prices: { home: '9.99', draw: '4.44', away: '1.41' } }),
    );
  });
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  async function turnOn(page: Page, status = 'Slået til på denne enhed i 90 dage.'): Promise<void> {
    await page.goto(`${site.stack.url}/indstillinger/`);
    await page.getByRole('switch', { name: /Vis odds/ }).click();
    await page.getByRole('button', { name: 'Ja, jeg er fyldt 18 år' }).click();
    await page.getByText(status).waitFor();
  }
  const matchAddress = (page: Page): Promise<string> =>
    rowOf(page, /Brøndby IF/).evaluate((row) => (row as HTMLAnchorElement).href);

  it('[AGE-01] [PAGE-28] sees prices in rows and compares bookmakers once the mode is on, with help beside them', async () => {
    const page = await site.open('/fodbold/');
    const text = (): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
    for (const word of ['7.77', 'Prøvebog', '70 22 28 25', 'Reklame']) expect(await text()).not.toContain(word);
    await turnOn(page);
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilHydrated(page);
    await page.getByText('7.77').waitFor();
    expect(await page.getByRole('link', { name: /7\.77/ }).getAttribute('rel')).toBe('sponsored nofollow noopener');
    await page.getByText('70 22 28 25').waitFor();
    await page.goto(`${await matchAddress(page)}odds/`);
    await page.getByText('Prøvebog Et').waitFor();
    await page.getByText('Prøvebog To').waitFor();
    expect(await text()).not.toMatch(/Uden Licens|9\.99/);
    await page.getByText('70 22 28 25').first().waitFor();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expectNoFindingsIn(page, `the comparison at ${viewport.width}`, ['light', 'dark']);
    }
  });

  it('[GEO-08] [GEO-09] [BOOK-14] sees what the group of the place serves: Denmark, Sweden, Italy, Greece', async () => {
    const open = (country: string) =>
      site.open('/fodbold/', { extraHTTPHeaders: { 'cf-ipcountry': country }, expected: /status of 404/ });
    const compare = async (page: Page): Promise<string> => {
      await turnOn(page);
      await page.goto(`${site.stack.url}/fodbold/`);
      await page.goto(`${await matchAddress(page)}odds/`);
      await page.getByText('Højeste', { exact: true }).waitFor();
      return page.evaluate(() => document.documentElement.outerHTML);
    };
    const facts = (html: string) => ({
      names: ['Prøvebog Et', 'Uden Licens'].filter((name) => html.includes(name)),
      nameLinks: html.match(/title="Gå til /g)?.length ?? 0,
      priceLinks: (html.match(/href="\/bookmaker\//g)?.length ?? 0) - (html.match(/title="Gå til /g)?.length ?? 0),
      hasNotice: html.includes('70 22 28 25'),
      hasFooter: html.includes('footerAdvertGambling'),
      hasTab: html.includes('id="odds-tab-prematch"'),
      isFlat: /<table class="[^"]*flat/.test(html),
    });
    expect(facts(await compare(await open('DK')))).toEqual({
      ...{ names: ['Prøvebog Et'], nameLinks: 2, priceLinks: 6, hasNotice: true, hasFooter: true, hasTab: true, isFlat: false },
    });
    expect(facts(await compare(await open('SE')))).toEqual({
      ...{ names: ['Uden Licens'], nameLinks: 0, priceLinks: 3, hasNotice: false, hasFooter: true, hasTab: true, isFlat: true },
    });
    const italy = await open('IT');
    expect(facts(await compare(italy))).toMatchObject({
      ...{ names: ['Prøvebog Et', 'Uden Licens'], nameLinks: 0, priceLinks: 0, hasNotice: false, hasFooter: false },
    });
    await italy.goto(italy.url().replace('odds/', ''));
    await untilHydrated(italy);
    expect(facts(await italy.content())).toMatchObject({ priceLinks: 0, hasTab: false });
    const greece = await open('GR');
    await turnOn(greece, 'Slået til, men ingen udbyder vises, hvor du er.');
    expect((await greece.goto(`${site.stack.url}/odds/`))?.status()).toBe(404);
    expect(await greece.content()).not.toMatch(/Prøvebog|Reklame|spil-ansvarligt|7\.77/);
  });

  it('[ODDS-12] reads prices in the format that was chosen, and loses them all when odds are turned off', async () => {
    const page = await site.open('/fodbold/');
    await turnOn(page);
    await page.getByRole('button', { name: /^Amerikansk/ }).click();
    await page.goto(`${site.stack.url}/fodbold/`);
    await page.getByText('+677').waitFor();
    await page.getByRole('button', { name: 'Slå odds fra' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/677|Reklame|StopSpillet/);
  });

  it('can not turn odds on while they are locked, and lengthens a lock but does not undo it', async () => {
    const page = await site.open('/indstillinger/', { expected: /status of 409/ });
    await page.getByRole('button', { name: '24 timer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Spær for odds' }).click();
    await page
      .getByText(/Odds er spærret til/)
      .first()
      .waitFor();
    expect(await page.getByRole('switch', { name: /Vis odds/ }).isDisabled()).toBe(true);
    await page.reload();
    await page
      .getByText(/Odds er spærret til/)
      .first()
      .waitFor();
    const answer = await page.evaluate(async () => {
      const body = JSON.stringify({ on: true, adult: true });
      return (await fetch('/api/odds-mode', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
    });
    expect(answer).toBe(409);
    await expectNoFindings(page, 'settings with a lock');
  });
});
