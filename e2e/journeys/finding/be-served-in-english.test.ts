import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, untilFollowing } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { untilHydrated } from '../../harness/table.ts';

describe.runIf(hasBrowser)('a visitor of pages in English', () => {
  let site: ProductSite;
  const match = createMatch({ key: 'm1', home: 'Brøndby IF', away: 'Viborg FF' });
  beforeAll(async () => {
    site = await openSite({ ENGLISH: 'on' });
    await site.submit(...match.kickedOff(20));
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('a goal and an own rule show boxes in English', async () => {
    const page = await site.follow('/en/football/');
    await page.evaluate(() =>
      localStorage.setItem('lsid_data', JSON.stringify({ lsSettins: { mygamesNotifications: 'yessilent' } })),
    );
    await page
      .getByRole('button', { name: /^Follow Brøndby IF / })
      .last()
      .click();
    await page.waitForFunction(() => localStorage.getItem('fsdc_my_local') !== null);
    await page.reload();
    await untilFollowing(page);
    await untilHydrated(page);
    await page.getByRole('link', { name: /^Notifications/ }).waitFor();
    await page.getByRole('region', { name: 'My matches' }).waitFor();
    await page.waitForLoadState('networkidle');
    await site.submit(
      match.incident('g1', { type: 'goal', side: 'home', minute: 21, player: 'Buksa', score: [1, 0] }),
      match.score(1, 0),
    );
    const boxes = page.getByRole('region', { name: 'New notifications' }).getByRole('listitem');
    await expect.poll(() => boxes.allTextContents()).toEqual([expect.stringContaining('Goal for Brøndby IF: 1-0')]);

    // One box at a time shows a match: the rule alone is to ring.
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('lsid_data', JSON.stringify({ alerts: { rules: { a: '+1/any/total-2/any' } } }));
    });
    await page.goto(`${site.stack.url}/en/tennis/`);
    await untilFollowing(page);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await site.submit(match.score(2, 0));
    const sentence = expect.stringContaining('A match reaches a total of 2 goals in football');
    await expect.poll(() => boxes.allTextContents()).toEqual([sentence]);
  });

  it('the search names countries, sports and competitions in English, in its panel and on its page', async () => {
    const page = await site.open('/en/football/');
    await page.getByRole('searchbox').fill('danm');
    await page.getByRole('search').getByText('Denmark').first().waitFor();
    expect(await page.getByRole('search').getByText('Danmark').count()).toBe(0);
    const found = await (await fetch(`${site.stack.url}/en/search/?q=danm`)).text();
    expect(found).toContain('Denmark');
    expect(await (await fetch(`${site.stack.url}/soeg/?q=danm`)).text()).toContain('Danmark');
  });

  it('the app is installed in English', async () => {
    const [, manifest = ''] = /<link rel="manifest" href="([^"]*)"/.exec(
      await (await fetch(`${site.stack.url}/en/football/`)).text(),
    )!;
    const answer = await fetch(site.stack.url + manifest);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('manifest+json')]);
    expect(await answer.json()).toMatchObject({ lang: 'en', start_url: '/en/' });
  });
});
