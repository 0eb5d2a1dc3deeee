import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_FLAGS, serverEnv } from '../../scripts/setup/place.mjs';
import { temporaryFolder } from '../../server/testing/run.ts';
import { median, print, printGoal, printRatio, shown, usageOf } from '../figures.ts';
import { startNode } from '../processes.ts';
import { type Cores, divideCores, type Stalls } from './processors.ts';
import {
  type CrowdWords,
  following,
  joinCrowd,
  message,
  mostSubscribers,
  percentileMs,
  receivedBy,
  startCrowd,
} from './crowds.ts';
import { connect } from './socket.ts';
import { startNats } from './nats.ts';
const SUBSCRIBERS = 10_000;
/** Processes of a crowd: a single one would be busier than the server. */
const PROCESSES = 4;
const ROUND_S = 8;
const ROUNDS = 3;
const SETTLE_MS = 3000;
const REST_MS = 15_000;
const PATTERNS = {
  alone: { perSecond: 1, together: 1 },
  steady: { perSecond: 6, together: 1 },
  together: { perSecond: 6, together: 5 },
} as const;
type Pattern = keyof typeof PATTERNS;
const ALL_PATTERNS = Object.keys(PATTERNS) as Pattern[];
type Rounds = Readonly<Record<Pattern, Round[]>>;
const GOAL = { alone: 1.3, five: 6, p99: 0.5, bytes: 8192, stallMs: 25 } as const;
const BYTES_PER_MB = 2 ** 20;

const PUSH_SERVER = [...SERVER_FLAGS, path.join('bench', 'push', 'server.ts')];
const SUBJECT = 'u_1_1';
const NATS_WORDS = { path: '/', hellos: [`CONNECT {"verbose":false}\r\nSUB ${SUBJECT} 1\r\nPING\r\n`], ready: 'PONG' } as const;

interface Side {
  readonly name: string;
  readonly pid: number;
  readonly crowd: readonly ChildProcess[];
  readonly publish: (messages: readonly string[]) => unknown;
}

/** In two halves: the second gives the cost of a connection without one-time costs. */
async function follow(
  pid: number,
  address: string,
  subscribers: number,
  words: CrowdWords,
  restMs: number,
): Promise<[ChildProcess[], number]> {
  const crowd = startCrowd(address, PROCESSES, words);
  const each = Math.floor(subscribers / 2 / PROCESSES);
  const memoryMb: number[] = [];
  for (let half = 0; half < 2; half += 1) {
    await joinCrowd(crowd, each);
    await sleep(restMs);
    memoryMb.push(usageOf(pid)!.serverMb);
  }
  return [crowd, ((memoryMb[1]! - memoryMb[0]!) * BYTES_PER_MB) / (each * PROCESSES)];
}

interface Round {
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(side: Side, subscribers: number, pattern: Pattern): Promise<Round> {
  const { perSecond, together } = PATTERNS[pattern];
  await receivedBy(side.crowd);
  const before = usageOf(side.pid)!.serverCpuMs;
  const startMs = performance.now();
  const sends = Math.round((perSecond * ROUND_S) / together);
  for (let i = 0; i < sends; i += 1) {
    await sleep(Math.max(0, startMs + (i * together * 1000) / perSecond - performance.now()));
    side.publish(Array.from({ length: together }, message));
  }
  await sleep(SETTLE_MS);
  const received = await receivedBy(side.crowd);
  const cpuMs = usageOf(side.pid)!.serverCpuMs - before;
  const expected = sends * together * subscribers;
  if (received.messages !== expected) print(`${side.name}: not delivered`, `${expected - received.messages} of ${expected}`);
  return {
    perCpuSecond: (received.messages * 1000) / cpuMs,
    p50: percentileMs(received, 0.5, expected),
    p99: percentileMs(received, 0.99, expected),
  };
}

const middle = (rounds: readonly Round[], of: keyof Round): number => median(rounds.map((round) => round[of]));

/** Our server and, where it is installed, nats-server. */
interface Sides extends AsyncDisposable {
  readonly all: readonly Side[];
  /** Control address of our server. */
  readonly url: string;
  readonly connectionBytes: readonly number[];
}

async function startSides(subscribers: number, start: Cores['forServer'], restMs: number): Promise<Sides> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('bench'));
  const server = stack.use(await start(() => startNode(PUSH_SERVER, /^(http\S+ \d+)$/, serverEnv())));
  const nats = stack.adopt(await start(() => startNats(folder.path)), (each) => each?.[Symbol.asyncDispose]());
  const [url, controlPort] = server.line.split(' ') as [string, string];
  const address = url.replace('http://', '');
  const pid = server.child.pid!;
  const [crowd, bytes] = await follow(pid, address, subscribers, following([SUBJECT]), restMs);
  const control = await connect(Number(controlPort));
  stack.defer(() => void control.destroy());
  const publish: Side['publish'] = (messages) => control.write(`${JSON.stringify([SUBJECT, ...messages])}\n`);
  const all: Side[] = [{ name: 'push server', pid, crowd, publish }];
  const connectionBytes = [bytes];
  if (nats !== null) {
    const [theirs, natsBytes] = await follow(nats.pid, nats.address, subscribers, NATS_WORDS, restMs);
    all.push({ name: 'nats-server', pid: nats.pid, crowd: theirs, publish: (messages) => nats.publish(SUBJECT, messages) });
    connectionBytes.push(natsBytes);
  }
  stack.defer(() => all.forEach((side) => side.crowd.forEach((child) => child.disconnect())));
  const disposal = stack.move();
  return { all, url, connectionBytes, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}

