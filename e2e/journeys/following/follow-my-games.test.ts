import { dayLabel } from '@stillingen/domain';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, dialog, loginLink, logIn, mark, openAccount, openLogin, signIn, UNASKED } from '../../harness/account.ts';
import { expectNoFindings, expectNoFindingsIn } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { pressWhenHydrated, rowOf, untilHydrated } from '../../harness/table.ts';

const DAY_S = 86_400;
const PROMPT = 'Hav dine kampe på alle enheder';
const A = 'Løbende – Løbende B';
const B = 'Senere – Senere B';
const H = 'Hånden – Hånden B';

const match = (key: string, home: string, name: string, start: number, sport = 1) =>
  createMatch({
    key,
    home,
    away: `${home} B`,
    start,
    competition: { name, country: 'dk', season: '2026/2027' },
    more: { sport },
  });
const messages = () => [
  ...match('a', 'Løbende', 'Liga A', today.lately()).kickedOff(20),
  match('b', 'Senere', 'Liga A', today.late()).fixture(),
  match('c', 'Tredje', 'Liga A', today.late()).fixture(),
  match('d', 'Morgen', 'Liga A', today.late() + DAY_S).fixture(),
  match('h', 'Hånden', 'Liga H', today.late(), 7).fixture(),
];

const star = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name: `Følg ${name}`, exact: true }).last();
const expectOn = (place: Locator) => expect.poll(() => place.getAttribute('aria-pressed')).toBe('true');
/** A star is pressed before its code is here. */
const untilKept = async (page: Page, games: number): Promise<void> => {
  const kept = (least: number) =>
    Object.keys(JSON.parse(localStorage.getItem('fsdc_my_local') ?? '{}') as object).length >= least;
  await page.waitForFunction(kept, games);
};
const expectOff = (place: Locator) => expect.poll(() => place.getAttribute('aria-pressed')).toBe('false');
const mineSection = (page: Page): Locator => page.getByRole('region', { name: 'Mine kampe' });
const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fsdc_')));
const homesIn = (place: Locator): Promise<string[]> =>
  place.locator('a[data-event]').evaluateAll((rows) => rows.map((row) => row.querySelector('bdi')!.textContent));

async function go(site: ProductSite, page: Page, path: string): Promise<void> {
  await page.goto(site.stack.url + path);
  await untilHydrated(page);
}

