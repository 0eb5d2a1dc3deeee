import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SocketAddress } from '../database.ts';
import { runAs } from './postgres-account.ts';
import { folderName, passwordOf, prepareFolder, ROLE } from './postgres-folder.ts';
import { limitLines, type PostgresLog } from './postgres-log.ts';
import { pidFileOf, pidLine, type Postmaster, startPostmaster, until } from './postmaster.ts';
import { RETRY_MS, type Supervised, superviseStart } from './supervised.ts';

const STOP_TIMEOUT_MS = 20_000;
/** The path of a socket has at most 108 bytes; PostgreSQL appends its file name to the folder. */
const MAX_SOCKET_FOLDER = 80;
/** The working directory: it needs no access to the folders above. */
const OWN_FOLDER = '.';

export interface EmbeddedPostgres extends Supervised, SocketAddress {}

export interface EmbeddedOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: PostgresLog;
}

export interface PreparedPostgres {
  readonly address: SocketAddress;
  readonly start: () => Postmaster;
}

const SILENT: PostgresLog = { info: () => undefined, warn: () => undefined };

/** Its name and state: "7 (postgres) S". One that has ended stays as Z until its parent collects it. */
const LIVE_POSTGRES = /^\d+ \(postgres\) [^ZX]/;

/** Whether a process is PostgreSQL; true if the system does not show its processes. */
const isPostgres = (pid: number): boolean =>
  !existsSync('/proc/self/stat') || LIVE_POSTGRES.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** The process in postmaster.pid; after a crash its number may belong to another program. */
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

/** PostgreSQL would mistake another program with that number for one of its own. */
function removeStalePid(folder: string): void {
  if (processOf(folder)?.isPostgres === false) rmSync(pidFileOf(folder), { force: true });
}

const shortNames = new Map<string, string>();
process.on('exit', () => {
  for (const link of shortNames.values()) rmSync(path.dirname(link), { recursive: true, force: true });
});

/** A short path to the folder that fits into a socket address, valid while this process lives. */
function shortNameOf(folder: string): string {
  if (folder.length <= MAX_SOCKET_FOLDER) return folder;
  const known = shortNames.get(folder);
  if (known !== undefined) return known;
  const link = path.join(mkdtempSync(path.join(tmpdir(), 'stillingen-')), 'postgres');
  symlinkSync(folder, link);
  shortNames.set(folder, link);
  return link;
}

function addressOf(folder: string, socketFolder: string): SocketAddress {
  const password = passwordOf(folder);
  // A running server of an earlier version has one role without a password.
  return password === null ? { socketFolder, username: 'stillingen', password: '' } : { socketFolder, username: ROLE, password };
}

export function findEmbedded(dataDir: string): SocketAddress | null {
  const folder = path.join(dataDir, 'postgres');
  if (!isRunning(folder)) return null;
  const socketFolder = pidLine(folder, 'socketFolder');
  if (socketFolder === '') return null;
  return addressOf(folder, socketFolder === OWN_FOLDER ? shortNameOf(folder) : socketFolder);
}

/** Ends a server whose parent was killed, so that this process can start its own there. */
export async function endOrphan(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  const found = processOf(folder);
  if (found?.isPostgres !== true) return;
  process.kill(found.pid, 'SIGINT');
  await until(`the database process ${found.pid} of an earlier run does not end`, STOP_TIMEOUT_MS, () => !isRunning(folder));
}

/** Prepares a PostgreSQL on a private socket; commits are durable. Throws StoreError. */
export async function prepareEmbedded(
  dataDir: string,
  { settings: given = {}, log = SILENT }: EmbeddedOptions = {},
): Promise<PreparedPostgres> {
  const { folder, account, binaries } = await prepareFolder(dataDir);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: OWN_FOLDER,
    synchronous_commit: 'on',
    // The journal is appended to and read only at the start: the cache of the system suffices.
    shared_buffers: '8MB',
    wal_buffers: '2MB',
    max_connections: '20',
    // Each worker is a process.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    // Errors of statements are reported to their sender, and may repeat personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '',
    log_checkpoints: 'off',
    timezone: 'UTC',
    max_wal_size: '512MB',
    ...given,
  };
  const command = runAs(account, folder, binaries.postgres, [
    '-D',
    folderName(folder, account),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const write = limitLines(log);
  return {
    address: addressOf(folder, shortNameOf(folder)),
    start() {
      removeStalePid(folder);
      return startPostmaster(command, folder, write);
    },
  };
}

export async function startEmbedded(
  dataDir: string,
  {
    retryMs = RETRY_MS,
    ...options
  }: EmbeddedOptions & {
    /** How long it may fail to restart (milliseconds). */
    readonly retryMs?: number;
  } = {},
): Promise<EmbeddedPostgres> {
  const { address, start } = await prepareEmbedded(dataDir, options);
  return { ...address, ...(await superviseStart({ start, retryMs, log: options.log ?? SILENT })) };
}
