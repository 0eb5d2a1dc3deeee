import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type BareRow } from './bare-page/app.ts';
import { serveBarePage } from './bare-page/build.ts';
import { launchChromium } from './browser.ts';
import { median, percentile, print, printGoal, printRatio, printTimes, shown } from './figures.ts';
import { type Match, scoreMessage, todaysMatches } from './matches.ts';
import { load, type LoadCost, weights } from './page-load.ts';
import { post, startProduct, tell, temporaryFolder } from './product.ts';
import { type ChangeCost, changeCosts, traced } from './trace.ts';

/** Matches of the day, and in how many leagues. */
const SIZES = [{ matches: 250, leagues: 40 }, { matches: 1500, leagues: 150 }] as const;
const LOADS = 5;
const CHANGES = 30;
/** Long enough that no change meets the frame of the one before. */
const BETWEEN_CHANGES_MS = 200;
const SETTLE_MS = 2000;
const GOAL_JS_BYTES = 110_000;
const GOAL_CHANGE_MS = 4;
const MARK = 'bench-row';

declare global {
  /** Ids of the rows drawn since it was last emptied. */
  var __drawn: string[] | undefined;
  var __lcpMs: number | undefined;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Runs in the page before anything else: counts the rows that are drawn, and marks them in a trace. */
function countRows(): void {
  const drawn: string[] = [];
  globalThis.__drawn = drawn;
  globalThis.__stillingenCount = (id) => {
    drawn.push(id);
    performance.mark('bench-row');
  };
  new PerformanceObserver((list) => {
    globalThis.__lcpMs = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function printDocument(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const rows = (await response.text()).split('data-event="').length - 1;
  print('rows in the document, without JavaScript', String(rows));
}

function printLoads(name: string, costs: readonly LoadCost[]): void {
  const of = (pick: (cost: LoadCost) => number): string => shown(median(costs.map(pick)));
  print(`${name}: until hydrated`, `script ${of((cost) => cost.scriptMs)}   layout ${of((cost) => cost.layoutMs)}   all tasks ${of((cost) => cost.taskMs)} ms   (median of ${costs.length})`);
}

async function changeProduct(browser: Browser, page: Page, tellGoals: (goals: number) => Promise<unknown>): Promise<{ drawn: number[]; costs: ChangeCost[] }> {
  await sleep(SETTLE_MS);
  const drawn: number[] = [];
  const events = await traced(browser, page, async () => {
    for (let goals = 1; goals <= CHANGES; goals += 1) {
      await page.evaluate(() => globalThis.__drawn!.splice(0));
      await tellGoals(goals);
      await sleep(BETWEEN_CHANGES_MS);
      drawn.push(await page.evaluate(() => globalThis.__drawn!.length));
    }
  });
  return { drawn, costs: changeCosts(events, MARK) };
}

async function changeBare(browser: Browser, page: Page, rows: readonly BareRow[]): Promise<ChangeCost[]> {
  await sleep(SETTLE_MS);
  const events = await traced(browser, page, async () => {
    for (let goals = 1; goals <= CHANGES; goals += 1) {
      const index = goals % rows.length;
      const texts = rows[index]!.texts.map((text, i) => (i === 1 ? `${text} ${goals}` : text));
      await page.evaluate(([mark, at, row]) => {
        performance.mark(mark);
        globalThis.__setRow!(at, row);
      }, [MARK, index, { id: rows[index]!.id, texts }] as const);
      await sleep(BETWEEN_CHANGES_MS);
    }
  });
  return changeCosts(events, MARK);
}

const wholeMs = ({ scriptMs, frameMs }: ChangeCost): number => scriptMs + frameMs;

async function measure(browser: Browser, size: (typeof SIZES)[number]): Promise<void> {
  console.log(`\n  /fodbold/ with ${size.matches} matches in ${size.leagues} leagues, half of them live`);
  using folder = temporaryFolder();
  await using product = await startProduct(folder.path);
  const key = await product.newKey('bench');
  const { matches, messages } = todaysMatches(size.matches, size.leagues, 2);
  await tell(product.url, key, messages);
  const url = `${product.url}/fodbold/`;
  await printDocument(url);

  const costs: LoadCost[] = [];
  const lcpMs: number[] = [];
  for (let i = 0; i < LOADS; i += 1) {
    const { page, cost, responses } = await load(browser, url, size.matches, countRows);
    costs.push(cost);
    lcpMs.push(await page.evaluate(() => globalThis.__lcpMs ?? 0));
    if (i === 0) {
      const byKind = await weights(responses);
      for (const [kind, { files, sentBytes, gzipBytes }] of byKind) print(`${kind}, ${files} files`, `sent ${kilobytes(sentBytes)}, under gzip ${kilobytes(gzipBytes)}`);
      const { sentBytes = 0, gzipBytes = 0 } = byKind.get('script') ?? {};
      printGoal(`JavaScript at most ${kilobytes(GOAL_JS_BYTES)} gzip before anything is opened`, kilobytes(gzipBytes), gzipBytes <= GOAL_JS_BYTES);
      printGoal('JavaScript is sent compressed', `${kilobytes(sentBytes)} sent`, sentBytes <= gzipBytes * 1.1);
    }
    await page.context().close();
  }
  const { page } = await load(browser, url, size.matches, countRows);
  const rows = await page.$$eval('a[data-event]', (found) => found.map((row): BareRow => ({ id: row.getAttribute('data-event')!, texts: [...row.children].map((child) => child.textContent) })));
  // The first rows in sight are live; the change is one that a visitor sees.
  const first = await page.$eval('a[data-event] bdi', (name) => name.textContent);
  const match: Match = matches.find(({ home, isLive }) => isLive && home === first) ?? matches.find(({ isLive }) => isLive)!;
  const { drawn, costs: changes } = await changeProduct(browser, page, (goals) => post(product.url, key, JSON.stringify([scoreMessage(match, goals)])));
  await page.context().close();

  await using bare = await serveBarePage(folder.path, rows);
  const bareCosts: LoadCost[] = [];
  for (let i = 0; i < LOADS; i += 1) {
    const { page: peerPage, cost } = await load(browser, bare.url, size.matches);
    bareCosts.push(cost);
    await peerPage.context().close();
  }
  const { page: peerPage } = await load(browser, bare.url, size.matches);
  const bareChanges = await changeBare(browser, peerPage, rows);
  await peerPage.context().close();

  printTimes('largest contentful paint', lcpMs);
  printLoads('product', costs);
  printLoads('peer, bare React', bareCosts);
  for (const [name, pick] of [['script', (cost: LoadCost) => cost.scriptMs], ['all tasks', (cost: LoadCost) => cost.taskMs]] as const) {
    printRatio(`ratio to the peer, ${name} (ms)`, median(costs.map(pick)), median(bareCosts.map(pick)));
  }
  print('rows drawn by one score change', `${percentile(drawn, 0.5)} (most: ${Math.max(...drawn)})`);
  printTimes('one change: its task', changes.map(({ scriptMs }) => scriptMs));
  printTimes('one change: its frame', changes.map(({ frameMs }) => frameMs));
  printTimes('peer: task and frame of one change', bareChanges.map(wholeMs));
  const changeMs = median(changes.map(wholeMs));
  printRatio('ratio to the peer, task and frame, p50 (ms)', changeMs, median(bareChanges.map(wholeMs)));
  printGoal('one score change draws one row', String(Math.max(...drawn)), Math.max(...drawn) === 1);
  printGoal(`one score change takes less than ${GOAL_CHANGE_MS} ms of the main thread`, `${shown(changeMs)} ms`, changeMs < GOAL_CHANGE_MS);
}

/** What the page of the day weighs, costs and does on one change, against bare React with the same rows under one context. */
export async function page(): Promise<void> {
  await using browser = await launchChromium();
  for (const size of SIZES) await measure(browser, size);
}
