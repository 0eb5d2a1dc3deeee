import { Stage } from '@stillingen/domain';
import type { FixtureMessage, ScoreMessage } from '@stillingen/domain/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../../harness/browser.ts';
import { createMatch, type Match } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { BY_PUSH, noteElements, drawnRows, readingOf, rowOf } from '../../harness/table.ts';

const FIRST_SET = 17;
const SECOND_SET = 18;
const FIRST_TIE_BREAK = 47;
const SECOND_PERIOD = 15;
const FIRST_INNINGS = 26;
const SECOND_INNINGS = 27;

type ScoreFields = ScoreMessage['score'];

function duel(key: string, home: [string, string], away: [string, string], more: Partial<FixtureMessage>): Match {
  const [homeSide, awaySide] = [home, away].map(([name, country]) => ({ name, country, kind: 'person' }) as const);
  return createMatch({ key, home: home[0], away: away[0], more: { ...more, home: homeSide!, away: awaySide! } });
}
const scoreOf = (match: Match, score: ScoreFields): ScoreMessage => match.score(score.home, score.away, { score });

describe.runIf(hasBrowser)('a visitor who follows other sports than football', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** Opens the table of a sport, and counts rendered rows from then on. */
  async function follow(path: string): Promise<Page> {
    const page = await site.follow(path);
    await noteElements(page);
    return page;
  }
  const seen = (row: Locator, text: RegExp): Promise<void> => expect.poll(() => readingOf(row), BY_PUSH).toMatch(text);

  describe('a match of tennis', () => {
    const atp = { name: 'Wimbledon', country: 'gb', category: 'ATP - Single', season: '2026' } as const;
    const match = duel('t1', ['Holger Rune', 'dk'], ['Carlos Alcaraz', 'es'], {
      sport: 2,
      competition: atp,
      format: { bestOf: 5 },
    });
    const other = duel('t2', ['Jannik Sinner', 'it'], ['Casper Ruud', 'no'], { sport: 2, competition: atp });
    let page: Page;
    const row = (): Locator => rowOf(page, 'Holger Rune');
    const server = (name: string): Locator =>
      row().locator(`:has(> bdi:text-is("${name}"))`).getByRole('img', { name: 'har serven' });

    it('[SPORT-16] a tennis match shows the points of the game and the server', async () => {
      await site.submit(
        match.fixture(),
        match.status(FIRST_SET, { score: { home: 0, away: 0, parts: [[6, 5]], points: ['40', '40'], serve: 'away' } }),
        other.fixture(),
        other.status(FIRST_SET, { score: { home: 0, away: 0, parts: [[2, 1]], points: ['15', '0'], serve: 'home' } }),
      );
      page = await site.follow('/tennis/');
      expect(await readingOf(row())).toMatch(/^1\. sæt Holger Rune 6 0 40 Carlos Alcaraz 5 0 40$/);
      expect(await server('Carlos Alcaraz').count()).toBe(1);
      expect(await server('Holger Rune').count()).toBe(0);
      await site.submit(scoreOf(match, { home: 0, away: 0, parts: [[6, 5]], points: ['40', 'A'], serve: 'away' }));
      await seen(row(), /Carlos Alcaraz 5 0 A$/);
      expect(await readingOf(rowOf(page, 'Jannik Sinner'))).toBe('1. sæt Jannik Sinner 2 0 15 Casper Ruud 1 0 0');
    });

    it('[PHASE-08] [EVENT-11] a tennis set that ends by tie-break shows its points raised and the word SÆT', async () => {
      page = await follow('/tennis/');
      await site.submit(
        match.status(FIRST_TIE_BREAK, { score: { home: 0, away: 0, parts: [[6, 6]], points: ['6', '5'], serve: 'home' } }),
      );
      await seen(row(), /^Tiebreak 1\. sæt – tiebreak Holger Rune 6 0 6 Carlos Alcaraz 6 0 5$/);
      expect(await server('Holger Rune').count()).toBe(1);
      const parts: ScoreFields['parts'] = [
        [7, 6],
        [0, 0],
      ];
      await site.submit(
        match.status(SECOND_SET, {
          score: { home: 1, away: 0, parts, tieBreaks: [[7, 5]], points: ['0', '0'], serve: 'away' },
        }),
      );
      await seen(row(), /^2\. sæt Holger Rune SÆT 7 7 0 1 0 Carlos Alcaraz 6 5 0 0 0$/);
      expect(await row().locator('sup').allTextContents()).toEqual(['7', '5']);
      expect(new Set(await drawnRows(page))).toEqual(new Set([await row().getAttribute('data-event')]));
    });

    it('a tennis match keeps its row when an impossible score is refused', async () => {
      page = await follow('/tennis/');
      const before = await readingOf(row());
      const impossible: ScoreFields['parts'] = [
        [7, 6],
        [9, 3],
      ];
      const [result] = await site.submitAny(scoreOf(match, { home: 1, away: 0, parts: impossible }));
      expect(result).toMatchObject({ result: 'refused', code: 'impossible_score', path: '/score/parts/1' });
      // Messages are applied in order: this row is drawn, and the other never was.
      await site.submit(scoreOf(other, { home: 0, away: 0, parts: [[3, 1]], points: ['0', '0'], serve: 'away' }));
      await seen(rowOf(page, 'Jannik Sinner'), /Jannik Sinner 3 0 0/);
      expect(await readingOf(row())).toBe(before);
      expect(await drawnRows(page)).toEqual([await rowOf(page, 'Jannik Sinner').getAttribute('data-event')]);
    });
  });

  it('[PHASE-02] [CLOCK-12] ice hockey shows the provider clock, the goals by period, and a shoot-out as one goal', async () => {
    const ligaen = { name: 'Metal Ligaen', country: 'dk', season: '2026/2027' } as const;
    const match = createMatch({ key: 'h1', home: 'Aalborg Pirates', away: 'Herning', competition: ligaen, more: { sport: 4 } });
    const other = createMatch({ key: 'h2', home: 'Esbjerg', away: 'Odense', competition: ligaen, more: { sport: 4 } });
    const score = (home: number, away: number, parts: [number, number][], more: Partial<ScoreFields> = {}): ScoreFields =>
      Object.assign({ home, away, parts }, more);
    await site.submit(
      match.fixture(),
      match.status(SECOND_PERIOD, {
        gameTime: '14',
        score: score(1, 0, [
          [1, 0],
          [0, 0],
        ]),
      }),
      other.fixture(),
    );
    const page = await follow('/ishockey/');
    const row = rowOf(page, 'Herning');
    expect(await readingOf(row)).toMatch(/^2\. per\. 14’ 2\. periode, 14\. minut AA Aalborg Pirates 1 0 1 HE Herning 0 0 0$/);
    await site.submit(
      match.score(1, 1, {
        gameTime: '16',
        score: score(1, 1, [
          [1, 0],
          [0, 1],
        ]),
      }),
    );
    await seen(row, /^2\. per\. 16’ .*Aalborg Pirates 1 0 1 HE Herning MÅL 0 1 1$/);
    const level = [
      [1, 0],
      [0, 1],
      [0, 0],
    ] as [number, number][];
    await site.submit(match.status(Stage.penalties, { score: score(1, 1, level, { penalties: [2, 1] }) }));
    await seen(row, /^Str\. Straffeslagskonkurrence AA Aalborg Pirates Straffe 1 0 0 1 HE Herning 0 1 0 1 \(2-1 str\.\)$/);
    await site.submit(match.status(Stage.afterPenalties, { score: score(1, 1, level, { penalties: [2, 1], winner: 'home' }) }));
    await seen(row, /^Efter str\. AA Aalborg Pirates ▸ videre Straffe 1 0 0 2 HE Herning 0 1 0 1$/);
    expect(new Set(await drawnRows(page))).toEqual(new Set([await row.getAttribute('data-event')]));
  });

  it('[PHASE-01] handball shows seven-metre throws beside the score, without adding goals', async () => {
    const match = createMatch({
      key: 'hb',
      home: 'Aalborg Håndbold',
      away: 'GOG',
      competition: { name: 'Landspokalturneringen', country: 'dk', season: '2026/2027' },
      more: { sport: 7 },
    });
    const parts: ScoreFields['parts'] = [
      [14, 15],
      [14, 13],
    ];
    const score: ScoreFields = { home: 28, away: 28, parts };
    await site.submit(match.fixture(), match.status(Stage.secondHalf, { gameTime: '59', score }));
    const page = await site.follow('/handbold/');
    const row = rowOf(page, 'GOG');
    expect(await readingOf(row)).toMatch(/^2\. halvleg 59’ .*Aalborg Håndbold 14 14 28 GO GOG 15 13 28$/);
    await site.submit(match.status(Stage.penalties, { score: { ...score, penalties: [3, 2] } }));
    await seen(row, /28 \(3-2 str\.\)$/);
    await site.submit(match.status(Stage.afterPenalties, { score: { ...score, penalties: [4, 3], winner: 'home' } }));
    await seen(row, /^Efter str\. AA Aalborg Håndbold ▸ videre Straffe 14 14 28 GO GOG 15 13 28 \(4-3 str\.\)$/);
  });

  it('[PHASE-12] [EVENT-28] cricket shows wickets, overs and the runs still needed', async () => {
    const match = createMatch({
      key: 'c1',
      home: 'Danmark',
      away: 'Skotland',
      competition: { name: 'T20-EM', country: 'eu', season: '2026' },
      more: { sport: 13, format: { game: 'twenty20' } },
    });
    const score = (away: number, [wickets, overs]: [string, string], serve: 'home' | 'away'): ScoreFields => ({
      home: 187,
      away,
      parts: [[187, away]],
      serve,
      results: [{ wickets1: '6', overs1: '20' }, wickets === '' ? {} : { wickets1: wickets, overs1: overs }],
    });
    await site.submit(match.fixture(), match.status(FIRST_INNINGS, { score: score(0, ['', ''], 'home') }));
    const page = await site.follow('/cricket/');
    const row = rowOf(page, 'Skotland');
    expect(await readingOf(row)).toMatch(/^1\. inning DA Danmark \(20\) 187\/6 SK Skotland –$/);
    expect(await row.getByRole('img', { name: 'batter' }).count()).toBe(1);
    await site.submit(
      match.status(SECOND_INNINGS, { score: score(153, ['4', '16.2'], 'away'), situation: 'Mangler 35 på 22 bolde' }),
    );
    await seen(row, /^2\. inning DA Danmark \(20\) 187\/6 SK Skotland \(16\.2\) 153\/4 Mangler 35 på 22 bolde$/);
    const [refused] = await site.submitAny(match.score(187, 153, { score: score(153, ['4', '16.7'], 'away') }));
    expect(refused).toMatchObject({ result: 'refused', path: '/score/results/1/overs1' });
  });

  it('[CLOCK-15] darts shows the number of the leg, its remaining points, and the word LEG', async () => {
    const match = duel('d1', ['Luke Littler', 'gb-eng'], ['Benjamin Drue Reus', 'dk'], {
      sport: 14,
      competition: { name: 'Nordic Darts Masters', country: 'dk', season: '2026' },
      format: { unit: 'legs', bestOf: 11 },
    });
    await site.submit(
      match.fixture(),
      match.status(Stage.live, { score: { home: 3, away: 2, points: ['141', '36'], serve: 'away' } }),
    );
    const page = await site.follow('/dart/');
    const row = rowOf(page, 'Luke Littler');
    expect(await readingOf(row)).toMatch(/^Leg 6 Luke Littler 3 141 Benjamin Drue Reus 2 36 .*bedst af 11$/);
    await site.submit(scoreOf(match, { home: 3, away: 3, points: ['501', '501'], serve: 'home' }));
    await seen(row, /^Leg 7 Luke Littler 3 501 Benjamin Drue Reus LEG 3 501/);
  });

  it('[EVENT-14] boxing shows the planned rounds, then winner, method and round', async () => {
    const match = duel('b1', ['Dina Thorslund', 'dk'], ['Cherneka Johnson', 'au'], {
      sport: 16,
      competition: { name: 'WBC', country: 'xw', category: 'Bantamvægt', season: '2026' },
      format: { rounds: 10 },
    });
    await site.submit(match.fixture(), match.status(Stage.live));
    const page = await site.follow('/boksning/');
    const row = rowOf(page, 'Dina Thorslund');
    expect(await readingOf(row)).toMatch(/^Live Dina Thorslund Cherneka Johnson 10 omgange$/);
    await site.submit(
      match.status(Stage.finished, {
        score: { home: 0, away: 0, winner: 'home', finish: { method: 'tko', round: 7, time: '2:13' } },
      }),
    );
    await seen(row, /^Slut Dina Thorslund V Cherneka Johnson TKO R7 2:13 Teknisk knockout R7 2:13$/);
    await row.click();
    const fight = page.getByRole('dialog', { name: 'Kamp' });
    await fight.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => readingOf(fight), BY_PUSH).toMatch(/Dina Thorslund Vinder .*Teknisk knockout R7 2:13/);
  });
});
