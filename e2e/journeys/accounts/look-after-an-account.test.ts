import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  alert,
  button,
  declineMarketing,
  dialog,
  field,
  followLink,
  hasFocus,
  linkOfMail,
  logIn,
  mark,
  marketingQuestion,
  newestMail,
  openLogin,
  openSettings,
  PASSWORD,
  signIn,
  signUp,
} from '../../harness/account.ts';
import { expectNoFindings, scrollsSideways } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE, type Visit } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const EMAIL = 'anna@example.dk';

describe.runIf(hasBrowser)('the windows of an account', () => {
  let site: ProductSite;
  let verified: string;
  beforeAll(async () => {
    site = await openSite({ CAPTCHA: 'off' });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const visit = (options: Visit = {}): Promise<Page> => signIn(site, EMAIL, { reducedMotion: 'reduce', ...options });

  it('an account is created for the following tests', async () => {
    const anna = await signUp(site, EMAIL);
    verified = await linkOfMail(site.stack, 'verify', EMAIL);
    await marketingQuestion(anna).waitFor();
    await expectNoFindings(anna, 'the question about marketing');
    await declineMarketing(anna);
  });

  it.each([
    ['a desktop in light', {}],
    ['a phone in dark', { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' }],
  ] as const)('the windows of an account have no accessibility findings on %s', async (device, options) => {
    const page = await visit(options);
    const look = async (window: string): Promise<void> => {
      await dialog(page, window).waitFor();
      await expectNoFindings(page, `${window} on ${device}`);
      expect(await scrollsSideways(page), window).toBe(false);
    };
    await mark(page).click();
    await look('Anna Ågård');
    await button(page, 'Profil og indstillinger').click();
    await page.getByLabel(/^Ja tak, send mig nyheder/).waitFor();
    await look('Profil og indstillinger');
    for (const [opener, window] of [
      ['Ret Profil', 'Profil'],
      ['Skift Adgangskode', 'Skift adgangskode'],
      ['Hent mine data', 'Hent mine data'],
      ['Slet konto', 'Slet konto'],
    ] as const) {
      await button(page, opener).click();
      if (window === 'Profil') await field(page, 'E-mail').fill('ny@example.dk');
      await look(window);
      await page.keyboard.press('Escape');
      await dialog(page, 'Profil og indstillinger').waitFor();
      await expect.poll(() => hasFocus(button(page, opener))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await mark(page).click();
    await button(page, 'Log ud').click();
    await page.getByText('Du er logget ud.').waitFor();
    await expectNoFindings(page, `a notice on ${device}`);
    await openLogin(page);
    await button(page, 'Glemt adgangskode?').click();
    await look('Glemt adgangskode');
    await followLink(site.stack, page, verified);
    await alert(page, 'Linket er udløbet eller allerede brugt.').waitFor();
    await look('Bekræft');
    await followLink(site.stack, page, verified.replace(/t=\w+/, 't=newPassword'));
    await look('Vælg en ny adgangskode');
  });

  it('an account form is sent once, however often it is submitted', async () => {
    const page = await site.visit('/fodbold/');
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route('**/id/v3/login', async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    });
    await openLogin(page);
    await logIn(page, EMAIL);
    await button(page, 'Logger ind …').click({ force: true });
    await field(page, 'Adgangskode').press('Enter');
    for (const name of ['Glemt adgangskode?', 'Opret konto']) expect(await button(page, name).isDisabled()).toBe(true);
    held.resolve();
    await mark(page).waitFor();
    expect(sent).toBe(1);
  });

  it('[TERMS-02] a marketing consent can be withdrawn right after it was given', async () => {
    const page = await visit();
    await openSettings(page);
    const consent = page.getByLabel(/^Ja tak, send mig nyheder/);
    await consent.click();
    await page.getByText('Dit valg er gemt.').waitFor();
    expect(await consent.isChecked()).toBe(true);
    const notice = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/marketing-consent'),
    );
    await button(page, 'Fortryd').click();
    await expect.poll(() => consent.isChecked()).toBe(false);
    await notice;
    await page.getByText('Dit valg er gemt.').waitFor();
    await page.reload();
    await openSettings(page);
    await consent.waitFor();
    expect(await consent.isChecked()).toBe(false);
  });

  it('ending another session can be undone for a moment, and takes effect at once when the window is closed', async () => {
    const there = await visit({ expected: /status of 401/ });
    const here = await visit();
    await openSettings(here);
    const ends = here.getByRole('button', { name: /^Log ud på Chrome/ });
    await ends.first().waitFor();
    const count = await ends.count();
    await ends.first().click();
    await here.getByRole('button', { name: /^Fortryd: log ud på/ }).click();
    await here.keyboard.press('Escape');
    await openSettings(here);
    await expect.poll(() => ends.count()).toBe(count);
    await here.getByRole('button', { name: 'Log ud på alle andre enheder' }).click();
    await here.getByText('Logger ud om et øjeblik …').first().waitFor();
    await here.keyboard.press('Escape');
    await there.getByText('Du er blevet logget ud. Log ind igen.').waitFor();
    await expectNoFindings(there, 'a session that was ended');
    await openSettings(here);
    await dialog(here, 'Profil og indstillinger').getByText('Denne enhed').waitFor();
    expect(await ends.count()).toBe(0);
  });

  it('another session is ended when the page is left before the moment to undo is over', async () => {
    const there = await visit({ expected: /status of 401/ });
    const here = await visit();
    await openSettings(here);
    await here.getByRole('button', { name: 'Log ud på alle andre enheder' }).click();
    await here.getByText('Logger ud om et øjeblik …').first().waitFor();
    await here.close({ runBeforeUnload: true });
    await there.getByText('Du er blevet logget ud. Log ind igen.').waitFor();
    await expect.poll(() => mark(there).count()).toBe(0);
  });

  it('[AERR-15] the dialog shows refusals of the service', async () => {
    const page = await visit({ expected: /429/ });
    await openSettings(page);
    await button(page, 'Hent mine data').click();
    const download = page.waitForEvent('download');
    await button(page, 'Hent filen').click();
    await download;
    await page.getByText('Filen er hentet.').waitFor();
    await button(page, 'Hent filen').click();
    const notice = dialog(page, 'Hent mine data')
      .getByRole('alert')
      .getByText(/^For mange forsøg\. Prøv igen om \d+ \p{L}+\.$/u);
    await notice.waitFor();
    await expectNoFindings(page, 'a refusal');
    await button(page, 'Luk beskeden').click();
    await notice.waitFor({ state: 'detached' });
    expect(await dialog(page, 'Hent mine data').isVisible()).toBe(true);
  });

  it('the window sends the link that proves an address again', async () => {
    const page = await visit();
    await openSettings(page);
    await button(page, 'Ret Profil').click();
    await field(page, 'E-mail').fill('ny@example.dk');
    await button(page, 'Gem').click();
    await dialog(page, 'Tjek din indbakke').getByText('ny@example.dk').waitFor();
    await newestMail(site.stack, 'verifyEmail', 'ny@example.dk');
    await page.keyboard.press('Escape');
    await dialog(page, 'Profil og indstillinger').getByText('(ikke bekræftet)').waitFor();
    await button(page, 'Ret Profil').click();
    await page.getByLabel('Send linket, der bekræfter e-mailen, igen').check();
    await expectNoFindings(page, 'a profile whose address is not proved');
    await button(page, 'Gem').click();
    await dialog(page, 'Tjek din indbakke').getByText('ny@example.dk').waitFor();
    await newestMail(site.stack, 'verifyEmail', 'ny@example.dk', 2);
  });

  it('a user who gives no proof returns to the login', async () => {
    const page = await visit();
    // As the service answers a quarter of an hour after the login.
    await page.route('**/id/v3/update-user', (route) => route.fulfill({ json: { err: 'XE1' } }));
    await openSettings(page);
    await button(page, 'Ret Profil').click();
    await field(page, 'E-mail').fill('nyere@example.dk');
    await button(page, 'Gem').click();
    await alert(page, 'Log ind igen først').waitFor();
    // Nothing is announced twice.
    expect(await page.getByText('Du er blevet logget ud.').count()).toBe(0);
    await button(page, 'Log ind').click();
    await dialog(page, 'Log ind').waitFor();
    await logIn(page, EMAIL, PASSWORD);
    await mark(page).waitFor();
  });

  it('a form keeps its input while there is no connection, and can be sent afterwards', async () => {
    const page = await site.visit('/fodbold/', { expected: /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/ });
    await openLogin(page);
    await field(page, 'E-mail').fill(EMAIL);
    await page.context().setOffline(true);
    await page.getByText('Du er offline.').waitFor();
    await field(page, 'Adgangskode').fill(PASSWORD);
    await expectNoFindings(page, 'a form without a connection');
    await button(page, 'Log ind').click();
    await alert(page, 'Der er ingen forbindelse til serveren.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Du er offline.').waitFor({ state: 'detached' });
    await button(page, 'Log ind').click();
    await mark(page).waitFor();
  });
});
