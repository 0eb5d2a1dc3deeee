import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, dialog, keptKeys, loginLink, mark, openLogin, openSettings, signUp, UNASKED } from '../../harness/account.ts';
import { expectNoFindings } from '../../harness/accessibility.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../harness/provider.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

/** Removing the connection logs the other device out; its next login makes another user. */
async function expectRemovable(page: Page, elsewhere: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/fodbold/`);
  await openSettings(page);
  await dialog(page, 'Profil og indstillinger').getByText('carl@gmail.example').waitFor();
  await expectNoFindings(page, 'the connections of an account');
  await button(page, 'Fjern login med Google').click();
  await button(page, 'Fortryd: fjern login med Google').waitFor();
  await page.getByText('Loginet er fjernet, og du er logget ud på andre enheder.').waitFor();
  expect(await page.getByText('carl@gmail.example').count()).toBe(0);
  await elsewhere.reload();
  await openLogin(elsewhere);
  await button(elsewhere, 'Fortsæt med Google').click();
  await dialog(elsewhere, 'Før du fortsætter').waitFor();
}

describe.runIf(hasBrowser)('a visitor with an account at Google', () => {
  let provider: OpenIdProvider;
  let site: ProductSite;
  beforeAll(async () => {
    provider = await startOpenIdProvider();
    site = await openSite({ ...provider.settings, ...UNASKED });
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  it('[ACC-03][AERR-10] a user of a login provider agrees to the terms once, and later logs in without a question', async () => {
    provider.setPerson({ sub: 'anna-at-google', email: 'anna@example.dk', name: 'Anna Ågård' });
    for (const isFirst of [true, false]) {
      const page = await site.visit('/fodbold/?cat=2');
      await openLogin(page);
      await button(page, 'Fortsæt med Google').click();
      if (isFirst) {
        await dialog(page, 'Før du fortsætter').waitFor();
        await expect.poll(() => page.url()).toBe(`${site.stack.url}/konto/`);
        await expectNoFindings(page, 'the terms');
        await button(page, 'Jeg accepterer').click();
      }
      await page.waitForURL(`${site.stack.url}/fodbold/?cat=2`);
      await mark(page).click();
      await dialog(page, 'Anna Ågård').getByText('anna@example.dk').waitFor();
    }
  });

  it('a user of a login provider gets no account when declining the terms', async () => {
    provider.setPerson({ sub: 'bo-at-google', email: 'bo@example.dk', name: 'Bo' });
    const page = await site.visit('/fodbold/');
    await openLogin(page);
    await button(page, 'Fortsæt med Google').click();
    await dialog(page, 'Før du fortsætter').waitFor();
    await button(page, 'Nej tak').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await loginLink(page).count()).toBe(1);
    expect(await keptKeys(page)).not.toContain('lsid_id');
  });

  it('a user connects a login provider to an existing account, and logs in by it afterwards', async () => {
    const page = await signUp(site, 'carl@example.dk');
    provider.setPerson({ sub: 'carl-at-google', email: 'carl@gmail.example', name: 'Carl' });
    await openSettings(page);
    await button(page, 'Forbind Google').click();
    await dialog(page, 'Forbundet').waitFor();
    const elsewhere = await site.visit('/fodbold/');
    await openLogin(elsewhere);
    await button(elsewhere, 'Fortsæt med Google').click();
    await elsewhere.waitForURL(`${site.stack.url}/fodbold/`);
    await mark(elsewhere).click();
    await elsewhere.getByText('carl@example.dk').waitFor();
    expect(await elsewhere.getByText('carl@gmail.example').count()).toBe(0);
    await expectRemovable(page, elsewhere);
  });
});
