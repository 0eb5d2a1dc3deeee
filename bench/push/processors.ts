import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** One processor for the measured server, the others for its crowd. */
export interface Cores {
  forServer<Result>(start: () => Promise<Result>): Promise<Result>;
}

/** Children inherit the processors. */
function moveTo(cores: string): void {
  execFileSync('taskset', ['-apc', cores, String(process.pid)], { stdio: 'ignore' });
}

/** Linux; null with one processor or without `taskset`. */
export function divideCores(): (Cores & Disposable) | null {
  const last = availableParallelism() - 1;
  const others = `1-${last}`;
  if (last === 0) return null;
  try {
    moveTo('0');
    moveTo(others);
  } catch {
    return null;
  }
  return {
    async forServer(start) {
      moveTo('0');
      try {
        return await start();
      } finally {
        moveTo(others);
      }
    },
    [Symbol.dispose]: () => moveTo(`0-${last}`),
  };
}

export interface Stalls {
  readonly maxMs: number;
  /** Without the time in which another process had the processor. */
  readonly maxOwnMs: number;
  readonly p999Ms: number;
}

const SAMPLE_MS = 1;
/** The second number: nanoseconds in which the thread was ready and had no processor. */
const SCHEDULE = '/proc/self/schedstat';

/** Measures the delay of a timer of a millisecond: a thirtieth of a processor. */
export function watchStalls(): () => Stalls {
  const file = openSync(SCHEDULE, 'r');
  const bytes = Buffer.alloc(100);
  const waitedMs = (): number =>
    Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)).split(' ')[1]) / 1e6;
  const byTenthMs = new Uint32Array(100_000);
  let looks = 0;
  let maxMs = 0;
  let maxOwnMs = 0;
  let last = { atMs: performance.now(), waitedMs: waitedMs() };
  const timer = setInterval(() => {
    const now = { atMs: performance.now(), waitedMs: waitedMs() };
    const lateMs = Math.max(0, now.atMs - last.atMs - SAMPLE_MS);
    maxMs = Math.max(maxMs, lateMs);
    maxOwnMs = Math.max(maxOwnMs, lateMs - (now.waitedMs - last.waitedMs));
    byTenthMs[Math.min(byTenthMs.length - 1, Math.floor(lateMs * 10))]! += 1;
    looks += 1;
    last = now;
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    closeSync(file);
    let seen = 0;
    const p999Ms = byTenthMs.findIndex((count) => (seen += count) >= looks * 0.999) / 10;
    return { maxMs, maxOwnMs, p999Ms };
  };
}
