import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindings, expectNoFindingsIn } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE, untilFollowing } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf, untilHydrated } from '../../harness/table.ts';

type Mode = 'yessound' | 'yessilent' | 'no';
const BOX_PX = 262;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Mobile Safari/604.1';
const LOADED_AFTER_MS = 2500;

describe.runIf(hasBrowser)('a visitor who is alerted of what they follow', () => {
  let site: ProductSite;
  const matches = ['Brøndby IF', 'Viborg FF', 'AGF'].map((home, n) => createMatch({ key: `m${n}`, home, away: `Gæst ${n}` }));
  const [match, other, quiet] = matches as [(typeof matches)[0], (typeof matches)[0], (typeof matches)[0]];
  beforeAll(async () => {
    site = await openSite();
    await site.submit(...matches.flatMap((each) => each.kickedOff(20)));
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** A visitor of this browser who follows matches by their home sides. */
  async function follow(page: Page, homes: readonly string[], mode: Mode): Promise<void> {
    await page.evaluate(
      (mygamesNotifications) => localStorage.setItem('lsid_data', JSON.stringify({ lsSettins: { mygamesNotifications } })),
      mode,
    );
    for (const home of homes) {
      await page
        .getByRole('button', { name: new RegExp(`^Følg ${home} `) })
        .last()
        .click();
      await page.waitForFunction(() => localStorage.getItem('fsdc_my_local') !== null);
    }
    await page.reload();
    await untilFollowing(page);
    await untilHydrated(page);
    await page.getByRole('link', { name: /^Notifikationer/ }).waitFor();
    await page.getByRole('region', { name: 'Mine kampe' }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const boxes = (page: Page) => page.getByRole('region', { name: 'Nye notifikationer' }).getByRole('listitem');

  it('[NOTE-01, NOTE-03, NOTE-05, NOTE-06, SOUND-08, SOUND-09] a goal shows a box and plays its sound, until the box is closed', async () => {
    const page = await site.follow('/fodbold/');
    const sound = page.waitForResponse(/\/sounds\/cheers\.ogg$/);
    await follow(page, ['Brøndby IF', 'Viborg FF'], 'yessound');
    await page.mouse.click(640, 860);
    await site.submit(
      match.incident('g1', { type: 'goal', side: 'home', minute: 21, player: 'Buksa', score: [1, 0] }),
      match.score(1, 0),
      quiet.score(1, 0),
    );
    await expect.poll(() => boxes(page).allTextContents()).toEqual([expect.stringContaining('Mål til Brøndby IF: 1-0')]);
    expect((await boxes(page).boundingBox())!.width).toBe(BOX_PX);
    expect(await boxes(page).evaluate((box) => getComputedStyle(box).animationName)).toMatch(/fade/);
    expect([(await sound).ok(), (await sound).headers()['content-type']]).toEqual([true, 'audio/ogg']);
    const played = () =>
      page.evaluate(() => {
        const audio = document.querySelector<HTMLAudioElement>('audio[src="/sounds/cheers.ogg"]');
        return audio === null ? null : { error: audio.error, hasPlayed: audio.played.length > 0, hasEnded: audio.ended };
      });
    await expect.poll(played).toEqual({ error: null, hasPlayed: true, hasEnded: true });
    expect(await page.getByRole('status').allTextContents()).toContainEqual(expect.stringContaining('Mål til Brøndby IF: 1-0'));
    await expectNoFindingsIn(page, 'a box', ['light', 'dark']);

    await site.submit(match.retract('g1', { reason: 'offside', score: [0, 0] }));
    await expect.poll(() => boxes(page).allTextContents()).toEqual([expect.stringMatching(/Rettet.*1-0.*0-0/)]);
    expect(await boxes(page).locator('s').textContent()).toBe('1-0');
    await site.submit(other.score(0, 1));
    await expect.poll(() => boxes(page).count()).toBe(2);
    await page.getByRole('button', { name: /^Luk notifikationen: Mål til Gæst 1/ }).click();
    expect(await boxes(page).count()).toBe(1);

    const bell = page.getByRole('link', { name: 'Notifikationer, 2 nye' });
    expect(await bell.textContent()).toBe('2');
    await bell.click();
    await untilHydrated(page);
    const today = page.locator('section', { has: page.getByRole('heading', { name: 'I dag' }) });
    const list = today.getByRole('listitem');
    await expect.poll(() => list.count()).toBe(2);
    expect(await readingOf(list.nth(1))).toMatch(/Mål til Brøndby IF: 1-0 Rettet .*0-0.* Rettet på din skærm kl\. \d\d:\d\d/);
    await expectNoFindingsIn(page, 'the page of notifications', ['light', 'dark']);
    await page.getByRole('link', { name: 'Notifikationer', exact: true }).waitFor();
  });

  it('[SOUND-10] on an Apple device sounds are loaded after 2.5 s, and the first press plays silence', async () => {
    const page = await site.open('/fodbold/', { userAgent: IPHONE });
    await untilFollowing(page);
    await page.evaluate(() => localStorage.setItem('sound', '1'));
    const openedMs = Date.now();
    const sound = page.waitForRequest(/\/sounds\/cheers\.ogg$/);
    await follow(page, ['AGF'], 'yessound');
    await sound;
    expect(Date.now() - openedMs).toBeGreaterThan(LOADED_AFTER_MS);
    const silence = page.waitForRequest(/\/sounds\/silence\.ogg$/);
    await page.mouse.click(640, 860);
    await silence;
  });

  it.each([
    ['[NOTE-08] the setting is no', 'no', undefined],
    ['[NOTE-09] the layout is responsive', 'yessilent', PHONE],
  ] as const)('%s: there is no box', async (_, mode, viewport) => {
    const page = await site.open('/fodbold/', viewport === undefined ? {} : { viewport });
    await untilFollowing(page);
    await follow(page, ['AGF'], mode);
    const goals = mode === 'no' ? 2 : 3;
    await site.submit(quiet.score(goals, 0));
    await expect.poll(() => readingOf(rowOf(page, 'AGF').last())).toContain(String(goals));
    expect(await boxes(page).count()).toBe(0);
    const unread = mode === 'no' ? 'Notifikationer' : 'Notifikationer, 1 ny';
    await page.getByRole('link', { name: unread, exact: true }).waitFor();
  });

  it('[WIN-05, WIN-10, PAGE-26, SET-03] the window of settings opens over the page, alone, and what it sets is kept', async () => {
    const page = await site.open('/varsler/');
    const opener = page.getByRole('main').getByRole('link', { name: 'Indstillinger' });
    await page.waitForLoadState('networkidle');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Notifikationer' });
    await dialog.getByRole('button', { name: 'Vis med lyd' }).click();
    await dialog.getByRole('button', { name: 'Alt', exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Pause' }).uncheck();
    await dialog.getByRole('switch', { name: 'Forstyr ikke' }).check();
    await dialog.getByLabel('Fra', { exact: true }).fill('22:30');
    await expectNoFindingsIn(page, 'the window of settings', ['light', 'dark']);
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await opener.click();
    await dialog.getByRole('button', { name: 'Vis med lyd' }).waitFor();
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(1);

    await page.goto(`${site.stack.url}/indstillinger/`);
    const section = page.getByRole('region', { name: 'Notifikationer' });
    await section.getByRole('button', { name: 'Vis med lyd', pressed: true }).waitFor();
    expect(await section.getByRole('checkbox', { name: 'Pause' }).isChecked()).toBe(false);
    expect(await section.getByLabel('Fra', { exact: true }).inputValue()).toBe('22:30');
    await expectNoFindings(page, 'the page of settings');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('lsid_data')!) as unknown);
    expect(kept).toEqual({ lsSettins: { mygamesNotifications: 'yessound' }, alerts: { kinds: 247, quiet: '2230-0700' } });
  });

  it('what lies on the device is listed, each with a bin and a way back, and may be taken along', async () => {
    const page = await site.open('/indstillinger/');
    await page.getByRole('region', { name: 'Udseende' }).getByRole('button', { name: 'Mørkt' }).click();
    await page.reload();
    const section = page.getByRole('region', { name: 'Gemt på denne enhed' });
    const stored = () => page.evaluate(() => [localStorage.getItem('lsid_data'), document.cookie] as const);
    const before = await stored();
    await section.getByRole('button', { name: 'Slet: Indstillinger' }).click();
    await section.getByRole('button', { name: 'Slet: Lyst eller mørkt tema' }).click();
    expect(await stored()).toEqual([null, '']);
    for (const name of ['Indstillinger', 'Lyst eller mørkt tema'])
      await section.getByRole('button', { name: `Fortryd sletning: ${name}` }).click();
    expect(await stored()).toEqual(before);
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Hent en kopi' }).click();
    expect((await download).suggestedFilename()).toMatch(/^stillingen-\d{4}-\d\d-\d\d\.json$/);
  });
});
