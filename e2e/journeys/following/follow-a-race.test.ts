import { Stage } from '@stillingen/domain';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../../harness/browser.ts';
import { createRace, type EntrySpec } from '../../harness/race.ts';
import {
  BY_PUSH,
  boardOf,
  noteElements,
  drawnRows,
  entryOf,
  glided,
  namesIn,
  noteGlides,
  openRace,
  raceOf,
  readingOf,
} from '../../harness/table.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const lineOf = (board: Locator, name: string): Locator => board.getByRole('row').filter({ hasText: name });

describe.runIf(hasBrowser)('a visitor who follows a race of twenty cars', () => {
  let site: ProductSite;
  let pagePath: string;
  const NAME = 'Monacos Grand Prix';
  const race = createRace('f1', {
    sport: 32,
    competition: { name: 'VM', country: 'xw', category: 'Formel 1', season: '2026' },
    meeting: NAME,
    session: 'Løb',
    length: 57,
    country: 'mc',
  });
  const others: EntrySpec[] = Array.from({ length: 17 }, (_, index) => index + 1).map((n) => ({
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

  beforeAll(async () => {
    site = await openSite();
    await site.submit(
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
    const table = await fetch(`${site.stack.url}/auto-racing/`);
    pagePath = /\/kamp\/\w{8}\//.exec(await table.text())![0];
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[NODUEL-10] [NODUEL-13] [NODUEL-14] [NODUEL-15] a race shows laps, ranks and gaps, and no gap of the leader', async () => {
    const page = await site.follow('/motorsport/');
    const region = raceOf(page, NAME);
    expect(await readingOf(region)).toMatch(/^Monacos Grand Prix Formel 1 Omg\. 31\/57 Løb /);
    expect(await namesIn(region)).toEqual([verstappen.name, norris.name, magnussen.name]);
    expect(await readingOf(entryOf(page, norris.name))).toMatch(/^2\. Lando Norris McLaren Afstand til føreren: \+1,204$/);
    expect(await region.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/auto-racing/formel-1/vm/',
      pagePath,
    ]);
    await openRace(region);
    expect(await region.getByRole('listitem').count()).toBe(1 + 20);
    expect(await readingOf(entryOf(page, verstappen.name))).toBe('1. Max Verstappen Red Bull Omgange: 31 Tid: 41:02,118');
    expect(await readingOf(entryOf(page, 'Kører 17'))).toMatch(/^20\. .*Afstand til føreren: \+1 omg\.$/);
  });

  it('[SYNC-05] an overtaking moves two rows within a second, and renders no other', async () => {
    const page = await site.follow('/auto-racing/');
    const region = raceOf(page, NAME);
    const ids = await Promise.all([verstappen, norris].map(({ name }) => entryOf(page, name).getAttribute('data-glide')));
    await noteElements(page);
    await noteGlides(page);
    await site.submit(
      race.ranking(
        [
          { ...norris, rank: 1, results: { laps: '32', time: '42:20.4' } },
          { ...verstappen, rank: 2, results: { laps: '32', gap: '0.4' } },
        ],
        { done: 32 },
      ),
    );
    await expect.poll(() => namesIn(region), BY_PUSH).toEqual([norris.name, verstappen.name, magnussen.name]);
    expect(await readingOf(region)).toMatch(
      / Omg\. 32\/57 .*1\. Lando Norris McLaren Tid: 42:20,4 2\. Max Verstappen Red Bull Afstand til føreren: \+0,4 3\. /,
    );
    expect(new Set(await drawnRows(page))).toEqual(new Set(ids));
    expect((await glided(page)).toSorted()).toEqual([norris.name, verstappen.name]);
  });

  it('[NODUEL-01] the board of a race page follows places, retirements and new facts', async () => {
    const page = await site.follow(pagePath);
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    const main = page.getByRole('main');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(NAME);
    expect(await readingOf(main)).toMatch(/Omg\. 32\/57 .*57 omgange/);
    const board = boardOf(page, NAME);
    expect(await board.getByRole('columnheader', { name: 'Pit' }).count()).toBe(0);
    await site.submit(
      race.ranking(
        [
          { ...magnussen, rank: 2, results: { laps: '33', gap: '2.1', pitStops: '1' } },
          { ...verstappen, rank: null, status: 'retired', results: { laps: '32' } },
        ],
        { done: 33, notice: 'Rødt flag' },
      ),
    );
    await expect.poll(() => readingOf(lineOf(board, verstappen.name))).toMatch(/^DNF Udgået Max Verstappen Red Bull 32$/);
    await expect
      .poll(() => namesIn(board))
      .toEqual([norris.name, magnussen.name, ...others.map(({ name }) => name), verstappen.name]);
    await expect.poll(() => board.getByRole('columnheader', { name: 'Pit' }).count()).toBe(1);
    await expect.poll(() => readingOf(main)).toMatch(/Omg\. 33\/57 .*Rødt flag/);
    expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);
  });

  it('[CONST-03] a race marks places corrected after the finish', async () => {
    await site.submit(race.status(Stage.finished));
    const table = await site.follow('/auto-racing/');
    expect(await readingOf(raceOf(table, NAME))).toMatch(/^Monacos Grand Prix Formel 1 Slut Løb /);
    const page = await site.follow(pagePath);
    await site.submit(
      race.corrected(
        [
          { ...magnussen, rank: 1, results: { laps: '57', time: '1:20:00' } },
          { ...norris, rank: null, status: 'disqualified' },
        ],
        { reason: 'clerical' },
      ),
    );
    await expect.poll(() => readingOf(raceOf(table, NAME)), BY_PUSH).toContain('Rettet: indtastningsfejl');
    await expect.poll(async () => (await namesIn(raceOf(table, NAME)))[0], BY_PUSH).toBe(magnussen.name);
    await openRace(raceOf(table, NAME));
    expect(await readingOf(entryOf(table, norris.name))).toMatch(/^DSQ Diskvalificeret Lando Norris/);
    await expect
      .poll(() => readingOf(table.getByRole('complementary', { name: 'Ved siden af listen' })))
      .toMatch(/Monacos Grand Prix, Løb Rettet: indtastningsfejl$/);

    await page.getByRole('link', { name: 'Rettelser 1' }).click();
    const correction = page.getByRole('region', { name: 'Rettelser' }).getByRole('listitem');
    expect(await readingOf(correction)).toMatch(
      /^Placering rettet Lando Norris Før 1\. → Nu Diskvalificeret .*Årsag: indtastningsfejl Kilde: e2e$/,
    );
    expect(await correction.locator('s').innerText()).toBe('1.');

    const [refused] = await site.submitAny(race.ranking([{ ...norris, rank: 3 }]));
    expect(refused).toMatchObject({ result: 'refused', code: 'event_finished' });
  });
});
