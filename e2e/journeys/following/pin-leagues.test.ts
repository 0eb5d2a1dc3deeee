import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialog, signIn, signUp, UNASKED } from '../../harness/account.ts';
import { expectNoFindingsIn } from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser, PHONE } from '../../harness/browser.ts';
import { todaysMatches } from '../../harness/feed.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { untilHydrated } from '../../harness/table.ts';

const LEAGUES = [
  ['Superligaen', 'dk', 'Brøndby IF', 'Vejle Boldklub'],
  ['Premier League', 'gb-eng', 'Arsenal', 'Chelsea'],
  ['2. division', 'dk', 'Thisted FC', 'Skive IK'],
  ['3. division', 'dk', 'VSK Aarhus', 'Vejgaard BK'],
] as const;
const [SUPERLIGA, PREMIER, SECOND, THIRD] = LEAGUES.map(([name]) => name) as [string, string, string, string];
const STORE = '**/v3/storemergeddata';

const pin = (page: Page, league: string): Locator =>
  page.getByRole('main').getByRole('button', { name: `Fastgør ${league}`, exact: true });
const isPinned = (page: Page, league: string): Promise<string | null> => pin(page, league).getAttribute('aria-pressed');
const order = (page: Page): Promise<string[]> => page.locator('main section h2 bdi').allInnerTexts();
const listed = (page: Page): Promise<string[]> => page.locator('main li:has([aria-haspopup]) bdi').allInnerTexts();
const grip = (page: Page, league: string): Locator => page.getByRole('button', { name: `Flyt ${league}`, exact: true });

/** Its order waits while a visitor is active in it. */
async function leaveList(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
}

/** With the second division pinned, and the two top leagues that come with the first pin. */
async function signUpWithPins(site: ProductSite, email: string): Promise<Page> {
  const page = await signUp(site, email);
  const stored = page.waitForResponse(STORE);
  await pin(page, SECOND).click();
  await stored;
  await expect.poll(() => isPinned(page, PREMIER)).toBe('true');
  return page;
}

async function openTab({ stack }: ProductSite, page: Page): Promise<void> {
  await page.goto(`${stack.url}/mine-kampe/?fane=ligaer`);
  await grip(page, SUPERLIGA).waitFor();
}

