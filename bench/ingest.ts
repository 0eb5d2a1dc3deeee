import path from 'node:path';
import type { Message } from '@stillingen/domain/messages';
import postgres, { type Sql } from 'postgres';
import { median, percentile, print, printGoal, printRatio, printTimes, shown } from './figures.ts';
import { JSON_TYPE, NDJSON_TYPE, post, startProduct, temporaryFolder } from './product.ts';
import { stories } from './stories.ts';

const BATCH_MESSAGES = 500;
const IN_FLIGHT = 4;
const ROUND_BATCHES = 40;
const ROUNDS = 3;
const SINGLES = 500;
const GOAL_RATIO = 0.5;

interface Row {
  readonly n: string;
  readonly provider: string;
  readonly key: string;
  readonly seq: string;
  readonly received_ms: number;
  readonly message: string;
}

/** Does each job once, several at a time: every lane takes its own in order. The seconds it took. */
async function inLanes<Job>(lanes: readonly (readonly Job[])[], work: (job: Job, lane: number) => Promise<unknown>): Promise<number> {
  const fromMs = performance.now();
  await Promise.all(lanes.map(async (jobs, lane) => {
    for (const job of jobs) await work(job, lane);
  }));
  return (performance.now() - fromMs) / 1000;
}

/** What a bare program does with the same rows: one statement a batch, by unnest, into a table of the journal's shape. */
async function insert(db: Sql, rows: readonly Row[]): Promise<void> {
  await db`
    insert into bench_journal (n, provider, key, seq, received_at, message)
    select n, provider, key, seq, to_timestamp(received_ms / 1000.0), message::json
    from unnest(
      ${rows.map((row) => row.n)}::bigint[], ${rows.map((row) => row.provider)}::text[], ${rows.map((row) => row.key)}::text[],
      ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.received_ms)}::float8[], ${rows.map((row) => row.message)}::text[]
    ) as row (n, provider, key, seq, received_ms, message)`;
}

const rowsAfter = (db: Sql, n: number): Promise<Row[]> => db<Row[]>`
  select n, provider, key, seq, (extract(epoch from received_at) * 1000)::float8 as received_ms, message::text as message
  from journal where n > ${n} order by n`;

async function lastNumber(db: Sql): Promise<number> {
  const [row] = await db<{ n: string | null }[]>`select max(n) as n from journal`;
  return Number(row?.n ?? 0);
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

const dealt = <Item>(items: readonly Item[], lanes: number): Item[][] => Array.from({ length: lanes }, (_, lane) => items.filter((_item, i) => i % lanes === lane));

/** Accepted messages a second through the provider's door, against the same rows inserted bare into the same PostgreSQL. */
export async function ingest(): Promise<void> {
  using folder = temporaryFolder();
  await using product = await startProduct(folder.path);
  const { url } = product;
  const key = await product.newKey('bench');
  const db = postgres({ host: path.join(folder.path, 'data', 'postgres'), port: 5432, username: 'stillingen', database: 'postgres', max: IN_FLIGHT, onnotice: () => undefined });
  await using _end = { [Symbol.asyncDispose]: () => db.end() };
  await db`create table bench_journal (like journal including all)`;

  // Each lane tells of matches of its own, so that nothing comes stale by another lane's overtaking.
  const news = Array.from({ length: IN_FLIGHT }, (_, lane) => stories(lane, IN_FLIGHT));
  const takeFrom = (lane: number, count: number): Message[] => Array.from({ length: count }, () => news[lane]!.next().value as Message);
  const rates = { json: [] as number[], ndjson: [] as number[], bare: [] as number[] };

  async function bare(fromN: number): Promise<void> {
    const lanes = dealt(inBatches(await rowsAfter(db, fromN), BATCH_MESSAGES), IN_FLIGHT);
    const rows = lanes.flat(2).length;
    await db`truncate bench_journal`;
    rates.bare.push(rows / (await inLanes(lanes, (batch) => insert(db, batch))));
  }

  async function door(form: 'json' | 'ndjson'): Promise<void> {
    const write = form === 'json' ? JSON.stringify : (batch: Message[]): string => batch.map((message) => JSON.stringify(message)).join('\n');
    const type = form === 'json' ? JSON_TYPE : NDJSON_TYPE;
    const lanes = news.map((_, lane) => Array.from({ length: ROUND_BATCHES / IN_FLIGHT }, () => write(takeFrom(lane, BATCH_MESSAGES))));
    const fromN = await lastNumber(db);
    const seconds = await inLanes(lanes, (body) => post(url, key, body, type));
    rates[form].push((ROUND_BATCHES * BATCH_MESSAGES) / seconds);
    await bare(fromN);
  }

  await door('json');
  for (const list of Object.values(rates)) list.length = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await door('json');
    await door('ndjson');
  }
  for (const [name, list] of Object.entries(rates)) print(`${name} (messages a second, each round)`, list.map(shown).join('   '));

  const fromN = await lastNumber(db);
  const doorMs: number[] = [];
  for (const message of takeFrom(0, SINGLES)) {
    const body = JSON.stringify([message]);
    doorMs.push((await inLanes([[body]], (each) => post(url, key, each))) * 1000);
  }
  const bareMs: number[] = [];
  await db`truncate bench_journal`;
  for (const row of await rowsAfter(db, fromN)) bareMs.push((await inLanes([[[row]]], (each) => insert(db, each))) * 1000);

  printTimes('one message at a time, through the door', doorMs);
  printTimes('peer: the same row inserted alone', bareMs);
  printRatio('ratio to the peer, p50 (ms)', median(doorMs), median(bareMs));
  printRatio('ratio to the peer, p99 (ms)', percentile(doorMs, 0.99), percentile(bareMs, 0.99));
  const peer = median(rates.bare);
  for (const form of ['json', 'ndjson'] as const) {
    const rate = median(rates[form]);
    printRatio(`${form} to bare insert (messages a second)`, rate, peer);
    printGoal(`${form} at least ${GOAL_RATIO} of the bare insert rate`, shown(rate / peer), rate / peer >= GOAL_RATIO);
  }
}
