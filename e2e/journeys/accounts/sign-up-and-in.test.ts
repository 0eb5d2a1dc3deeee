import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  alert,
  button,
  dialog,
  field,
  fillRegistration,
  followLink,
  followMail,
  hasFocus,
  keptKeys,
  linkOfMail,
  logIn,
  loginLink,
  mark,
  openLogin,
  OTHER_PASSWORD,
} from '../../harness/account.ts';
import { expectNoFindings, expectNoFindingsIn, scrollsSideways } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE, type Visit } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const ANNA = 'anna@example.dk';

describe.runIf(hasBrowser)('a visitor without an account', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite({ MARKETING_CONSENT: 'off' });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const atLogin = async (visit: Visit = {}): Promise<Page> => {
    const page = await site.visit('/fodbold/', { reducedMotion: 'reduce', ...visit });
    await openLogin(page);
    return page;
  };

  it('a page loads no account code before it is needed, nothing of other sites, and sends no cookie', async () => {
    const { headers } = await fetch(`${site.stack.url}/fodbold/`);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^' ]+'; .*frame-src 'self';/);
    const urls: string[] = [];
    const page = await site.open('/fodbold/', { before: async (one) => void one.on('request', (r) => urls.push(r.url())) });
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => /\/id\/|\/home-/.test(url))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('[PAGE-24][WIN-07][WIN-12][WIN-14] Esc closes the login window and returns the focus', async () => {
    const page = await atLogin();
    await expect.poll(() => hasFocus(field(page, 'E-mail'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => hasFocus(loginLink(page))).toBe(true);
  });

  it('[ACC-16][AERR-50] a wrong field gets the focus and a Danish message beside it', async () => {
    const page = await atLogin();
    await button(page, 'Log ind').click();
    const email = field(page, 'E-mail');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby')!)?.textContent)).toBe(
      'Feltet skal udfyldes.',
    );
    await expect.poll(() => hasFocus(email)).toBe(true);
    await logIn(page, 'nobody@example.dk', 'forkert1');
    await alert(page, 'Forkert e-mail eller adgangskode.').waitFor();
    expect(await email.inputValue()).toBe('nobody@example.dk');
  });

  it.each([
    ['a desktop', {}],
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ])('the account windows on %s are accessible in light and dark', async (device, visit) => {
    const page = await atLogin(visit);
    await button(page, 'Log ind').click();
    await expectNoFindingsIn(page, `the login on ${device}`, ['light', 'dark']);
    await button(page, 'Opret konto').click();
    await button(page, 'Opret konto').click();
    await page.getByText('Læs vilkårene for brug').click();
    await page.getByText('Hvad du får').waitFor();
    await expectNoFindingsIn(page, `the registration on ${device}`, ['light', 'dark']);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('[WIN-11] a window stays open during its call, and keeps the input when it fails', async () => {
    const page = await atLogin({ expected: /ERR_FAILED|Failed to load/ });
    const held = Promise.withResolvers<void>();
    await page.route('**/id/v3/login', async (route) => {
      await held.promise;
      await route.abort();
    });
    await logIn(page, ANNA);
    await button(page, 'Logger ind …').waitFor();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Escape');
    expect(await dialog(page, 'Log ind').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Luk' }).isDisabled()).toBe(true);
    held.resolve();
    await alert(page, 'Der er ingen forbindelse til serveren.').waitFor();
    expect(await field(page, 'E-mail').inputValue()).toBe(ANNA);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('[ACC-15][ACC-20][REG-01][REG-03][REG-04][AERR-51] a visitor registers, confirms by mail, logs in, stays signed in on the next page, and logs out', async () => {
    const page = await atLogin();
    await fillRegistration(page, ANNA);
    await button(page, 'Opret konto').click();
    await dialog(page, 'Tjek din indbakke').waitFor();
    await page.keyboard.press('Escape');
    await openLogin(page);
    await logIn(page, ANNA);
    await alert(page, 'Kontoen er ikke bekræftet.').waitFor();
    const link = await linkOfMail(site.stack, 'verify', ANNA);
    await followLink(site.stack, page, link);
    await dialog(page, 'Bekræftet').waitFor();
    // The code is not left in the address or the history.
    await expect.poll(() => page.url()).toBe(`${site.stack.url}/konto/`);
    await button(page, 'Log ind').click();
    await logIn(page, ANNA);
    await mark(page).waitFor();
    await page.goto(`${site.stack.url}/fodbold/`);
    await mark(page).click();
    await dialog(page, 'Anna Ågård').getByText(ANNA).waitFor();
    await dialog(page, 'Anna Ågård').getByText('Alt er gemt').waitFor();
    await expectNoFindings(page, 'the menu of who is signed in');
    await button(page, 'Log ud').click();
    await page.getByText('Du er logget ud.').waitFor();
    expect(await keptKeys(page)).toEqual([]);
    await followLink(site.stack, page, link);
    await alert(page, 'Linket er udløbet eller allerede brugt.').waitFor();
  });

  it('[AERR-54] the field shows that an address is taken', async () => {
    const page = await atLogin();
    await fillRegistration(page, ANNA);
    await button(page, 'Opret konto').click();
    await dialog(page, 'Opret konto').getByText('E-mailadressen er allerede i brug.').waitFor();
    await expect.poll(() => hasFocus(field(page, 'E-mail'))).toBe(true);
  });

  it('[ACC-17][ACC-33] only the new password opens the account after a reset by mail', async () => {
    const page = await atLogin();
    await button(page, 'Glemt adgangskode?').click();
    await field(page, 'E-mail').fill(ANNA);
    await button(page, 'Send link').click();
    await dialog(page, 'Tjek din indbakke').waitFor();
    await followMail(site, page, 'forgottenPassword', ANNA);
    await dialog(page, 'Vælg en ny adgangskode').waitFor();
    await field(page, 'Ny adgangskode').fill(OTHER_PASSWORD);
    await field(page, 'Gentag adgangskode').fill(OTHER_PASSWORD);
    await button(page, 'Gem adgangskode').click();
    await dialog(page, 'Adgangskoden er skiftet').waitFor();
    await button(page, 'Log ind').click();
    await logIn(page, ANNA);
    await alert(page, 'Forkert e-mail eller adgangskode.').waitFor();
    await logIn(page, ANNA, OTHER_PASSWORD);
    await mark(page).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('a page without JavaScript states that accounts need it', async () => {
    const page = await site.visit('/konto/', { javaScriptEnabled: false });
    expect(await page.locator('main noscript').isVisible()).toBe(true);
    expect(await page.locator('main noscript').innerText()).toContain('Konti kræver JavaScript');
  });
});
