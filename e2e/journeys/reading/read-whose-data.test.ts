import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '../../../server/journal/providers.ts';
import { expectNoFindings } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { pressWhenHydrated, readingOf, rowOf } from '../../harness/table.ts';

const KILDEN = { text: 'Kilden', url: 'https://kilden.example/', licence: 'ODbL 1.0' } as const;
const LINE = /Data: Kilden \(ODbL 1\.0\)/;

const footerOf = (page: Page): Promise<string> => readingOf(page.getByRole('contentinfo'));

describe.runIf(hasBrowser)('a visitor who reads whose data a page shows', () => {
  const match = createMatch({ key: 'm1', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    const key = await issueKey(site.stack.db, 'kilden', 'real', KILDEN);
    await site.stack.submit(key, [...match.kickedOff(20), match.score(1, 0)]);
    await site.submit(
      createMatch({
        ...{ key: 'h1', home: 'Aalborg Håndbold', away: 'GOG' },
        competition: { name: 'Herreligaen', country: 'dk', season: '2026/2027' },
        more: { sport: 7 },
      }).fixture(),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('the list and the match name the source with link and licence, in the first HTML and after going to another day', async () => {
    const html = await (await fetch(`${site.stack.url}/fodbold/`)).text();
    expect(html).toContain('<a href="https://kilden.example/" rel="noopener" target="_blank">Kilden</a> (ODbL 1.0)');
    const page = await site.open('/fodbold/');
    expect(await footerOf(page)).toMatch(LINE);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kilden' });
    expect(await link.getAttribute('href')).toBe(KILDEN.url);
    await rowOf(page, 'Brøndby IF').click();
    await page.getByRole('dialog').waitFor();
    const matchPath = new URL(page.url()).pathname;
    expect(matchPath).toMatch(/^\/kamp\//);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Næste dag' }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe('?dag=1');
    expect(await footerOf(page)).toMatch(LINE);
    const phone = await site.open(matchPath, { viewport: PHONE });
    expect(await footerOf(phone)).toMatch(LINE);
    await expectNoFindings(phone, 'the match');
  });

  it('a page of another sport names the source only while it shows its matches', async () => {
    const page = await site.open('/handbold/');
    expect(await footerOf(page)).not.toMatch(/Data:/);
    await page.goto(`${site.stack.url}/fodbold/`);
    await pressWhenHydrated(page.getByRole('button', { name: /^Følg Brøndby IF/ }).last());
    await page.goto(`${site.stack.url}/handbold/`);
    await page.getByRole('region', { name: 'Mine kampe' }).waitFor();
    await expect.poll(() => footerOf(page)).toMatch(LINE);
  });
});
