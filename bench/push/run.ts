import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, print, printGoal, printRatio, shown } from '../figures.ts';
import { startNode } from '../processes.ts';
import { temporaryFolder } from '../product.ts';
import { usageOf } from '../usage.ts';
import { message, type Received } from './mark.ts';
import { startNats } from './nats.ts';
import type { Stalls } from './stalls.ts';

const SUBSCRIBERS = 10_000;
/** What each process needs beside its connections. */
const OTHER_FILES = 200;
const ROUND_S = 8;
const ROUNDS = 3;
const SETTLE_MS = 3000;
/** Until memory that the handshakes took has been given back. */
const REST_MS = 15_000;
/** What is sent: messages a second, and how many of them at once. A server that falls behind puts several in one write by itself: one a second shows one a write. */
const PATTERNS = {
  alone: { perSecond: 1, together: 1 },
  steady: { perSecond: 6, together: 1 },
  together: { perSecond: 6, together: 5 },
} as const;
type Pattern = keyof typeof PATTERNS;
type Rounds = Readonly<Record<Pattern, Round[]>>;
const GOAL = { one: 1.6, five: 6, p99: 0.5, bytes: 8192, stallMs: 25 } as const;
const BYTES_PER_MB = 2 ** 20;

const SUBJECT = 'u_1_1';
const SUBSCRIBE = JSON.stringify({ op: 'subscribe', s: SUBJECT });
const NATS_HELLO = `CONNECT {"verbose":false}\r\nSUB ${SUBJECT} 1\r\nPING\r\n`;

/** A server with its crowd. */
interface Side {
  readonly name: string;
  readonly pid: number;
  readonly crowd: readonly ChildProcess[];
  readonly publish: (messages: readonly string[]) => unknown;
}

/** Lets a crowd follow, one half after the other. What a connection costs the server is told by the second half: by then it has all that it needs once. */
async function follow(
  pid: number,
  address: string,
  subscribers: number,
  words: readonly string[],
): Promise<[ChildProcess[], number]> {
  const half = Math.floor(subscribers / 2);
  const file = path.join(import.meta.dirname, 'crowd.ts');
  const crowd: ChildProcess[] = [];
  const memoryMb: number[] = [];
  for (const count of [half, subscribers - half]) {
    const child = fork(file, [address, String(count), ...words]);
    crowd.push(child);
    await once(child, 'message');
    await sleep(REST_MS);
    memoryMb.push(usageOf(pid)!.serverMb);
  }
  return [crowd, ((memoryMb[1]! - memoryMb[0]!) * BYTES_PER_MB) / (subscribers - half)];
}

async function receivedBy(crowd: readonly ChildProcess[]): Promise<Received> {
  const all = await Promise.all(
    crowd.map(async (child) => {
      const answer = once(child, 'message');
      child.send('tell');
      return ((await answer) as [Received])[0];
    }),
  );
  return all.reduce((sum, { messages, byMs }) => ({
    messages: sum.messages + messages,
    byMs: sum.byMs.map((count, i) => count + byMs[i]!),
  }));
}

function percentileMs({ byMs, messages }: Received, part: number): number {
  let seen = 0;
  return byMs.findIndex((count) => (seen += count) >= messages * part);
}

