import type { Message } from '@stillingen/domain/messages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectNoFindings,
  expectNoFindingsIn,
  expectToFit,
  scrollsSideways,
  ZOOMED,
  ZOOMED_WIDTHS,
} from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser, PHONE, untilFollowing } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { noteElements, drawnRows, readingOf, rowOf } from '../../harness/table.ts';

const BEFORE_POLL = { timeout: 4000, interval: 50 } as const;
const LEAGUE = '/fodbold/danmark/superligaen/';
const TABLET = { width: 800, height: 900 } as const;
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
/** 60 letters: as words, and as one word that can not be broken. */
const WORDY = 'Idrætsforeningen Østerbro og Omegns Boldklub af nitten fireog';
const UNBROKEN = 'W'.repeat(60);

describe.runIf(hasBrowser)('a visitor with reading preferences', () => {
  let site: ProductSite;
  let matchPath: string;
  const match = createMatch({
    key: 'm',
    home: 'Brøndby IF',
    away: 'Vejle Boldklub',
    more: { round: '16', venue: 'Brøndby Stadion' },
  });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...match.kickedOff(20),
      match.incident('g1', { type: 'goal', side: 'home', minute: 12, player: 'Buksa', second: 'Vallys', score: [1, 0] }),
      match.score(1, 0),
      match.incident('g2', { type: 'goal', side: 'away', minute: 15, player: 'Emmery', score: [1, 1] }),
      match.score(1, 1),
      match.retract('g2', { reason: 'offside', score: [1, 0] }),
      match.incident('r1', { type: 'red-card', side: 'away', minute: 18, player: 'Duelund' }),
      {
        kind: 'statistics',
        key: 'm/stats',
        seq: 1,
        at: '2026-11-20T19:00:00Z',
        event: 'm',
        period: 0,
        values: [{ stat: 12, home: '61%', away: '39%' }],
      },
      ...createMatch({ key: 'o', home: 'Viborg FF', away: 'AGF', start: today.early() }).finished(2, 1),
      createMatch({ key: 'n', home: 'FC København', away: 'Randers FC', start: today.late() }).fixture(),
      ...createMatch({ key: 'l', home: WORDY, away: UNBROKEN }).kickedOff(20),
    );
    matchPath = /href="(\/kamp\/\w{8}\/)"(?:(?!<\/a>).)*Brøndby IF/s.exec(
      await (await fetch(`${site.stack.url}/fodbold/`)).text(),
    )![1]!;
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const pages = (): [string, string][] => [
    ['the table', '/fodbold/'],
    ['the match', matchPath],
    ['its statistics', `${matchPath}statistik/`],
    ['its corrections', `${matchPath}rettelser/`],
    ['the league', LEAGUE],
  ];

  it('a desktop is accessible in light and dark', async () => {
    for (const [name, path] of pages()) {
      const page = await site.open(path, { viewport: DESKTOP, reducedMotion: 'reduce' });
      await expectNoFindingsIn(page, name, ['light', 'dark']);
      await page.close();
    }
  });

  it('layers over the table, and empty lists, are accessible', async () => {
    const page = await site.open('/fodbold/', { reducedMotion: 'reduce' });
    await rowOf(page, 'Brøndby IF').click();
    await page.getByRole('dialog', { name: 'Kamp' }).getByRole('heading', { level: 1 }).waitFor();
    await expectNoFindings(page, 'the match over the table');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Genveje' }).waitFor();
    await expectNoFindings(page, 'the help');
    await expectNoFindings(await site.open('/tennis/', { reducedMotion: 'reduce' }), 'an empty table');
    await expectNoFindings(
      await site.open('/findes-ikke/', { reducedMotion: 'reduce', expected: /status of 404/ }),
      'a page that is missing',
    );
  });

  it('no page scrolls sideways in a window as narrow as at a large zoom', async () => {
    for (const [name, path] of [...pages(), ['the standings', `${LEAGUE}stilling/`], ['no page', '/findes-ikke/']] as const) {
      const page = await site.open(path, { ...ZOOMED, expected: /status of 404/ });
      await expectToFit(page, name, ZOOMED_WIDTHS);
      await page.close();
    }
  });

  it('nothing moves with reduced motion, even at a goal', async () => {
    const moving = (page: Page): Promise<number> =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    const beat = (page: Page) => page.locator('html[data-beat]');
    // The mark of a running minute beats by an attribute of the document.
    await beat(await site.open('/fodbold/', { reducedMotion: 'no-preference' })).waitFor({ state: 'attached' });
    const page = await site.open('/fodbold/', { reducedMotion: 'reduce' });
    await untilFollowing(page);
    expect(await moving(page)).toBe(0);
    await expect(beat(page).waitFor({ state: 'attached', timeout: 2000 })).rejects.toThrow('Timeout');
    await site.submit(match.score(2, 0));
    await expect.poll(() => readingOf(rowOf(page, 'Brøndby IF'))).toContain('MÅL');
    expect(await moving(page)).toBe(0);
  });

  it('[GEN-19] the dark theme is kept from the first paint of the next page', async () => {
    const page = await site.open('/fodbold/');
    const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Skift mellem lyst og mørkt tema' }).click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.goto(site.stack.url + LEAGUE, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expect.poll(ground).toBe(dark);
  });

  it('[CONST-11] navigation is at the bottom of a phone, and not on a desktop', async () => {
    const places = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' });
    expect(await places(await site.open('/fodbold/', { viewport: { width: 640, height: 900 } })).isVisible()).toBe(true);
    expect(await places(await site.open('/fodbold/', { viewport: { width: 801, height: 900 } })).isVisible()).toBe(false);
  });

  it.each([PHONE, TABLET, DESKTOP])(
    'a name of sixty letters keeps the height of its row and its score at $width px',
    async (viewport) => {
      const page = await site.open('/fodbold/', { viewport });
      const [long, short] = [rowOf(page, WORDY.slice(0, 20)), rowOf(page, 'Viborg FF')];
      const box = await long.boundingBox();
      expect(box?.height).toBe((await short.boundingBox())?.height);
      expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
      expect(await long.getByText(WORDY).getAttribute('title')).toBe(WORDY);
      const overlap = await long.evaluate((row) => {
        const places = [...row.querySelectorAll('bdi')].map((name) => name.getBoundingClientRect());
        const scores = [...row.querySelectorAll('span')]
          .filter((place) => place.children.length === 0 && place.textContent === '0')
          .map((place) => place.getBoundingClientRect());
        return { scores: scores.length, apart: places.every((name) => scores.every((score) => name.right <= score.left + 0.5)) };
      });
      expect(overlap).toEqual({ scores: 2, apart: true });
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  it('the match and the league of a name of sixty letters do not scroll sideways', async () => {
    const table = await site.visit('/fodbold/');
    const path = await rowOf(table, WORDY.slice(0, 20)).getAttribute('href');
    for (const address of [path!, `${path}stilling/`, `${LEAGUE}stilling/`, LEAGUE]) {
      const page = await site.open(address);
      await expectToFit(page, address, [PHONE.width, TABLET.width, DESKTOP.width]);
      await page.close();
    }
  });
});

describe.runIf(hasBrowser)('a visitor on a day of many small leagues', () => {
  const SCREEN = { width: 1280, height: 900 } as const;
  const DEMO_STRIP_PX = 26;
  const SMALL_TARGET_PX = 44;
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    const leagues = Array.from({ length: 14 }, (_, index) => `Serie ${String.fromCodePoint(65 + index)}`);
    await site.submit(
      ...leagues.map((name) =>
        createMatch({
          key: name.at(-1)!,
          home: `${name} Hjemme`,
          away: `${name} Ude`,
          competition: { name, country: 'it', season: '2026/2027' },
        }).fixture(),
      ),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('the first screen of a desktop shows eleven matches of leagues with one match, below the mark of demo data', async () => {
    const page = await site.open('/fodbold/', { viewport: SCREEN });
    const ends = await page
      .locator('main a[data-event]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    expect(ends.filter((end) => end + DEMO_STRIP_PX <= SCREEN.height).length).toBeGreaterThanOrEqual(11);
  });

  it('the league, its fold, its match and its star are targets of 44 px on a phone', async () => {
    const page = await site.open('/fodbold/', TOUCH);
    const section = page.getByRole('region', { name: /Serie A/ });
    const star = section.getByRole('button', { name: /^Følg / });
    for (const target of [
      section.locator('h2 a'),
      section.getByRole('button', { name: /^Skjul / }),
      section.locator('a[data-event]'),
      star,
    ])
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(SMALL_TARGET_PX);
    expect((await star.boundingBox())!.width).toBeGreaterThanOrEqual(SMALL_TARGET_PX);
  });
});

describe.runIf(hasBrowser)('a visitor on a day of 1,500 matches', () => {
  const MATCHES = 1500;
  const FIRST_ROWS = 72;
  const ALL_THERE = { timeout: 60_000, interval: 200 } as const;
  const LEAGUES = [
    ['Superligaen', 'dk'],
    ['1. division', 'dk'],
    ['Premier League', 'gb-eng'],
    ['Bundesliga', 'de'],
    ['La Liga', 'es'],
    ['Serie A', 'it'],
  ] as const;
  let site: ProductSite;
  const matches = Array.from({ length: MATCHES }, (_, index) => {
    const [name, country] = LEAGUES[index % LEAGUES.length]!;
    return createMatch({
      key: `n${index}`,
      home: `Hjemmehold ${index}`,
      away: `Udehold ${index}`,
      competition: { name, country, season: '2026/2027' },
      ...(index % 3 === 0 ? { start: today.late() } : {}),
    });
  });
  beforeAll(async () => {
    site = await openSite();
    const messages: Message[] = matches.flatMap((match, index) => (index % 3 === 0 ? [match.fixture()] : match.kickedOff(10)));
    await site.submit(...messages);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const untilAllDrawn = (page: Page): Promise<void> =>
    expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return page.locator('main a[data-event]').count();
      }, ALL_THERE)
      .toBe(MATCHES);

  it('a day of 1,500 matches renders its first 72 rows and headings, the others on scrolling, and goals by push', async () => {
    const html = await (await fetch(`${site.stack.url}/fodbold/`)).text();
    expect(html.match(/data-glide="/g)?.length).toBe(FIRST_ROWS);
    const page = await site.open('/fodbold/');
    await untilAllDrawn(page);
    await untilFollowing(page);
    await noteElements(page);
    const id = await rowOf(page, /Hjemmehold 1\b/).getAttribute('data-event');
    const row = page.locator(`main a[data-event="${id}"]`);
    await site.submit(matches[1]!.score(1, 0));
    await expect.poll(() => row.textContent(), BEFORE_POLL).toContain('MÅL');
    expect(new Set(await drawnRows(page))).toEqual(new Set([id]));
  });

  it('a day of 1,500 matches sorted by time shows the first at once, and each match once', async () => {
    const page = await site.open('/fodbold/');
    await page.getByRole('button', { name: 'Sortér efter tid' }).click();
    const sections = page.getByRole('main').getByRole('region', { name: /^\d\d:\d\d / });
    await expect.poll(() => sections.count()).toBeGreaterThan(0);
    expect(await page.getByRole('main').getByRole('region').getByRole('listitem').count()).toBeLessThanOrEqual(MATCHES);
    await untilAllDrawn(page);
    expect(
      new Set(await page.locator('main a[data-event]').evaluateAll((all) => all.map((row) => row.getAttribute('data-event'))))
        .size,
    ).toBe(MATCHES);
  });

  it('the first HTML of a day of 1,500 matches has the live count', async () => {
    const page = await site.visit('/fodbold/', { javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'Live 1000' }).count()).toBe(1);
  });
});
