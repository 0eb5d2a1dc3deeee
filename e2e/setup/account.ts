import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';
import { untilAlive } from './table.ts';

export const PASSWORD = 'Kvast-og-t4age';
export const OTHER_PASSWORD = 'Grib-den-7ende';
const MAIL_MS = 20_000;
const LINK = /#t=\w+&i=\w+&c=\w+/;

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('button', { name, exact: true });
export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
/** What stands in the header while somebody is signed in. */
export const mark = (page: Page): Locator => page.getByRole('link', { name: /^Min konto/ });

/** The link of the newest mail of a kind: the fragment that leads on. Mails are files, as no mail server is named. */
export async function linkOfMail({ stack }: Site, kind: string): Promise<string> {
  const folder = path.join(stack.config.dataDir, 'mail');
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const files = (await readdir(folder).catch(() => [])).filter((file) => file.includes(`-${kind}-`)).toSorted();
        const text = files.length === 0 ? '' : await readFile(path.join(folder, files.at(-1)!), 'utf8');
        link = LINK.exec(
          text
            .replaceAll(/=\r?\n/g, '')
            .replaceAll('=3D', '=')
            .replaceAll('&amp;', '&'),
        )?.[0];
        return link;
      },
      { timeout: MAIL_MS, interval: 100 },
    )
    .toBeDefined();
  return link!;
}

/** Opens the window to log in. */
export async function openLogin(page: Page): Promise<void> {
  await untilAlive(page);
  await page.getByRole('link', { name: 'Log ind', exact: true }).click();
  await dialog(page, 'Log ind').waitFor();
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Adgangskode').fill(password);
  await button(page, 'Log ind').click();
}

/** Registers in an open page, and sends the form. */
export async function register(page: Page, email: string): Promise<void> {
  await button(page, 'Opret konto').click();
  await field(page, 'E-mail').fill(email);
  await page.getByLabel('Navn').fill('Anna Ågård');
  await field(page, 'Adgangskode').fill(PASSWORD);
  await field(page, 'Gentag adgangskode').fill(PASSWORD);
  await page.getByLabel('Jeg accepterer vilkårene for brug').check();
  await button(page, 'Opret konto').click();
  await dialog(page, 'Tjek din indbakke').waitFor();
}

/** Follows the link of a mail in the same browser. */
export async function followLink(site: Site, page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site.stack.url}/konto/${link}`);
}

/** A visitor with a new account, signed in. */
export async function signUp(site: Site, email: string): Promise<Page> {
  const page = await site.visit('/fodbold/');
  await openLogin(page);
  await register(page, email);
  await followLink(site, page, await linkOfMail(site, 'verify'));
  await dialog(page, 'Bekræftet').waitFor();
  await button(page, 'Log ind').click();
  await logIn(page, email);
  await mark(page).waitFor();
  return page;
}

/** Opens the settings of who is signed in. */
export async function openSettings(page: Page): Promise<void> {
  await mark(page).click();
  await page.getByRole('button', { name: 'Profil og indstillinger' }).click();
  await dialog(page, 'Profil og indstillinger').waitFor();
}
