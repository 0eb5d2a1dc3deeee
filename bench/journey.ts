import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../server/testing/run.ts';
import { launchChromium } from './page-load.ts';
import { median, percentile, print, printGoal, printRatio, printTimes, shown } from './figures.ts';
import { type Match, scoreMessage, todaysMatches } from './matches.ts';
import { clockSkewMs, nowMs, PRODUCT_SCORE, takePaints, watchPaints } from './paints.ts';
import { startPeer } from './processes.ts';
import { post, startProduct, submit } from './product.ts';

const CROWD = 1000;
const MATCHES = 60;
const LEAGUES = 10;
const EVERY_MS = 50;
const WARM_UP = 60;
const ROUNDS = 5;
const ROUND_MESSAGES = 132;
const SETTLE_MS = 1000;
const GOAL_P99_MS = 150;
/** High enough for all rows: rows out of sight are not painted. */
const VIEWPORT = { width: 1280, height: 4200 };

interface Change {
  readonly home: string;
  readonly goals: number;
}
const nameOf = ({ home, goals }: Change): string => `${home} ${goals}`;

async function measure<Item>(
  open: () => Promise<Page>,
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  changesOf: (item: Item) => readonly Change[],
): Promise<number[]> {
  const page = await open();
  await sleep(SETTLE_MS);
  const skewMs = await clockSkewMs(page);
  const sentMs = new Map<string, number>();
  const answers: Promise<unknown>[] = [];
  const startMs = nowMs();
  for (const [i, item] of items.entries()) {
    await sleep(Math.max(0, startMs + i * EVERY_MS - nowMs()));
    for (const change of changesOf(item)) sentMs.set(nameOf(change), nowMs());
    answers.push(send(item));
  }
  await Promise.all(answers);
  await sleep(SETTLE_MS);
  const paintedMs = new Map((await takePaints(page)).map((paint) => [nameOf(paint), paint.atMs - skewMs]));
  await page.context().close();
  const tookMs = [...sentMs].map(([name, fromMs]) => (paintedMs.get(name) ?? Number.POSITIVE_INFINITY) - fromMs);
  const lost = tookMs.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
  if (lost > 0) print('never painted', `${lost} of ${sentMs.size}`);
  return tookMs;
}

async function openPage(browser: Browser, url: string, scoreSelector: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  await watchPaints(page, scoreSelector);
  const socket = page.waitForEvent('websocket');
  await page.goto(url);
  await socket;
  return page;
}

async function record(url: string): Promise<{ readonly frames: string[] } & Disposable> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/push`);
  const frames: string[] = [];
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    if (!text.startsWith('{"op"')) frames.push(text);
  });
  socket.send(JSON.stringify({ op: 'subscribe', s: 'u_1_1' }));
  return { frames, [Symbol.dispose]: () => socket.terminate() };
}

function nthChange(matches: readonly Match[], n: number): Change & { readonly match: Match } {
  const match = matches[n % matches.length]!;
  return { match, home: match.home, goals: Math.floor(n / matches.length) + 1 };
}

export async function runJourney(): Promise<void> {
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path);
  const key = await product.newKey('bench');
  const { matches, messages } = todaysMatches(MATCHES, LEAGUES, 1);
  await submit(product.url, key, messages);

  await using browser = await launchChromium();
  const openProduct = (): Promise<Page> => openPage(browser, `${product.url}/fodbold/`, PRODUCT_SCORE);
  const page = await openProduct();
  const rows = await page.$$eval('a[data-event]', (found) =>
    found.map((row): [string, string] => [row.getAttribute('data-event')!, row.querySelector('bdi')!.textContent]),
  );
  await page.context().close();
  if (rows.length !== MATCHES) throw new Error(`the page shows ${rows.length} rows, not ${MATCHES}`);
  const rowsFile = path.join(folder.path, 'rows.json');
  writeFileSync(rowsFile, JSON.stringify(rows));
  await using peer = await startPeer('bare-push', rowsFile);
  const openPeer = (): Promise<Page> => openPage(browser, peer.line, 'b');
  const homeOf = new Map(rows);
  await using _crowd = await startPeer(
    'crowd',
    String(CROWD),
    `${product.url.replace('http', 'ws')}/push`,
    peer.line.replace('http', 'ws'),
  );
  using recorder = await record(product.url);

  const answeredMs: number[] = [];
  async function submitScore(change: ReturnType<typeof nthChange>): Promise<void> {
    const fromMs = nowMs();
    await post(product.url, key, JSON.stringify([scoreMessage(change.match, change.goals)]));
    answeredMs.push(nowMs() - fromMs);
  }
  const sendFrame = (frame: string): Promise<unknown> =>
    fetch(peer.line, { method: 'POST', body: frame }).then((response) => response.text());
  const changesOfFrame = (frame: string): Change[] =>
    (JSON.parse(frame) as { d: string }).d.split('~').flatMap((row) => {
      const [, id] = /AA÷([^¬]+)/.exec(row) ?? [];
      const [, goals] = /AG÷(\d+)/.exec(row) ?? [];
      return id === undefined || goals === undefined ? [] : [{ home: homeOf.get(id)!, goals: Number(goals) }];
    });

  const ours: number[][] = [];
  const peers: number[][] = [];
  let sent = 0;
  for (const count of [WARM_UP, ...Array.from({ length: ROUNDS }, () => ROUND_MESSAGES)]) {
    const isWarmUp = sent < WARM_UP;
    recorder.frames.length = 0;
    const changes = Array.from({ length: count }, (_, i) => nthChange(matches, sent + i));
    sent += count;
    const our = await measure(openProduct, changes, submitScore, (change) => [change]);
    const their = await measure(openPeer, [...recorder.frames], sendFrame, changesOfFrame);
    if (isWarmUp) {
      answeredMs.length = 0;
      continue;
    }
    ours.push(our);
    peers.push(their);
    print(
      'round, p50 and p99 of product | peer',
      [our, their].map((set) => `${shown(percentile(set, 0.5))} ${shown(percentile(set, 0.99))}`).join(' | '),
    );
  }
  printTimes('message to painted row', ours.flat());
  printTimes('peer: bare ws server and page, same bytes', peers.flat());
  printTimes('message to answer (committed)', answeredMs);
  // A pause of the machine affects the tail of one round, not of the median round.
  const middle = (rounds: readonly number[][], part: number): number => median(rounds.map((round) => percentile(round, part)));
  for (const part of [0.5, 0.95, 0.99])
    printRatio(`ratio to the peer, p${part * 100} of the middle round (ms)`, middle(ours, part), middle(peers, part));
  const p99 = percentile(ours.flat(), 0.99);
  printGoal(
    `p99 at most ${GOAL_P99_MS} ms beside ${CROWD} clients, ${1000 / EVERY_MS} messages a second`,
    `${shown(p99)} ms`,
    p99 <= GOAL_P99_MS,
  );
}
