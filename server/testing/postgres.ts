import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StoreError } from '../database/database.ts';
import { prepareEmbedded } from '../database/embedded/embedded.ts';
import { accountsOf, handOver } from '../database/embedded/postgres-account.ts';
import { prepareFolder, ROLE, runAlone } from '../database/embedded/postgres-folder.ts';
import { createTcpRelay, type TcpRelay } from './tcp-relay.ts';
import { runFolder } from './run.ts';

const START_MS = 60_000;

export interface TestPostgres extends AsyncDisposable {
  readonly url: string;
  readonly line: TcpRelay;
  relayedConnection(): Promise<TcpRelay & { readonly url: string }>;
  kill(): void;
  start(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'st-pg-'));
  await layDatabase(folder);
  const prepared = await prepareEmbedded(folder);
  const { socketFolder, username, password } = prepared.address;
  const addressOf = ({ port }: TcpRelay): string => `postgres://${username}:${password}@127.0.0.1:${port}/postgres`;
  let server = prepared.start();
  await server.ready;
  const socket = path.join(socketFolder, '.s.PGSQL.5432');
  const line = await createTcpRelay(socket);
  return {
    url: addressOf(line),
    line,
    async relayedConnection() {
      const own = await createTcpRelay(socket);
      return { ...own, url: addressOf(own) };
    },
    kill() {
      process.kill(Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    },
    async start() {
      for (const startMs = Date.now(); ; await sleep(50)) {
        try {
          server = prepared.start();
          await server.ready;
          return;
        } catch (error) {
          // Its old processes hold shared memory until they end.
          if (!(error instanceof StoreError) || Date.now() - startMs > START_MS) throw error;
        }
      }
    },
    async [Symbol.asyncDispose]() {
      await line[Symbol.asyncDispose]();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const execute = promisify(execFile);

/** No test cuts the power: written data survive a kill without fsync. */
const HASTY = '\nfsync = off\nfull_page_writes = off\n';

export async function alterAlone(dataDir: string, statement: string): Promise<void> {
  const { folder, account, binaries } = await prepareFolder(dataDir);
  runAlone(binaries, folder, accountsOf(folder).maker, statement);
  handOver(folder, account);
}

/** The empty database that others are copied from. Of concurrent processes the first wins. */
async function make(shared: string, whole: string): Promise<void> {
  const part = mkdtempSync(path.join(shared, 'part-'));
  const made = path.join(part, 'postgres');
  await alterAlone(part, `alter role ${ROLE} createdb createrole`);
  appendFileSync(path.join(made, 'postgresql.conf'), HASTY);
  try {
    renameSync(made, whole);
  } catch (error) {
    if (!existsSync(whole)) throw error;
  }
  rmSync(part, { recursive: true, force: true });
}

/** A copy of a database made once per run takes a fifth of the time of a new one. */
export async function layDatabase(dataDir: string): Promise<void> {
  const shared = runFolder();
  if (shared === null || process.platform === 'win32') return;
  const whole = path.join(shared, 'postgres');
  if (!existsSync(whole)) await make(shared, whole);
  mkdirSync(dataDir, { recursive: true });
  await execute('cp', ['-Rp', whole, path.join(dataDir, 'postgres')]);
}
