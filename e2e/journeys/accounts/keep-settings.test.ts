import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, loginLink, mark, openAccount, signIn, signUp, UNASKED } from '../../harness/account.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { untilHydrated } from '../../harness/table.ts';

const theme = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme');
const documentOf = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('lsid_data') ?? 'null'));
const byTime = (page: Page) => page.getByRole('button', { name: 'Sortér efter liga' });

/** Name, version and stores of the account's database. */
function readDatabase(page: Page) {
  return page.evaluate(async () => {
    const found = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lsid');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    const stores = [...database.objectStoreNames];
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction(stores[0]!).objectStore(stores[0]!).getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return { found, stores, keys: keys.map(String) };
  });
}

describe.runIf(hasBrowser)('the settings of a visitor', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite(UNASKED);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[PAGE-25][SET-01][SET-04] settings are kept for the next visit without an account', async () => {
    const page = await site.open('/fodbold/');
    await page.getByRole('button', { name: 'Sortér efter tid' }).click();
    await byTime(page).waitFor();
    await page.goto(`${site.stack.url}/indstillinger/`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Mørkt', exact: true }).click();
    await expect.poll(() => theme(page)).toBe('dark');
    await expect.poll(() => documentOf(page)).toEqual({ lsSettins: { sortByTime: true, theme: 'dark' } });
    await page.goto(`${site.stack.url}/fodbold/`);
    await byTime(page).waitFor();
    await expect.poll(() => theme(page)).toBe('dark');
  });

  it('[SET-04] settings reach every browser in which the user is signed in', async () => {
    const page = await signUp(site, 'settings@example.dk');
    const elsewhere = await signIn(site, 'settings@example.dk');
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Skift mellem lyst og mørkt tema' }).click();
    await expect.poll(() => theme(elsewhere)).toBe('dark');
    await elsewhere.getByRole('button', { name: 'Sortér efter tid' }).click();
    await byTime(page).waitFor();
  });

  it('[MYG-41] settings return to the defaults after a logout, on the page and on the next one', async () => {
    const page = await signUp(site, 'logout@example.dk');
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Skift mellem lyst og mørkt tema' }).click();
    await expect.poll(() => theme(page)).toBe('dark');
    await mark(page).click();
    await button(page, 'Log ud').click();
    await loginLink(page).waitFor();
    await expect.poll(() => theme(page)).toBe(null);
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilHydrated(page);
    expect(await theme(page)).toBe(null);
  });

  it('[ACC-08] a session is kept in a database of version 1 when local storage is forbidden', async () => {
    await openAccount(site.stack, 'nowhere@example.dk');
    const page = await signIn(site, 'nowhere@example.dk', {
      before: async (opened) => {
        await opened.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        });
      },
    });
    const { found, stores, keys } = await readDatabase(page);
    expect(found).toEqual([{ name: 'lsid', version: 1 }]);
    expect(stores).toEqual(['keyval']);
    expect(keys).toEqual(expect.arrayContaining(['lsid_hash', 'lsid_id']));
  });
});
