import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@stillingen/domain/messages';
import type { Browser, Page } from 'playwright-core';
import { temporaryFolder } from '../server/testing/run.ts';
import type { BareRow } from './bare-page/app.ts';
import { serveBarePage } from './bare-page/build.ts';
import { median, printGoal, printRatio, printTimes, shown } from './figures.ts';
import { instant, sideName } from './matches.ts';
import { costMeter, launchChromium } from './page-load.ts';
import { type Product, submit } from './product.ts';

const PLAYERS = 60;
const COLUMNS = ['Mål', 'Assist', 'Skud', 'På mål', 'Afleveringer', 'Dueller'] as const;
const TIES_OF_ROUNDS = [64, 32, 16, 8, 4, 2, 1] as const;
const TIES = 127;
const ROUND_NAMES = ['1. runde', '2. runde', '3. runde', '1/8-finale', 'Kvartfinale', 'Semifinale', 'Finale'] as const;
const GOAL_SORT_MS = 8;
const GOAL_DRAW_MS = 60;
const TIMES = 15;
const SETTLE_MS = 300;
const DAY_S = 86_400;
const FINISHED = 3;

const competition = { name: 'Bænkepokalen', country: 'dk', season: '2026/2027', role: 'knockout' } as const;

/** A cup of 128 teams that is played, in which the home side of each tie goes on. */
function cup(): Message[] {
  const nowS = Math.floor(Date.now() / 1000);
  return TIES_OF_ROUNDS.flatMap((ties, round) =>
    Array.from({ length: ties }, (_, tie): Message[] => {
      const [event, apart] = [`cup-${round}-${tie}`, 2 ** round];
      const start = instant(nowS - (TIES_OF_ROUNDS.length - round) * DAY_S);
      const side = (at: number) => ({ name: sideName(5000 + at * apart) });
      return [
        {
          ...{ kind: 'fixture', key: event, seq: 1, at: start, sport: 1, competition, round: ROUND_NAMES[round]!, start },
          ...{ home: side(2 * tie), away: side(2 * tie + 1) },
        },
        {
          ...{ kind: 'status', key: `${event}/status`, seq: 1, at: start, event, stage: FINISHED },
          score: { home: 2, away: 1, fullTime: [2, 1] },
        },
      ];
    }).flat(),
  );
}

const figures = (player: number): string[] => COLUMNS.map((_, column) => String((player * 37 + column * 13) % 61));

const players = (event: string): Message => ({
  ...{ kind: 'player-statistics', key: `${event}/players`, seq: 1, at: instant(Math.floor(Date.now() / 1000)), event, period: 0 },
  sections: [
    {
      ...{ type: 'players', title: 'Spillere' },
      columns: COLUMNS.map((label, at) => ({ code: `C${at}`, label, kind: 'number' })),
      rows: Array.from({ length: PLAYERS }, (_, at) => ({
        ...{ side: at % 2 === 0 ? 'home' : 'away', player: `Spiller Nummer${at}`, values: figures(at) },
      })),
    },
  ],
});

/** Script, style and layout of the main thread, of each time that something is done (milliseconds). */
async function costsOf(page: Page, act: (time: number) => Promise<unknown>, undo?: () => Promise<unknown>): Promise<number[]> {
  const meter = await costMeter(page);
  const costs: number[] = [];
  // The first one loads code.
  for (let time = 0; time <= TIMES; time += 1) {
    const before = await meter();
    await act(time);
    await sleep(SETTLE_MS);
    const after = await meter();
    if (time > 0) costs.push(after.scriptMs + after.layoutMs - before.scriptMs - before.layoutMs);
    await undo?.();
    await sleep(SETTLE_MS);
  }
  return costs;
}

async function bareCosts(browser: Browser, rows: readonly BareRow[], undone: readonly BareRow[]): Promise<number[]> {
  using folder = temporaryFolder('bench-bare');
  await using bare = await serveBarePage(folder.path, rows);
  const page = await browser.newPage();
  await page.goto(bare.url);
  await page.waitForFunction(() => globalThis.__setRows !== undefined);
  const set = (wanted: readonly BareRow[]) => (): Promise<void> => page.evaluate((each) => globalThis.__setRows!(each), wanted);
  await set(undone)();
  const costs = await costsOf(page, set(rows), set(undone));
  await page.close();
  return costs;
}

const inPage = (page: Page, selector: string, at = 0): Promise<void> =>
  page.evaluate(([wanted, nth]) => document.querySelectorAll<HTMLElement>(wanted)[nth]!.click(), [selector, at] as const);

function report(what: string, ours: readonly number[], peers: readonly number[], goalMs: number): void {
  const ms = median(ours);
  printTimes(what, ours);
  printTimes('peer: the same rows in bare React', peers);
  printRatio(`${what}: p50, ratio to the peer (ms)`, ms, median(peers));
  printGoal(`${what} in at most ${goalMs} ms`, `${shown(ms)} ms`, ms <= goalMs);
}

const FINAL = `cup-${TIES_OF_ROUNDS.length - 1}-0`;
const DRAW = '/fodbold/danmark/baenkepokalen/turneringstrae/';
const HEADS = 'thead th button';

async function sortPlayers(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}${DRAW}`);
  const final = await page.getByRole('main').locator('a[href^="/kamp/"]').last().getAttribute('href');
  await page.goto(`${url}${final}spillere/`);
  await page.locator(HEADS).first().waitFor();
  await page.waitForLoadState('networkidle');
  const rows = await page.locator('tbody tr').count();
  if (rows !== PLAYERS) throw new Error(`the table has ${rows} players`);
  return costsOf(page, (time) => inPage(page, HEADS, 1 + (time % 3)));
}

/** From another tab of a match of the first round. */
async function mountDraw(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}${DRAW}?runde=0`);
  const match = await page.getByRole('main').locator('a[href^="/kamp/"]').first().getAttribute('href');
  await page.goto(`${url}${match}`);
  const tab = (word: string) => (): Promise<void> => inPage(page, `main nav a[href="${match}${word}"]`);
  await page.locator(`main nav a[href="${match}turneringstrae/"]`).waitFor();
  await page.waitForLoadState('networkidle');
  return costsOf(page, tab('turneringstrae/'), tab(''));
}

/** In Chromium: a table of 60 players is sorted, a draw of 128 teams is mounted. */
export async function measureParts(product: Product): Promise<void> {
  await submit(product.url, await product.newKey('parts'), [...cup(), players(FINAL)]);
  await using browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });

  const row = (at: number): BareRow => ({ id: String(at), texts: [`Spiller Nummer${at}`, ...figures(at)] });
  const list = Array.from({ length: PLAYERS }, (_, at) => row(at));
  const sorted = await sortPlayers(page, product.url);
  report(`a table of ${PLAYERS} players is sorted`, sorted, await bareCosts(browser, list.toReversed(), list), GOAL_SORT_MS);

  const names = (at: number): BareRow => ({ id: String(at), texts: [sideName(at), '2', sideName(at + 1), '1', 'Slut'] });
  const ties = Array.from({ length: TIES }, (_, at) => names(at));
  report('a draw of 128 is mounted', await mountDraw(page, product.url), await bareCosts(browser, ties, []), GOAL_DRAW_MS);
}
