import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { button, dialog, keptKeys, logIn, loginLink, mark, openLogin, signUp, UNASKED } from '../../harness/account.ts';
import { expectNoFindings } from '../../harness/accessibility.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { freePort } from '../../../server/testing/child.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { untilHydrated } from '../../harness/table.ts';

const DOCUMENTS = path.join(import.meta.dirname, '../../..', 'server/identity/terms/documents/da');
const TITLE = 'Vores vilkår er blevet opdateret';

/** Answers of the service on documents and data of a session. */
interface AgreementAnswer {
  readonly status: number;
  readonly err: string | null;
}

describe.runIf(hasBrowser)('a user of a site whose terms change', () => {
  const { path: folder } = temporaryFolder('terms');
  let site: ProductSite;
  let version = 0;
  beforeAll(async () => {
    for (const file of readdirSync(DOCUMENTS)) copyFileSync(path.join(DOCUMENTS, file), path.join(folder, file));
    site = await openSite({ TERMS_DIR: folder, PORT: String(await freePort()), ...UNASKED });
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
  });

  /** Replaces the file and restarts, as an operator does. */
  async function changeTerms(): Promise<string> {
    version += 1;
    const text = readFileSync(path.join(DOCUMENTS, 'tou-2026-11-23.md'), 'utf8')
      .replace('T00:00:00Z', `T00:00:0${version}Z`)
      .replace('## 1. Hvad du får', `## 1. Hvad du får i udgave ${version}`);
    writeFileSync(path.join(folder, `tou-2026-11-23.${version}.md`), text);
    await site.stack.restart();
    return `Hvad du får i udgave ${version}`;
  }
  async function signedUp(email: string): Promise<Page> {
    const page = await signUp(site, email);
    await page.goto('about:blank');
    await page.addInitScript(() => location.protocol === 'about:' || sessionStorage.clear());
    return page;
  }
  /** A new visit, which has to load the signed-in user. */
  async function comeBack(page: Page): Promise<void> {
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilHydrated(page);
    await mark(page).dispatchEvent('click');
    await dialog(page, TITLE).waitFor();
  }
  const answerOf = async (page: Page, loggedIn: { id: string; hash: string }): Promise<AgreementAnswer> => {
    const response = await page.context().request.post(`${site.stack.url}/id/v4/getdata`, { data: { loggedIn, project: 8 } });
    const { err = null } = (await response.json()) as { err?: string };
    return { status: response.status(), err };
  };
  /** Before the newest terms are accepted; keeps the session of the answer. */
  async function logInUnagreed(email: string): Promise<{ page: Page; loggedIn: { id: string; hash: string } }> {
    const page = await site.visit('/fodbold/');
    await openLogin(page);
    const answered = page.waitForResponse(/\/id\/v3\/login$/);
    await logIn(page, email);
    const { id, hash } = (await (await answered).json()) as { id: string; hash: string };
    await dialog(page, TITLE).waitFor();
    return { page, loggedIn: { id, hash } };
  }

  it('[TERMS-01][TERMS-06][AERR-10][AERR-42] a signed-in user reads new terms, agrees and continues', async () => {
    const page = await signedUp('agrees@example.dk');
    const words = await changeTerms();
    await comeBack(page);
    expect(await dialog(page, TITLE).getByText('Privatlivspolitik').count()).toBe(0);
    await dialog(page, TITLE).getByText('Vilkår for brug').click();
    await page.getByRole('heading', { name: words }).waitFor();
    await expectNoFindings(page, 'the question about new terms');
    const response = page.waitForResponse(/terms-agreements$/);
    await button(page, 'Jeg accepterer').click();
    await response;
    await mark(page).waitFor();
    await page.reload();
    await mark(page).click();
    await page.getByText('Alt er gemt').waitFor();
    expect(await dialog(page, TITLE).count()).toBe(0);
  });

  it('[TERMS-01][ACC-47] a user who declines new terms is signed out, and can go on reading the site', async () => {
    const page = await signedUp('declines@example.dk');
    await changeTerms();
    await comeBack(page);
    await page.keyboard.press('Escape');
    await dialog(page, TITLE).waitFor({ state: 'detached' });
    await loginLink(page).waitFor();
    expect(await keptKeys(page)).toEqual([]);
  });

  it('[ACC-47] a session opens nothing but the terms until the user agrees', async () => {
    const { page, loggedIn } = await logInUnagreed('declines@example.dk');
    expect(await answerOf(page, loggedIn)).toEqual({ status: 200, err: 'XE8' });
    expect(await keptKeys(page)).toEqual([]);
    await button(page, 'Nej tak').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => answerOf(page, loggedIn)).toEqual({ status: 200, err: 'XE1' });
    const again = await logInUnagreed('declines@example.dk');
    await button(again.page, 'Jeg accepterer').click();
    await mark(again.page).waitFor();
    expect(await answerOf(again.page, again.loggedIn)).toEqual({ status: 200, err: null });
  });
});
