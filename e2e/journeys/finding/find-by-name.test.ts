import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindings, expectNoFindingsIn } from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser, PHONE, type Visit } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf, untilHydrated } from '../../harness/table.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const england = { name: 'Premier League', country: 'gb-eng', season: '2026/2027' } as const;

const fieldOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Søg' });
const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Resultater' });
const hitsIn = async (page: Page): Promise<string[]> =>
  (
    await gridOf(page)
      .getByRole('gridcell')
      .filter({ has: page.getByRole('link') })
      .allInnerTexts()
  ).map((text) => text.replaceAll(/\s+/g, ' ').trim());
const chosenIn = (page: Page): Locator => gridOf(page).locator('[aria-selected="true"]');

describe.runIf(hasBrowser)('a visitor who knows a name', () => {
  let site: ProductSite;
  const live = createMatch({ key: 'live', home: 'FC Midtjylland', away: 'FC København', start: today.lately() });
  beforeAll(async () => {
    site = await openSite({ CLIENT_ADDRESS_HEADER: 'x-forwarded-for' });
    await site.submit(
      ...live.kickedOff(30),
      live.score(2, 1),
      createMatch({ key: 'later', home: 'Middlesbrough', away: 'Leeds', start: today.late(), competition: england }).fixture(),
      createMatch({ key: 'bif', home: 'Brøndby IF', away: 'AGF', start: today.late() }).fixture(),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  let visitor = 0;
  /** Each with an address of its own: searches are limited by address. */
  const open = (path: string, visit: Visit = {}): Promise<Page> =>
    site.open(path, { ...visit, extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${(visitor += 1)}` } });

  async function search(page: Page, text: string): Promise<void> {
    await page.keyboard.press('/');
    await gridOf(page).waitFor();
    await page.keyboard.type(text);
  }

  it('[WIN-03] finds by / and the arrow keys, opens by Enter, and keeps what was opened on the device', async () => {
    const page = await open('/fodbold/');
    await search(page, 'mid');
    await expect
      .poll(() => hitsIn(page))
      .toEqual([
        expect.stringMatching(/^\d+’ FC Midtjylland 2 FC København 1$/),
        expect.stringMatching(/^\d\d:\d\d Middlesbrough – Leeds –$/),
        'FC Midtjylland Fodbold · Danmark · spiller nu',
        'Middlesbrough Fodbold · England',
      ]);
    expect(await page.getByRole('status').filter({ hasText: '4 resultater' }).count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosenIn(page).innerText()).toContain('FC Midtjylland');
    expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBe(await chosenIn(page).getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/hold\/fc-midtjylland\//);
    await page.goto(`${site.stack.url}/tennis/`);
    await page.getByRole('searchbox', { name: 'Søg' }).click();
    const now = /^FC Midtjylland Fodbold · Danmark · \d+’ FCM 2-1 FCK$/;
    await expect.poll(() => hitsIn(page)).toContainEqual(expect.stringMatching(now));
    await page.getByRole('button', { name: 'Ryd' }).click();
    await expect.poll(() => hitsIn(page)).not.toContainEqual(expect.stringContaining('FC Midtjylland'));
  });

  it('[WIN-03] shows what was opened before as it is now: a live score, the next match; and without what is gone', async () => {
    const page = await open('/fodbold/');
    const sent: string[] = [];
    page.on('request', (request) => (request.url().includes('/x/search/now/') ? sent.push(request.postData()!) : undefined));
    await search(page, 'midt');
    await gridOf(page)
      .getByRole('link', { name: /2 FC København/ })
      .click();
    await page.waitForURL(/\/kamp\//);
    for (const name of ['Brøndby IF', 'Middlesbrough']) {
      await untilHydrated(page);
      await search(page, name);
      await gridOf(page)
        .getByRole('link', { name: new RegExp(`^${name} Fodbold`) })
        .click();
      await page.waitForURL(/\/hold\//);
    }
    // As if a team had been deleted since.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('searchRecents')!) as { id: string }[];
      localStorage.setItem('searchRecents', JSON.stringify(kept.map((one, at) => (at === 0 ? { ...one, id: 'gone0001' } : one))));
    });
    sent.length = 0;
    await page.goto(`${site.stack.url}/tennis/`);
    await page.getByRole('searchbox', { name: 'Søg' }).click();
    await expect
      .poll(async () => (await hitsIn(page)).slice(0, 2))
      .toEqual([
        expect.stringMatching(/^Brøndby IF Fodbold · Danmark · spiller kl. \d\d:\d\d$/),
        expect.stringMatching(/^\d+’ Fodbold FC Midtjylland 2 FC København 1$/),
      ]);
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: 'Fjern FC Midtjylland – FC København' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('searchRecents'))).not.toContain('Midtjylland');
    await expectNoFindingsIn(page, 'what was opened before', ['light', 'dark']);
  });

  it('[WIN-03] Tab chooses the next kind and leaves after the last, Esc gives the focus back', async () => {
    const page = await open('/fodbold/');
    await rowOf(page, 'Brøndby IF').focus();
    await search(page, 'mid');
    await expect.poll(() => hitsIn(page)).toHaveLength(4);
    const chosen = page.getByRole('group', { name: 'Vis kun' }).locator('[aria-pressed="true"]');
    for (const kind of ['Kampe 2', 'Hold 2']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => chosen.innerText()).toBe(kind);
    }
    await expect.poll(() => hitsIn(page)).toHaveLength(2);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => chosen.innerText()).toBe('Kampe 2');
    await page.keyboard.press('Escape');
    await expect.poll(() => gridOf(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Brøndby IF');
  });

  it('single keys write letters while the field has the focus', async () => {
    const page = await open('/fodbold/');
    await search(page, 'slt?/');
    expect(await page.getByRole('combobox', { name: 'Søg' }).inputValue()).toBe('slt?/');
    await expect.poll(() => page.getByText('Ingen resultater for').innerText()).toContain('slt?/');
  });

  it('has a plain line or an empty panel for any text, and takes no more than 64 letters', async () => {
    const page = await open('/fodbold/');
    await search(page, 'mid');
    await expect.poll(() => hitsIn(page)).toHaveLength(4);
    const panel = page.getByRole('search');
    const lineFor: readonly (readonly [string, string])[] = [
      ['.*+?^${}()|[]\\"\'%', 'Skriv mindst to bogstaver.'],
      ['\u0001\u202e\u200b\ud83d🏆', 'Skriv mindst to bogstaver.'],
      ['<script>alert(1)</script>', 'Ingen resultater for “<script>alert(1)</script>”'],
      ['%zz %00 \u202eabc', 'Ingen resultater for “%zz %00 \u202eabc”'],
    ];
    for (const [text, line] of lineFor) {
      await fieldOf(page).fill(text);
      await panel.getByText(line).waitFor();
    }
    await fieldOf(page).fill('   ');
    await expect.poll(() => panel.getByText(/Skriv|Ingen/).count()).toBe(0);
    await fieldOf(page).fill('brønd\u00adby');
    await expect.poll(() => hitsIn(page)).toContain('Brøndby IF Fodbold · Danmark');
    await fieldOf(page).fill('');
    await page.keyboard.insertText('x'.repeat(10_000));
    await expect.poll(() => fieldOf(page).inputValue()).toHaveLength(64);
  });

  it.each(['%00%0D%0A', '%zz', '%ED%A0%80', '%E2%80%AE%3Cscript%3E', 'x'.repeat(5_000), 'mid%00', 'mid&q=x'])(
    '[PAGE-22] draws the page of results, the same on the server and in the browser, for %.30s',
    async (query) => {
      const page = await open(`/soeg/?q=${query}`);
      await untilHydrated(page);
      expect(await page.getByRole('heading', { name: 'Søg', level: 1 }).count()).toBe(1);
    },
  );

  it('suggests a name for a misspelling and searches for it when pressed', async () => {
    const page = await open('/fodbold/');
    await search(page, 'brødby');
    await page.getByRole('button', { name: 'Brøndby IF', exact: true }).click();
    await expect.poll(() => hitsIn(page)).toContain('Brøndby IF Fodbold · Danmark');
    expect(await fieldOf(page).inputValue()).toBe('Brøndby IF');
  });

  it('[WIN-10] one window is open: a press beside the search and another window close it', async () => {
    const page = await open('/fodbold/');
    await search(page, 'mid');
    await page.getByRole('button', { name: 'Mere' }).click();
    await expect.poll(() => gridOf(page).count()).toBe(0);
    expect(await page.locator(':popover-open').count()).toBe(1);
    await page.keyboard.press('/');
    await gridOf(page).waitFor();
    expect(await page.locator(':popover-open').count()).toBe(0);
  });

  it('stays closed where the focus left the field before the panel was loaded', async () => {
    const page = await open('/fodbold/');
    await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
      await sleep(300);
      await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Søg' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('form[data-open]').count()).toBe(0);
    expect(await gridOf(page).count()).toBe(0);
  });

  it.each([
    ['the search', (page: Page) => page.getByRole('searchbox', { name: 'Søg' }), gridOf],
    [
      'the help',
      (page: Page) => page.getByRole('button', { name: 'Genveje og hjælp' }),
      (page: Page) => page.getByText('Næste og forrige kamp'),
    ],
  ] as const)('opens %s when the press came before the hydration', async (_, pressedIn, openedIn) => {
    const page = await open('/fodbold/');
    const isPressed = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
      await isPressed.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await pressedIn(page).click();
    expect(await openedIn(page).count()).toBe(0);
    isPressed.resolve();
    await openedIn(page).waitFor();
  });

  it('[WIN-03] covers a phone, where nothing behind it can be reached, and closes', async () => {
    const page = await open('/fodbold/', TOUCH);
    await page.getByRole('search').getByRole('link', { name: 'Søg' }).tap();
    await gridOf(page).waitFor();
    const { x, y, width, height } = (await page.getByRole('search').boundingBox())!;
    expect([x, y, width, height]).toEqual([0, 0, PHONE.width, PHONE.height]);
    expect(await page.locator('main[inert]').count()).toBe(1);
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('mid');
    await expect.poll(() => hitsIn(page)).toHaveLength(4);
    await page.getByRole('button', { name: 'Luk' }).tap();
    await expect.poll(() => gridOf(page).count()).toBe(0);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('shows no score and nothing of now to a visitor whose television is behind', async () => {
    const page = await open('/fodbold/', {
      before: (fresh) => fresh.context().addCookies([{ name: 'tvsynk', value: '30', url: site.stack.url }]),
    });
    await search(page, 'midtjylland');
    await expect
      .poll(() => hitsIn(page))
      .toEqual([expect.stringMatching(/^\d\d:\d\d FC Midtjylland – FC København –$/), 'FC Midtjylland Fodbold · Danmark']);
  });

  it('shows that the search fails, and finds after a retry', async () => {
    const page = await open('/fodbold/', { expected: /status of 503/ });
    await page.route(/\/x\/search\/\?q=midtjylland/, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await search(page, 'midtjylland');
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect.poll(() => hitsIn(page)).toHaveLength(2);
  });

  it('[PAGE-22] finds without JavaScript on a page that robots leave out', async () => {
    const page = await site.visit('/fodbold/', { javaScriptEnabled: false });
    await page.getByRole('searchbox', { name: 'Søg' }).fill('brondby');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/soeg\/\?q=brondby$/);
    await page.getByRole('main').getByRole('link', { name: 'Brøndby IF Fodbold · Danmark' }).click();
    await page.waitForURL(/\/hold\/broendby-if\//);
    await page.goBack();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  for (const [name, visit] of [
    ['desktop', { viewport: DESKTOP }],
    ['phone', TOUCH],
  ] as const)
    it(`has no accessibility findings on a ${name}`, async () => {
      const page = await open('/fodbold/', visit);
      await search(page, 'mid');
      await expect.poll(() => hitsIn(page)).toHaveLength(4);
      await page.keyboard.press('ArrowDown');
      await expectNoFindingsIn(page, 'hits', ['light', 'dark']);
      await page.keyboard.press('Control+A');
      await page.keyboard.type('brødby');
      await page.getByRole('button', { name: 'Brøndby IF' }).waitFor();
      await expectNoFindings(page, 'a guess');
    });
});
