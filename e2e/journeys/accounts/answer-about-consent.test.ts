import { parseConsent } from '@stillingen/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindings } from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { rowOf } from '../../harness/table.ts';

const QUESTION = /^Må vi tælle besøg og vise reklamer\?$/;
const YEAR_MS = 365 * 86_400_000;
const cardOf = (page: Page) => page.getByRole('region', { name: QUESTION });
async function answerOf(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
  return parseConsent(cookie?.value ?? '', Date.now() / 1000);
}

describe.runIf(hasBrowser)('a visitor of a site that needs consent', () => {
  let site: ProductSite;
  const proofs = () => site.stack.db<{ id: string; granted: string }[]>`select id, granted from consent_proofs`;
  beforeAll(async () => {
    site = await openSite({ OPERATOR_NAME: 'Foreningen Stillingen' }, ['statistics', 'advertising']);
    await site.submit(...createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub' }).kickedOff(30));
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('is asked by one card with equal answers and nothing chosen, beside a page that works, on a %s', async (_, viewport) => {
    const page = await site.open('/fodbold/', { viewport });
    const card = cardOf(page);
    await card.waitFor();
    await expectNoFindings(page, 'the card');
    const boxes = await Promise.all(['Nej tak', 'Ja, det må I'].map((name) => card.getByRole('button', { name }).boundingBox()));
    expect([boxes[0]!.width, boxes[0]!.height, boxes[0]!.y]).toEqual([boxes[1]!.width, boxes[1]!.height, boxes[1]!.y]);
    const looks = await Promise.all(
      ['Nej tak', 'Ja, det må I'].map((name) => card.getByRole('button', { name }).evaluate((button) => button.className)),
    );
    expect(looks[0]).toBe(looks[1]);
    await card.getByRole('button', { name: 'Vælg selv' }).click();
    const states = await card.getByRole('switch').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));
    expect(states).toEqual([false, false]);
    await expectNoFindings(page, 'the choice by purpose');
    if (viewport === PHONE) {
      const bar = (await page.getByRole('navigation', { name: 'Hovedmenu' }).boundingBox())!;
      const { y, height } = (await card.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(bar.y + 1);
    }
    await rowOf(page, 'Brøndby IF').click();
    await page
      .getByRole('heading', { name: /Brøndby IF/ })
      .first()
      .waitFor();
    expect(await answerOf(page)).toBeNull();
  });

  it('answers by keyboard right after the first link of the page, and can leave the card', async () => {
    const page = await site.open('/fodbold/');
    await cardOf(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const seen: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
    }
    expect(seen.slice(0, 5)).toEqual(['Gå til indhold', 'Nej tak', 'Ja, det må I', 'Vælg selv', 'Om privatliv']);
    expect(seen[5]).not.toBe('Nej tak');
    await page.getByRole('button', { name: 'Nej tak' }).focus();
    await page.keyboard.press('Enter');
    await cardOf(page).waitFor({ state: 'detached' });
  });

  it('refuses, and is not asked again for 12 months', async () => {
    const page = await site.open('/fodbold/');
    await cardOf(page).getByRole('button', { name: 'Nej tak' }).click();
    await cardOf(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await answerOf(page))?.proof ?? null).not.toBeNull();
    const { proof } = (await answerOf(page))!;
    expect((await proofs()).find(({ id }) => id === proof)).toEqual({ id: proof, granted: '' });
    await page.reload();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privatliv' }).click();
    await page.getByText('Nej, siden').first().waitFor();
    expect(await cardOf(page).count()).toBe(0);
    // A year later, by the clock of the page and of the cookie.
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')!;
    const aged = cookie.value.replace(/^1\.(\d+)/, (_all, atS) => `1.${Number(atS) - YEAR_MS / 1000}`);
    await page.context().addCookies([{ ...cookie, value: aged }]);
    await page.goto(`${site.stack.url}/fodbold/`);
    await cardOf(page).waitFor();
  });

  it.each([
    ['garbage', () => 'yes'],
    ['of another version', (value: string) => value.replace(/^1\./, '2.')],
    ['of an unknown purpose', (value: string) => value.replace('.sa.', '.sax.')],
    ['of one purpose where two are needed', () => `1.${Math.floor(Date.now() / 1000)}.s.-.-.-`],
    ['forged', (value: string) => value.replace('.sa.-.', '.sa.sa.')],
  ])('is asked again where the answer is %s', async (_, changed) => {
    const page = await site.open('/fodbold/');
    await cardOf(page).getByRole('button', { name: 'Nej tak' }).click();
    await expect.poll(async () => (await answerOf(page))?.proof ?? null).not.toBeNull();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')!;
    await page.context().addCookies([{ ...cookie, value: changed(cookie.value) }]);
    await page.reload();
    await cardOf(page).waitFor();
  });

  it('consents to one purpose, shows the proof, and withdraws on the page of privacy', async () => {
    const page = await site.open('/fodbold/');
    const card = cardOf(page);
    await card.getByRole('button', { name: 'Vælg selv' }).click();
    await card.getByRole('switch', { name: /^Statistik/ }).check();
    await card.getByRole('button', { name: 'Gem mit valg' }).click();
    await card.waitFor({ state: 'detached' });
    const given = (await answerOf(page))!;
    expect(given.granted).toEqual(['statistics']);
    await page.goto(`${site.stack.url}/privatliv/`);
    const main = page.getByRole('main');
    await main.getByText('Ja, siden').waitFor();
    await expectNoFindings(page, 'the page of privacy');
    expect(await main.getByText(given.proof!, { exact: true }).count()).toBe(1);
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Hent kvittering' }).click();
    expect((await download).suggestedFilename()).toBe(`stillingen-${given.proof}.json`);
    await main.getByRole('button', { name: 'Træk samtykke tilbage' }).click();
    await expect.poll(() => main.getByText('Nej, siden').count()).toBe(2);
    await expect.poll(async () => (await answerOf(page))?.proof ?? given.proof).not.toBe(given.proof);
    const withdrawn = (await answerOf(page))!;
    expect(
      (await proofs()).filter(({ id }) => [given.proof, withdrawn.proof].includes(id)).map(({ granted }) => granted),
    ).toEqual(expect.arrayContaining(['statistics', '']));
  });

  it('can refuse while the server is away, and nothing counts as consent then', async () => {
    const page = await site.open('/fodbold/', { expected: /ERR_FAILED|Failed to load resource/ });
    const card = cardOf(page);
    await card.waitFor();
    await page.route('**/api/consent/', (route) => route.abort());
    await card.getByRole('button', { name: 'Ja, det må I' }).click();
    await card.getByRole('alert').getByText('Dit valg kunne ikke gemmes').waitFor();
    expect(await answerOf(page)).toBeNull();
    await card.getByRole('button', { name: 'Nej tak' }).click();
    await card.waitFor({ state: 'detached' });
    expect(await answerOf(page)).toMatchObject({ granted: [], proof: null });
    await page.reload();
    await page.goto(`${site.stack.url}/privatliv/`);
    await page.getByText('Dit nej er gemt i din browser alene.').waitFor();
    expect(await card.count()).toBe(0);
  });

  it('removes each thing, and all, from the device, and gets it back', async () => {
    const page = await site.open('/privatliv/', {
      before: async (opened) => {
        await opened.addInitScript(() => localStorage.setItem('sound', '1'));
      },
    });
    const list = page.getByRole('region', { name: 'Gemt på denne enhed' });
    await list.getByRole('button', { name: 'Slet: Lyd slået til eller fra' }).click();
    const sound = () => page.evaluate(() => localStorage.getItem('sound'));
    expect(await sound()).toBeNull();
    await list.getByRole('button', { name: 'Fortryd sletning: Lyd slået til eller fra' }).click();
    expect(await sound()).toBe('1');
    await list.getByRole('button', { name: 'Slet alt' }).click();
    expect([await sound(), await page.evaluate(() => sessionStorage.length)]).toEqual([null, 0]);
    await list.getByRole('button', { name: 'Fortryd, at alt blev slettet' }).click();
    expect(await sound()).toBe('1');
  });

  it('reads the page of privacy as text without JavaScript', async () => {
    const page = await site.visit('/privatliv/', { javaScriptEnabled: false });
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/Lyst eller mørkt tema[^]*Siden er lys eller mørk[^]*et år fra sidste ændring/);
    expect(text).toContain('Foreningen Stillingen');
    expect(text).toContain('Du kan svare, når JavaScript er slået til.');
  });
});

it.runIf(hasBrowser)('a site of default settings asks nothing and sends no code of the card', async () => {
  await using site = await openSite();
  const files: string[] = [];
  const page = await site.open('/fodbold/', {
    before: async (opened) => void opened.on('response', (response) => void files.push(response.url())),
  });
  expect(await page.getByRole('region', { name: /^Må vi/ }).count()).toBe(0);
  const texts = await Promise.all(files.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('Ja, det må I'))).toEqual([]);
  await page.goto(`${site.stack.url}/privatliv/`);
  await page.getByText('Siden gør ikke noget, der kræver dit samtykke').waitFor();
  await page.getByText('Den, der driver siden, har ikke oplyst navn og adresse.').waitFor();
});
