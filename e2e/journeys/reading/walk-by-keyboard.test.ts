import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser } from '../../harness/browser.ts';
import { createMatch, lineupOf } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf, untilHydrated } from '../../harness/table.ts';

const SCORER = 'Jonas Winther';
const competition = { name: 'DBU Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' } as const;
const match = createMatch({ key: 'm', home: 'AGF', away: 'Viborg FF', competition, more: { round: 'Finale' } });
const lineup = lineupOf('m', SCORER);

interface Stop {
  readonly name: string;
  /** A ring around what has the focus, which stands on the screen and below nothing. */
  readonly isSeen: boolean;
}

/** What has the focus; null for nothing, as after the last stop. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    if (element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isOnTop = [left + 4, (left + right) / 2, right - 4].some((x) => {
      const seen = document.elementFromPoint(x, (top + bottom) / 2);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
    const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim(),
      isSeen: isMarked && isOnTop,
    };
  });

const MOST_STOPS = 80;

/** The name of the present stop, once it is seen: the bar at the top leaves as the page scrolls back. */
async function seenStop(page: Page): Promise<string | null> {
  const stop = await stopOf(page);
  if (stop === null) return null;
  await expect.poll(async () => (await stopOf(page))?.isSeen, { message: `the stop "${stop.name}" is seen` }).toBe(true);
  return stop.name;
}

async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const name = await seenStop(page);
    expect(name).not.toBeNull();
    if (wanted.test(name!)) return;
  }
  throw new Error(`no stop for ${wanted}`);
}

const follow = async (page: Page, wanted: RegExp, address: RegExp): Promise<void> => {
  await untilHydrated(page);
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
};

describe.runIf(hasBrowser)('a visitor without a pointer', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...match.kickedOff(40),
      lineup,
      match.incident('g', { type: 'goal', side: 'home', minute: 12, player: SCORER, score: [1, 0] }),
      match.score(1, 0),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('walks from the list to a match, its tabs and its scorer and back, and sees each stop', async () => {
    const page = await site.open('/fodbold/', { viewport: DESKTOP });
    await untilHydrated(page);
    await page.keyboard.press('Tab');
    expect((await stopOf(page))?.name).toBe('Gå til indhold');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    await dialog.getByRole('heading', { level: 1 }).waitFor();
    // Tabs come with what the match has.
    await dialog.getByRole('link', { name: 'Opstillinger' }).waitFor();
    await page.keyboard.press('2');
    await page.waitForURL(/\/kamp\/\w{8}\/opstillinger\/$/);
    await page.keyboard.press('1');
    await page.waitForURL(/\/kamp\/\w{8}\/$/);
    await tabTo(page, new RegExp(SCORER));
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/spiller\//);
    await page.getByRole('heading', { level: 1, name: SCORER }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'AGF mod Viborg FF' }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/fodbold/');
    await rowOf(page, 'AGF').waitFor();
  });

  it('returns to the row of a match when its dialog is closed', async () => {
    const page = await site.open('/fodbold/', { viewport: DESKTOP });
    await untilHydrated(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    await dialog.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await rowOf(page, 'AGF').evaluate((row) => row === document.activeElement)).toBe(true);
  });

  it('walks from a match to its competition, the draw and a team', async () => {
    const list = await site.open('/fodbold/', { viewport: DESKTOP });
    const page = await site.open((await rowOf(list, 'AGF').getAttribute('href'))!, { viewport: DESKTOP });
    await follow(page, /^DBU Pokalen$/, /\/dbu-pokalen\/$/);
    await follow(page, /^Turneringstræ/, /\/turneringstrae\/$/);
    await follow(page, /^AGF$/, /\/hold\/agf\//);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('AGF');
  });

  it.each(['Tab', 'Shift+Tab'])('sees each stop between the bars of a small screen by %s', async (key) => {
    const list = await site.open('/fodbold/', { viewport: DESKTOP });
    const viewport = { width: 390, height: 420 };
    const page = await site.open((await rowOf(list, 'AGF').getAttribute('href'))! + 'opstillinger/', { viewport });
    await untilHydrated(page);
    let stops = 0;
    for (; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press(key);
      if ((await seenStop(page)) === null) break;
    }
    expect(stops).toBeGreaterThan(15);
    expect(stops).toBeLessThan(MOST_STOPS);
  });
});
