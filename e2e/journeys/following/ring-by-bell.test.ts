import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn } from '../../harness/accessibility.ts';
import { hasBrowser, untilFollowing } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf, untilHydrated } from '../../harness/table.ts';

const NAME = 'Brøndby IF – Viborg FF';

describe.runIf(hasBrowser)('a visitor who chooses what rings', () => {
  let site: ProductSite;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Viborg FF' });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(...match.kickedOff(20));
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const windowOf = (page: Page, of: string) => page.getByRole('dialog', { name: `Besked om ${of}`, exact: true });
  const kept = (page: Page) =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('lsid_data') ?? '{}') as { alerts?: unknown }).alerts);

  it('b opens the bell of the row in focus, which has the focus again when it is closed', async () => {
    const page = await site.open('/fodbold/');
    const row = rowOf(page, 'Brøndby IF').last();
    await row.focus();
    const bell = windowOf(page, 'kampen');
    // The code of alerts is fetched when the page is idle.
    await expect.poll(() => page.keyboard.press('b').then(() => bell.count())).toBe(1);
    await bell.getByText(NAME).waitFor();
    await expectNoFindingsIn(page, 'the window of a bell', ['light', 'dark']);
    await bell.getByRole('button', { name: 'Kun slutresultat' }).press('Enter');
    await page.keyboard.press('Escape');
    expect(await bell.count()).toBe(0);
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await kept(page)).toEqual({ match: { [`g_1_${await row.getAttribute('data-event')}`]: 16 } });
  });

  it('the line of a star names what rings, and "Ret" opens the bell, by keyboard too', async () => {
    const page = await site.open('/fodbold/');
    const row = rowOf(page, 'Brøndby IF').last();
    await row.focus();
    await page.keyboard.press('f');
    const line = page.getByRole('status').filter({ hasText: `Du følger ${NAME}. Notifikationer: mål, kort, slut.` });
    await line.getByRole('button', { name: 'Ret', exact: true }).press('Enter');
    await windowOf(page, 'kampen').getByRole('checkbox', { name: 'Slutresultat' }).uncheck();
    await page.keyboard.press('Escape');
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await kept(page)).toEqual({ match: { [`g_1_${await row.getAttribute('data-event')}`]: 6 } });
    await page.keyboard.press('f');
    await page.getByRole('status').getByText(`Du følger ikke længere ${NAME}.`).waitFor();
    await page.getByRole('button', { name: 'Fortryd' }).click();
    await page.getByRole('region', { name: 'Mine kampe' }).waitFor();
  });

  it('b opens the bell of a match in its dialog and on its page, of a team and of a league', async () => {
    const page = await site.open('/fodbold/');
    await rowOf(page, 'Brøndby IF').last().click();
    const inDialog = page.getByRole('dialog').getByRole('button', { name: `Besked om ${NAME}: Ingen besked` });
    await inDialog.waitFor();
    await page.keyboard.press('b');
    await windowOf(page, 'kampen').getByRole('checkbox', { name: 'Pause' }).check();
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Besked om ${NAME}: Pause` })
      .waitFor();
    const links = { kampen: new URL(page.url()).pathname, 'alle kampe': '', ligaen: '' };
    links['alle kampe'] = (await page.getByRole('link', { name: 'Brøndby IF' }).last().getAttribute('href'))!;
    links.ligaen = (await page.getByRole('dialog').getByRole('link', { name: 'Superligaen' }).first().getAttribute('href'))!;
    for (const [of, path] of Object.entries(links)) {
      await page.goto(site.stack.url + path);
      await untilHydrated(page);
      await page.getByRole('button', { name: /^Besked om / }).waitFor();
      await page.keyboard.press('b');
      await windowOf(page, of).getByRole('button', { name: 'Færdig' }).press('Enter');
      await expect.poll(() => windowOf(page, of).count()).toBe(0);
    }
    await page.keyboard.press('f');
    await page.getByRole('button', { name: 'Følger Superligaen' }).waitFor();
  });

  it('a bell of a league and a rule about a sport ring on any page, where nothing is followed', async () => {
    const page = await site.open('/fodbold/');
    const boxes = page.getByRole('region', { name: 'Nye notifikationer' }).getByRole('listitem');
    const goto = async (path: string): Promise<void> => {
      await page.goto(site.stack.url + path);
      await untilFollowing(page);
      await untilHydrated(page);
    };
    const path = await page.getByRole('link', { name: 'Superligaen' }).first().getAttribute('href');
    await goto(path!);
    await page.getByRole('button', { name: /^Besked om / }).click();
    await windowOf(page, 'ligaen').getByRole('checkbox', { name: /^Mål/ }).check();
    await page.keyboard.press('Escape');
    await goto('/tennis/');
    await page.waitForLoadState('networkidle');
    await site.submit(match.score(1, 0));
    await expect.poll(() => boxes.allTextContents()).toEqual([expect.stringContaining('Mål til Brøndby IF: 1-0')]);

    await page.evaluate(() =>
      localStorage.setItem('lsid_data', JSON.stringify({ alerts: { rules: { a: '+1/any/total-2/any' } } })),
    );
    await goto('/tennis/');
    await page.waitForLoadState('networkidle');
    await site.submit(match.score(2, 0));
    await expect.poll(() => boxes.allTextContents()).toEqual([expect.stringContaining('En kamp når i alt 2 mål i fodbold')]);
  });
});
