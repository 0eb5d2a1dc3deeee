import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../server/testing/run.ts';
import { median, print, printGoal, printRatio, shown, type Usage, usageOf } from './figures.ts';
import { type Started, startPeer } from './processes.ts';
import { startProduct } from './product.ts';
const DEMO = '--demo';
const WORLD_SECONDS = 60;
const AGAIN = 3;
const GOAL_SECONDS = 5;
const GOAL_MB = 400;

interface Start<Running> {
  readonly running: Running;
  /** From the spawn to the first whole page. */
  readonly seconds: number;
  readonly usage: Usage | null;
}

async function timed<Running>(
  startIt: () => Promise<Running>,
  pageOf: (running: Running) => string,
  processOf: (running: Running) => Started,
): Promise<Start<Running>> {
  const fromMs = performance.now();
  const running = await startIt();
  const response = await fetch(pageOf(running));
  const text = await response.text();
  const seconds = (performance.now() - fromMs) / 1000;
  if (response.status !== 200 || text === '') throw new Error(`the first page was answered ${response.status}`);
  return { running, seconds, usage: usageOf(processOf(running).child.pid!) };
}

const startServer = (folder: string, args: readonly string[]) =>
  timed(
    () => startProduct(folder, args),
    ({ url }) => `${url}/fodbold/`,
    ({ started }) => started,
  );
const startBare = (folder: string) =>
  timed(
    () => startPeer('bare-start', folder),
    ({ line }) => line,
    (started) => started,
  );

const totalMb = (usage: Usage | null): number => (usage === null ? Number.NaN : usage.serverMb + usage.databaseMb);
const cpuSeconds = (usage: Usage | null): number =>
  usage === null ? Number.NaN : (usage.serverCpuMs + usage.databaseCpuMs) / 1000;

function printUsage(label: string, usage: Usage | null): void {
  if (usage === null) print(label, 'memory and processor time are measured on Linux only');
  else
    print(
      label,
      `${shown(usage.serverMb)} MB server + ${shown(usage.databaseMb)} MB database   processor ${shown(cpuSeconds(usage))} s`,
    );
}

function printStart(label: string, { seconds, usage }: Start<unknown>): void {
  print(label, `${shown(seconds)} s to the first page`);
  printUsage('', usage);
}

async function startAgain(label: string, folder: string, signal: NodeJS.Signals): Promise<Start<unknown>[]> {
  const starts: Start<unknown>[] = [];
  for (let i = 0; i < AGAIN; i += 1) {
    const start = await startServer(folder, []);
    printStart(label, start);
    starts.push(start);
    await start.running.started.end(signal);
  }
  return starts;
}

export async function runStart(): Promise<void> {
  using folder = temporaryFolder('bench');
  const first = await startServer(folder.path, [DEMO]);
  printStart('first start, empty folder', first);
  await sleep(WORLD_SECONDS * 1000);
  const withWorld = usageOf(first.running.started.child.pid!);
  printUsage(`${WORLD_SECONDS} s later, with the demo world`, withWorld);
  await first.running.started.end('SIGTERM');

  const second = await startAgain('second start', folder.path, 'SIGTERM');
  await (await startServer(folder.path, [])).running.started.end('SIGKILL');
  const killed = await startAgain('start after it was killed', folder.path, 'SIGKILL');

  const demo = await startServer(folder.path, [DEMO]);
  await sleep(WORLD_SECONDS * 1000);
  const later = usageOf(demo.running.started.child.pid!);
  printUsage(`second start with the world, ${WORLD_SECONDS} s later`, later);
  await demo.running.started.end('SIGTERM');

  using bareFolder = temporaryFolder('bench');
  await (await startBare(bareFolder.path)).running.end('SIGTERM');
  const bare: Start<unknown>[] = [];
  for (let i = 0; i < AGAIN; i += 1) {
    const peer = await startBare(bareFolder.path);
    printStart('peer: PostgreSQL and a bare server', peer);
    bare.push(peer);
    await peer.running.end('SIGTERM');
  }
  const seconds = median(second.map((each) => each.seconds));
  const memoryMb = median(second.map(({ usage }) => totalMb(usage)));
  printRatio('second start to the peer (s)', seconds, median(bare.map((each) => each.seconds)));
  printRatio(
    'start after a kill to the peer (s)',
    median(killed.map((each) => each.seconds)),
    median(bare.map((each) => each.seconds)),
  );
  const cpu = (starts: readonly Start<unknown>[]): number => median(starts.map(({ usage }) => cpuSeconds(usage)));
  printRatio('processor time of a second start to the peer (s)', cpu(second), cpu(bare));
  printRatio('memory to the peer (MB)', memoryMb, median(bare.map(({ usage }) => totalMb(usage))));
  printGoal(`second start at most ${GOAL_SECONDS} s`, `${shown(seconds)} s`, seconds <= GOAL_SECONDS);
  printGoal(`with the database at most ${GOAL_MB} MB`, `${shown(memoryMb)} MB`, memoryMb <= GOAL_MB);
  printGoal(`first start with the world at most ${GOAL_MB} MB`, `${shown(totalMb(withWorld))} MB`, totalMb(withWorld) <= GOAL_MB);
  printGoal(`second start with the world at most ${GOAL_MB} MB`, `${shown(totalMb(later))} MB`, totalMb(later) <= GOAL_MB);
}
