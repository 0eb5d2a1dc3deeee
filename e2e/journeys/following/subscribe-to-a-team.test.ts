import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn, unreadableIn } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

describe.runIf(hasBrowser)('a visitor who subscribes to a team', () => {
  let site: ProductSite;
  let team = '';
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Viborg FF' });
  const textOf = async (path: string): Promise<string> => (await fetch(site.stack.url + path)).text();
  beforeAll(async () => {
    site = await openSite();
    await site.submit(...match.kickedOff(20));
    const id = /\/kamp\/(\w{8})\//.exec(await textOf('/fodbold/'))![1];
    team = /\/hold\/broendby-if\/\w{8}\//.exec(await textOf(`/kamp/${id}/`))![0];
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const buttonOf = (page: Page, name: string) => page.getByRole('button', { name: `Abonnér på ${name}` });
  const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Abonnér på ${name}` });
  const addressIn = (page: Page, name: string) => page.getByRole('textbox', { name }).inputValue();

  it('the address of a calendar follows the options, by keyboard, and holds the match of the team', async () => {
    const page = await site.open(team);
    const button = buttonOf(page, 'Brøndby IF');
    await button.press('Enter');
    const dialog = windowOf(page, 'Brøndby IF');
    expect(await addressIn(page, 'Kalenderens adresse')).toMatch(/\/kalender\/hold\/\w{8}\.ics$/);
    await dialog.getByRole('combobox', { name: 'Påmindelse' }).selectOption('30 minutter før');
    await dialog.getByRole('switch', { name: /^Vis resultater/ }).press('Space');
    const address = await addressIn(page, 'Kalenderens adresse');
    expect(address).toMatch(/\.ics\?alarm=30&resultater=1$/);
    expect(await dialog.getByRole('link', { name: 'Åbn i kalender' }).getAttribute('href')).toBe(
      address.replace('http:', 'webcal:'),
    );
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()) as never[]);
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event!.getFirstPropertyValue('summary')).toBe('Brøndby IF – Viborg FF (Superligaen)');
    await expectNoFindingsIn(page, 'the window of a subscription', ['light', 'dark']);
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('an address of RSS has the chosen parts, of which one is always left, and is copied', async () => {
    const page = await site.open(team, { permissions: ['clipboard-read', 'clipboard-write'] });
    await buttonOf(page, 'Brøndby IF').click();
    const dialog = windowOf(page, 'Brøndby IF');
    for (const part of ['Rettelser', 'Nyheder', 'Resultater']) await dialog.getByRole('checkbox', { name: part }).click();
    const address = await addressIn(page, 'Adresse på RSS');
    expect(address).toMatch(/\/rss\/hold\/\w{8}\.xml\?indhold=resultater$/);
    await dialog.getByRole('button', { name: 'Kopiér' }).last().click();
    await dialog.getByRole('button', { name: 'Kopieret' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect((await fetch(address)).headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  });

  it('the head of the page names the calendar and the feeds, and the league and Mine have calendars too', async () => {
    const page = await site.open(team, { viewport: PHONE });
    const types = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('type')));
    expect(types).toEqual(['application/rss+xml', 'application/atom+xml', 'text/calendar']);
    await page.locator('[data-follow]').first().click();
    await page.goto(`${site.stack.url}/mine-kampe/`);
    await buttonOf(page, 'dine kampe').click();
    expect(await addressIn(page, 'Kalenderens adresse')).toMatch(/\/kalender\/mine\/\w{8}\.ics$/);
    expect(await unreadableIn(page)).toEqual([]);
    await page.goto(`${site.stack.url}/fodbold/danmark/superligaen/`);
    await buttonOf(page, 'Superligaen').click();
    expect((await fetch(await addressIn(page, 'Kalenderens adresse'))).status).toBe(200);
    await expectNoFindingsIn(page, 'the window of a league on a phone', ['light', 'dark']);
  });
});
