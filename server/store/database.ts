import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type ISql, type Sql } from 'postgres';
import { StoreError } from './embedded.ts';

export type Database = Sql;
/** What statements are sent to: the database, or one transaction of it. */
export type Statements = ISql;

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** Any constant: it names this program's lock among those of a database. */
const LEASE = 7_345_512;
/** How long a server that starts or recovers is waited for. */
const READY_TIMEOUT_MS = 15_000;
const RETRY_MS = 50;

/** Connections that nothing was asked of for so long are given up: each is a process of the database. */
const IDLE_S = 20;

/** A pool of connections: over the private socket of the embedded server, or to the server that DATABASE_URL names. */
export function connect(target: { socketFolder: string } | { url: string }, max = 4): Database {
  const options = {
    max,
    idle_timeout: IDLE_S,
    onnotice: () => undefined,
    connection: { application_name: 'stillingen' },
    connect_timeout: 10,
    backoff: () => RETRY_MS / 1000,
  };
  return 'url' in target
    ? postgres(target.url, options)
    : postgres({ ...options, host: target.socketFolder, port: 5432, username: 'stillingen', database: 'postgres' });
}

/** Waits until the server answers; it refuses connections for a moment while it recovers. Throws StoreError when it never does. */
export async function untilReady(db: Database): Promise<void> {
  for (const startMs = Date.now(); ; ) {
    try {
      await db`select 1`;
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const starting = code === '57P03' || code === 'ENOENT' || code === 'ECONNREFUSED';
      if (!starting || Date.now() - startMs > READY_TIMEOUT_MS)
        throw new StoreError(`the database can not be reached: ${message}`);
      await sleep(RETRY_MS);
    }
  }
}

/** Names of the migrations of this version, in order. */
export const knownMigrations = (): readonly string[] =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();

/** Runs the migrations that the database has not seen. Throws StoreError where the database is of a newer version; it is then untouched. */
export async function migrate(db: Database): Promise<void> {
  const files = knownMigrations();
  const [found] = await db<{ exists: boolean }[]>`select to_regclass('migration') is not null as exists`;
  const done = found!.exists ? (await db<{ name: string }[]>`select name from migration`).map(({ name }) => name) : [];
  const unknown = done.find((name) => !files.includes(name));
  if (unknown !== undefined) {
    throw new StoreError(
      `the database is of a newer version of Stillingen (it knows ${unknown}): start that version; nothing was changed`,
    );
  }
  await db.begin(async (tx) => {
    await tx`create table if not exists migration (name text primary key, at timestamptz not null default now())`;
    for (const file of files.filter((name) => !done.includes(name))) {
      await tx.unsafe(readFileSync(path.join(MIGRATIONS, file), 'utf8'));
      await tx`insert into migration (name) values (${file})`;
    }
  });
}

/** The right to write the journal. It ends with its connection; to dispose of it hands that to the pool, which may have lost it. */
export interface Lease extends Disposable {
  /** Ends it while its connection lives on. */
  end(): Promise<void>;
}

/**
 * Takes the lease under which one process writes the journal: an advisory lock, held as long as its connection lives.
 * Null where another process holds it.
 */
export async function takeLease(db: Database): Promise<Lease | null> {
  const held = await db.reserve();
  const [row] = await held<{ taken: boolean }[]>`select pg_try_advisory_lock(${LEASE}) as taken`;
  if (!row!.taken) {
    held.release();
    return null;
  }
  return {
    async end() {
      await held`select pg_advisory_unlock(${LEASE})`;
    },
    [Symbol.dispose]: () => held.release(),
  };
}
