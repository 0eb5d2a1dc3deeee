import type { Browser, Page } from 'playwright-core';
import { temporaryFolder } from '../../server/testing/run.ts';
import type { BareRow } from '../bare-page/app.ts';
import { serveBarePage } from '../bare-page/build.ts';
import { median, print, printGoal, printRatio, shown } from '../figures.ts';
import { todaysMatches } from '../matches.ts';
import { bareRows, costOfDocument, launchChromium, load, type LoadCost } from '../page-load.ts';
import { press, scrollThrough } from '../paints.ts';
import { startProduct, submit } from '../product.ts';
import { measureStore } from './store.ts';

const LEAGUES = 300;
const LIVE_EVERY = 3;
const LOADS = 5;
const GOAL_MOUNT_MS = 100;
const LONG_TASK_MS = 50;
const ORDER_BUTTON = 'button[aria-pressed]';
const LIVE_TAB = 'nav a[href*="?"]:has(b)';

interface Mounted {
  readonly first: LoadCost;
  readonly all: LoadCost;
}

const middle = (list: readonly Mounted[], of: 'first' | 'all', part: keyof LoadCost): number =>
  median(list.map((each) => each[of][part]));

async function mounted(browser: Browser, url: string, rows: number, end: (page: Page) => Promise<void>): Promise<Mounted[]> {
  const list: Mounted[] = [];
  for (let i = 1; i <= LOADS; i += 1) {
    const first = await costOfDocument(browser, url);
    const { page, cost } = await load(browser, url, rows);
    list.push({ first, all: cost });
    if (i === LOADS) await end(page);
    await page.context().close();
  }
  return list;
}

function printTasks(what: string, tasksMs: readonly number[]): void {
  const long = tasksMs.filter((ms) => ms > LONG_TASK_MS);
  print(
    `${what}: long tasks`,
    `${long.length} over ${LONG_TASK_MS} ms, the longest ${shown(Math.max(0, ...tasksMs))} ms (${tasksMs.length} over 10 ms)`,
  );
}

function printMounted(name: string, list: readonly Mounted[]): void {
  for (const [of, words] of [
    ['first', 'what is in sight'],
    ['all', 'all rows'],
  ] as const) {
    const parts = (['scriptMs', 'layoutMs', 'taskMs'] as const).map((part) => shown(middle(list, of, part)));
    print(`${name}: ${words}, median of ${LOADS}`, `script ${parts[0]}   layout ${parts[1]}   all tasks ${parts[2]} ms`);
  }
}

export async function measureRows(rows: number): Promise<void> {
  console.log(`\n  the page: /fodbold/ with ${rows} matches in ${LEAGUES} leagues, every third live`);
  await using browser = await launchChromium();
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path);
  const { messages } = todaysMatches(rows, LEAGUES, LIVE_EVERY);
  await submit(product.url, await product.newKey('bench'), messages);
  let texts: BareRow[] = [];
  let scrollMs: number[] = [];
  const ours = await mounted(browser, `${product.url}/fodbold/`, rows, async (page) => {
    texts = await bareRows(page);
    scrollMs = await scrollThrough(browser, page);
    printTasks('scrolled from top to end', scrollMs);
    printTasks('sorted by time', await press(browser, page, ORDER_BUTTON));
    printTasks('filtered to the live ones', await press(browser, page, LIVE_TAB));
  });
  await using bare = await serveBarePage(folder.path, texts);
  const peers = await mounted(browser, bare.url, rows, async (page) =>
    printTasks('peer, bare React: scrolled', await scrollThrough(browser, page)),
  );
  printMounted('product', ours);
  printMounted('peer, bare React', peers);
  printRatio('what is in sight to the peer, script (ms)', middle(ours, 'first', 'scriptMs'), middle(peers, 'first', 'scriptMs'));
  printRatio('all rows to the peer, script (ms)', middle(ours, 'all', 'scriptMs'), middle(peers, 'all', 'scriptMs'));
  const mountMs = middle(ours, 'first', 'scriptMs');
  printGoal(
    `what is in sight mounts with less than ${GOAL_MOUNT_MS} ms of script`,
    `${shown(mountMs)} ms`,
    mountMs < GOAL_MOUNT_MS,
  );
  const longestMs = Math.max(0, ...scrollMs);
  printGoal(
    `scrolling ${rows} rows has no task over ${LONG_TASK_MS} ms`,
    longestMs === 0 ? 'none over 10 ms' : `${shown(longestMs)} ms`,
    longestMs <= LONG_TASK_MS,
  );
}

const ROWS = 3000;

export async function runLiveTable(): Promise<void> {
  measureStore(ROWS);
  await measureRows(ROWS);
}
