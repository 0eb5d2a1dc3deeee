import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { temporaryFolder } from './folder.ts';

const VARIABLE = 'STILLINGEN_TEST_RUN';
const MEMORY = '/dev/shm';
/** The files of a run take a fifth of that at a time; its programs need the rest. */
const ROOMY_BYTES = 4e9;
/** The folder of a run is named for its process. */
const RUN = /^stillingen-(\d+)-\w{6}$/;

/** Where files are quickest: tests make hundreds of databases, and most of the time of that is the disk's. */
function quickestFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) > ROOMY_BYTES ? MEMORY : tmpdir();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another account's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what runs that were killed have left: it may stand in memory. */
function removeLeft(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = RUN.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(base, name), { recursive: true, force: true });
  }
}

/** The folder of what all tests of a run share; null outside of one. */
export const runFolder = (): string | null => process.env[VARIABLE] ?? null;

/** Before the first test of a run: makes that folder, in which all that is temporary lies. It is gone at the end of this process. */
export function setup(): void {
  const base = quickestFolder();
  removeLeft(base);
  process.env.TMPDIR = base;
  const { path: folder } = temporaryFolder(String(process.pid));
  process.env.TMPDIR = folder;
  process.env[VARIABLE] = folder;
}