async function takeTurns(sides: readonly Side[], subscribers: number, patterns: readonly Pattern[]): Promise<Rounds[]> {
  const rounds = sides.map((): Rounds => ({ alone: [], steady: [], together: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, side] of sides.entries())
      for (const pattern of patterns) rounds[i]![pattern].push(await measure(side, subscribers, pattern));
  }
  for (const [i, { name }] of sides.entries()) {
    for (const pattern of patterns) {
      const { perSecond, together } = PATTERNS[pattern];
      const [rate, p50, p99] = (['perCpuSecond', 'p50', 'p99'] as const).map((of) => shown(middle(rounds[i]![pattern], of)));
      print(`${name}, ${perSecond} a second, ${together} at once`, `${rate} deliveries a CPU second, p50 ${p50} p99 ${p99} ms`);
    }
  }
  return rounds;
}

/** In rounds of their own: the measurement takes processor time. */
async function stallsOf({ all: [ours], url }: Sides, subscribers: number): Promise<Stalls> {
  await fetch(`${url}/watch`, { method: 'PUT' });
  for (const pattern of ALL_PATTERNS) await measure(ours!, subscribers, pattern);
  return (await (await fetch(`${url}/watch`, { method: 'DELETE' })).json()) as Stalls;
}

function printP99(where: string, ours: Rounds, theirs: Rounds): void {
  const [own, other] = [middle(ours.steady, 'p99'), middle(theirs.steady, 'p99')];
  printRatio(`p99 ${where} (ms)`, own, other);
  printGoal(`p99 at most ${GOAL.p99} of nats-server, ${where}`, shown(own / other), own / other <= GOAL.p99);
}

/** One message a second is one write per connection on both sides. */
function printDeliveries(where: string, ours: Rounds, theirs: Rounds): void {
  const [own, other] = [middle(ours.alone, 'perCpuSecond'), middle(theirs.alone, 'perCpuSecond')];
  printRatio(`deliveries a CPU second, one message a write, ${where}`, own, other);
  printGoal(`${GOAL.alone} times those of nats-server, ${where}`, shown(own / other), own / other >= GOAL.alone);
}

async function runOnAll(subscribers: number): Promise<void> {
  await using sides = await startSides(subscribers, (start) => start(), REST_MS);
  for (const [i, { name }] of sides.all.entries())
    print(`memory of a connection, ${name}`, `${shown(sides.connectionBytes[i]!)} bytes`);
  const [ours, theirs] = await takeTurns(sides.all, subscribers, ALL_PATTERNS);
  const stalls = await stallsOf(sides, subscribers);
  print('stalls of the event loop', `p99.9 ${shown(stalls.p999Ms)} ms, longest ${shown(stalls.maxMs)} ms`);
  const [bytes] = sides.connectionBytes as [number];
  printGoal(`at most ${GOAL.bytes} bytes a connection`, shown(bytes), bytes <= GOAL.bytes);
  printGoal(
    `no stall of the event loop over ${GOAL.stallMs} ms while it had a processor`,
    `${shown(stalls.maxOwnMs)} ms`,
    stalls.maxOwnMs <= GOAL.stallMs,
  );
  if (theirs === undefined) return print('nats-server', 'not on this machine: no ratios');
  const base = middle(theirs.steady, 'perCpuSecond');
  const five = middle(ours!.together, 'perCpuSecond') / base;
  printDeliveries('on all processors', ours!, theirs);
  printRatio(
    'ratio, five at once on both sides',
    middle(ours!.together, 'perCpuSecond'),
    middle(theirs.together, 'perCpuSecond'),
  );
  printGoal(`${GOAL.five} times where five share a flush`, shown(five), five >= GOAL.five);
  printP99('on all processors', ours!, theirs);
}

async function runOnOne(subscribers: number): Promise<void> {
  using cores = divideCores();
  if (cores === null) return print('p99 on one processor', 'skipped: needs two processors and taskset');
  console.log('  on one processor');
  await using sides = await startSides(subscribers, cores.forServer, SETTLE_MS);
  const [ours, theirs] = await takeTurns(sides.all, subscribers, ['alone', 'steady']);
  if (theirs === undefined) return;
  printDeliveries('on one processor each', ours!, theirs);
  printP99('on one processor each', ours!, theirs);
}

export async function runPush(): Promise<void> {
  if (process.platform !== 'linux') return print('skipped', 'processor time is measured on Linux only');
  const most = mostSubscribers(SUBSCRIBERS);
  const subscribers = most - (most % (2 * PROCESSES));
  if (subscribers < SUBSCRIBERS) print('subscribers', `${subscribers}: this machine allows no more open files`);
  await runOnAll(subscribers);
  await runOnOne(subscribers);
}
