import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn } from '../../harness/accessibility.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

describe.runIf(hasBrowser)('a visitor who makes a rule', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('adds a second condition, is refused one that contradicts, and takes it away, with the focus in its place', async () => {
    const page = await site.open('/mine-kampe/');
    await page.getByRole('link', { name: 'Regler' }).click();
    await page.getByRole('button', { name: 'Ny regel' }).click();
    await page.getByRole('button', { name: 'et hold, jeg følger, vinder i fodbold' }).click();
    const switchOf = (sentence: string) => page.getByRole('switch', { name: `Besked, når ${sentence}`, exact: true });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const more = page.getByLabel('Og hvad mere');
    await more.focus();
    await more.selectOption('er bagud med');
    await page.getByText('“vinder” og “er bagud med 1 mål” kan ikke passe på samme tid.').waitFor();
    await switchOf('et hold, jeg følger, vinder i fodbold').waitFor();
    await more.selectOption('får rødt kort');
    await switchOf('et hold, jeg følger, vinder og får rødt kort i fodbold').waitFor();
    expect([await focused(), await more.count()]).toEqual(['Hvad der skal ske', 0]);
    await expectNoFindingsIn(page, 'a rule of two conditions', ['light', 'dark']);
    await page.getByLabel('Hvad der skal ske').nth(1).focus();
    await page.getByLabel('Hvad der skal ske').nth(1).selectOption('intet andet');
    await switchOf('et hold, jeg følger, vinder i fodbold').waitFor();
    expect(await focused()).toBe('Og hvad mere');
  });
});