describe.runIf(hasBrowser)('the leagues of a visitor', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite(UNASKED);
    await site.submit(
      ...LEAGUES.map(([name, country, home, away], at) =>
        createMatch({ key: `m${at}`, home, away, competition: { name, country, season: '2026/2027' } }).fixture(),
      ),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[PIN-09] [PIN-10] [ERR-01] a press opens the login with its reason while no user is signed in, and pins nothing', async () => {
    const page = await site.open('/fodbold/');
    await pin(page, SUPERLIGA).click();
    await dialog(page, 'Log ind').getByText('Du skal være logget ind for at bruge denne funktion.').waitFor();
    await page.keyboard.press('Escape');
    expect(await isPinned(page, SUPERLIGA)).toBe('false');
    expect(await page.evaluate(() => localStorage.getItem('lsid_data'))).toBe(null);
    await page.goto(`${site.stack.url}/mine-kampe/?fane=ligaer`);
    await page.getByText('Log ind for at fastgøre ligaer').waitFor();
    await expectNoFindingsIn(page, 'my leagues of an anonymous visitor', ['light', 'dark']);
    await page.getByRole('main').getByRole('button', { name: 'Log ind' }).click();
    await dialog(page, 'Log ind').waitFor();
  });

  it('[GEN-18] [GEN-24] [PIN-07] a pinned league stands first in the table, in every browser of the user', async () => {
    const page = await signUp(site, 'pins@example.dk');
    const elsewhere = await signIn(site, 'pins@example.dk');
    expect((await order(page)).slice(0, 2)).toEqual([SUPERLIGA, PREMIER]);
    await pin(page, SECOND).click();
    await expect.poll(() => isPinned(page, SECOND)).toBe('true');
    await expect.poll(() => isPinned(elsewhere, SECOND)).toBe('true');
    await expect.poll(() => order(elsewhere)).toEqual([SECOND, SUPERLIGA, PREMIER, THIRD]);
    await page.reload();
    await expect.poll(() => order(page)).toEqual([SECOND, SUPERLIGA, PREMIER, THIRD]);
    await page.getByRole('button', { name: 'Sortér efter tid' }).click();
    await expect.poll(async () => (await order(page))[0]).not.toBe(SECOND);
  });

  it('[PIN-05] [PIN-11] icon and order are set back when the service refuses a pin', async () => {
    const page = await signUpWithPins(site, 'refused@example.dk');
    await leaveList(page);
    await expect.poll(() => order(page)).toEqual([SECOND, SUPERLIGA, PREMIER, THIRD]);
    const { promise: held, resolve: refuse } = Promise.withResolvers<void>();
    await page.route(STORE, async (route) => {
      await held;
      await route.fulfill({ json: { err: 'XE11', field: 'dataDiff' } });
    });
    await pin(page, SECOND).click();
    await expect.poll(() => isPinned(page, SECOND)).toBe('false');
    await leaveList(page);
    await expect.poll(() => order(page)).toEqual([SUPERLIGA, PREMIER, SECOND, THIRD]);
    refuse();
    await expect.poll(() => isPinned(page, SECOND)).toBe('true');
    await expect.poll(() => order(page)).toEqual([SECOND, SUPERLIGA, PREMIER, THIRD]);
  });

  it('pins the league of the row that has the focus by the key p, and on the page of a league', async () => {
    const page = await signUpWithPins(site, 'keys@example.dk');
    const stored = page.waitForResponse(STORE);
    await page.locator('[data-event]').last().focus();
    await page.keyboard.press('p');
    await expect.poll(() => isPinned(page, THIRD)).toBe('true');
    await stored;
    await page.goto(`${site.stack.url}/fodbold/danmark/3-division/`);
    await untilHydrated(page);
    await expect.poll(() => isPinned(page, THIRD)).toBe('true');
    await pin(page, THIRD).click();
    await expect.poll(() => isPinned(page, THIRD)).toBe('false');
  });

  it('the left column has pinned leagues and followed teams, and none of both for an anonymous visitor', async () => {
    const own = (page: Page, name: string): Locator => page.getByRole('navigation', { name, exact: true });
    const anonymous = await site.open('/fodbold/', { viewport: DESKTOP });
    await own(anonymous, 'Topligaer').waitFor();
    expect(await own(anonymous, 'Mine ligaer').count()).toBe(0);
    const page = await signIn(site, 'pins@example.dk', { viewport: DESKTOP });
    await own(page, 'Mine ligaer').waitFor();
    const links = own(page, 'Mine ligaer').getByRole('listitem');
    await expect.poll(() => links.allInnerTexts()).toEqual([SECOND, SUPERLIGA, PREMIER]);
    expect(await own(page, 'Topligaer').count()).toBe(0);
    const { homeId } = (await todaysMatches(site.stack.url)).find(({ homeName }) => homeName === 'Arsenal')!;
    await page.evaluate(async (team) => {
      const loggedIn = { id: localStorage.getItem('lsid_id'), hash: localStorage.getItem('lsid_hash') };
      const dataDiff = { merge: { [`myteams.${team}.sport_id`]: 1, [`myteams.${team}.AD`]: 1 }, unmerge: [] };
      const body = JSON.stringify({ loggedIn, project: 8, key: 'data', dataDiff });
      await fetch('/id/v3/storemergeddata', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    }, homeId);
    await own(page, 'Mine hold').getByRole('link', { name: 'Arsenal' }).waitFor();
    await own(page, 'Mine ligaer').getByRole('link', { name: 'Ret mine ligaer' }).click();
    await page.waitForURL('**/mine-kampe/?fane=ligaer');
    await grip(page, SECOND).waitFor();
  });

  it.each([DESKTOP, PHONE])('leagues are moved by dragging, by keys and by a menu, and stay so ($width px)', async (viewport) => {
    const page = await signUpWithPins(site, `order${viewport.width}@example.dk`);
    await page.setViewportSize(viewport);
    await openTab(site, page);
    const [first, second, third] = (await listed(page)) as [string, string, string];
    await grip(page, third).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => listed(page)).toEqual([first, third, second]);
    expect(await grip(page, third).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('status').getByText(`${third} er nu nummer 2 af 3.`).waitFor();
    const [from, to] = [await grip(page, second).boundingBox(), await grip(page, first).boundingBox()];
    await page.mouse.move(from!.x + 10, from!.y + 20);
    await page.mouse.down();
    await page.mouse.move(from!.x + 10, to!.y + 20, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => listed(page)).toEqual([second, first, third]);
    expect(await page.getByRole('menu').isVisible()).toBe(false);
    await grip(page, second).click();
    await expectNoFindingsIn(page, 'the menu of a pinned league', ['light', 'dark']);
    await page.getByRole('menuitem', { name: 'Nederst' }).click();
    await expect.poll(() => listed(page)).toEqual([first, third, second]);
    await openTab(site, page);
    expect(await listed(page)).toEqual([first, third, second]);
  });

  it('[MYG-41] a logout drops the pins of this browser', async () => {
    const page = await signIn(site, 'pins@example.dk');
    await expect.poll(() => isPinned(page, SECOND)).toBe('true');
    await page.getByRole('link', { name: /^Min konto/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log ud', exact: true }).click();
    await expect.poll(() => isPinned(page, SECOND)).toBe('false');
    expect(await page.evaluate(() => localStorage.getItem('lsid_data'))).toBe(null);
  });
});
