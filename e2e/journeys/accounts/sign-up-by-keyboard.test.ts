import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialog, followMail, mark, openSettings, PASSWORD, signIn } from '../../harness/account.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const EMAIL = 'keys@example.dk';

/** Role and name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
    const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()} ${label?.trim() ?? ''}`;
  });

describe.runIf(hasBrowser)('a visitor who has no mouse', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite({ MARKETING_CONSENT: 'off' });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** Tabs until it has the focus; returns the elements passed on the way. */
  async function tabTo(page: Page, wanted: string): Promise<string[]> {
    const passed: string[] = [];
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
      passed.push(now);
      if (now === wanted) return passed;
    }
    throw new Error(`no ${wanted} among ${passed.join(', ')}`);
  }

  it('[WIN-07][REG-01] a visitor registers, confirms, logs in and closes a window by keyboard', async () => {
    const page = await site.open('/fodbold/', { reducedMotion: 'reduce' });
    await tabTo(page, 'a Log ind');
    await page.keyboard.press('Enter');
    await dialog(page, 'Log ind').waitFor();
    await expect.poll(() => focused(page)).toBe('input E-mail');
    expect(await tabTo(page, 'button Opret konto')).toEqual([
      'input Adgangskode',
      'button Vis adgangskode: Adgangskode',
      'button Log ind',
      'button Glemt adgangskode?',
      'button Opret konto',
    ]);
    await page.keyboard.press('Enter');
    await dialog(page, 'Opret konto').waitFor();
    await expect.poll(() => focused(page)).toBe('input E-mail');
    await page.keyboard.type(EMAIL);
    await tabTo(page, 'input Adgangskode');
    await page.keyboard.type(PASSWORD);
    await tabTo(page, 'input Gentag adgangskode');
    await page.keyboard.type('noget andet');
    await page.keyboard.press('Enter');
    // The first wrong field has the focus.
    await expect.poll(() => focused(page)).toBe('input Gentag adgangskode');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(PASSWORD);
    await tabTo(page, 'input Jeg accepterer vilkårene for brug');
    await page.keyboard.press('Space');
    await tabTo(page, 'summary Læs vilkårene for brug');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '1. Hvad du får' }).waitFor();
    await tabTo(page, 'button Opret konto');
    await page.keyboard.press('Enter');
    await dialog(page, 'Tjek din indbakke').waitFor();
    await expect.poll(() => focused(page)).toBe('h2 Tjek din indbakke');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('a Log ind');

    await followMail(site, page, 'verify', EMAIL);
    await dialog(page, 'Bekræftet').waitFor();
    await tabTo(page, 'button Log ind');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('input E-mail');
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await mark(page).waitFor();
  });

  it('[WIN-10] Tab stays in an open window, and closing a form returns to its button', async () => {
    const page = await signIn(site, EMAIL, { reducedMotion: 'reduce' });
    await openSettings(page);
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, await focused(page)).toBe(true);
    }
    await page.getByRole('button', { name: 'Skift Adgangskode' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Skift adgangskode').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Profil og indstillinger').waitFor();
    await expect.poll(() => focused(page)).toBe('button Skift Adgangskode');
  });
});