describe.runIf(hasBrowser)('a visitor who follows games', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite(UNASKED);
    await site.submit(...messages());
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[GEN-16] [GEN-23] games starred by mouse, key and finger stand above every list and on their page, without an account', async () => {
    const page = await site.open('/fodbold/');
    const calls: string[] = [];
    page.on('request', (request) => (request.url().includes('/id/') ? calls.push(request.url()) : undefined));
    await pressWhenHydrated(star(page, A));
    await expectOn(star(page, A));
    await rowOf(page, 'Senere').last().focus();
    await page.keyboard.press('f');
    await expect.poll(() => homesIn(mineSection(page))).toEqual(['Løbende', 'Senere']);
    const phone = await page.context().newPage();
    await phone.setViewportSize(PHONE);
    await go(site, phone, '/handbold/');
    await expect.poll(() => homesIn(mineSection(phone))).toEqual(['Løbende', 'Senere']);
    await pressWhenHydrated(star(phone, H));
    await expect.poll(() => homesIn(mineSection(phone))).toEqual(['Løbende', 'Senere', 'Hånden']);
    await phone.keyboard.press('Escape');
    await go(site, phone, '/mine-kampe/');
    await expect.poll(() => homesIn(phone.getByRole('main'))).toEqual(['Løbende', 'Senere', 'Hånden']);
    await phone.getByText('3 af 500 kampe').waitFor();
    expect(await keptKeys(phone)).toContain('fsdc_my_local');
    expect(calls).toEqual([]);
  });

  it('[MYG-23] [MYG-24] the tab of my games shows those of today from any day, and leaves with the list', async () => {
    const page = await site.open('/fodbold/');
    await pressWhenHydrated(star(page, A));
    await untilKept(page, 1);
    await go(site, page, '/fodbold/?dag=1');
    await page.getByRole('navigation', { name: /kampe/i }).getByRole('link', { name: /^Mine/ }).click();
    await expect.poll(() => homesIn(page.getByRole('main'))).toEqual(['Løbende']);
    expect(new URL(page.url()).searchParams.has('dag')).toBe(false);
    await page.getByRole('link', { name: 'Alle', exact: true }).click();
    await expect.poll(() => homesIn(page.getByRole('main'))).toEqual(['Løbende', 'Løbende', 'Senere', 'Tredje']);
  });

  it.each([365, -1])(
    '[MYG-23] what is followed and today are those of the server where the clock of the device is %i days ahead',
    async (daysAhead) => {
      const page = await site.open('/fodbold/', {
        async before(fresh) {
          await fresh.addInitScript(
            (aheadMs) => {
              const now = Date.now;
              Date.now = () => now() + aheadMs;
            },
            daysAhead * DAY_S * 1000,
          );
        },
      });
      await pressWhenHydrated(star(page, A));
      await untilKept(page, 1);
      for (let visit = 0; visit < 2; visit += 1) {
        await go(site, page, '/fodbold/');
        await page.locator(`[aria-current=date][aria-label="${dayLabel(0, Date.now() / 1000)}"]`).waitFor({ state: 'attached' });
        await expect.poll(() => homesIn(mineSection(page))).toEqual(['Løbende']);
        await pressWhenHydrated(star(page, B));
        await expect.poll(() => homesIn(mineSection(page))).toEqual(['Løbende', 'Senere']);
        await pressWhenHydrated(star(page, B));
        await expect.poll(() => homesIn(mineSection(page))).toEqual(['Løbende']);
      }
      await go(site, page, '/mine-kampe/');
      await expect.poll(() => homesIn(page.getByRole('main'))).toEqual(['Løbende']);
    },
  );

  it('[TABSYNC-01] a second tab shows a star of the first, and its removal', async () => {
    const page = await site.open('/fodbold/');
    const second = await page.context().newPage();
    await go(site, second, '/fodbold/');
    await pressWhenHydrated(star(page, B));
    await expectOn(star(second, B));
    await pressWhenHydrated(star(second, B));
    await expectOff(star(page, B));
  });

  it('[MYG-29] games move into groups by keyboard, and stay when the group is deleted', async () => {
    const page = await site.open('/fodbold/');
    await pressWhenHydrated(star(page, A));
    await pressWhenHydrated(star(page, B));
    await untilKept(page, 2);
    await go(site, page, '/mine-kampe/');
    const more = page.getByRole('button', { name: `Mere om ${A}` });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // A press before the browser has reported that the menu is closed.
    await page.getByRole('menu').evaluate(
      (menu, opener) => {
        (menu as HTMLElement).hidePopover();
        opener.click();
      },
      (await more.elementHandle()) as unknown as HTMLElement,
    );
    await page.getByRole('menuitem', { name: 'Flyt til ny gruppe' }).press('Enter');
    await page.getByRole('button', { name: 'Opret' }).click();
    await page.getByRole('alert').getByText('Giv gruppen et navn.').waitFor();
    await expectNoFindings(page, 'the dialog for the name of a group');
    await page.getByLabel('Gruppens navn').fill('Topkampe');
    await page.keyboard.press('Enter');
    const group = page.getByRole('region', { name: 'Topkampe' });
    await expect.poll(() => homesIn(group)).toEqual(['Løbende']);
    await page.getByRole('button', { name: 'Ny gruppe' }).click();
    await page.getByLabel('Gruppens navn').fill('topkampe');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Du har allerede en gruppe med det navn.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mere om Topkampe' }).click();
    await page.getByRole('menu').waitFor();
    await page.getByRole('button', { name: 'Mere om Topkampe' }).click();
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    await page.getByRole('button', { name: 'Mere om Topkampe' }).click();
    await page.getByRole('menuitem', { name: 'Omdøb gruppen' }).click();
    await page.getByLabel('Gruppens navn').fill('De bedste');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mere om De bedste' }).click();
    await page.getByRole('menuitem', { name: 'Slet gruppen' }).click();
    await expect.poll(() => homesIn(page.getByRole('main'))).toEqual(['Løbende', 'Senere']);
  });

  it('[MYG-28] [GEN-17] a league that is followed whole is named so and has no menus for its matches; a team has a line', async () => {
    const page = await site.open('/fodbold/danmark/liga-a/');
    await pressWhenHydrated(page.getByRole('button', { name: 'Følg Liga A' }));
    await page.getByRole('button', { name: 'Følger Liga A' }).waitFor();
    await untilKept(page, 2);
    await go(site, page, '/fodbold/');
    await expectOn(star(page, B));
    await page
      .getByRole('link', { name: /Løbende/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Løbende', exact: true }).first().click();
    await pressWhenHydrated(page.getByRole('button', { name: 'Følg Løbende', exact: true }));
    await page.getByRole('button', { name: 'Følger Løbende', exact: true }).waitFor();
    await go(site, page, '/mine-kampe/');
    await page.getByRole('button', { name: 'Gruppe', exact: true }).click();
    const league = page.getByRole('region', { name: /følger hele Liga A/ });
    await expect.poll(() => homesIn(league)).toEqual(['Løbende', 'Senere', 'Tredje', 'Morgen']);
    expect(
      await league
        .getByRole('listitem')
        .getByRole('button', { name: /^Mere om/ })
        .count(),
    ).toBe(0);
    await page.getByRole('link', { name: 'Hold', exact: true }).click();
    expect(new URL(page.url()).search).toBe('?fane=hold');
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Løbende', exact: true }) });
    await line.getByText('0-0').waitFor();
    await star(line, 'Løbende').click();
    await page.getByText('Du følger ingen hold endnu').waitFor();
  });

  it('[MYG-42] the star of a match is pressed by f on its page and in its dialog', async () => {
    const page = await site.open('/fodbold/');
    await rowOf(page, 'Senere').last().click();
    const follows = page.getByRole('button', { name: `Følger ${B}` });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Følg ${B}` })
      .waitFor();
    await page.keyboard.press('f');
    await follows.waitFor();
    const path = new URL(page.url()).pathname;
    await go(site, page, path);
    await follows.waitFor();
    await page.keyboard.press('f');
    await page
      .getByRole('button', { name: `Følg ${B}`, exact: true })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fsdc_my_local'))).toBe(null);
  });

  it('[WIN-08] an account is offered once, after the third game', async () => {
    const page = await site.open('/fodbold/');
    for (const name of [A, B]) await pressWhenHydrated(star(page, name));
    await expectOn(star(page, B));
    expect(await dialog(page, PROMPT).count()).toBe(0);
    await star(page, 'Tredje – Tredje B').click();
    await dialog(page, PROMPT).getByText('Dine kampe og indstillinger').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, PROMPT).waitFor({ state: 'detached' });
    await go(site, page, '/handbold/');
    await pressWhenHydrated(star(page, H));
    await expectOn(star(page, H));
    expect(await dialog(page, PROMPT).count()).toBe(0);
  });

  it('[MYG-39] [MYG-41] a login unites device and account, browsers follow each other, and a logout empties', async () => {
    await openAccount(site.stack, 'mine@example.dk');
    const other = await signIn(site, 'mine@example.dk');
    await pressWhenHydrated(star(other, B));
    await expectOn(star(other, B));
    const page = await site.open('/fodbold/');
    await pressWhenHydrated(star(page, A));
    await expectOn(star(page, A));
    await openLogin(page);
    await logIn(page, 'mine@example.dk');
    await mark(page).waitFor();
    await expectOn(star(page, B));
    await expectOn(star(other, A));
    await pressWhenHydrated(star(other, A));
    await expectOff(star(page, A));
    await mark(page).click();
    await page.getByText('Alt er gemt').waitFor();
    await button(page, 'Log ud').click();
    await loginLink(page).waitFor();
    await expectOff(star(page, B));
    expect(await keptKeys(page)).toEqual([]);
    await expectOn(star(other, B));
  });

  it('games stay for the page, with a line about it, when the browser stores nothing', async () => {
    const page = await site.open('/mine-kampe/', {
      before: async (visit) => {
        await visit.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        });
      },
    });
    await page.getByRole('main').locator('[data-star]').click();
    await page.getByRole('main').getByText('Browseren gemmer ikke noget for denne side.').waitFor();
    await page.getByRole('button', { name: 'Ryd alle kampe' }).click();
    await page.getByText('Sæt en stjerne ved en kamp').waitFor();
    expect(await keptKeys(page)).toEqual([]);
  });

  it('[GEN-15] the first visit asks for permission with the last press alone, and ends with one line after a refusal', async () => {
    const page = await site.open('/mine-kampe/', {
      serviceWorkers: 'allow',
      before: async (visit) => {
        await visit.addInitScript(() => {
          let answer: NotificationPermission = 'default';
          Object.assign(globalThis, { asked: 0 });
          Object.defineProperty(Notification, 'permission', { get: () => answer });
          Notification.requestPermission = async () => {
            (globalThis as unknown as { asked: number }).asked += 1;
            return (answer = 'denied');
          };
        });
      },
    });
    const asked = (): Promise<number> => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
    await page.getByRole('button', { name: 'Løbende', exact: true }).click();
    const note = page.getByText('Browseren spørger om lov');
    await page.getByText('Jeg kigger selv').click();
    await expect.poll(() => note.count()).toBe(0);
    await page.getByText('Én notifikation pr. kamp').click();
    await note.waitFor();
    expect(await asked()).toBe(0);
    await page.getByRole('button', { name: 'Følg 1 hold' }).click();
    await page.getByText('Du følger 1 hold. Der kommer ingen besked, når siden er lukket').waitFor();
    await page.getByText('1 af 200 hold').waitFor();
    expect(await asked()).toBe(1);
    await page.getByRole('button', { name: 'Fortryd' }).click();
    await page.getByText('Sæt en stjerne ved en kamp').waitFor();
  });

  it('the page works in every tab, in light and dark, on phones and with little room', async () => {
    const page = await site.open('/mine-kampe/');
    await page
      .getByRole('button', { name: /^Følg / })
      .first()
      .waitFor();
    await expectNoFindingsIn(page, 'the first visit of my games', ['light', 'dark']);
    await page.getByRole('button', { name: 'Løbende', exact: true }).click();
    await page.getByRole('button', { name: 'Følg 1 hold' }).click();
    await page
      .getByRole('region', { name: 'Liga A' })
      .or(page.getByRole('region', { name: 'Dine hold' }))
      .first()
      .waitFor();
    for (const tab of ['', '?fane=hold', '?fane=ligaer', '?fane=regler']) {
      await go(site, page, `/mine-kampe/${tab}`);
      await page.getByText('1 af 200 hold').waitFor();
      await expectNoFindingsIn(page, `my games ${tab}`, ['light', 'dark']);
      await page.setViewportSize(PHONE);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), tab).toBe(true);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
});

describe.runIf(hasBrowser)('a site whose operator offers less', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite({ LOCAL_ONLY: 'on', MY_TEAMS: 'off', MY_GAMES_MAXIMUM: '2', MY_GAMES_FUTURE_DAYS: '0' });
    await site.submit(...messages());
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[GEN-25] [GEN-26] [PIN-10] [MYG-36] offers no login and no teams, and follows no more games than configured', async () => {
    const page = await site.open('/fodbold/');
    expect(await loginLink(page).count()).toBe(0);
    for (const name of [A, B, 'Tredje – Tredje B']) await pressWhenHydrated(star(page, name));
    await expectOn(star(page, B));
    await expectOff(star(page, 'Tredje – Tredje B'));
    await go(site, page, '/mine-kampe/');
    await page.getByText('2 af 2 kampe · 0 ligaer').waitFor();
    expect(await page.getByRole('link', { name: /^(?:Hold|Log ind)$/ }).count()).toBe(0);
    await go(site, page, '/indstillinger/');
    expect(await page.getByRole('heading', { name: 'Konto' }).count()).toBe(0);
  });

  it('[MYG-25] [MYG-36] offers stars and lists what is followed within the configured days', async () => {
    const page = await site.open('/fodbold/');
    const follow = page.getByRole('dialog').locator('button[data-follow]');
    await rowOf(page, 'Senere').last().click();
    await follow.waitFor();
    await go(site, page, '/fodbold/?dag=1');
    await rowOf(page, 'Morgen').last().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Morgen B', exact: true }).first().waitFor();
    expect(await follow.count()).toBe(0);
    await go(site, page, '/fodbold/danmark/liga-a/');
    await pressWhenHydrated(page.getByRole('button', { name: 'Følg Liga A' }));
    await page.getByText('det er grænsen').waitFor();
    await go(site, page, '/mine-kampe/');
    await expect.poll(() => homesIn(page.getByRole('main'))).toEqual(['Løbende', 'Senere', 'Tredje']);
  });
});
