import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf } from '../../harness/table.ts';

const CUP = '/fodbold/danmark/dbu-pokalen/';
const competition = { name: 'DBU Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' } as const;
const DAY_S = 86_400;

describe.runIf(hasBrowser)('a visitor who follows a team through a draw', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    const tie = (key: string, round: string, home: string, away: string, days: number) =>
      createMatch({ key, home, away, competition, start: today.lately() + days * DAY_S, more: { round } });
    await site.submit(
      ...tie('s1', 'Semifinale', 'AGF', 'OB', -5).finished(2, 1),
      ...tie('s2', 'Semifinale', 'Brøndby IF', 'Viborg FF', -4).finished(0, 1),
      tie('f', 'Finale', 'AGF', 'Viborg FF', 10).fixture(),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('the draw leads to a match, and the match back to the draw', async () => {
    const page = await site.open(CUP);
    expect(await readingOf(page.getByRole('main'))).toMatch(/Kommende runder.*Finale 1 kamp \d\d\.\d\d\./s);
    await page.getByRole('link', { name: 'Hele turneringstræet' }).click();
    await page.waitForURL(`**${CUP}turneringstrae/`);
    await page.getByRole('main').getByRole('link', { name: 'Slut' }).first().click();
    await page.waitForURL(/\/kamp\/\w{8}\//);
    const match = page.getByRole('dialog', { name: 'Kamp' });
    await match.getByRole('link', { name: 'Turneringstræ' }).click();
    await expect.poll(() => readingOf(match)).toMatch(/Vis et holds vej.*Finale.*AGF.*Viborg FF/s);
  });

  it('the way of a team is marked by its address, on a phone as well', async () => {
    const page = await site.open(`${CUP}turneringstrae/`, { viewport: PHONE });
    await page.getByRole('combobox', { name: 'Vis et holds vej' }).selectOption({ label: 'AGF' });
    await page.waitForURL(/\?hold=\w{8}$/);
    await page.getByRole('navigation', { name: 'Vælg runde' }).getByRole('link', { name: 'Semi' }).click();
    expect(page.url()).toContain('runde=1');
    expect(await readingOf(page.getByRole('main'))).toContain('på vejen');
    await expectNoFindingsIn(page, 'the draw', ['light', 'dark']);
  });
});
