import type { Browser } from 'playwright-core';
import { temporaryFolder } from '../server/testing/run.ts';
import type { BareRow } from './bare-page/app.ts';
import { serveBarePage } from './bare-page/build.ts';
import { bareRows, launchChromium, load, type LoadCost, type Loaded, weights } from './page-load.ts';
import { median, print, printGoal, printRatio, printTimes, shown } from './figures.ts';
import { scoreMessage, todaysMatches } from './matches.ts';
import { changeBare, changeProduct, homesInSight, largestPaintMs, observeRows } from './page-change.ts';
import { post, type Product, startProduct, submit } from './product.ts';
import type { ChangeCost } from './trace.ts';

interface Size {
  readonly matches: number;
  readonly leagues: number;
}
const SIZES: readonly Size[] = [
  { matches: 250, leagues: 40 },
  { matches: 1500, leagues: 150 },
];
const LIVE_EVERY = 2;
const LOADS = 5;
const GOAL_JS_BYTES = 110_000;
const COMPRESSION_SLACK = 1.1;
const GOAL_CHANGE_MS = 4;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function printDocument(url: string): Promise<void> {
  const text = await (await fetch(url)).text();
  print('rows in the document, without JavaScript', String(text.split('data-event="').length - 1));
}

async function printWeights({ responses }: Loaded): Promise<void> {
  const byKind = await weights(responses);
  for (const [kind, { files, sentBytes, gzipBytes }] of byKind) {
    print(`${kind}, ${files} files`, `sent ${kilobytes(sentBytes)}, under gzip ${kilobytes(gzipBytes)}`);
  }
  const { sentBytes = 0, gzipBytes = 0 } = byKind.get('script') ?? {};
  const goal = `JavaScript at most ${kilobytes(GOAL_JS_BYTES)} gzip before anything is opened`;
  printGoal(goal, kilobytes(gzipBytes), gzipBytes <= GOAL_JS_BYTES);
  printGoal('JavaScript is sent compressed', `${kilobytes(sentBytes)} sent`, sentBytes <= gzipBytes * COMPRESSION_SLACK);
}

interface Figures {
  readonly loads: readonly LoadCost[];
  readonly changes: readonly ChangeCost[];
}

async function measureProduct(
  browser: Browser,
  { url, newKey }: Product,
  { matches: count, leagues }: Size,
): Promise<Figures & { rows: BareRow[] }> {
  const key = await newKey('bench');
  const { matches, messages } = todaysMatches(count, leagues, LIVE_EVERY);
  await submit(url, key, messages);
  const address = `${url}/fodbold/`;
  await printDocument(address);
  const live = new Map(matches.filter(({ isLive }) => isLive).map((match) => [match.home, match]));
  const loads: LoadCost[] = [];
  const largestMs: number[] = [];
  const drawn: number[] = [];
  const changes: ChangeCost[] = [];
  let rows: BareRow[] = [];
  for (let goals = 1; goals <= LOADS; goals += 1) {
    const loaded = await load(browser, address, count, observeRows);
    const { page } = loaded;
    loads.push(loaded.cost);
    largestMs.push(await largestPaintMs(page));
    if (goals === 1) {
      await printWeights(loaded);
      rows = await bareRows(page);
    }
    // Each match scores once: a second goal would find its row already highlighted.
    const seen = (await homesInSight(page)).flatMap((home) => live.get(home) ?? []);
    const submitGoals = seen.map((match) => () => post(url, key, JSON.stringify([scoreMessage(match, goals)])));
    const changed = await changeProduct(browser, page, submitGoals);
    drawn.push(...changed.drawn);
    changes.push(...changed.costs);
    await page.context().close();
  }
  printTimes('largest contentful paint', largestMs);
  printGoal(
    'one score change draws one row',
    `at most ${Math.max(...drawn)}, at least ${Math.min(...drawn)}`,
    drawn.length > 0 && drawn.every((n) => n === 1),
  );
  return { loads, changes, rows };
}

async function measurePeer(browser: Browser, folder: string, rows: readonly BareRow[]): Promise<Figures> {
  await using bare = await serveBarePage(folder, rows);
  const loads: LoadCost[] = [];
  for (let i = 0; i < LOADS; i += 1) {
    const { page, cost } = await load(browser, bare.url, rows.length);
    loads.push(cost);
    await page.context().close();
  }
  const { page } = await load(browser, bare.url, rows.length);
  const changes = await changeBare(browser, page, rows);
  await page.context().close();
  return { loads, changes };
}

const wholeMs = ({ scriptMs, frameMs }: ChangeCost): number => scriptMs + frameMs;

function report(product: Figures, peer: Figures): void {
  const middle = ({ loads }: Figures, of: keyof LoadCost): number => median(loads.map((cost) => cost[of]));
  for (const [name, figures] of [
    ['product', product],
    ['peer, bare React', peer],
  ] as const) {
    const parts = [
      `script ${shown(middle(figures, 'scriptMs'))}`,
      `layout ${shown(middle(figures, 'layoutMs'))}`,
      `all tasks ${shown(middle(figures, 'taskMs'))} ms`,
    ];
    print(`${name}: until hydrated, median of ${LOADS}`, parts.join('   '));
  }
  printRatio('ratio to the peer, script (ms)', middle(product, 'scriptMs'), middle(peer, 'scriptMs'));
  printRatio('ratio to the peer, all tasks (ms)', middle(product, 'taskMs'), middle(peer, 'taskMs'));
  printTimes(
    'one change: its task',
    product.changes.map(({ scriptMs }) => scriptMs),
  );
  printTimes(
    'one change: the frame that shows it',
    product.changes.map(({ frameMs }) => frameMs),
  );
  printTimes('one change: task and frame', product.changes.map(wholeMs));
  printTimes(
    'one change: the further frames of its tint, in all',
    product.changes.map(({ restMs }) => restMs),
  );
  printTimes('peer: task and frame of one change', peer.changes.map(wholeMs));
  const changeMs = median(product.changes.map(wholeMs));
  printRatio('ratio to the peer, task and frame, p50 (ms)', changeMs, median(peer.changes.map(wholeMs)));
  const taskMs = median(product.changes.map(({ scriptMs }) => scriptMs));
  printGoal(
    `one score change is drawn in one task of less than ${GOAL_CHANGE_MS} ms of the main thread`,
    `${shown(taskMs)} ms, and ${shown(changeMs)} ms with its frame`,
    taskMs < GOAL_CHANGE_MS,
  );
}

export async function runPage(): Promise<void> {
  await using browser = await launchChromium();
  for (const size of SIZES) {
    console.log(`\n  /fodbold/ with ${size.matches} matches in ${size.leagues} leagues, half of them live`);
    using folder = temporaryFolder('bench');
    await using product = await startProduct(folder.path);
    const { rows, ...figures } = await measureProduct(browser, product, size);
    report(figures, await measurePeer(browser, folder.path, rows));
  }
}
