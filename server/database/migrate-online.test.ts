import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { connect, type Database, untilReady } from './database.ts';
import { appendJournal, type JournalRow } from '../journal/journal.ts';
import { knownMigrations, migrate } from './migrate.ts';

const EVERY_MS = 20;
const LOOK_MS = 10;
const LONGEST_WAIT_MS = 1000;
/** Rewriting as many rows takes longer than that on most machines. */
const ROWS = 500_000;

const textOf = (file: string): string => readFileSync(new URL(`migrations/${file}`, import.meta.url), 'utf8');

let postgres: TestPostgres;
let admin: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  admin = connect({ url: postgres.url }, 4);
  await untilReady(admin);
});
afterAll(async () => {
  await admin.end();
  await postgres[Symbol.asyncDispose]();
});

async function createOld(migrations: number, rows: number): Promise<Database & AsyncDisposable> {
  const name = `old${migrations}_${Date.now()}`;
  await admin.unsafe(`create database ${name}`);
  const db = connect({ url: postgres.url.replace(/\/postgres$/, `/${name}`) }, 4);
  await db`create table migration (name text primary key, at timestamptz not null default now())`;
  for (const file of knownMigrations().slice(0, migrations)) {
    await db.unsafe(textOf(file));
    await db`insert into migration (name) values (${file})`;
  }
  await db`insert into provider (name, origin) values ('test', 'real')`;
  await db`
    insert into journal (n, provider, key, seq, received_at, message)
    select n, 'test', 'm' || n, 1, now(), '{"type":"score","home":1,"away":0}' from generate_series(1, ${rows}) as n`;
  await db`insert into instance (url, pid) values ('', 1) on conflict do nothing`;
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.end() });
}

const row = (n: number): JournalRow => ({
  n,
  provider: 'test',
  key: `m${n}`,
  seq: 1,
  receivedAtMs: Date.now(),
  text: '{"type":"score","home":1,"away":0}',
});
/** The statement of versions before terms existed. */
const appendOfOld = async (db: Database, { n, provider, key, seq, receivedAtMs, text }: JournalRow): Promise<void> => {
  await db`
    insert into journal (n, provider, key, seq, received_at, message)
    values (${n}, ${provider}, ${key}, ${seq}, to_timestamp(${receivedAtMs}::float8 / 1000.0), ${text}::text::json)`;
};
async function appendOfLeader(db: Database, message: JournalRow): Promise<void> {
  await appendJournal(db, [message], 0);
  await db`update instance set beat_at = clock_timestamp() where term = 0`;
}

/** Returns the longest lock wait by the clock of the database, and the number of messages. */
async function writeWhile(
  db: Database,
  append: (db: Database, row: JournalRow) => Promise<void>,
  change: () => Promise<void>,
): Promise<{ readonly longestMs: number; readonly written: number }> {
  const writer = await db.reserve();
  const [self] = await writer<{ pid: number }[]>`select pg_backend_pid() as pid`;
  let longestMs = 0;
  let written = 0;
  let isOver = false;
  async function write(): Promise<void> {
    for (; !isOver; written += 1) {
      await append(writer, row(ROWS + 1 + written));
      await sleep(EVERY_MS);
    }
  }
  async function look(): Promise<void> {
    while (!isOver) {
      const [waiting] = await db<{ ms: number | null }[]>`
        select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as ms
        from pg_locks where pid = ${self!.pid} and not granted`;
      longestMs = Math.max(longestMs, waiting!.ms ?? 0);
      await sleep(LOOK_MS);
    }
  }
  const working = [write(), look()];
  await expect.poll(() => written, { interval: 5 }).toBeGreaterThan(2);
  await change();
  const before = written;
  await expect.poll(() => written, { interval: 5 }).toBeGreaterThan(before + 1);
  isOver = true;
  await Promise.all(working);
  writer.release();
  return { longestMs, written };
}

describe('migrations during ingest', () => {
  it.each([
    ['of before there were terms', 1, appendOfOld],
    ['that leads under a term', 3, appendOfLeader],
  ])(
    '[F-37] migrations delay a process %s for less than a second, and lose none of its messages',
    async (_which, migrations, append) => {
      await using db = await createOld(migrations, ROWS);
      const { longestMs, written } = await writeWhile(db, append, () => migrate(db));
      const names = await db<{ name: string }[]>`select name from migration order by name`;
      expect(names.map(({ name }) => name)).toEqual(knownMigrations());
      expect(longestMs).toBeLessThan(LONGEST_WAIT_MS);
      const [counted] = await db<{ rows: number }[]>`select count(*)::int as rows from journal`;
      expect(counted!.rows).toBe(ROWS + written);
    },
  );

  it('the measured wait exceeds the limit when a statement holds a table for longer', async () => {
    await using db = await createOld(knownMigrations().length, 0);
    const { longestMs } = await writeWhile(db, appendOfLeader, async () => {
      await db.begin(async (tx) => {
        await tx`alter table journal add column held integer`;
        await tx`select pg_sleep(${(LONGEST_WAIT_MS * 4) / 1000})`;
      });
    });
    expect(longestMs).toBeGreaterThan(LONGEST_WAIT_MS);
  });
});
