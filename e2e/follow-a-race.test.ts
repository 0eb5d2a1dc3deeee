import { Stage } from '@stillingen/domain';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBlind, untilFollowing } from './setup/browser.ts';
import { today } from './setup/match.ts';
import { createRace, type Placed } from './setup/race.ts';
import { openSite, type Site } from './setup/site.ts';
import { instant } from './setup/statements.ts';
import { countRows, drawnRows, readingOf, rowOf, untilAlive } from './setup/table.ts';

/** The promise: from the provider's answer to the visitor's eye. */
const SEEN = { timeout: 1000, interval: 20 } as const;
/** What is asked for anew after a push. */
const CALM = { timeout: 10_000, interval: 50 } as const;
const FIRST_ROUND = 65;

const range = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
/** Competitors of nobody's fame, in their order. */
const field = (length: number, name: string): Placed[] => range(length).map((rank) => ({ name: `${name} ${rank}`, rank }));

/** The competitors of a race on a page, as they stand. */
const raceOf = (page: Page, name: string): Locator => page.getByRole('region', { name });
const namesIn = (place: Locator): Promise<string[]> => place.locator('bdi[title]').allInnerTexts();
const boardOf = (page: Page, name: string): Locator => page.getByRole('table', { name: `Resultater af ${name}` });
const lineOf = (board: Locator, name: string): Locator => board.getByRole('row').filter({ hasText: name });

interface Gliding {
  glided: string[];
}
/** Begins to note what is made to glide. */
const noteGlides = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = globalThis as unknown as Gliding;
    noted.glided = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function animated(keyframes, options) {
      if (keyframes !== null && 'transform' in keyframes) noted.glided.push(this.querySelector('bdi')?.textContent ?? '');
      return animate.call(this, keyframes, options);
    };
  });
const glided = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Gliding).glided);

