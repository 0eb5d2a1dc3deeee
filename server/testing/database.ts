import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { accountsOf, handOver } from '../database/embedded/postgres-account.ts';
import { prepareFolder, ROLE, runAlone } from '../database/embedded/postgres-folder.ts';
import { runFolder } from './run.ts';

const execute = promisify(execFile);

/** No test cuts the power: what a program wrote is there when it was killed, also where the disk has it later. */
const HASTY = '\nfsync = off\nfull_page_writes = off\n';

/** Makes a database in a data folder where there is none, and runs a statement there as superuser. */
export async function alterAlone(dataDir: string, statement: string): Promise<void> {
  const { folder, account, binaries } = await prepareFolder(dataDir);
  runAlone(binaries, folder, accountsOf(folder).maker, statement);
  handOver(folder, account);
}

/** Makes an empty database that others are copied from. Of several processes that make it at a time the first wins. */
async function make(shared: string, whole: string): Promise<void> {
  const part = mkdtempSync(path.join(shared, 'part-'));
  const made = path.join(part, 'postgres');
  // Tests make databases and roles of their own.
  await alterAlone(part, `alter role ${ROLE} createdb createrole`);
  appendFileSync(path.join(made, 'postgresql.conf'), HASTY);
  try {
    renameSync(made, whole);
  } catch (error) {
    if (!existsSync(whole)) throw error;
  }
  rmSync(part, { recursive: true, force: true });
}

/**
 * Puts an empty database into a new data folder: a copy of one that is made once in a run, which takes a fifth of the time. Elsewhere the
 * product makes its own when it starts.
 */
export async function layDatabase(dataDir: string): Promise<void> {
  const shared = runFolder();
  if (shared === null || process.platform === 'win32') return;
  const whole = path.join(shared, 'postgres');
  if (!existsSync(whole)) await make(shared, whole);
  mkdirSync(dataDir, { recursive: true });
  // The files stay those of the account that PostgreSQL runs as.
  await execute('cp', ['-Rp', whole, path.join(dataDir, 'postgres')]);
}
