import { Stage } from '@stillingen/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser, PHONE } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { incidentsOf, readingOf, rowOf, standingOf } from '../../harness/table.ts';

describe.runIf(hasBrowser)('a visitor who reads a match', () => {
  let site: ProductSite;
  let path: string;
  const match = createMatch({
    key: 'm',
    home: 'Brøndby IF',
    away: 'Vejle Boldklub',
    more: { venue: 'Brøndby Stadion', referee: 'Morten Krogh', attendance: 21_345, round: '16' },
  });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...match.kickedOff(45),
      match.incident('g1', { type: 'goal', side: 'home', minute: 12, player: 'Buksa', second: 'Vallys', score: [1, 0] }),
      match.score(1, 0),
      match.incident('y1', { type: 'yellow-card', side: 'away', minute: 30, player: 'Duelund' }),
      match.incident('p1', { type: 'penalty-goal', side: 'away', minute: 45, added: 2, player: 'Emmery', score: [1, 1] }),
      match.score(1, 1, { score: { home: 1, away: 1, parts: [[1, 1]] } }),
      match.status(Stage.halfTime),
      match.status(Stage.secondHalf),
      match.incident('g2', { type: 'goal', side: 'home', minute: 50, player: 'Buksa', score: [2, 1] }),
      match.score(2, 1, {
        score: {
          home: 2,
          away: 1,
          parts: [
            [1, 1],
            [1, 0],
          ],
        },
      }),
      match.incident('g3', { type: 'goal', side: 'home', minute: 55, player: 'Gregoritsch', score: [3, 1] }),
      match.score(3, 1, {
        score: {
          home: 3,
          away: 1,
          parts: [
            [1, 1],
            [2, 0],
          ],
        },
      }),
      match.retract('g3', { reason: 'handball', score: [2, 1] }),
      match.incident('s1', { type: 'substitution', side: 'away', minute: 60, player: 'Ind', second: 'Ud' }),
      match.incident('r1', { type: 'red-card', side: 'away', minute: 62, player: 'Duelund' }),
      {
        kind: 'statistics',
        key: 'm/stats',
        seq: 1,
        at: '2026-11-20T19:00:00Z',
        event: 'm',
        period: 0,
        values: [
          { stat: 12, home: '61%', away: '39%' },
          { stat: 34, home: '14', away: '5' },
        ],
      },
      {
        kind: 'statistics',
        key: 'm/stats/1',
        seq: 1,
        at: '2026-11-20T19:00:00Z',
        event: 'm',
        period: 1,
        values: [{ stat: 12, home: '55%', away: '45%' }],
      },
      ...createMatch({ key: 'n', home: 'Viborg FF', away: 'AGF', start: 1_790_000_000 }).finished(2, 0),
    );
    const table = await fetch(`${site.stack.url}/fodbold/`);
    path = /\/kamp\/[A-Za-z0-9]{8}\//.exec(await table.text())![0];
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const open = (tab = '', viewport: { width: number; height: number } = DESKTOP): Promise<Page> =>
    site.open(path + tab, { viewport });

  it('a match shows score, competition and scorers at the top', async () => {
    const page = await open();
    const main = page.getByRole('main');
    const text = await readingOf(main);
    expect(text).toMatch(/2 ?– ?1/);
    expect(text).toContain('1-1 ved pausen');
    expect(text).toContain('2. halvleg');
    expect(
      await page.getByRole('navigation', { name: 'Du er her' }).getByRole('link', { name: 'Superligaen' }).getAttribute('href'),
    ).toContain('/fodbold/danmark/superligaen/');
    const scorers = await readingOf(page.getByRole('region', { name: 'Målscorere' }));
    expect(scorers).toMatch(/Buksa 12.?, 50.?/);
    expect(scorers).toMatch(/Emmery 45\+2.? \(str\.\)/);
    expect(scorers).toMatch(/Duelund 62/);
    expect(scorers).not.toContain('Gregoritsch');
    expect(await page.title()).toContain('Brøndby IF – Vejle Boldklub 2-1');
  });

  it('a match shows incidents by half, the newest first, with a withdrawn goal struck through and its reason', async () => {
    const page = await open();
    const course = incidentsOf(page);
    expect(await course.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['2. halvleg', '1. halvleg']);
    const entries = (await course.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(entries.map((text) => /^[\d+]+/.exec(text.trim())?.[0])).toEqual(['62', '60', '55', '50', '45+2', '30', '12']);
    expect(entries[2]).toMatch(/Gregoritsch.*Annulleret: hånd/);
    expect(entries[1]).toMatch(/Ind.*Ud/);
    expect(entries[4]).toMatch(/Emmery.*straffe.*1-1/);
    expect(await course.getByRole('img', { name: 'Rødt kort' }).count()).toBe(1);
    const facts = await readingOf(page.getByRole('main'));
    for (const fact of ['Morten Krogh', 'Brøndby Stadion', '21']) expect(facts).toContain(fact);
  });

  it('[GEN-14] a match shows statistics of the whole and of a half', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Statistik' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/statistik\/$/);
    const main = page.getByRole('main');
    await expect.poll(() => readingOf(main)).toMatch(/Boldbesiddelse 61 ?% 39 ?%/);
    await main.getByRole('button', { name: '1. halvleg' }).click();
    await expect.poll(() => readingOf(main)).toMatch(/Boldbesiddelse 55 ?% 45 ?%/);
  });

  it('[GEN-06] the standings of a match highlight both sides', async () => {
    const page = await open('stilling/');
    await standingOf(page, 'Brøndby IF').waitFor();
    expect(await readingOf(standingOf(page, 'Brøndby IF'))).toContain('spiller i denne kamp');
    expect(await readingOf(standingOf(page, 'Viborg FF'))).not.toContain('spiller i denne kamp');
    expect(await readingOf(standingOf(page, 'Brøndby IF'))).toMatch(/1 1 0 0 2-1 \+1 3/);
  });

  it('a match without corrections states that', async () => {
    const table = await site.visit('/fodbold/danmark/superligaen/resultater/');
    const href = await table.getByRole('listitem').getByRole('link', { name: 'Viborg FF' }).getAttribute('href');
    const page = await site.visit(`${href}rettelser/`);
    expect(await readingOf(page.getByRole('main'))).toContain('Intet er rettet');
  });

  it.each([
    ['Oversigt', /df_sui_/, /Hændelser/],
    ['Statistik', /df_st_/, /Boldbesiddelse 61 ?%/],
    ['Stilling', /\/to_/, /spiller i denne kamp/],
    ['Rettelser', /df_cor_/, /Mål annulleret/],
  ])('the tab %s names its failure and loads at another try, while the rest of the match stays', async (tab, feed, content) => {
    const page = await site.open('/fodbold/', { expected: /ERR_FAILED/ });
    await page.route(feed, (route) => route.abort());
    await rowOf(page, 'Brøndby IF').click();
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    await dialog.getByRole('link', { name: tab }).first().click();
    const alert = dialog.getByRole('alert');
    await expect.poll(() => readingOf(alert)).toContain(`${tab} kunne ikke hentes`);
    expect(await readingOf(dialog)).toMatch(/2 ?– ?1/);
    await page.unroute(feed);
    await alert.getByRole('button', { name: 'Prøv igen' }).click();
    await expect.poll(() => readingOf(dialog)).toMatch(content);
    expect(await alert.count()).toBe(0);
  });

  it.each([
    ['answers with an error', { status: 500, body: '' }],
    ['answers what does not parse', { body: 'DA÷two¬~A1÷ff¬~' }],
    ['is cut off', { body: 'DA÷2¬DX÷ST' }],
  ])('a core feed that %s leaves the match, and what its tab showed before, beside another try', async (_, answer) => {
    const page = await site.open('/fodbold/', { expected: /status of 500/ });
    const failCore = (): Promise<unknown> => page.route(/dc_1_/, (route) => route.fulfill(answer));
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    const alert = dialog.getByRole('alert');
    const retry = async (): Promise<void> => {
      await page.unroute(/dc_1_/);
      await alert.getByRole('button', { name: 'Prøv igen' }).click();
      await expect.poll(() => alert.count()).toBe(0);
      await expect.poll(() => incidentsOf(page).count()).toBe(1);
    };
    await failCore();
    await rowOf(page, 'Brøndby IF').click();
    await expect.poll(() => readingOf(alert)).toContain('Oversigt kunne ikke hentes');
    expect(await readingOf(dialog)).toMatch(/2 ?– ?1/);
    expect(await incidentsOf(page).count()).toBe(0);
    await retry();
    await failCore();
    await expect.poll(() => readingOf(alert), { timeout: 15_000 }).toBe('Oversigt kunne ikke opdateres Prøv igen');
    expect(await incidentsOf(page).count()).toBe(1);
    expect(await readingOf(dialog)).toMatch(/2 ?– ?1/);
    expect(await main.count()).toBe(1);
    await retry();
  });

  it('feeds of figures and tables that do not parse fail in their tabs alone', async () => {
    const page = await site.open('/fodbold/', { expected: /WireError/ });
    const feeds = /df_st_|\/to_/;
    await page.route(feeds, (route) => route.fulfill({ body: 'SE÷Kamp¬~SF÷x¬~SD÷two¬~TA÷Stilling¬~TR÷two¬~A1÷ff¬~' }));
    await rowOf(page, 'Brøndby IF').click();
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    await incidentsOf(page).waitFor();
    await dialog.getByRole('link', { name: 'Statistik' }).click();
    const alert = dialog.getByRole('alert');
    await expect.poll(() => readingOf(alert)).toContain('Statistik kunne ikke hentes');
    expect(await readingOf(dialog)).toMatch(/2 ?– ?1/);
    await page.unroute(feeds);
    await alert.getByRole('button', { name: 'Prøv igen' }).click();
    await expect.poll(() => readingOf(dialog)).toMatch(/Boldbesiddelse 61 ?%/);
  });

  it('an open match updates score, scorers, incidents and corrections', async () => {
    const page = await open();
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    const main = page.getByRole('main');
    await site.submit(
      match.incident('g4', { type: 'goal', side: 'away', minute: 66, player: 'Utilstrækkelig', score: [2, 2] }),
      match.score(2, 2),
    );
    await expect.poll(() => readingOf(main)).toMatch(/2 ?– ?2/);
    await expect.poll(() => readingOf(page.getByRole('region', { name: 'Målscorere' }))).toContain('Utilstrækkelig 66');
    await expect.poll(() => readingOf(incidentsOf(page))).toContain('Utilstrækkelig');
    await site.submit(match.retract('g4', { reason: 'offside', score: [2, 1] }));
    await expect.poll(() => readingOf(main)).toMatch(/2 ?– ?1/);
    await expect.poll(() => page.getByRole('link', { name: 'Rettelser 2' }).count()).toBe(1);
    await expect.poll(() => readingOf(incidentsOf(page))).toMatch(/Utilstrækkelig.*Annulleret: offside/);
    expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);
  });

  it('a phone keeps the score in sight when the list of incidents is long', async () => {
    const page = await open('', { ...PHONE, height: 500 });
    await page.getByRole('heading', { name: 'Kampinfo' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect
      .poll(async () => {
        const bars = await page.getByText(/^2–1$/).all();
        const seen = await Promise.all(
          bars.map((bar) =>
            bar.evaluate((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight && getComputedStyle(element).visibility === 'visible';
            }),
          ),
        );
        return seen.some(Boolean);
      })
      .toBe(true);
  });

  it('the back button returns to the table with the present score', async () => {
    const page = await site.open('/fodbold/', { viewport: { width: 700, height: 900 } });
    await rowOf(page, 'Brøndby IF').click();
    await page.waitForURL(/\/kamp\//);
    await page.goBack();
    expect(await readingOf(rowOf(page, 'Brøndby IF'))).toMatch(/Brøndby IF .*2 Vejle Boldklub .*1$/);
  });
});
