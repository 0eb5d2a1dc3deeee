import { SPORTS } from '@stillingen/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch, nowS } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, standingOf, untilHydrated } from '../../harness/table.ts';

/** Standings are reloaded within this time. */
const LIVE_TABLE_MS = 10_000;
const DAY_S = 86_400;
const LEAGUE = '/fodbold/danmark/superligaen/';
const MISSING = { expected: /status of 404/ } as const;

describe.runIf(hasBrowser)('a visitor who reads a league', () => {
  let site: ProductSite;
  const live = createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub', more: { round: '3' } });
  beforeAll(async () => {
    site = await openSite();
    const at = (days: number): number => nowS() + days * DAY_S;
    await site.submit(
      ...createMatch({ key: 'a', home: 'Brøndby IF', away: 'AGF', start: at(-14), more: { round: '1' } }).finished(1, 1),
      ...createMatch({ key: 'b', home: 'Viborg FF', away: 'Vejle Boldklub', start: at(-14), more: { round: '1' } }).finished(
        1,
        0,
      ),
      ...createMatch({ key: 'c', home: 'AGF', away: 'Viborg FF', start: at(-7), more: { round: '2' } }).finished(0, 0),
      ...live.kickedOff(20),
      createMatch({ key: 'd', home: 'AGF', away: 'Vejle Boldklub', start: at(7), more: { round: '4' } }).fixture(),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[CONST-01] a goal changes points, places and the live mark of the standings', async () => {
    const page = await site.open(`${LEAGUE}stilling/`, { before: (fresh) => fresh.clock.install() });
    const order = async (): Promise<string[]> =>
      (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.trim().split(/\s{2,}|\n/)[0]!);
    const before = await readingOf(standingOf(page, 'Brøndby IF'));
    expect(before).toContain('Spiller nu');
    expect(before).toMatch(/2 0 2 0 1-1 0 2/);
    expect((await order())[0]).toContain('Viborg FF');

    await site.submit(
      live.incident('g1', { type: 'goal', side: 'home', minute: 21, player: 'Buksa', score: [1, 0] }),
      live.score(1, 0),
    );
    await page.clock.fastForward(LIVE_TABLE_MS);
    await expect.poll(() => readingOf(standingOf(page, 'Brøndby IF'))).toMatch(/2 1 1 0 2-1 \+1 4/);
    expect((await order())[0]).toContain('Brøndby IF');
    expect(await readingOf(standingOf(page, 'Brøndby IF'))).toMatch(/▲ to pladser op/);

    await site.submit(live.retract('g1', { reason: 'offside', score: [0, 0] }));
    await page.clock.fastForward(LIVE_TABLE_MS);
    await expect.poll(() => readingOf(standingOf(page, 'Brøndby IF'))).toMatch(/2 0 2 0 1-1 0 2/);
  });

  it('a swipe over the content of a competition or a team opens the tab beside it', async () => {
    const page = await site.open(`${LEAGUE}stilling/`, { viewport: PHONE, hasTouch: true });
    const swipe = async (fromX: number, toX: number): Promise<void> =>
      page
        .locator('main h2:visible')
        .first()
        .evaluate(
          (target, [from, to]) => {
            const at = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
            const send = (type: string, touches: Touch[], changed: Touch[]) =>
              target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: changed }));
            send('touchstart', [at(from)], [at(from)]);
            send('touchend', [], [at(to)]);
          },
          [fromX, toX] as const,
        );
    await swipe(300, 100);
    await page.waitForURL(`**${LEAGUE}resultater/`);
    await untilHydrated(page);
    await swipe(100, 300);
    await page.waitForURL(`**${LEAGUE}stilling/`);
    await standingOf(page, 'Brøndby IF').getByRole('link', { name: 'Brøndby IF' }).click();
    await page.waitForURL('**/hold/**');
    await untilHydrated(page);
    await swipe(300, 100);
    await page.waitForURL('**/hold/*/*/resultater/');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Brøndby IF');
  });

  it('the form of a team has a match at each letter', async () => {
    const page = await site.visit(`${LEAGUE}stilling/`);
    const form = standingOf(page, 'AGF').getByRole('cell').last().getByRole('link');
    const words = (await form.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(words.slice(0, 2)).toEqual([
      expect.stringMatching(/Uafgjort: Brøndby IF – AGF 1-1/),
      expect.stringMatching(/Uafgjort: AGF – Viborg FF 0-0/),
    ]);
  });

  it('the standings offer a home table', async () => {
    const page = await site.open(`${LEAGUE}stilling/`);
    await page.getByRole('navigation', { name: 'Vælg kampe' }).getByRole('link', { name: 'Hjemme' }).click();
    await expect.poll(() => readingOf(standingOf(page, 'Viborg FF'))).toMatch(/1 1 0 0 1-0 \+1 3/);
  });

  it('the standings without JavaScript are chosen by links', async () => {
    const page = await site.visit(`${LEAGUE}stilling/`, { javaScriptEnabled: false });
    await page.getByRole('navigation', { name: 'Vælg kampe' }).getByRole('link', { name: 'Hjemme' }).click();
    await page.waitForURL('**/stilling/?kampe=hjemme');
    expect(await readingOf(standingOf(page, 'Viborg FF'))).toMatch(/1 1 0 0 1-0 \+1 3/);
    await page.getByRole('link', { name: 'Over/under' }).click();
    await page.waitForURL('**/stilling/?kampe=hjemme&tabel=over-under');
    expect(await page.getByRole('link', { name: '2,5' }).getAttribute('aria-current')).toBe('true');
  });

  it('the standings offer form tables, and over and under tables', async () => {
    const page = await site.open(`${LEAGUE}stilling/`);
    const table = page.getByRole('navigation', { name: 'Vælg tabel' });
    await table.getByRole('link', { name: 'Form' }).click();
    await expect.poll(() => readingOf(standingOf(page, 'AGF'))).toMatch(/2 0 2 0 1-1 0 2/);
    await table.getByRole('link', { name: 'Over/under' }).click();
    await expect.poll(() => readingOf(standingOf(page, 'AGF'))).toMatch(/2 0 2 1-1/);
    await page.getByRole('link', { name: '1,5', exact: true }).click();
    await expect.poll(() => readingOf(standingOf(page, 'AGF'))).toMatch(/2 1 1 1-1/);
  });

  it('a league shows results, the newest round first, and fixtures', async () => {
    const results = await site.visit(`${LEAGUE}resultater/`);
    const text = await readingOf(results.getByRole('main'));
    expect(text.indexOf('AGF 0 Viborg FF 0')).toBeGreaterThan(-1);
    expect(text.indexOf('AGF 0 Viborg FF 0')).toBeLessThan(text.indexOf('Viborg FF 1 Vejle Boldklub 0'));
    const fixtures = await site.visit(`${LEAGUE}kampprogram/`);
    expect(
      await fixtures
        .getByRole('listitem')
        .getByRole('link', { name: /AGF.*Vejle Boldklub/ })
        .count(),
    ).toBe(1);
    expect(await readingOf(fixtures.getByRole('main'))).toMatch(/runde 4/i);
  });

  it('links lead from a league to its parts and back, and to a match', async () => {
    const page = await site.visit(LEAGUE);
    const parts = page.getByRole('navigation', { name: 'Turneringens sider' });
    for (const [name, address] of [
      ['Stilling', 'stilling/'],
      ['Resultater', 'resultater/'],
      ['Kampprogram', 'kampprogram/'],
      ['Oversigt', ''],
    ] as const) {
      await parts.getByRole('link', { name }).click();
      await page.waitForURL((url) => url.pathname === LEAGUE + address);
      await expect.poll(() => parts.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    }
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /Brøndby IF.*Vejle Boldklub/ })
      .first()
      .click();
    await page.waitForURL(/\/kamp\//);
  });

  describe('with a wrong address', () => {
    it.each([
      '/kamp/AAAAAAAA/',
      '/kamp/x/',
      '/fodbold/danmark/findes-ikke/',
      '/fodbold/narnia/ukendt/',
      '/fodbold/danmark/superligaen/nonsens/',
      '/a/b/c/d/e/f/',
    ])('%s is a missing page with links to others', async (path) => {
      const page = await site.visit(path, MISSING);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Siden findes ikke');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect((await fetch(site.stack.url + path)).status).toBe(404);
      await page.getByRole('link', { name: 'Til dagens kampe' }).click();
      await page.waitForURL((url) => url.pathname === '/');
    });

    it('[SPORT-07] an unknown sport is a missing page with all sports', async () => {
      const page = await site.visit('/curling/', MISSING);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Siden findes ikke');
      await page.getByRole('button', { name: 'Mere' }).first().click();
      for (const { danishName } of SPORTS)
        expect(await page.getByRole('link', { name: danishName, exact: true }).count(), danishName).toBeGreaterThan(0);
      expect((await fetch(`${site.stack.url}/curling/`)).status).toBe(404);
    });

    it.each([
      ['/Fodbold', '/fodbold/'],
      ['/FODBOLD/', '/fodbold/'],
      ['/fodbold', '/fodbold/'],
      ['/fodbold?cat=1', '/fodbold/?cat=1'],
      ['/fodbold//', '/fodbold/'],
    ])('%s redirects to %s', async (from, to) => {
      let answer = await fetch(site.stack.url + from, { redirect: 'manual' });
      let address = from;
      for (let hop = 0; hop < 2 && (answer.status === 301 || answer.status === 302); hop += 1) {
        address = answer.headers.get('location')!;
        answer = await fetch(new URL(address, site.stack.url), { redirect: 'manual' });
      }
      expect([address, answer.status]).toEqual([to, 200]);
    });

    it.each([
      '//example.com',
      '//example.com/',
      '//localhost',
      '//example%2ecom',
      '//example%E3%80%82com',
      '/%5Cexample%2ecom',
      '/%2f%2fexample%2ecom',
      '/%09//example%2ecom',
    ])('%s never redirects away from the site', async (path) => {
      const { host } = new URL(site.stack.url);
      const answer = await fetch(site.stack.url + path, { redirect: 'manual' });
      expect(new URL(answer.headers.get('location') ?? '/', site.stack.url).host).toBe(host);
      expect(answer.status).toBeLessThan(500);
    });
  });
});
