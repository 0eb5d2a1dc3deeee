import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { incidentsOf, readingOf, rowOf, standingOf } from '../../harness/table.ts';

const PLAIN = { javaScriptEnabled: false } as const;

describe.runIf(hasBrowser)('a visitor whose browser runs no programs', () => {
  let site: ProductSite;
  const live = createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  const over = createMatch({ key: 'over', home: 'Viborg FF', away: 'AGF', start: today.early() });
  const next = createMatch({
    key: 'next',
    home: 'Arsenal',
    away: 'Chelsea',
    start: today.late(),
    competition: { name: 'Premier League', country: 'gb-eng', season: '2026/2027' },
  });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...live.kickedOff(30),
      ...over.finished(2, 1),
      next.fixture(),
      live.incident('g1', { type: 'goal', side: 'home', minute: 12, player: 'Buksa', second: 'Vallys', score: [1, 0] }),
      live.score(1, 0),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[GEN-05] the day has leagues, times, minutes and scores without JavaScript', async () => {
    const page = await site.visit('/', PLAIN);
    expect(await page.getByRole('heading', { level: 2, name: /^(Superligaen|Premier League)$/ }).allTextContents()).toEqual([
      'Superligaen',
      'Premier League',
    ]);
    expect(await readingOf(rowOf(page, 'Brøndby IF'))).toMatch(/^3\d’ 3\d\. minut Brøndby IF 1 Vejle Boldklub 0$/);
    expect(await readingOf(rowOf(page, 'Viborg FF'))).toMatch(/^Slut Viborg FF 2 AGF 1$/);
    expect(await readingOf(rowOf(page, 'Arsenal'))).toMatch(/^23[.:]59 Arsenal – Chelsea –$/);
    expect(await page.getByRole('navigation', { name: 'Vælg kampe' }).getByRole('link', { name: 'Live 1' }).count()).toBe(1);
  });

  it('a phone without JavaScript shows the selected day and sport in their strips', async () => {
    const page = await site.visit('/golf/', { ...PLAIN, viewport: PHONE });
    for (const name of ['Vælg dag', 'Sportsgrene']) {
      const { x, width } = (await page.getByRole('navigation', { name }).locator('[aria-current]').first().boundingBox())!;
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(PHONE.width);
    }
  });

  it('[GEN-22] a row leads to the match with its incidents without JavaScript', async () => {
    const page = await site.visit('/fodbold/', PLAIN);
    await rowOf(page, 'Brøndby IF').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/kamp\/[A-Za-z0-9]{8}\/$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Brøndby IF mod Vejle Boldklub');
    const course = await readingOf(incidentsOf(page));
    expect(course).toContain('1. halvleg 1-0');
    expect(course).toMatch(/12’.*Buksa.*Vallys/);
  });

  it('links lead to live matches, the next day, standings and another sport without JavaScript', async () => {
    const page = await site.visit('/fodbold/', PLAIN);
    await page.getByRole('link', { name: 'Live 1' }).click();
    expect(await rowOf(page, /./).count()).toBe(1);
    await page.getByRole('link', { name: 'Næste dag' }).first().click();
    expect(await readingOf(page.getByRole('main'))).toContain('Fodbold: ingen kampe denne dag');
    await page.goto(`${site.stack.url}/fodbold/`);
    await page.getByRole('region', { name: 'Superligaen' }).getByRole('link', { name: 'Stilling' }).click();
    expect(await readingOf(standingOf(page, 'Viborg FF'))).toContain('2-1');
    await page.getByRole('navigation', { name: 'Sportsgrene', exact: true }).getByRole('link', { name: 'Tennis' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tennis/');
    expect(await readingOf(page.getByRole('main'))).toContain('Tennis: ingen kampe denne dag');
  });
});
