import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SETTINGS } from '../../server/ops/config/config.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { median, percentile, print, printGoal, printTimes, shown } from '../figures.ts';
import { listFeed, todaysMatches } from '../matches.ts';
import { startProduct, submit } from '../product.ts';
import { following, joinCrowd, percentileMs, receivedBy, startCrowd } from '../push/crowds.ts';
import { createGoalProvider, type GoalProvider } from '../push/scores.ts';

const MATCHES = 250;
const LEAGUES = 30;
const ROUND_S = 6;
const BURST_MS = 5000;
const MESSAGES_PER_SECOND = 20;
const PAUSE_MS = 4;
const FOLLOWERS = 2000;
const GOALS = { feed: 3, ingest: 2, push: 3 } as const;
const LEAST_MS = 1;

interface Quiet {
  readonly feedMs: readonly number[];
  readonly ingestMs: readonly number[];
  readonly pushMs: number;
}

async function visit(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'x-fsign': 'stillingen', 'accept-encoding': 'gzip', ...VISITOR };
  const times: number[] = [];
  const untilMs = performance.now() + seconds * 1000;
  while (performance.now() < untilMs) {
    const fromMs = performance.now();
    const sent = request(`${url}/8/x/feed/${listFeed()}`, { agent, headers });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    if (response.statusCode !== 200) throw new Error(`the visitor was answered ${response.statusCode}`);
    times.push(performance.now() - fromMs);
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return times;
}

async function measured(url: string, provider: GoalProvider, crowd: readonly ChildProcess[]): Promise<Quiet> {
  await receivedBy(crowd);
  const [feedMs, { submitted, answeredMs }] = await Promise.all([
    visit(url, ROUND_S),
    provider.submit(MESSAGES_PER_SECOND, ROUND_S),
  ]);
  await sleep(1000);
  const received = await receivedBy(crowd);
  return { feedMs, ingestMs: answeredMs, pushMs: percentileMs(received, 0.99, submitted.length * FOLLOWERS) };
}

async function beside(mode: Mode, url: string, measure: () => Promise<Quiet>): Promise<Quiet & { readonly answers: string }> {
  const attack = fork(path.join(import.meta.dirname, 'attack.ts'), [url, mode]);
  try {
    await sleep(BURST_MS);
    attack.send('begin');
    await once(attack, 'message');
    const result = await measure();
    attack.send('end');
    const [counts] = (await once(attack, 'message')) as [Record<string, number>];
    const answers = Object.entries(counts).map(([what, count]) => `${what}: ${count}`);
    return { ...result, answers: answers.join(', ') };
  } finally {
    attack.disconnect();
  }
}

function compare(what: string, oursMs: number, quietMs: number, most: number): void {
  const ratio = oursMs / Math.max(quietMs, LEAST_MS);
  printGoal(
    `${what} at most ${most} times the quiet one`,
    `${shown(oursMs)} / ${shown(quietMs)} ms = ${shown(ratio)}`,
    ratio <= most,
  );
}

export async function runCrowded(): Promise<void> {
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path, [], {
    COST_PER_ADDRESS: SETTINGS.costPerAddress.fallback,
    CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
  });
  const { url } = product;
  const key = await product.newKey('bench');
  const { matches, messages } = todaysMatches(MATCHES, LEAGUES, 1);
  await submit(url, key, messages);
  const provider = createGoalProvider(url, key, matches);
  const crowd = startCrowd(url.replace('http://', ''), 1, following(['u_1_1']));
  await joinCrowd(crowd, FOLLOWERS);
  const measure = () => measured(url, provider, crowd);
  await measure();
  const rounds: Quiet[] = [];
  for (const mode of MODES) {
    // The peer of each mode is the measurement just before it.
    const quiet = await measure();
    rounds.push(quiet);
    const { answers, ...crowded } = await beside(mode, url, measure);
    print(mode, answers);
    printTimes(`${mode}: a visitor's feed`, crowded.feedMs);
    compare(`${mode}: p99 of a feed`, percentile(crowded.feedMs, 0.99), percentile(quiet.feedMs, 0.99), GOALS.feed);
    compare(`${mode}: p50 of a message`, median(crowded.ingestMs), median(quiet.ingestMs), GOALS.ingest);
    compare(`${mode}: p99 of push`, crowded.pushMs, quiet.pushMs, GOALS.push);
  }
  printTimes(
    "quiet: a visitor's feed",
    rounds.flatMap(({ feedMs }) => feedMs),
  );
  for (const child of crowd) child.disconnect();
}

export const MODES = ['missing pages', 'feed names', 'earlier states', 'bad sessions', 'bad keys', 'connections'] as const;
export type Mode = (typeof MODES)[number];

export const ADDRESS_HEADER = 'x-forwarded-for';
export const ATTACKER = { [ADDRESS_HEADER]: '198.51.100.1' } as const;
export const VISITOR = { [ADDRESS_HEADER]: '203.0.113.1' } as const;
