import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  alert,
  button,
  declineMarketing,
  dialog,
  field,
  followMail,
  keptKeys,
  logIn,
  loginLink,
  mark,
  marketingQuestion,
  openLogin,
  openSettings,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  signUp,
} from '../../harness/account.ts';
import { expectNoFindings } from '../../harness/accessibility.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

describe.runIf(hasBrowser)('a visitor with an account', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite({ CAPTCHA: 'off' });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[TERMS-02][TERMS-05] a user is asked about marketing once, and withdraws the consent in the settings', async () => {
    const page = await signUp(site, 'marketing@example.dk');
    await marketingQuestion(page).waitFor();
    await expectNoFindings(page, 'the question about marketing');
    await button(page, 'Ja tak').click();
    await marketingQuestion(page).waitFor({ state: 'detached' });
    await openSettings(page);
    const consent = page.getByLabel(/^Ja tak, send mig nyheder/);
    expect(await consent.isChecked()).toBe(true);
    await consent.click();
    await page.getByText('Dit valg er gemt.').waitFor();
    expect(await consent.isChecked()).toBe(false);
    await expectNoFindings(page, 'the settings of the account');
  });

  it('[WIN-04][WIN-06][WIN-10] one window is open at a time on the way from menu to settings to form and back', async () => {
    const page = await signUp(site, 'windows@example.dk');
    await declineMarketing(page);
    await openSettings(page);
    await page.getByRole('button', { name: 'Ret Profil' }).click();
    await dialog(page, 'Profil').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByLabel('Navn').fill('Bo Ærø');
    await button(page, 'Gem').click();
    await dialog(page, 'Gemt').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Profil og indstillinger').getByText('Bo Ærø').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('a user changes the address with the password and the link sent to the new mailbox', async () => {
    const page = await signUp(site, 'old@example.dk');
    await declineMarketing(page);
    await openSettings(page);
    await page.getByRole('button', { name: 'Ret Profil' }).click();
    await field(page, 'E-mail').fill('new@example.dk');
    await page.getByLabel('Adgangskode (valgfrit)', { exact: true }).fill('forkert1');
    await button(page, 'Gem').click();
    await page.getByText('Adgangskoden er forkert.').waitFor();
    await page.getByLabel('Adgangskode (valgfrit)', { exact: true }).fill(PASSWORD);
    await button(page, 'Gem').click();
    await dialog(page, 'Tjek din indbakke').waitFor();
    await followMail(site, page, 'verifyEmail', 'new@example.dk');
    await dialog(page, 'E-mail bekræftet').waitFor();
    await page.keyboard.press('Escape');
    await openSettings(page);
    await page.getByText('new@example.dk (bekræftet)').waitFor();
    const elsewhere = await site.visit('/fodbold/');
    await openLogin(elsewhere);
    await logIn(elsewhere, 'old@example.dk');
    await alert(elsewhere, 'Forkert e-mail').waitFor();
    await logIn(elsewhere, 'new@example.dk');
    await mark(elsewhere).waitFor();
    expect(await elsewhere.getByRole('alert').allTextContents()).not.toContain('Forkert e-mail eller adgangskode.');
  });

  it('[ACC-18][AERR-52] a user ends the session of another browser, and changes the password', async () => {
    const email = 'two@example.dk';
    const here = await signUp(site, email);
    await declineMarketing(here);
    const there = await signIn(site, email, { expected: /status of 401/ });
    await openSettings(here);
    const ends = here.getByRole('button', { name: /^Log ud på Chrome/ });
    await expect.poll(() => ends.count()).toBe(1);
    await ends.click();
    await here.getByText('Enheden er logget ud.').waitFor();
    await expect.poll(() => ends.count()).toBe(0);
    // By push, or without push by the next call.
    await there.getByText('Du er blevet logget ud. Log ind igen.').waitFor();
    await loginLink(there).waitFor();
    await here.getByRole('button', { name: 'Skift Adgangskode' }).click();
    await field(here, 'Nuværende adgangskode').fill('forkert1');
    await field(here, 'Ny adgangskode').fill(OTHER_PASSWORD);
    await field(here, 'Gentag adgangskode').fill(OTHER_PASSWORD);
    await button(here, 'Skift adgangskode').click();
    await here.getByText('Adgangskoden er forkert.').waitFor();
    await field(here, 'Nuværende adgangskode').fill(PASSWORD);
    await button(here, 'Skift adgangskode').click();
    await dialog(here, 'Adgangskoden er skiftet').waitFor();
    await here.keyboard.press('Escape');
    // The browser that changed it stays signed in.
    await dialog(here, 'Profil og indstillinger').getByText('denne enhed').waitFor();
  });

  it('[ACC-19][ACC-43] a user downloads the data, and deletes the account by password and confirmation word', async () => {
    const email = 'gone@example.dk';
    const page = await signUp(site, email);
    await declineMarketing(page);
    await openSettings(page);
    await page.getByRole('button', { name: 'Hent mine data' }).click();
    const download = page.waitForEvent('download');
    await button(page, 'Hent filen').click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(email);
    expect(file).not.toContain('argon2');
    // While it is being sent, Escape does not close the window.
    await button(page, 'Hent filen').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Slet konto' }).click();
    await dialog(page, 'Slet konto').waitFor();
    await expectNoFindings(page, 'the deletion');
    await button(page, 'Ja, slet min konto').click();
    await page.getByText('Skriv ordet SLET').waitFor();
    await page.getByLabel('Skriv SLET').fill('SLET');
    await page.getByLabel('Adgangskode (valgfrit)', { exact: true }).fill(PASSWORD);
    await button(page, 'Ja, slet min konto').click();
    await dialog(page, 'Din konto er slettet').waitFor();
    await page.keyboard.press('Escape');
    await openLogin(page);
    await logIn(page, email);
    await alert(page, 'Forkert e-mail eller adgangskode.').waitFor();
    expect(await keptKeys(page)).toEqual([]);
  });
});
