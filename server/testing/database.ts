import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { accountsOf, handOver } from '../database/embedded/postgres-account.ts';
import { prepareFolder, ROLE, runAlone } from '../database/embedded/postgres-folder.ts';
import { runFolder } from './run.ts';

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
  // Tests create databases and roles.
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
