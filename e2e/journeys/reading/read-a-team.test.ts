import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const DAY_S = 86_400;
const OPPONENTS = ['AGF', 'Viborg FF', 'Randers FC', 'OB'] as const;
const SEASONS = [0, 1, 2] as const;
const ROUNDS = 40;
/** More than a page of results holds. */
const PLAYED = SEASONS.flatMap((ago) =>
  Array.from({ length: ROUNDS }, (_, round) => ({ ago, round, start: today.early() - (ago * 365 + 2 + round) * DAY_S + 7200 })),
);

describe.runIf(hasBrowser)('a visitor who reads about a team', () => {
  let site: ProductSite;
  const live = createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...live.kickedOff(30),
      live.score(1, 0),
      createMatch({ key: 'next', home: 'OB', away: 'Brøndby IF', start: today.early() + 5 * DAY_S }).fixture(),
    );
    for (const { ago, round, start } of PLAYED) {
      const competition = { name: 'Superligaen', country: 'dk', season: `${2026 - ago}/${2027 - ago}` };
      const away = OPPONENTS[round % OPPONENTS.length]!;
      const match = createMatch({ key: `${ago}-${round}`, home: 'Brøndby IF', away, start, competition });
      await site.submit(...match.finished(round % 3, 1));
    }
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Holdets sider' }).getByRole('link', { name });
  const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;
  async function openTeam(viewport = PHONE, javaScriptEnabled = true): Promise<Page> {
    const page = await site.visit('/fodbold/', { viewport, javaScriptEnabled });
    await rowOf(page, 'Brøndby IF').click();
    await page.getByRole('main').getByRole('link', { name: 'Brøndby IF' }).first().click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/hold\/broendby-if\/[A-Za-z0-9]{8}\/$/);
    return page;
  }

  it('[GEN-08] leads from a match in the list to the team, to a past match by paging, and back to the same place', async () => {
    const page = await openTeam();
    expect(await readingOf(page.getByRole('main'))).toMatch(/Spiller nu .*Brøndby IF 1 Vejle Boldklub 0/);
    await tab(page, 'Resultater').click();
    await page.getByRole('link', { name: 'Ældre' }).click();
    await expect.poll(() => pathOf(page)).toMatch(/resultater\/\?side=2$/);
    const match = page.getByRole('main').locator('a[data-event]').nth(15);
    await match.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await match.click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/kamp\//);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toMatch(/resultater\/\?side=2$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2);
  });

  it('the results of a team grow by a page on request', async () => {
    const page = await openTeam();
    await tab(page, 'Resultater').click();
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect.poll(() => page.getByRole('main').locator('a[data-event]').count()).toBe(PLAYED.length);
  });

  it('[GEN-05] each page of a team is complete without JavaScript', async () => {
    const page = await openTeam(PHONE, false);
    const main = page.getByRole('main');
    expect(await readingOf(main)).toMatch(/Næste kampe? .* OB – Brøndby IF/);
    await tab(page, 'Kampprogram').click();
    expect(await readingOf(main)).toMatch(/OB – Brøndby IF –/);
    await tab(page, 'Resultater').click();
    expect(await main.locator('a[data-event]').count()).toBe(100);
    await tab(page, 'Stilling').click();
    expect(await page.getByRole('row', { name: /Brøndby IF/ }).count()).toBeGreaterThan(0);
  });

  it('a page of results that does not exist is missing, in the design of the site', async () => {
    const page = await openTeam(PHONE, false);
    const answer = await fetch(`${page.url()}resultater/?side=9`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Siden findes ikke');
  });
});
