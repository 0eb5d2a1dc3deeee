import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  connect,
  type Database,
  type DatabaseAddress,
  disconnect,
  type RetryOptions,
  StoreError,
  untilReady,
} from './database.ts';
import { endOrphan, findEmbedded, startEmbedded } from './embedded/embedded.ts';
import { type Holder, holderOf, type Lease, takeLease } from '../journal/lease.ts';
import { migrate } from './migrate.ts';
import type { PostgresLog } from './embedded/postgres-log.ts';

export interface StoreTarget {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

export interface OpenedStore extends AsyncDisposable {
  readonly db: Database;
  readonly address: DatabaseAddress;
  readonly lease: Lease;
  readonly failed: AbortSignal;
}

export interface OpenStoreOptions {
  readonly log?: PostgresLog;
  readonly retryMs?: number;
}

const POSTGRES_VERSION = '18';

/** A connection beside the holder of the lease; null if there is no holder. The caller ends it. */
export async function openBeside({ dataDir, databaseUrl }: StoreTarget): Promise<{ db: Database; holder: Holder } | null> {
  const address = databaseUrl === '' ? findEmbedded(dataDir) : { url: databaseUrl };
  if (address === null) return null;
  const db = connect(address, 2);
  try {
    await untilReady(db);
    const holder = await holderOf(db);
    if (holder !== null) return { db, holder };
  } catch (error) {
    await disconnect(db);
    throw error;
  }
  await disconnect(db);
  return null;
}

/** The database, shared with a running server or opened for the caller alone. */
export async function openDatabase(target: StoreTarget): Promise<{ readonly db: Database } & AsyncDisposable> {
  const beside = await openBeside(target);
  return beside === null ? openStore(target) : { db: beside.db, [Symbol.asyncDispose]: () => disconnect(beside.db) };
}

function checkVersion(dataDir: string): void {
  if (!holdsStore(dataDir)) return;
  const version = readFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRES_VERSION) {
    throw new StoreError(
      `DATA_DIR ${dataDir} holds a database of PostgreSQL ${version}, this version needs ${POSTGRES_VERSION}; nothing was changed`,
    );
  }
}

/** Takes the lease. Throws StoreError if the store is in use, of a newer version or unreachable. */
export async function openStore(target: StoreTarget, options: OpenStoreOptions = {}): Promise<OpenedStore> {
  const beside = await openBeside(target);
  if (beside !== null) {
    await disconnect(beside.db);
    const where = target.databaseUrl === '' ? `DATA_DIR ${target.dataDir}` : 'the database of DATABASE_URL';
    throw new StoreError(
      `${where} is in use by process ${beside.holder.pid} (${beside.holder.url || 'starting'}); nothing was changed`,
    );
  }
  await using stack = new AsyncDisposableStack();
  let address: DatabaseAddress = { url: target.databaseUrl };
  let failed = new AbortController().signal;
  if (target.databaseUrl === '') {
    checkVersion(target.dataDir);
    await endOrphan(target.dataDir);
    const embedded = stack.use(await startEmbedded(target.dataDir, options));
    ({ failed } = embedded);
    address = embedded;
  }
  const db = connect(address);
  stack.defer(() => disconnect(db));
  await untilReady(db);
  await migrate(db);
  const lease = await takeLease(address);
  if (lease === null) throw new StoreError('the database was taken by another process at this moment; nothing was changed');
  stack.use(lease);
  return Object.assign(stack.move(), { db, address, lease, failed });
}

/** Opens a database shared by many processes, without the lease. Throws StoreError. */
export async function openShared(
  databaseUrl: string,
  options: RetryOptions,
): Promise<{ readonly db: Database; readonly address: DatabaseAddress } & AsyncDisposable> {
  const address = { url: databaseUrl };
  await using stack = new AsyncDisposableStack();
  const db = connect(address);
  stack.defer(() => disconnect(db));
  await untilReady(db, options);
  await migrate(db);
  return Object.assign(stack.move(), { db, address });
}

export const holdsStore = (dataDir: string): boolean => existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'));

/** Removes the database files of a data folder unless a server runs on them. */
export function discardStore(dataDir: string): void {
  if (findEmbedded(dataDir) === null) rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
}

/** Throws StoreError if the folder holds other files, or the database holds data of ours. */
export async function refuseUsed({ dataDir, databaseUrl }: StoreTarget, besides: readonly string[]): Promise<void> {
  if (databaseUrl === '') {
    if (existsSync(dataDir) && readdirSync(dataDir).some((name) => !besides.includes(name)))
      throw new StoreError(`DATA_DIR ${dataDir} is not empty: name a new folder; nothing was changed`);
    return;
  }
  const db = connect({ url: databaseUrl }, 1);
  try {
    await untilReady(db);
    const known = await db<{ name: string }[]>`
      select name from unnest(array['journal', 'provider', 'terms_documents']) as name where to_regclass(name) is not null`;
    for (const { name } of known)
      if ((await db`select from ${db(name)} limit 1`).length > 0)
        throw new StoreError(
          `the database of DATABASE_URL is in use already (table ${name}): name an empty one; nothing was changed`,
        );
  } finally {
    await disconnect(db);
  }
}
