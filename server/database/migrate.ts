import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, listed, type Statements, StoreError } from './database.ts';
const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** Any constant: the advisory lock under which one process at a time migrates. */
const MIGRATING = 7_345_513;
const OLDEST_SERVER = 16;
/** Statements on a table queue behind a migration that waits for it. */
const LOCK_MS = 500;
const ATTEMPTS = 20;
const PAUSE_MS = 500;

const LOCK_NOT_AVAILABLE = '55P03';
const NOT_ALLOWED: ReadonlySet<string> = new Set(['42501', '25006']);

export const knownMigrations = (): readonly string[] =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();

const textOf = (file: string): string => readFileSync(path.join(MIGRATIONS, file), 'utf8');
const tablesOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(([, name]) => name!);

async function checkServer(db: Statements): Promise<void> {
  const [server] = await db<{ version: string }[]>`select current_setting('server_version') as version`;
  if (Number.parseInt(server!.version, 10) < OLDEST_SERVER)
    throw new StoreError(
      `the database of DATABASE_URL is PostgreSQL ${server!.version}, ${OLDEST_SERVER} or newer is needed; nothing was changed`,
    );
}

const foreign = (table: string): StoreError =>
  new StoreError(
    `the database holds a table ${table} that is not of Stillingen: name a database of its own in DATABASE_URL; nothing was changed`,
  );

/** Null without a table of migrations. Throws StoreError if it belongs to another program. */
async function seenBy(db: Statements): Promise<readonly string[] | null> {
  const columns = await db<{ column_name: string }[]>`
    select attname as column_name from pg_attribute
    where attrelid = to_regclass('migration') and attnum > 0 and not attisdropped`;
  if (columns.length === 0) return null;
  if (!['name', 'at'].every((name) => columns.some(({ column_name }) => column_name === name))) throw foreign('migration');
  return (await db<{ name: string }[]>`select name from migration`).map(({ name }) => name);
}

/** Throws StoreError if the database belongs to a newer version or another program. */
async function pending(db: Statements): Promise<readonly string[]> {
  const files = knownMigrations();
  const seen = (await seenBy(db)) ?? [];
  const unknown = seen.find((name) => !files.includes(name));
  if (unknown !== undefined && !seen.includes(files[0]!)) throw foreign('migration');
  if (unknown !== undefined) {
    throw new StoreError(
      `the database is of a newer version of Stillingen (it has ${unknown}): start that version; nothing was changed`,
    );
  }
  const left = files.filter((name) => !seen.includes(name));
  const tables = left.flatMap(tablesOf);
  const [taken] = await db<{ name: string }[]>`
    select name from unnest(string_to_array(${listed(tables)}, ' ')) as name where to_regclass(quote_ident(name)) is not null limit 1`;
  if (taken !== undefined) throw foreign(taken.name);
  return left;
}

/** Whether exactly these migrations are recorded; all else is decided under the lock. */
async function isCurrent(db: Statements): Promise<boolean> {
  const seen = await seenBy(db);
  return seen !== null && knownMigrations().every((name) => seen.includes(name)) && seen.length === knownMigrations().length;
}

async function run(db: Database): Promise<void> {
  await db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATING})`;
    await tx.unsafe(`set local lock_timeout = ${LOCK_MS}`);
    const left = await pending(tx);
    await tx`create table if not exists migration (name text primary key, at timestamptz not null default now())`;
    for (const file of left) {
      await tx.unsafe(textOf(file));
      await tx`insert into migration (name) values (${file})`;
    }
  });
}

/** One process migrates, others wait. Throws StoreError, with no change, if it can or may not. */
export async function migrate(db: Database): Promise<void> {
  await checkServer(db);
  for (let attempt = 1; !(await isCurrent(db)); attempt += 1) {
    try {
      await run(db);
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code !== undefined && NOT_ALLOWED.has(code))
        throw new StoreError(`the database can not be migrated: ${message}; nothing was changed`);
      if (code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
