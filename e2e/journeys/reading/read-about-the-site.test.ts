import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser, PHONE } from '../../harness/browser.ts';
import { expectNoFindingsIn } from '../../harness/accessibility.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const OPERATOR = {
  OPERATOR_NAME: 'Foreningen Stillingen',
  OPERATOR_ADDRESS: 'Gade 1, 8000 Aarhus C',
  OPERATOR_EMAIL: 'hej@example.dk',
  OPERATOR_CVR: '12345678',
};

let site: ProductSite;
beforeAll(async () => {
  if (hasBrowser) site = await openSite(OPERATOR);
});
afterAll(() => site?.[Symbol.asyncDispose]());

describe.runIf(hasBrowser)('a visitor reads about the site', () => {
  it('[PAGE-21] learns how to install it on each kind of device, with no store', async () => {
    const page = await site.open('/', { viewport: PHONE });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Få appen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stillingen som app' }).waitFor();
    const main = page.getByRole('main');
    for (const name of ['Android', 'iPhone og iPad', 'Computer'])
      expect(await main.getByRole('region', { name }).getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await main.getByRole('button').count()).toBe(0);
    expect(await main.locator('a[href*="//"], img').count()).toBe(0);
    await expectNoFindingsIn(page, '/app/', ['light', 'dark']);
  });

  it('[PAGE-21] installs it by a button where the browser offers that', async () => {
    const page = await site.open('/app/', { viewport: DESKTOP });
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          document.title = 'prompted';
          dispatchEvent(new Event('appinstalled'));
        },
      });
      dispatchEvent(offer);
    });
    const install = page.getByRole('button', { name: 'Installér appen' });
    await install.click();
    await page.getByText('Appen er installeret på denne enhed.').waitFor();
    expect([await page.title(), await install.count()]).toEqual(['prompted', 0]);
  });

  it('finds the operator, and how to report what does not work', async () => {
    const page = await site.open('/om/', { viewport: PHONE });
    const main = page.getByRole('main');
    for (const text of Object.values(OPERATOR)) await main.getByText(text, { exact: true }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tilgængelighed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tilgængelighed' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'hej@example.dk' }).getAttribute('href')).toBe(
      'mailto:hej@example.dk',
    );
  });

  it('receives an icon at each address that browsers and systems ask for', async () => {
    for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
      const { status, headers } = await fetch(`${site.stack.url}/${name}`);
      expect([name, status, headers.get('content-type')]).toEqual([name, 200, expect.stringMatching(/^image\//)]);
    }
  });
});
