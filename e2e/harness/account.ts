import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACCOUNT_PREFIX, type CallName, CALLS, type Calls } from '@stillingen/wire/account';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ReadMail, readMail } from '../../server/testing/identity/mail-server.ts';
import type { Visit } from './browser.ts';
import type { ProductSite } from './site.ts';
import { untilHydrated } from './table.ts';

export const OTHER_PASSWORD = 'Grib-den-7ende';

/** Without captcha and without the question about marketing. */
export const UNASKED = { CAPTCHA: 'off', MARKETING_CONSENT: 'off' } as const;

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('button', { name, exact: true });
export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
export const alert = (page: Page, text: string | RegExp): Locator => page.getByRole('alert').getByText(text);
/** For a signed-in visitor, and for an anonymous one. */
export const mark = (page: Page): Locator => page.getByRole('link', { name: /^Min konto/ });
export const loginLink = (page: Page): Locator => page.getByRole('link', { name: 'Log ind', exact: true });

export const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);
export const marketingQuestion = (page: Page): Locator => dialog(page, 'Må vi skrive til dig?');

export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lsid_')));

export async function openLogin(page: Page): Promise<void> {
  await untilHydrated(page);
  await loginLink(page).click();
  await dialog(page, 'Log ind').waitFor();
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Adgangskode').fill(password);
  await button(page, 'Log ind').click();
}

/** Starts at the login window. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await button(page, 'Opret konto').click();
  await field(page, 'E-mail').fill(email);
  await page.getByLabel('Navn').fill(NAME);
  await field(page, 'Adgangskode').fill(PASSWORD);
  await field(page, 'Gentag adgangskode').fill(PASSWORD);
  await page.getByLabel('Jeg accepterer vilkårene for brug').check();
}

export async function followMail({ stack }: ProductSite, page: Page, ...which: [kind: string, address: string, count?: number]) {
  await followLink(stack, page, await linkOfMail(stack, ...which));
}

export async function followLink({ url }: ProductSite['stack'], page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/konto/${link}`);
}

export async function signIn(site: ProductSite, email: string, visit: Visit = {}): Promise<Page> {
  const page = await site.visit('/fodbold/', visit);
  await openLogin(page);
  await logIn(page, email);
  await mark(page).waitFor();
  return page;
}

export async function signUp(site: ProductSite, email: string): Promise<Page> {
  await openAccount(site.stack, email);
  return signIn(site, email);
}

export async function declineMarketing(page: Page): Promise<void> {
  await marketingQuestion(page).waitFor();
  await button(page, 'Nej tak').click();
  await marketingQuestion(page).waitFor({ state: 'detached' });
}

export async function openSettings(page: Page): Promise<void> {
  await mark(page).click();
  await page.getByRole('button', { name: 'Profil og indstillinger' }).click();
  await dialog(page, 'Profil og indstillinger').waitFor();
}

interface AccountServer {
  readonly url: string;
  readonly config: { readonly dataDir: string };
}

export const PLACE = { namespace: 'stillingen', project: 8 } as const;
export const PASSWORD = 'Kvast-og-t4age';
export const NAME = 'Anna Ågård';
const LINK = /#t=\w+&i=(\w+)&c=(\w+)/;

export async function call<Name extends CallName>(
  { url }: Pick<AccountServer, 'url'>,
  name: Name,
  sent: Calls[Name]['sent'],
): Promise<Calls[Name]['answer']> {
  const { method, path: at } = CALLS[name];
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(`${url}${ACCOUNT_PREFIX}${at}`, { method, headers, body: JSON.stringify(sent) });
  return (await response.json()) as Calls[Name]['answer'];
}

/** Oldest first. Mails are files without a mail server. */
async function mailsTo({ config }: AccountServer, kind: string, address: string): Promise<ReadMail[]> {
  const folder = path.join(config.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.includes(`-${kind}-`)).toSorted();
  const mails = await Promise.all(files.map(async (file) => readMail(await readFile(path.join(folder, file), 'utf8'))));
  return mails.filter(({ head }) => head.get('to') === address);
}

/** Waits for `count` mails of a kind, and returns the newest. */
export async function newestMail(server: AccountServer, kind: string, address: string, count = 1): Promise<ReadMail> {
  await expect.poll(async () => (await mailsTo(server, kind, address)).length).toBe(count);
  return (await mailsTo(server, kind, address)).at(-1)!;
}

/** The fragment of its link. */
export const linkOfMail = async (...which: Parameters<typeof newestMail>): Promise<string> =>
  LINK.exec((await newestMail(...which)).text)![0];

export async function codeOfMail(...which: Parameters<typeof newestMail>): Promise<{ readonly i: string; readonly c: string }> {
  const [, i, c] = LINK.exec(await linkOfMail(...which))!;
  return { i: i!, c: c! };
}

export const APPROVALS = { termsofservice: true, touApproval: true, ppApproval: true } as const;

export async function openAccount(server: AccountServer, email: string, password = PASSWORD): Promise<void> {
  const sent = { ...PLACE, ...APPROVALS, email, name: NAME, password, captcha: '' };
  expect(await call(server, 'registration', sent)).toEqual({ r: 'XY1' });
  const code = await codeOfMail(server, 'verify', email);
  expect(await call(server, 'verification', { namespace: PLACE.namespace, ...code })).toEqual({ r: 'XY1' });
}
