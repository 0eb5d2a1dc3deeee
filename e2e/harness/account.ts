import type { Locator, Page } from 'playwright-core';
import { linkOfMail, NAME, openAccount, PASSWORD } from './account-calls.ts';
import type { Visit } from './browser.ts';
import type { Site } from './site.ts';
import { untilAlive } from './table.ts';

export const OTHER_PASSWORD = 'Grib-den-7ende';

/** The settings of a site whose visitors are asked for nothing but what a test is about. */
export const UNASKED = { CAPTCHA: 'off', MARKETING_CONSENT: 'off' } as const;

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('button', { name, exact: true });
export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
/** A message of the role `alert`. */
export const alert = (page: Page, text: string | RegExp): Locator => page.getByRole('alert').getByText(text);
/** The link in the header of a signed-in visitor, and of an anonymous one. */
export const mark = (page: Page): Locator => page.getByRole('link', { name: /^Min konto/ });
export const loginLink = (page: Page): Locator => page.getByRole('link', { name: 'Log ind', exact: true });

export const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);
/** The question that follows the first login. */
export const marketingQuestion = (page: Page): Locator => dialog(page, 'Må vi skrive til dig?');

/** The names under which a page keeps something of an account. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lsid_')));

/** Opens the window to log in. */
export async function openLogin(page: Page): Promise<void> {
  await untilAlive(page);
  await loginLink(page).click();
  await dialog(page, 'Log ind').waitFor();
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Adgangskode').fill(password);
  await button(page, 'Log ind').click();
}

/** Goes on from the window to log in to the form to register, and fills it in. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await button(page, 'Opret konto').click();
  await field(page, 'E-mail').fill(email);
  await page.getByLabel('Navn').fill(NAME);
  await field(page, 'Adgangskode').fill(PASSWORD);
  await field(page, 'Gentag adgangskode').fill(PASSWORD);
  await page.getByLabel('Jeg accepterer vilkårene for brug').check();
}

/** Follows the link of the newest mail of a kind to an address, in a page that is open. */
export async function followMail({ stack }: Site, page: Page, ...which: [kind: string, address: string, count?: number]) {
  await followLink(stack, page, await linkOfMail(stack, ...which));
}

/** Follows the link of a mail in the same browser. */
export async function followLink({ url }: Site['stack'], page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/konto/${link}`);
}

/** Signs in to an account in a new browser context. */
export async function signIn(site: Site, email: string, visit: Visit = {}): Promise<Page> {
  const page = await site.visit('/fodbold/', visit);
  await openLogin(page);
  await logIn(page, email);
  await mark(page).waitFor();
  return page;
}

/** Signs in to a new account, on a site without a captcha. */
export async function signUp(site: Site, email: string): Promise<Page> {
  await openAccount(site.stack, email);
  return signIn(site, email);
}

export async function declineMarketing(page: Page): Promise<void> {
  await marketingQuestion(page).waitFor();
  await button(page, 'Nej tak').click();
  await marketingQuestion(page).waitFor({ state: 'detached' });
}

/** Opens the account settings. */
export async function openSettings(page: Page): Promise<void> {
  await mark(page).click();
  await page.getByRole('button', { name: 'Profil og indstillinger' }).click();
  await dialog(page, 'Profil og indstillinger').waitFor();
}
