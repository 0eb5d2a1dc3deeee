import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const VARIABLE = 'STILLINGEN_TEST_RUN';
const MEMORY = '/dev/shm';
/** The files of a run take a fifth of that; its programs need the rest. */
const ROOMY_BYTES = 4e9;
const RUN = /^stillingen-(\d+)-\w{6}$/;

/** The fastest file system: tests create hundreds of databases, mostly waiting for the disk. */
function quickestFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) > ROOMY_BYTES ? MEMORY : tmpdir();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeLeft(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = RUN.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(base, name), { recursive: true, force: true });
  }
}

export const runFolder = (): string | null => process.env[VARIABLE] ?? null;

/** Before the first test: creates the folder for temporary files, which is removed at the end. */
export function setup(): void {
  const base = quickestFolder();
  removeLeft(base);
  process.env.TMPDIR = base;
  const { path: folder } = temporaryFolder(String(process.pid));
  process.env.TMPDIR = folder;
  process.env[VARIABLE] = folder;
}

export interface TemporaryFolder extends Disposable {
  readonly path: string;
}

const RETRIES = 5;
const folders = new Set<string>();
function remove(folder: string): void {
  // A server that was just killed may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: RETRIES });
  folders.delete(folder);
}
process.on('exit', () => {
  for (const folder of folders) remove(folder);
});
// Vitest ends its workers by this signal, on which a process runs no exit handlers.
process.once('SIGTERM', () => process.exit(128 + constants.signals.SIGTERM));

/** A folder that is removed at the end of this process, also when a test fails. */
export function temporaryFolder(name: string): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `stillingen-${name}-`));
  folders.add(folder);
  return { path: folder, [Symbol.dispose]: () => remove(folder) };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LEAST_MS = 90_000;

export async function awayFromEnd(endMs: number, leastMs: number): Promise<void> {
  const leftMs = endMs - Date.now();
  if (leftMs >= leastMs) return;
  // A timer may fire early.
  await sleep(leftMs + 100);
}

/** The date at an offset from UTC in hours; waits for the next day if this one ends soon. */
export async function today(hoursEast: number): Promise<string> {
  const intoDayMs = (Date.now() + hoursEast * HOUR_MS) % DAY_MS;
  await awayFromEnd(Date.now() + DAY_MS - intoDayMs, LEAST_MS);
  return new Date(Date.now() + hoursEast * HOUR_MS).toISOString().slice(0, 10);
}
