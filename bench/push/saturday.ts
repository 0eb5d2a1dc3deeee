import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../../server/testing/run.ts';
import { print, printGoal, printTimes, shown } from '../figures.ts';
import { todaysMatches } from '../matches.ts';
import { startProduct, submit } from '../product.ts';
import { following, joinCrowd, mostSubscribers, startCrowd } from './crowds.ts';
import { createGoalProvider, measureSaturday } from './scores.ts';

const MATCHES = 250;
const LEAGUES = 30;
const CROWDS = 3;
const FOOTBALL = 'u_1_1';
/** By number of clients; milliseconds. */
const GOALS = [
  { clients: 1000, p50: 30, p99: 150 },
  { clients: 10_000, p50: null, p99: 250 },
] as const;

export async function runSaturday(): Promise<void> {
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path);
  const key = await product.newKey('bench');
  const { matches, messages } = todaysMatches(MATCHES, LEAGUES, 1);
  await submit(product.url, key, messages);
  const provider = createGoalProvider(product.url, key, matches);
  const address = product.url.replace('http://', '');
  for (const { clients, p50, p99 } of GOALS) {
    const each = Math.floor(mostSubscribers(clients) / CROWDS);
    const crowd = startCrowd(address, CROWDS, following([FOOTBALL]));
    await joinCrowd(crowd, each);
    const name = `${clients} clients`;
    const appended = watchDisk(folder.path);
    const result = await measureSaturday(name, provider, crowd, () => each * CROWDS, [product.started.child.pid!]);
    for (const child of crowd) child.disconnect();
    printTimes(`${name}, a bare append and sync`, await appended());
    print(`${name}, deliveries a CPU second`, shown(result.perCpuSecond));
    if (p50 !== null) printGoal(`p50 at most ${p50} ms to ${name}`, `${shown(result.p50)} ms`, result.p50 <= p50);
    printGoal(`p99 at most ${p99} ms to ${name}`, `${shown(result.p99)} ms`, result.p99 <= p99);
  }
}

const EVERY_MS = 20;
/** About the growth of the journal with one score. */
const BYTES = Buffer.alloc(512, '.');

/** Fifty synced appends a second until called; milliseconds from when each was due. */
export function watchDisk(folder: string): () => Promise<readonly number[]> {
  const samplesMs: number[] = [];
  let isOver = false;
  async function append(): Promise<void> {
    await using file = await open(path.join(folder, 'appended'), 'a');
    for (let dueMs = performance.now(); !isOver; dueMs += EVERY_MS) {
      await sleep(Math.max(0, dueMs - performance.now()));
      await file.write(BYTES);
      await file.datasync();
      samplesMs.push(performance.now() - dueMs);
    }
  }
  const appending = append();
  return async () => {
    isOver = true;
    await appending;
    return samplesMs;
  };
}
