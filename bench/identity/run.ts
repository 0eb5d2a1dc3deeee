import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '../../server/database/database.ts';
import { findEmbedded } from '../../server/database/embedded/embedded.ts';
import { HashPool } from '../../server/identity/secrets/hash-pool.ts';
import { HASH_COST } from '../../server/identity/secrets/hasher.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { median, percentile, print, printGoal, printRatio, printTimes, shown, usageOf } from '../figures.ts';
import { JSON_TYPE, startProduct } from '../product.ts';
import { emailOf, PASSWORD, PLACE, writeUsers } from './accounts.ts';

const CLIENTS = 10_000;
const KEYS = 600;
const ROUNDS = 3;
const HASHES = 60;
const BARE_IN_FLIGHT = 4;
const LOGINS_IN_FLIGHT = 6;
const PROBE_MS = 10;
const QUIET_MS = 5000;
const READS = 1000;
const BURST_IN_FLIGHT = 64;
const GOAL = { logins: 0.9, stallMs: 25, readMs: 25, burstS: 10 } as const;

/** Each client has its own: the limit of unknown secrets counts by address. */
const addressOf = (user: number): string => `10.1.${user >> 8}.${user & 255}`;

async function inFlight(lanes: number, count: number, work: (n: number) => Promise<unknown>) {
  const times: number[] = [];
  let next = 0;
  const fromMs = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let n = next++; n < count; n = next++) {
        const startMs = performance.now();
        await work(n);
        times.push(performance.now() - startMs);
      }
    }),
  );
  return { times, seconds: (performance.now() - fromMs) / 1000 };
}

interface Rig {
  readonly call: (path: string, body: object, address: string) => Promise<unknown>;
  readonly url: string;
  readonly pid: number;
  readonly db: Database;
}

async function probed(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  async function probe(): Promise<void> {
    while (!isDone) {
      const fromMs = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      times.push(performance.now() - fromMs);
      await sleep(PROBE_MS);
    }
  }
  const done = work().finally(() => {
    isDone = true;
  });
  await Promise.all([done, probe()]);
  return times;
}

interface Pace {
  readonly rate: number;
  readonly cpuMs: number;
}

/** Hashes of the same cost in the same kind of threads, without a server. */
async function bareHashes(): Promise<Pace> {
  await using pool = new HashPool();
  const job = { message: randomBytes(32), nonce: randomBytes(16), parallelism: 1, tagLength: 32, ...HASH_COST };
  await inFlight(BARE_IN_FLIGHT, BARE_IN_FLIGHT, () => pool.run(job));
  const before = process.cpuUsage();
  const { seconds } = await inFlight(BARE_IN_FLIGHT, HASHES, () => pool.run(job));
  const { user, system } = process.cpuUsage(before);
  return { rate: HASHES / seconds, cpuMs: (user + system) / 1000 / HASHES };
}

async function someLogins({ call, pid }: Rig, round: number): Promise<Pace> {
  const before = usageOf(pid);
  const { seconds } = await inFlight(LOGINS_IN_FLIGHT, HASHES, (n) => {
    const user = round * HASHES + n;
    return call('/v3/login', { email: emailOf(user), password: PASSWORD, ...PLACE }, addressOf(user));
  });
  const after = usageOf(pid);
  const cpuMs =
    before === null || after === null
      ? Number.NaN
      : after.serverCpuMs + after.databaseCpuMs - before.serverCpuMs - before.databaseCpuMs;
  return { rate: HASHES / seconds, cpuMs: cpuMs / HASHES };
}

async function logins(rig: Rig): Promise<void> {
  const rounds: { ours: Pace; bare: Pace }[] = [];
  const probes: number[] = [];
  const quiet = await probed(rig.url, () => sleep(QUIET_MS));
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareHashes();
    const work = async (): Promise<void> => void rounds.push({ ours: await someLogins(rig, round), bare });
    probes.push(...(await probed(rig.url, work)));
  }
  for (const { ours, bare } of rounds) printRatio('logins a second to bare hashes a second', ours.rate, bare.rate);
  const middle = (of: (round: { ours: Pace; bare: Pace }) => number): number => median(rounds.map(of));
  printRatio(
    'processor time (ms) of a bare hash to that of a login',
    middle(({ bare }) => bare.cpuMs),
    middle(({ ours }) => ours.cpuMs),
  );
  const ratio = middle(({ ours, bare }) => ours.rate / bare.rate);
  printGoal(`logins at least ${GOAL.logins} of the bare hash rate`, shown(ratio), ratio >= GOAL.logins);
  printTimes('another call while nothing is hashed', quiet);
  printTimes('another call while passwords are hashed', probes);
  const p99 = percentile(probes, 0.99);
  printGoal(`another call waits at most ${GOAL.stallMs} ms (p99)`, `${shown(p99)} ms`, p99 <= GOAL.stallMs);
}

async function reads({ call, db }: Rig, signedIn: Awaited<ReturnType<typeof writeUsers>>): Promise<void> {
  const read = (n: number): Promise<unknown> =>
    call('/v4/getdata', { loggedIn: signedIn[n], project: PLACE.project }, addressOf(n));
  const bare = (n: number): Promise<unknown> =>
    db`select doc::text, rev from user_docs where user_id = ${signedIn[n]!.id} and project = ${PLACE.project}`.then(String);
  await inFlight(1, READS / 10, (n) => read(CLIENTS - 1 - n));
  const { times } = await inFlight(1, READS, read);
  const { times: bareTimes } = await inFlight(1, READS, bare);
  printTimes(`getdata with ${KEYS} keys`, times);
  printTimes('peer: the row of its document from the database', bareTimes);
  const p99 = percentile(times, 0.99);
  printGoal(`getdata at most ${GOAL.readMs} ms (p99)`, `${shown(p99)} ms`, p99 <= GOAL.readMs);

  await db`delete from rate_counters`;
  const burst = await inFlight(BURST_IN_FLIGHT, CLIENTS, read);
  const bareBurst = await inFlight(BURST_IN_FLIGHT, CLIENTS, bare);
  printTimes(`${CLIENTS} clients ask at once, ${BURST_IN_FLIGHT} in flight`, burst.times);
  print('peer: as many rows from the database', `${shown(CLIENTS / bareBurst.seconds)} a second`);
  printRatio('answers a second to rows a second', CLIENTS / burst.seconds, CLIENTS / bareBurst.seconds);
  printGoal(`all are answered in ${GOAL.burstS} s`, `${shown(burst.seconds)} s`, burst.seconds <= GOAL.burstS);
}

export async function runIdentity(): Promise<void> {
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path, [], { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' });
  const db = connect(findEmbedded(path.join(folder.path, 'data'))!);
  try {
    const signedIn = await writeUsers(db, folder.path, CLIENTS, KEYS);
    const { url } = product;
    const call = async (name: string, body: object, address: string): Promise<void> => {
      const response = await fetch(`${url}/id${name}`, {
        method: 'POST',
        headers: { 'content-type': JSON_TYPE, 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      // A refusal is cheap and would improve the figure.
      if (response.status !== 200 || /"err":"XE(?!12)/.test(text))
        throw new Error(`${name} answered ${response.status}: ${text}`);
    };
    const rig = { call, url, pid: product.started.child.pid!, db };
    await logins(rig);
    await reads(rig, signedIn);
  } finally {
    await db.end();
  }
}