interface Round {
  /** Messages delivered for each second of the server's processor time. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sends messages for some seconds, and tells what came of it. */
async function measure(side: Side, subscribers: number, pattern: Pattern): Promise<Round> {
  const { perSecond, together } = PATTERNS[pattern];
  await receivedBy(side.crowd);
  const before = usageOf(side.pid)!.serverCpuMs;
  const startMs = performance.now();
  const sends = Math.round((perSecond * ROUND_S) / together);
  for (let i = 0; i < sends; i += 1) {
    await sleep(Math.max(0, startMs + (i * together * 1000) / perSecond - performance.now()));
    void side.publish(Array.from({ length: together }, message));
  }
  await sleep(SETTLE_MS);
  const received = await receivedBy(side.crowd);
  const cpuMs = usageOf(side.pid)!.serverCpuMs - before;
  const expected = sends * together * subscribers;
  if (received.messages !== expected) print(`${side.name}: not delivered`, `${expected - received.messages} of ${expected}`);
  return {
    perCpuSecond: (received.messages * 1000) / cpuMs,
    p50: percentileMs(received, 0.5),
    p99: percentileMs(received, 0.99),
  };
}

const middle = (rounds: readonly Round[], of: keyof Round): number => median(rounds.map((round) => round[of]));

/** How many files a process may have open. */
function openFilesLimit(): number {
  const report = process.report.getReport() as unknown as { userLimits: { open_files: { hard: number | 'unlimited' } } };
  const { hard } = report.userLimits.open_files;
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : hard;
}

/** Ten thousand subscribers and six messages a second: the push server against the WebSocket listener of nats-server. */
export async function runPush(): Promise<void> {
  if (process.platform !== 'linux') return print('skipped', 'processor time is told on Linux only');
  const subscribers = Math.min(SUBSCRIBERS, openFilesLimit() - OTHER_FILES);
  if (subscribers < SUBSCRIBERS) print('subscribers', `${subscribers}: this machine allows no more open files`);
  using folder = temporaryFolder();
  await using server = await startNode([path.join('bench', 'push', 'server.ts')], /^(http\S+)$/);
  await using nats = await startNats(folder.path);
  const url = server.said;
  const [crowd, bytes] = await follow(server.child.pid!, url.replace('http://', ''), subscribers, [
    '/push',
    SUBSCRIBE,
    'subscribed',
  ]);
  const ours: Side = {
    name: 'push server',
    pid: server.child.pid!,
    crowd,
    publish: (messages) =>
      fetch(`${url}/publish/${SUBJECT}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(messages),
      }),
  };
  const sides = [ours];
  print('memory of a connection', `${shown(bytes)} bytes`);
  if (nats === null) print('nats-server', 'not on this machine: no ratios');
  else {
    const [theirs, natsBytes] = await follow(nats.pid, nats.address, subscribers, ['/', NATS_HELLO, 'PONG']);
    print('memory of a connection, nats-server', `${shown(natsBytes)} bytes`);
    sides.push({ name: 'nats-server', pid: nats.pid, crowd: theirs, publish: (messages) => nats.publish(SUBJECT, messages) });
  }
  const rounds = new Map(sides.map((side): [Side, Rounds] => [side, { alone: [], steady: [], together: [] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [side, measured] of rounds)
      for (const pattern of Object.keys(PATTERNS) as Pattern[]) measured[pattern].push(await measure(side, subscribers, pattern));
  }
  // In rounds of their own: to look at the clock costs processor time.
  await fetch(`${url}/watch`, { method: 'PUT' });
  for (const pattern of Object.keys(PATTERNS) as Pattern[]) await measure(ours, subscribers, pattern);
  const stalls = (await (await fetch(`${url}/watch`, { method: 'DELETE' })).json()) as Stalls;
  for (const [{ name }, measured] of rounds) {
    for (const [pattern, all] of Object.entries(measured)) {
      const { perSecond, together } = PATTERNS[pattern as Pattern];
      const [rate, p50, p99] = (['perCpuSecond', 'p50', 'p99'] as const).map((of) => shown(middle(all, of)));
      print(`${name}, ${perSecond} a second, ${together} at once`, `${rate} deliveries a CPU second, p50 ${p50} p99 ${p99} ms`);
    }
  }
  print('stalls of the event loop', `p99.9 ${shown(stalls.p999Ms)} ms, longest ${shown(stalls.maxMs)} ms`);
  printGoal(`at most ${GOAL.bytes} bytes a connection`, shown(bytes), bytes <= GOAL.bytes);
  printGoal(
    `no stall of the event loop over ${GOAL.stallMs} ms while it had a processor`,
    `${shown(stalls.maxOwnMs)} ms`,
    stalls.maxOwnMs <= GOAL.stallMs,
  );
  const [mine, theirs] = [...rounds.values()];
  if (theirs !== undefined) compare(mine!, theirs);
  for (const { crowd: all } of sides) for (const child of all) child.disconnect();
}

/** The goals against nats-server, the middle round of each. */
function compare(ours: Rounds, theirs: Rounds): void {
  const base = middle(theirs.steady, 'perCpuSecond');
  const [one, five] = [middle(ours.steady, 'perCpuSecond') / base, middle(ours.together, 'perCpuSecond') / base];
  printRatio('ratio, one a second', middle(ours.alone, 'perCpuSecond'), middle(theirs.alone, 'perCpuSecond'));
  printRatio('ratio, five at once on both sides', middle(ours.together, 'perCpuSecond'), middle(theirs.together, 'perCpuSecond'));
  printGoal(`${GOAL.one} times the deliveries a CPU second of nats-server`, shown(one), one >= GOAL.one);
  printGoal(`${GOAL.five} times where five share a flush`, shown(five), five >= GOAL.five);
  const p99 = middle(ours.steady, 'p99') / middle(theirs.steady, 'p99');
  printGoal(`p99 at most ${GOAL.p99} of nats-server`, shown(p99), p99 <= GOAL.p99);
}
