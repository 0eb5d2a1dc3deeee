import { Stage, SPORT_NAMES } from '@stillingen/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindings, expectToFit, mainTextOf, ZOOMED, ZOOMED_WIDTHS } from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser } from '../../harness/browser.ts';
import { createMatch, instant, today } from '../../harness/match.ts';
import { createRace, type EntrySpec } from '../../harness/race.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const SECOND_SET = 18;
const MISSING = { expected: /status of 404/ } as const;
const PLAIN = { javaScriptEnabled: false } as const;
const CATEGORY = '/tennis/atp-single/';
const LONG_NAME = 'Maximiliana Bartholomæa von und zu Østergaard-Christiansborg';

const RACES = [
  { sport: 32, meeting: 'Monacos Grand Prix', category: 'Formel 1', group: 'motorsport' },
  { sport: 32, meeting: 'Rally Sweden', category: 'Rally', group: 'motorsport' },
  { sport: 33, meeting: 'Catalansk Grand Prix', category: 'MotoGP', group: 'motorsport' },
  { sport: 38, meeting: 'Holmenkollen', category: 'Mænd', group: 'vintersport' },
  { sport: 39, meeting: 'Kitzbühel', category: 'Mænd', group: 'vintersport' },
  { sport: 40, meeting: 'Falun', category: 'Kvinder', group: 'vintersport' },
  { sport: 41, meeting: 'Oberhof', category: 'Kvinder', group: 'vintersport' },
] as const;

const FIELD: readonly EntrySpec[] = [
  { name: LONG_NAME, country: 'dk', team: 'Danmark', rank: 1, results: { laps: '31', time: '41:02.118' } },
  { name: 'Ole Olsen', country: 'no', team: 'Norge', rank: 2, results: { laps: '31', gap: '+1.204' } },
  { name: 'Sven Svensson', country: 'se', team: 'Sverige', rank: null, status: 'retired' },
];