describe.skipIf(isBlind)('a visitor who follows a race', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  async function follow(path: string): Promise<Page> {
    const page = await site.visit(path);
    await untilFollowing(page);
    await untilAlive(page);
    return page;
  }

  describe('of twenty cars', () => {
    const NAME = 'Monacos Grand Prix';
    const race = createRace('f1', {
      sport: 32,
      competition: { name: 'VM', country: 'xw', category: 'Formel 1', season: '2026' },
      meeting: NAME,
      session: 'Løb',
      length: 57,
      country: 'mc',
    });
    const others: Placed[] = range(17).map((n) => ({
      name: `Kører ${n}`,
      rank: n + 3,
      results: n > 12 ? { laps: '30', lapDistance: '1' } : { laps: '31', gap: `${n + 10}.5` },
    }));
    const car = (name: string, country: string, team: string) => ({ name, country, team }) as const;
    const verstappen = car('Max Verstappen', 'nl', 'Red Bull');
    const norris = car('Lando Norris', 'gb', 'McLaren');
    const magnussen = car('Kevin Magnussen', 'dk', 'Haas');
    const leading = { laps: '31', time: '41:02.118' } as const;
    const behind = (gap: string) => ({ laps: '31', gap }) as const;
    let pagePath: string;

    it('[NODUEL-10] [NODUEL-13] [NODUEL-14] [NODUEL-15] reads laps, ranks and gaps; who leads has none', async () => {
      await site.tell(
        ...race.at(
          Stage.live,
          [
            { ...verstappen, rank: 1, results: leading },
            { ...norris, rank: 2, results: behind('1.204') },
            { ...magnussen, rank: 3, results: behind('9.8') },
            ...others,
          ],
          { done: 31, complete: true },
        ),
      );
      const page = await follow('/motorsport/');
      const region = raceOf(page, NAME);
      expect(await region.getByRole('listitem').count()).toBe(20);
      expect(await readingOf(region)).toMatch(/^Monacos Grand Prix Løb · VM Omg\. 31\/57 /);
      expect(await readingOf(rowOf(page, 'Max Verstappen'))).toBe('1. Max Verstappen Red Bull Omgange: 31 Tid: 41:02,118');
      expect(await readingOf(rowOf(page, 'Lando Norris'))).toMatch(/^2\. .*McLaren .*Afstand til føreren: \+1,204$/);
      expect(await readingOf(rowOf(page, 'Kører 17'))).toMatch(/^20\. .*Afstand til føreren: \+1 omg\.$/);
      pagePath = (await rowOf(page, 'Lando Norris').getAttribute('href'))!;
      expect(await rowOf(page, 'Kører 17').getAttribute('href')).toBe(pagePath);
    });

    it('[SYNC-05] sees an overtaking within a second: two rows glide to their places, and no other is drawn', async () => {
      const page = await follow('/auto-racing/');
      const region = raceOf(page, NAME);
      const ids = await Promise.all([verstappen, norris].map(({ name }) => rowOf(page, name).getAttribute('data-event')));
      await countRows(page);
      await noteGlides(page);
      await site.tell(
        race.ranking(
          [
            { ...norris, rank: 1, results: { laps: '32', time: '42:20.4' } },
            { ...verstappen, rank: 2, results: { laps: '32', gap: '0.4' } },
          ],
          { done: 32 },
        ),
      );
      await expect
        .poll(() => namesIn(region), SEEN)
        .toEqual([norris.name, verstappen.name, magnussen.name, ...others.map(({ name }) => name)]);
      expect(await readingOf(region)).toMatch(
        / Omg\. 32\/57 .*1\. Lando Norris McLaren Omgange: 32 Tid: 42:20,4 2\. Max Verstappen Red Bull Omgange: 32 Afstand til føreren: \+0,4 3\. /,
      );
      expect(new Set(await drawnRows(page))).toEqual(new Set(ids));
      expect((await glided(page)).toSorted()).toEqual([norris.name, verstappen.name]);
    });

    it('[NODUEL-01] reads the page of the race, whose board follows: a place, who is out, what was not known before', async () => {
      const page = await follow(pagePath);
      await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
      const main = page.getByRole('main');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(NAME);
      expect(await readingOf(main)).toMatch(/Omg\. 32\/57 .*57 omgange/);
      const board = boardOf(page, NAME);
      expect(await board.getByRole('columnheader', { name: 'Pit' }).count()).toBe(0);
      await site.tell(
        race.ranking(
          [
            { ...magnussen, rank: 2, results: { laps: '33', gap: '2.1', pitStops: '1' } },
            { ...verstappen, rank: null, status: 'retired', results: { laps: '32' } },
          ],
          { done: 33, notice: 'Rødt flag' },
        ),
      );
      await expect.poll(() => readingOf(lineOf(board, verstappen.name)), CALM).toMatch(/^DNF Udgået Max Verstappen Red Bull 32$/);
      await expect
        .poll(() => namesIn(board), CALM)
        .toEqual([norris.name, magnussen.name, ...others.map(({ name }) => name), verstappen.name]);
      await expect.poll(() => board.getByRole('columnheader', { name: 'Pit' }).count(), CALM).toBe(1);
      await expect.poll(() => readingOf(main), CALM).toMatch(/Omg\. 33\/57 .*Rødt flag/);
      expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);
    });

    it('[CONST-03] sees after the finish that places were put right, and reads whose', async () => {
      await site.tell(race.status(Stage.finished));
      const table = await follow('/auto-racing/');
      expect(await readingOf(raceOf(table, NAME))).toMatch(/^Monacos Grand Prix Løb · VM Slut /);
      const page = await follow(pagePath);
      await site.tell(
        race.corrected(
          [
            { ...magnussen, rank: 1, results: { laps: '57', time: '1:20:00' } },
            { ...norris, rank: null, status: 'disqualified' },
          ],
          { reason: 'clerical' },
        ),
      );
      await expect.poll(() => readingOf(raceOf(table, NAME)), SEEN).toContain('Rettet: indtastningsfejl');
      await expect.poll(() => readingOf(rowOf(table, norris.name)), SEEN).toMatch(/^DSQ Diskvalificeret Lando Norris/);
      await expect.poll(async () => (await namesIn(raceOf(table, NAME)))[0], SEEN).toBe(magnussen.name);
      await expect
        .poll(() => readingOf(table.getByRole('complementary', { name: 'Senest rettet' })), CALM)
        .toMatch(/Monacos Grand Prix, Løb Rettet: indtastningsfejl$/);

      await page.getByRole('link', { name: 'Rettelser (1)' }).click(CALM);
      const correction = page.getByRole('region', { name: 'Rettelser' }).getByRole('listitem');
      expect(await readingOf(correction)).toMatch(
        /^Placering rettet Lando Norris Før 1\. → Nu Diskvalificeret .*Grund: indtastningsfejl Kilde: e2e$/,
      );
      expect(await correction.locator('s').innerText()).toBe('1.');

      const [refused] = await site.offer(race.ranking([{ ...norris, rank: 3 }]));
      expect(refused).toMatchObject({ result: 'refused', code: 'event_finished' });
    });
  });

  it.each([
    ['NODUEL-06', 32, 'auto-racing', 45, 40],
    ['NODUEL-07', 23, 'golf', 35, 30],
    ['NODUEL-08', 34, 'cykling', 24, 10],
    ['NODUEL-08', 40, 'langrend', 24, 10],
  ])(
    '[%s] sees of a long race in sport %i (/%s/) of %i the first %i, and all on its page',
    async (_rule, sport, segment, all, first) => {
      const NAME = `Det lange løb ${sport}`;
      const race = createRace(`long-${sport}`, {
        sport,
        competition: { name: 'Cup', country: 'xw', season: '2026' },
        meeting: NAME,
      });
      await site.tell(...race.at(Stage.live, field(all, 'Deltager')));
      const page = await follow(`/${segment}/`);
      const region = raceOf(page, NAME);
      expect(await region.getByRole('listitem').count()).toBe(first);
      await region.getByRole('link', { name: `Vis alle ${all}` }).click();
      await expect.poll(() => namesIn(boardOf(page, NAME)), CALM).toEqual(field(all, 'Deltager').map(({ name }) => name));
    },
  );

  it('[NODUEL-11] [NODUEL-12] golf: no ranks before the start, then T3 where a place is shared', async () => {
    const NAME = 'Made in HimmerLand';
    const race = createRace('golf', {
      sport: 23,
      competition: { name: 'DP World Tour', country: 'eu', season: '2026' },
      meeting: NAME,
      start: instant(today.late()),
    });
    const players = (toPar: string): Placed[] => [
      { name: 'Rasmus Højgaard', country: 'dk', rank: 1, results: { toPar: '-3' } },
      { name: 'Nicolai Højgaard', country: 'dk', rank: 2, results: { toPar: '-2' } },
      { name: 'Thorbjørn Olesen', country: 'dk', rank: 3, tied: true, results: { toPar } },
      { name: 'Tyrrell Hatton', country: 'gb-eng', rank: 3, tied: true, results: { toPar } },
    ];
    await site.tell(...race.at(Stage.scheduled, players('')));
    const page = await follow('/golf/');
    expect(await readingOf(rowOf(page, 'Thorbjørn Olesen'))).toMatch(/^Thorbjørn Olesen/);
    await site.tell(race.ranking(players('0'), { stage: FIRST_ROUND }));
    await expect.poll(() => readingOf(rowOf(page, 'Thorbjørn Olesen')), SEEN).toMatch(/^T3 Thorbjørn Olesen .*: Par$/);
    expect(await readingOf(rowOf(page, 'Nicolai Højgaard'))).toMatch(/^2 Nicolai Højgaard .*: −2$/);
    expect(await readingOf(raceOf(page, NAME))).toContain('Runde 1');
  });

  it('[NODUEL-16] cross-country skiing: how far the leader has come stands in the place of a gap', async () => {
    const race = createRace('ski', {
      sport: 40,
      competition: { name: 'World Cup', country: 'xw', season: '2026/2027' },
      meeting: 'Holmenkollen',
      length: 50,
    });
    const skier = (name: string, rank: number, gap: string): Placed => ({
      name,
      country: 'no',
      rank,
      results: { distance: '12.5', ...(gap === '' ? {} : { gap }) },
    });
    await site.tell(...race.at(Stage.live, [skier('Johannes Klæbo', 1, ''), skier('Simen Krüger', 2, '2.4')], { done: 12.5 }));
    const page = await follow('/vintersport/');
    expect(await readingOf(rowOf(page, 'Johannes Klæbo'))).toMatch(/12,5 km$/);
    expect(await readingOf(rowOf(page, 'Simen Krüger'))).toMatch(/\+2,4$/);
  });

  describe('of horses', () => {
    const NAME = 'Klampenborg';
    const race = createRace('derby', {
      sport: 35,
      competition: { name: 'Dansk Derby', country: 'dk', season: '2026' },
      meeting: NAME,
    });

    it('[SPORT-12] finds no page for it: what is known of a horse opens below it, and all of them in place', async () => {
      const runners = field(42, 'Hest').map((runner) => ({
        ...runner,
        results: { jockey: `Jockey ${runner.rank}`, weight: '58', startingPrice: '5/1' },
      }));
      await site.tell(...race.at(Stage.live, runners));
      const page = await follow('/hestevaeddelob/');
      const region = raceOf(page, NAME);
      const id = await region.getAttribute('data-glide');
      const horse = region.getByRole('listitem').filter({ has: page.getByTitle('Hest 2', { exact: true }) });
      expect(await region.getByRole('link', { name: /Hest/ }).count()).toBe(0);
      expect(await horse.getByText('Vægt').isVisible()).toBe(false);
      await horse.getByText('Hest 2').click();
      expect(await readingOf(horse)).toMatch(/Vægt 58/);
      expect(await region.getByRole('listitem').count()).toBe(40);
      await region.getByRole('button', { name: 'Vis alle 42' }).click();
      expect(await region.getByRole('listitem').count()).toBe(42);
      expect(new URL(page.url()).pathname).toBe('/hestevaeddelob/');

      const response = await fetch(`${site.stack.url}/kamp/${id}/`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Siden findes ikke');
    });
  });
});
