import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { connect, type Database, migrate, takeLease, untilReady } from './database.ts';
import { endOrphan, findEmbedded, startEmbedded, StoreError } from './embedded.ts';

/** Where the journal is: a data folder with the embedded server, or a server of the operator's own. */
export interface StoreTarget {
  readonly dataDir: string;
  /** Empty for the embedded server. */
  readonly databaseUrl: string;
}

/** The opened store, with the lease to write the journal. */
export interface Store extends AsyncDisposable {
  readonly db: Database;
}

/** Another process that holds the lease, and where it can be reached. */
export interface Holder {
  readonly pid: number;
  readonly url: string;
}

/** The version of the database files that the brought PostgreSQL writes. */
const POSTGRES_VERSION = '18';

async function holderOf(db: Database): Promise<Holder | null> {
  using lease = await takeLease(db);
  if (lease !== null) {
    await lease.end();
    return null;
  }
  const [known] = await db<{ exists: boolean }[]>`select to_regclass('instance') is not null as exists`;
  const [row] = known!.exists ? await db<Holder[]>`select pid, url from instance` : [];
  return row ?? { pid: 0, url: '' };
}

/** A connection beside the process that holds the lease, null where none does. The caller ends the connection. */
export async function openBeside({ dataDir, databaseUrl }: StoreTarget): Promise<{ db: Database; holder: Holder } | null> {
  const socketFolder = databaseUrl === '' ? findEmbedded(dataDir) : null;
  if (databaseUrl === '' && socketFolder === null) return null;
  const db = connect(socketFolder === null ? { url: databaseUrl } : { socketFolder }, 2);
  try {
    await untilReady(db);
    const holder = await holderOf(db);
    if (holder !== null) return { db, holder };
  } catch (error) {
    await db.end();
    throw error;
  }
  await db.end();
  return null;
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

/** Opens the store and takes the lease. Throws StoreError in one line where the store is in use, of a newer version or out of reach. */
export async function openStore(target: StoreTarget): Promise<Store> {
  const beside = await openBeside(target);
  if (beside !== null) {
    await beside.db.end();
    const where = target.databaseUrl === '' ? `DATA_DIR ${target.dataDir}` : 'the database of DATABASE_URL';
    throw new StoreError(
      `${where} is in use by process ${beside.holder.pid} (${beside.holder.url || 'starting'}); nothing was changed`,
    );
  }
  await using stack = new AsyncDisposableStack();
  let db: Database;
  if (target.databaseUrl === '') {
    checkVersion(target.dataDir);
    await endOrphan(target.dataDir);
    const server = stack.use(await startEmbedded(target.dataDir));
    db = connect(server);
  } else {
    db = connect({ url: target.databaseUrl });
  }
  stack.defer(() => db.end({ timeout: 5 }));
  await untilReady(db);
  await migrate(db);
  const lease = await takeLease(db);
  if (lease === null) throw new StoreError('the database was taken by another process at this moment; nothing was changed');
  stack.use(lease);
  const disposal = stack.move();
  return { db, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}

/** Whether a data folder holds the files of a database. */
export const holdsStore = (dataDir: string): boolean => existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'));

/** Removes the database files of a data folder. */
export const discardStore = (dataDir: string): void => rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });

/** Refuses a folder that is not empty, or a database with anything of ours in it. Throws StoreError in one line. */
export async function refuseUsed({ dataDir, databaseUrl }: StoreTarget): Promise<void> {
  if (databaseUrl === '') {
    if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
      throw new StoreError(`DATA_DIR ${dataDir} is not empty: name a new folder; nothing was changed`);
    return;
  }
  const db = connect({ url: databaseUrl }, 1);
  try {
    await untilReady(db);
    const [known] = await db<{ exists: boolean }[]>`select to_regclass('journal') is not null as exists`;
    const [held] = known!.exists
      ? await db<{ used: boolean }[]>`select exists (select from journal) or exists (select from provider) as used`
      : [];
    if (held?.used === true)
      throw new StoreError('the database of DATABASE_URL holds a journal already: name an empty one; nothing was changed');
  } finally {
    await db.end();
  }
}

/** Says where this process can be reached, for commands beside it. */
export async function announce(db: Database, holder: Holder): Promise<void> {
  await db`
    insert into instance (one, url, pid) values (true, ${holder.url}, ${holder.pid})
    on conflict (one) do update set url = excluded.url, pid = excluded.pid, started_at = now()`;
}