describe.runIf(hasBrowser)('a visitor who looks for a sport', () => {
  let site: ProductSite;
  let racePath: string;
  beforeAll(async () => {
    site = await openSite();
    const atp = { name: 'Wimbledon', country: 'gb', category: 'ATP - Single', season: '2026' } as const;
    const person = (name: string, country: string) => ({ name, country, kind: 'person' }) as const;
    const tennis = (key: string, home: string, away: string, start = today.late()) =>
      createMatch({
        key,
        home,
        away,
        start,
        competition: atp,
        more: { sport: 2, home: person(home, 'dk'), away: person(away, 'es') },
      });
    const live = tennis('t1', 'Holger Rune', LONG_NAME);
    await site.submit(
      live.fixture({ start: instant(today.early()) }),
      live.status(SECOND_SET, {
        score: {
          home: 1,
          away: 0,
          parts: [
            [7, 6],
            [2, 3],
          ],
          tieBreaks: [[7, 5]],
          points: ['40', 'A'],
          serve: 'away',
        },
      }),
      tennis('t2', 'Elmer Møller', 'Carlos Alcaraz').fixture(),
      ...RACES.flatMap(({ sport, meeting, category }, index) =>
        createRace(`r${index}`, {
          sport,
          competition: { name: 'Cup', country: 'xw', category, season: '2026' },
          meeting,
          session: 'Finale',
          length: 57,
        }).at(Stage.live, sport === 38 || sport === 39 ? FIELD.map(({ results: _results, ...rest }) => rest) : FIELD, {
          done: 31,
        }),
      ),
    );
    const table = await (await fetch(`${site.stack.url}/auto-racing/`)).text();
    racePath = /href="(\/kamp\/\w{8}\/)"/.exec(table)![1]!;
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const pages = (): [string, string][] => [
    ['the table of tennis', '/tennis/'],
    ['the table of a group', '/motorsport/'],
    ['a race', racePath],
    ['a category', CATEGORY],
  ];

  it.each(SPORT_NAMES)('[PAGE-02] $danishName is at /$segment/', async ({ segment, danishName }) => {
    const response = await fetch(`${site.stack.url}/${segment}/`);
    expect(response.status).toBe(200);
    const html = await response.text();
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
    expect(title).toMatch(new RegExp(`^${danishName} i dag, `));
    expect(html).toContain(`<title>${title} · Stillingen</title>`);
  });

  it('the list of all sports has a sport that the bar has no room for', async () => {
    const page = await site.open('/fodbold/');
    const bar = page.getByRole('navigation', { name: 'Sportsgrene', exact: true });
    await bar.getByRole('button', { name: 'Mere' }).click();
    await page.locator('#sportsgrene').getByRole('link', { name: 'Kabaddi' }).click();
    await page.waitForURL('**/kabaddi/');
    expect(await readingOf(page.getByRole('main'))).toContain('Kabaddi: ingen kampe denne dag');
    expect(await bar.getByRole('link', { name: 'Kabaddi' }).first().getAttribute('aria-current')).toBe('page');
  });

  it('[WIN-01] the vertical menu lies over the page with every sport, its live count and the places of the sport', async () => {
    const page = await site.open(CATEGORY);
    const menu = page.locator('#sportsgrene');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Mere' }).first().click();
    expect(await menu.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(SPORT_NAMES.map(({ segment }) => `/${segment}/`)),
    );
    expect(await readingOf(menu.getByRole('link', { name: /^Tennis/ }))).toBe('Tennis 1 Live');
    await menu.getByRole('navigation', { name: 'Kategorier i menuen' }).getByRole('link', { name: 'ATP, herresingle' }).waitFor();
    await expectNoFindings(page, 'the vertical menu');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  it.each(['motorsport', 'vintersport'])(
    '[PAGE-10] [SPORT-03] [SPORT-04] a group of sports shows all its races at /%s/',
    async (group) => {
      const page = await site.open(`/${group}/`);
      const meetings = RACES.filter((race) => race.group === group).map(({ meeting }) => meeting as string);
      expect(
        (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
          .filter((text) => meetings.includes(text))
          .toSorted(),
      ).toEqual(meetings.toSorted());
      expect(await rowOf(page, 'Ole Olsen').count()).toBe(meetings.length);
    },
  );

  it('the page of a group leads to one of its sports', async () => {
    const page = await site.open('/vintersport/');
    await page.getByRole('navigation', { name: 'Vintersport' }).getByRole('link', { name: 'Skihop' }).click();
    await page.waitForURL('**/skihop/');
    await page.getByRole('region', { name: 'Holmenkollen' }).waitFor();
    await expect.poll(() => page.getByRole('region').count()).toBe(1);
  });

  it('[PAGE-04] the page of a category has its matches and competitions', async () => {
    const page = await site.open(CATEGORY);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('ATP, herresingle');
    expect(await page.getByRole('heading', { level: 2, name: 'I dag' }).count()).toBe(1);
    expect(await readingOf(rowOf(page, 'Holger Rune'))).toMatch(/^2\. sæt Holger Rune 7 7 2 1 40 /);
    const competitions = page.getByRole('navigation', { name: 'Turneringer' });
    await competitions.getByRole('link', { name: 'Wimbledon' }).click();
    await page.waitForURL('**/tennis/atp-single/wimbledon/');
  });

  it('[SPORT-10] groups have pages of categories, and sports without such pages have none', async () => {
    const page = await site.open('/motorsport/rally/');
    expect(await page.getByRole('region', { name: 'Rally Sweden' }).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Monacos Grand Prix' }).count()).toBe(0);
    expect((await fetch(`${site.stack.url}/skihop/maend/`)).status).toBe(404);
  });

  it('[LEAGUE-07] [LEAGUE-08] the page of a series without races redirects to its sport', async () => {
    const page = await site.open('/motorsport/speedway/');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/motorcykellob/');
    expect(await page.getByRole('region', { name: 'Catalansk Grand Prix' }).count()).toBe(1);
    await page.goto(`${site.stack.url}/motorsport/dakar/`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/auto-racing/');
  });

  it('[SPORT-07] an unknown sport offers all sports', async () => {
    expect((await fetch(`${site.stack.url}/kriket/`)).status).toBe(404);
    const page = await site.open('/kriket/', MISSING);
    const offered = page.getByRole('navigation', { name: 'Alle sportsgrene' }).getByRole('link');
    expect(await offered.allInnerTexts()).toEqual(SPORT_NAMES.map(({ danishName }) => danishName));
    await offered.filter({ hasText: 'Cricket' }).click();
    await page.waitForURL('**/cricket/');
    expect(await readingOf(page.getByRole('main'))).toContain('Cricket: ingen kampe denne dag');
  });

  it('[GEN-22] the sport pages read the same without JavaScript', async () => {
    for (const [name, path] of [...pages(), ['the other group', '/vintersport/']] as const) {
      const [alive, plain] = [await site.open(path), await site.visit(path, PLAIN)];
      expect(await mainTextOf(plain), name).toBe(await mainTextOf(alive));
      await Promise.all([alive.close(), plain.close()]);
    }
  });

  it('the sport pages are accessible on a desktop', async () => {
    for (const [name, path] of pages()) {
      const page = await site.open(path, { viewport: DESKTOP, reducedMotion: 'reduce' });
      await expectNoFindings(page, name);
      await page.close();
    }
  });

  it('sport pages never scroll sideways in a window as narrow as at a large zoom', async () => {
    for (const [name, path] of [...pages(), ['the missing sport', '/kriket/']] as const) {
      const page = await site.open(path, { ...ZOOMED, ...MISSING });
      await expectToFit(page, name, ZOOMED_WIDTHS);
      await page.close();
    }
  });
});
