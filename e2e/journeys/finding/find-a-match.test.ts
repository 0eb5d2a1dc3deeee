import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf, untilHydrated } from '../../harness/table.ts';

const DAY_S = 86_400;

describe.runIf(hasBrowser)('a visitor who looks for a match', () => {
  let site: ProductSite;
  const liveStart = today.lately();
  const live = createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub', start: liveStart });
  beforeAll(async () => {
    site = await openSite();
    const england = { name: 'Premier League', country: 'gb-eng', season: '2026/2027' } as const;
    await site.submit(
      ...live.kickedOff(30),
      ...createMatch({ key: 'over', home: 'Viborg FF', away: 'AGF', start: today.early() }).finished(2, 1),
      createMatch({ key: 'next', home: 'FC København', away: 'Randers FC', start: today.late() }).fixture(),
      createMatch({ key: 'abroad', home: 'Arsenal', away: 'Chelsea', start: today.late(), competition: england }).fixture(),
      createMatch({ key: 'tomorrow', home: 'Silkeborg IF', away: 'OB', start: today.early() + DAY_S + 7200 }).fixture(),
      ...createMatch({ key: 'yesterday', home: 'FC Nordsjælland', away: 'Lyngby', start: today.early() - DAY_S + 7200 }).finished(
        0,
        0,
      ),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const tab = (page: Page, name: string | RegExp): Locator =>
    page.getByRole('navigation', { name: 'Vælg kampe' }).getByRole('link', { name });
  const openTable = (path = '/fodbold/'): Promise<Page> => site.open(path);
  const homes = async (page: Page): Promise<string[]> => {
    const texts = await rowOf(page, /./).allTextContents();
    return texts.map((text) => /Brøndby IF|Viborg FF|FC København|Arsenal|Silkeborg IF|FC Nordsjælland/.exec(text)?.[0] ?? text);
  };
  const dayOf = (page: Page): Locator => page.getByRole('button', { name: 'Vælg dag' });

  it('[TAB-01] the tabs select all, live, finished and scheduled matches, and Live shows its count', async () => {
    const page = await openTable();
    expect((await homes(page)).toSorted()).toEqual(['Arsenal', 'Brøndby IF', 'FC København', 'Viborg FF']);
    for (const [name, shown, category] of [
      ['Live 1', ['Brøndby IF'], 1],
      ['Afsluttede', ['Viborg FF'], 2],
      ['Kommende', ['FC København', 'Arsenal'], 3],
    ] as const) {
      await tab(page, name).click();
      await expect.poll(() => homes(page)).toEqual(shown);
      await expect.poll(() => tab(page, name).getAttribute('aria-current')).toBe('page');
      await expect.poll(() => new URL(page.url()).search).toBe(`?cat=${category}`);
    }
  });

  it('[TAB-03] an address with cat= opens that category', async () => {
    expect(await homes(await openTable('/fodbold/?cat=2'))).toEqual(['Viborg FF']);
  });

  it('[TAB-09] the arrows lead to the day before and after, and back to today', async () => {
    const page = await openTable();
    await page.getByRole('link', { name: 'Næste dag' }).click();
    await expect.poll(() => homes(page)).toEqual(['Silkeborg IF']);
    await page.getByRole('link', { name: 'I dag', exact: true }).click();
    await page.getByRole('link', { name: 'Forrige dag' }).click();
    await expect.poll(() => homes(page)).toEqual(['FC Nordsjælland']);
  });

  it('[TAB-08] the calendar offers seven days each way, where the arrows end', async () => {
    const page = await openTable();
    await dayOf(page).click();
    const days = page.locator('#dage').getByRole('link');
    expect(await days.count()).toBe(15);
    expect(await days.nth(7).getAttribute('aria-current')).toBe('date');
    await days.last().click();
    await expect.poll(() => readingOf(page.getByRole('main'))).toMatch(/ingen kampe/i);
    expect(await page.getByRole('link', { name: 'Næste dag' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Forrige dag' }).count()).toBe(1);
  });

  it('[TAB-07] day and category stay after a reload', async () => {
    const page = await openTable();
    await page.getByRole('link', { name: 'Forrige dag' }).click();
    await tab(page, 'Afsluttede').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#reload:-1-2');
    await page.reload();
    await expect.poll(() => homes(page)).toEqual(['FC Nordsjælland']);
    await page.goto('about:blank');
    await page.goto(`${site.stack.url}/fodbold/#reload:1-3`);
    await expect.poll(() => homes(page)).toEqual(['Silkeborg IF']);
    expect(await tab(page, 'Kommende').getAttribute('aria-current')).toBe('page');
  });

  it('[EVENT-01] [EVENT-02] an address scrolls to a match far down a long day', async () => {
    const start = today.early() + 3 * DAY_S + 7200;
    const many = Array.from({ length: 210 }, (_, at) =>
      createMatch({ key: `far${at}`, home: `Hjemme ${at}`, away: `Ude ${at}`, start }).fixture(),
    );
    const spain = { name: 'LaLiga', country: 'es', season: '2026/2027' } as const;
    await site.submit(...many, createMatch({ key: 'far', home: 'Sevilla', away: 'Getafe', start, competition: spain }).fixture());
    const page = await openTable('/fodbold/?dag=3');
    const row = (on: Page): Locator => rowOf(on, /Sevilla/);
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return row(page).count();
      })
      .toBe(1);
    const item = (await row(page).locator('xpath=..').getAttribute('id'))!;
    expect(item).toMatch(/^g_1_[A-Za-z0-9]{8}$/);
    const linked = await openTable(`/fodbold/?dag=3#${item}`);
    const isInSight = (): Promise<boolean> =>
      row(linked).evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
  });

  it('[EXPAND-01] a collapsed league stays collapsed on the next visit', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: 'Skjul kampene i Superligaen' }).click();
    await expect.poll(() => homes(page)).toEqual(['Arsenal']);
    await page.reload();
    await untilHydrated(page);
    expect(await homes(page)).toEqual(['Arsenal']);
    expect(await readingOf(page.getByRole('region', { name: 'Superligaen' }))).toContain('3 kampe, 1 live');
    await page.getByRole('button', { name: 'Vis kampene i Superligaen' }).click();
    await expect.poll(() => rowOf(page, 'Brøndby IF').count()).toBe(1);
  });

  it('the first HTML keeps a collapsed league collapsed', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: 'Skjul kampene i Superligaen' }).click();
    await expect.poll(() => homes(page)).toEqual(['Arsenal']);
    const cookie = await page.evaluate(() => document.cookie);
    const html = await (await fetch(`${site.stack.url}/fodbold/`, { headers: { cookie } })).text();
    expect(html).toContain('Arsenal</bdi>');
    expect(html).not.toContain('Brøndby IF</bdi>');
  });

  it('the table works by keyboard: rows, days, categories, order, help', async () => {
    const page = await openTable();
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('j');
    const first = await focused();
    await page.keyboard.press('j');
    const second = await focused();
    expect(second).not.toBe(first);
    await page.keyboard.press('k');
    expect(await focused()).toBe(first);
    await page.keyboard.press('2');
    await expect.poll(() => homes(page)).toEqual(['Brøndby IF']);
    await page.keyboard.press('1');
    await expect.poll(async () => (await homes(page)).length).toBe(4);
    await page.keyboard.press(']');
    await expect.poll(() => homes(page)).toEqual(['Silkeborg IF']);
    await page.keyboard.press('[');
    await expect.poll(async () => (await homes(page)).length).toBe(4);
    await page.keyboard.press('4');
    await expect.poll(() => homes(page)).toEqual(['FC København', 'Arsenal']);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Genveje' });
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/handbold/');
  });

  it('[PAGE-15] Enter opens a match over the table, and Esc and the back button close it', async () => {
    const page = await openTable();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    await dialog.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/kamp\//);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/fodbold/');

    await rowOf(page, 'Brøndby IF').click();
    await dialog.getByRole('heading', { level: 1, name: 'Brøndby IF mod Vejle Boldklub' }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/fodbold/');
    expect(await rowOf(page, 'Brøndby IF').isVisible()).toBe(true);
  });

  it('[PAGE-16] a match opens in a frame of 688 by 900 when the window has room', async () => {
    const page = await site.open('/fodbold/', { viewport: { width: 1400, height: 1000 } });
    await rowOf(page, 'Brøndby IF').click();
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    await dialog.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(async () => dialog.boundingBox()).toMatchObject({ width: 688, height: 900 });
  });

  it('a click with ctrl, and a tap on a phone, open the match as a page of its own', async () => {
    const page = await openTable();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      rowOf(page, 'Brøndby IF').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await opened.getByRole('heading', { level: 1, name: 'Brøndby IF mod Vejle Boldklub' }).waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog', { name: 'Kamp' }).count()).toBe(0);

    const phone = await site.open('/fodbold/', { viewport: PHONE, hasTouch: true, isMobile: true });
    await rowOf(phone, 'Brøndby IF').tap();
    await phone.waitForURL(/\/kamp\//);
    expect(await phone.getByRole('dialog', { name: 'Kamp' }).count()).toBe(0);
    await phone.goBack();
    await rowOf(phone, 'Brøndby IF').waitFor();
  });

  it('sorting by time puts the earliest match first', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: 'Sortér efter tid' }).click();
    // In the first hour of the day the live match began on the day before.
    const early = liveStart === today.early() ? ['Brøndby IF', 'Viborg FF'] : ['Viborg FF', 'Brøndby IF'];
    await expect.poll(() => homes(page)).toEqual([...early, 'FC København', 'Arsenal']);
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => homes(page)).toEqual([...early, 'FC København', 'Arsenal']);
  });
});
