import path from 'node:path';
import type { Message } from '@stillingen/domain/messages';
import { temporaryFolder } from '../server/testing/run.ts';
import { median, percentile, print, printGoal, printRatio, printTimes, shown, usageOf } from './figures.ts';
import { type BareJournal, openBareJournal } from './ingest-peer.ts';
import type { DatabaseAddress } from '../server/database/database.ts';
import { findEmbedded } from '../server/database/embedded/embedded.ts';
import { openMachines } from './many/machines.ts';
import { JSON_TYPE, NDJSON_TYPE, post, type Product, startProduct } from './product.ts';
import { stories } from './stories.ts';
const BATCH_MESSAGES = 500;
const IN_FLIGHT = 4;
const ROUND_BATCHES = 40;
const ROUND_MESSAGES = ROUND_BATCHES * BATCH_MESSAGES;
const ROUNDS = 3;
const SINGLES = 500;
const GOAL_RATIO = 0.5;

const FORMS = {
  json: { type: JSON_TYPE, write: (batch: readonly Message[]): string => JSON.stringify(batch) },
  ndjson: {
    type: NDJSON_TYPE,
    write: (batch: readonly Message[]): string => batch.map((message) => JSON.stringify(message)).join('\n'),
  },
} as const;
type Form = keyof typeof FORMS;

type Series = Map<string, number[]>;
const note = (series: Series, name: string, value: number): void => void series.set(name, [...(series.get(name) ?? []), value]);

async function inLanes<Job>(lanes: readonly (readonly Job[])[], work: (job: Job) => Promise<unknown>): Promise<number> {
  const fromMs = performance.now();
  await Promise.all(
    lanes.map(async (jobs) => {
      for (const job of jobs) await work(job);
    }),
  );
  return (performance.now() - fromMs) / 1000;
}

const dealt = <Item>(items: readonly Item[], lanes: number): Item[][] =>
  Array.from({ length: lanes }, (_, lane) => items.filter((_item, i) => i % lanes === lane));

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH_MESSAGES) }, (_, i) =>
    items.slice(i * BATCH_MESSAGES, (i + 1) * BATCH_MESSAGES),
  );
}

interface Rig {
  readonly send: (body: string, form: Form) => Promise<unknown>;
  readonly take: (lane: number, count: number) => Message[];
  readonly pid: number;
  readonly bare: BareJournal;
  readonly rates: Series;
  readonly cpuUs: Series;
}

async function weighed({ pid, cpuUs }: Rig, what: string, work: () => Promise<void>): Promise<void> {
  const before = usageOf(pid);
  await work();
  const after = usageOf(pid);
  if (before === null || after === null) return;
  note(cpuUs, `${what}: server`, ((after.serverCpuMs - before.serverCpuMs) * 1000) / ROUND_MESSAGES);
  note(cpuUs, `${what}: database`, ((after.databaseCpuMs - before.databaseCpuMs) * 1000) / ROUND_MESSAGES);
}

async function round(rig: Rig, form: Form): Promise<void> {
  const { send, take, bare, rates } = rig;
  const bodies = Array.from({ length: IN_FLIGHT }, (_, lane) =>
    Array.from({ length: ROUND_BATCHES / IN_FLIGHT }, () => FORMS[form].write(take(lane, BATCH_MESSAGES))),
  );
  const fromN = await bare.lastNumber();
  await weighed(rig, 'product', async () =>
    note(rates, form, ROUND_MESSAGES / (await inLanes(bodies, (body) => send(body, form)))),
  );
  const batches = inBatches(await bare.rowsAfter(fromN));
  await bare.empty();
  await weighed(rig, 'bare', async () =>
    note(rates, 'bare', ROUND_MESSAGES / (await inLanes(dealt(batches, IN_FLIGHT), bare.insert))),
  );
  await bare.empty();
  note(rates, 'bare, one at a time', ROUND_MESSAGES / (await inLanes([batches], bare.insert)));
}

async function singles({ send, take, bare }: Rig): Promise<void> {
  const fromN = await bare.lastNumber();
  const productMs: number[] = [];
  for (const message of take(0, SINGLES)) {
    const body = JSON.stringify([message]);
    productMs.push((await inLanes([[body]], (each) => send(each, 'json'))) * 1000);
  }
  await bare.empty();
  const bareMs: number[] = [];
  for (const row of await bare.rowsAfter(fromN)) bareMs.push((await inLanes([[[row]]], bare.insert)) * 1000);
  printTimes('one message at a time, through the provider API', productMs);
  printTimes('peer: the same row inserted alone', bareMs);
  printRatio('ratio to the peer, p50 (ms)', median(productMs), median(bareMs));
  printRatio('ratio to the peer, p99 (ms)', percentile(productMs, 0.99), percentile(bareMs, 0.99));
}

function report({ rates, cpuUs }: Rig): void {
  for (const [name, list] of rates) print(`${name} (messages a second, each round)`, list.map(shown).join('   '));
  // Zero for a process that is no child of the server: a separate database, the peer.
  for (const [name, list] of cpuUs) if (median(list) > 0) print(`processor time a message, ${name}`, `${shown(median(list))} µs`);
  const middle = (name: string): number => median(rates.get(name) ?? []);
  for (const form of ['json', 'ndjson'] as const) {
    printRatio(`${form} to bare, one at a time (messages a second)`, middle(form), middle('bare, one at a time'));
    printRatio(`${form} to bare, as many in flight`, middle(form), middle('bare'));
    // One at a time, as the journal has one writer: its rows are numbered.
    const ratio = middle(form) / middle('bare, one at a time');
    printGoal(`${form} at least ${GOAL_RATIO} of the bare batched insert rate`, shown(ratio), ratio >= GOAL_RATIO);
  }
}

async function measure(product: Product, database: DatabaseAddress): Promise<void> {
  const key = await product.newKey('bench');
  await using bare = await openBareJournal(database, IN_FLIGHT);
  // Each lane has its own matches: another lane cannot make a message stale.
  const news = Array.from({ length: IN_FLIGHT }, (_, lane) => stories(lane, IN_FLIGHT));
  const rig: Rig = {
    send: (body, form) => post(product.url, key, body, FORMS[form].type),
    take: (lane, count) => Array.from({ length: count }, () => news[lane]!.next().value as Message),
    pid: product.started.child.pid!,
    bare,
    rates: new Map(),
    cpuUs: new Map(),
  };
  await round(rig, 'json');
  rig.rates.clear();
  rig.cpuUs.clear();
  for (let i = 0; i < ROUNDS; i += 1) {
    await round(rig, 'json');
    await round(rig, 'ndjson');
  }
  report(rig);
  await singles(rig);
}

export async function runIngest(): Promise<void> {
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path);
  await measure(product, findEmbedded(path.join(folder.path, 'data'))!);
}

/** The leader of several machines: PostgreSQL over TCP, each batch published to NATS. */
export async function runIngestTcp(): Promise<void> {
  await using machines = await openMachines();
  if (machines === null) return;
  await measure(await machines.start('live'), { url: machines.databaseUrl });
}
