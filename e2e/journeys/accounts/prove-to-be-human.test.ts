import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  alert,
  button,
  dialog,
  field,
  fillRegistration,
  followMail,
  hasFocus,
  logIn,
  mark,
  openLogin,
  openSettings,
  PASSWORD,
} from '../../harness/account.ts';
import { expectNoFindings } from '../../harness/accessibility.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { type CaptchaProvider, startCaptchaProvider } from '../../harness/captcha.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { awayFromEnd } from '../../../server/testing/run.ts';

/** Wrong passwords are counted in fixed windows of ten minutes. */
const COUNT_MS = 600_000;
const LEAST_MS = 90_000;

describe.runIf(hasBrowser)('a visitor of a site with a hosted captcha', () => {
  let captcha: CaptchaProvider;
  let site: ProductSite;
  beforeAll(async () => {
    captcha = await startCaptchaProvider();
    site = await openSite({ ...captcha.settings, MARKETING_CONSENT: 'off' });
  });
  afterEach(() => captcha.behave({ isThere: true, accepts: true }));
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await captcha[Symbol.asyncDispose]();
  });

  const question = (page: Page): Locator => page.getByRole('group', { name: 'Er du et menneske?' });
  const inFrame = (page: Page, name: string): Locator =>
    page.frameLocator('iframe[title="Kontrol"]').getByRole('button', { name });
  const answer = (page: Page): Promise<void> => inFrame(page, 'Jeg er et menneske').click();
  const scriptRequests = (): number => captcha.requests.filter((path) => path === '/api.js').length;

  /** An open form to register, filled in but for the captcha; counts what is sent of it. */
  async function atRegistration(email: string, expected?: RegExp): Promise<{ page: Page; sent: () => number }> {
    let sent = 0;
    const page = await site.visit('/fodbold/', {
      ...(expected === undefined ? {} : { expected }),
      before: async (one) => void one.on('request', (request) => (sent += request.url().endsWith('/id/v3/registration') ? 1 : 0)),
    });
    await openLogin(page);
    await fillRegistration(page, email);
    return { page, sent: () => sent };
  }

  it('a page allows the captcha of its host alone, and loads it when a window needs it', async () => {
    const response = await fetch(`${site.stack.url}/fodbold/`);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${captcha.url};`));
    expect(policy).toContain(`frame-src 'self' ${captcha.url};`);
    const before = scriptRequests();
    const page = await site.visit('/fodbold/');
    await openLogin(page);
    expect(scriptRequests()).toBe(before);
    await button(page, 'Opret konto').click();
    await inFrame(page, 'Jeg er et menneske').waitFor();
    await button(page, 'Log ind').click();
    await button(page, 'Glemt adgangskode?').click();
    await inFrame(page, 'Jeg er et menneske').waitFor();
    expect(scriptRequests()).toBe(before + 1);
    await expectNoFindings(page, 'a form with a captcha');
  });

  it('[REG-01] registration needs a captcha answer, and sending the mail again needs another', async () => {
    const { page, sent } = await atRegistration('human@example.dk');
    await inFrame(page, 'Jeg er et menneske').waitFor();
    await button(page, 'Opret konto').click();
    await question(page).getByText('Bekræft, at du ikke er en robot.').waitFor();
    await expect.poll(() => hasFocus(question(page))).toBe(true);
    expect(sent()).toBe(0);
    await answer(page);
    await question(page).getByText('Bekræft, at du ikke er en robot.').waitFor({ state: 'detached' });
    await button(page, 'Opret konto').click();
    await dialog(page, 'Tjek din indbakke').getByText('human@example.dk').waitFor();
    await button(page, 'Send e-mailen igen').click();
    await answer(page);
    await page.getByText('Sendt igen.').waitFor();
    expect(sent()).toBe(2);
    await followMail(site, page, 'verify', 'human@example.dk', 2);
    await dialog(page, 'Bekræftet').waitFor();
  });

  it('a visitor answers the captcha again when the answer is too old or refused', async () => {
    const { page, sent } = await atRegistration('again@example.dk');
    await answer(page);
    await inFrame(page, 'Vent for længe').click();
    await button(page, 'Opret konto').click();
    await question(page).getByText('Bekræft, at du ikke er en robot.').waitFor();
    expect(sent()).toBe(0);
    captcha.behave({ accepts: false });
    await answer(page);
    await button(page, 'Opret konto').click();
    await alert(page, 'Bekræft, at du ikke er en robot.').waitFor();
    expect(sent()).toBe(1);
    captcha.behave({ accepts: true });
    await answer(page);
    await button(page, 'Opret konto').click();
    await dialog(page, 'Tjek din indbakke').waitFor();
  });

  it('a form can not be sent while the captcha does not load, and can when it is back', async () => {
    captcha.behave({ isThere: false });
    const { page, sent } = await atRegistration('down@example.dk', /503/);
    await question(page).getByText('Vi kan ikke tjekke, om du er en robot').waitFor();
    await button(page, 'Opret konto').click();
    expect(sent()).toBe(0);
    await expectNoFindings(page, 'a captcha that is not there');
    captcha.behave({ isThere: true });
    await question(page).getByRole('button', { name: 'Prøv igen' }).click();
    await answer(page);
    await button(page, 'Opret konto').click();
    await dialog(page, 'Tjek din indbakke').waitFor();
  });

  it('[ACC-17] a mail for a new password needs a captcha answer', async () => {
    const page = await site.visit('/fodbold/');
    await openLogin(page);
    await field(page, 'E-mail').fill('human@example.dk');
    await button(page, 'Glemt adgangskode?').click();
    expect(await field(page, 'E-mail').inputValue()).toBe('human@example.dk');
    await button(page, 'Send link').click();
    await question(page).getByText('Bekræft, at du ikke er en robot.').waitFor();
    await answer(page);
    await button(page, 'Send link').click();
    await dialog(page, 'Tjek din indbakke').waitFor();
  });

  it('[AERR-53] login after many wrong passwords, and calls with a password, need a captcha answer', async () => {
    await awayFromEnd(Math.ceil(Date.now() / COUNT_MS) * COUNT_MS, LEAST_MS);
    const email = 'human@example.dk';
    // A challenge of our own would be an error in the console.
    const page = await site.visit('/fodbold/');
    await openLogin(page);
    for (let i = 0; i < 5; i += 1) {
      await logIn(page, email, `forkert-${i}`);
      await alert(page, 'Forkert e-mail eller adgangskode.').waitFor();
      await field(page, 'Adgangskode').fill('');
    }
    expect(await question(page).count()).toBe(0);
    await logIn(page, email);
    await alert(page, 'Bekræft, at du ikke er en robot.').first().waitFor();
    await answer(page);
    await button(page, 'Log ind').click();
    await mark(page).waitFor();

    /** Types wrong passwords until the captcha is drawn, and sends the right one with an answer. */
    async function prove(send: string): Promise<void> {
      const password = page.getByLabel(/^Adgangskode/);
      for (let i = 0; i < 5; i += 1) {
        await password.fill(`forkert-${i}`);
        await button(page, send).click();
        await page.getByText('Adgangskoden er forkert.').waitFor();
      }
      expect(await question(page).count()).toBe(0);
      await password.fill(PASSWORD);
      await button(page, send).click();
      await inFrame(page, 'Jeg er et menneske').waitFor();
      await button(page, send).click();
      await question(page).getByText('Bekræft, at du ikke er en robot.').waitFor();
      await answer(page);
      await button(page, send).click();
    }
    await openSettings(page);
    await button(page, 'Hent mine data').click();
    await prove('Hent filen');
    await page.getByText('Filen er hentet.').waitFor();
    await button(page, 'Hent filen').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Slet konto').click();
    await page.getByLabel('Skriv SLET for at bekræfte').fill('SLET');
    await prove('Ja, slet min konto');
    await mark(page).waitFor({ state: 'detached' });
  });
});
