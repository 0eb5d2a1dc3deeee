import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UnprivilegedCommand } from './postgres-account.ts';
import { isDamage, isEndedSession, readErrors } from './postgres-log.ts';
import { damaged, StoreError } from '../database.ts';

const LOOK_MS = 10;
/** Recovery time after a crash, on a slow disk: a restart would begin recovery from the start. */
const RECOVERY_MS = 10 * 60_000;
const STOP_MS = 20_000;

export interface Postmaster {
  /** Resolves when it accepts connections; rejects with StoreError if it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when it has ended. */
  readonly ended: Promise<string>;
  /** Shuts down in order: open transactions are rolled back. */
  stop(): Promise<void>;
}

export const pidFileOf = (folder: string): string => path.join(folder, 'postmaster.pid');

const PID_LINE = { pid: 0, socketFolder: 4, status: 7 } as const;

export function pidLine(folder: string, line: keyof typeof PID_LINE): string {
  try {
    return readFileSync(pidFileOf(folder), 'utf8').split('\n')[PID_LINE[line]]?.trim() ?? '';
  } catch {
    return '';
  }
}

export async function until(what: string, timeoutMs: number, done: () => boolean): Promise<void> {
  for (const startMs = performance.now(); !done(); await sleep(LOOK_MS)) {
    if (performance.now() - startMs > timeoutMs) throw new StoreError(what);
  }
}

export function startPostmaster(
  { command, args, options }: UnprivilegedCommand,
  folder: string,
  write: (line: string) => void,
): Postmaster {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let isStopping = false;
  const errors = readErrors((line) => {
    if (!(isStopping && isEndedSession(line))) write(line);
  });
  child.stderr.setEncoding('utf8').on('data', errors.write);
  let isOver = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      isOver = true;
      resolve(error.message);
    });
    // Its children hold the pipe and may outlive it: `close` would be late.
    child.once('exit', (code, signal) => {
      isOver = true;
      // Its last output arrives in the next turns.
      setTimeout(() => resolve(signal === null && code !== 0 ? errors.reason : `ended by ${signal ?? 'request'}`), LOOK_MS);
    });
  });
  const isReady = (): boolean => pidLine(folder, 'status').startsWith('ready') && pidLine(folder, 'pid') === String(child.pid);

  async function becomeReady(): Promise<void> {
    await until('the database did not start in time', RECOVERY_MS, () => isOver || isReady());
    if (!isOver) return;
    const reason = await ended;
    throw new StoreError(isDamage(reason) ? damaged(reason) : `the database did not start: ${reason}`);
  }
  const ready = becomeReady();
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    async stop() {
      if (isOver) return;
      isStopping = true;
      child.kill('SIGINT');
      await until('the database did not stop in time', STOP_MS, () => isOver);
    },
  };
}
