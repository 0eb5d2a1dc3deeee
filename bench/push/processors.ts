import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** One processor for the server that is measured, and the others for all that keeps it busy: its figures are not those of its crowd. */
export interface Cores {
  forServer<Result>(start: () => Promise<Result>): Promise<Result>;
}

/** Moves this process, and with it all that it starts from now on. */
function moveTo(cores: string): void {
  execFileSync('taskset', ['-apc', cores, String(process.pid)], { stdio: 'ignore' });
}

/** Divides the processors of this machine (Linux); null where there is one alone, or no `taskset`. */
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
  /** The longest without the time for which another process had the processor. */
  readonly maxOwnMs: number;
  readonly p999Ms: number;
}

const LOOK_MS = 1;
/** The time that a thread was ready to run and had no processor, in nanoseconds, is the second number. */
const SCHEDULE = '/proc/self/schedstat';

/** Looks at the clock every millisecond, which takes about a thirtieth of a processor, and reports at its end how late that was. */
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
    const lateMs = Math.max(0, now.atMs - last.atMs - LOOK_MS);
    maxMs = Math.max(maxMs, lateMs);
    maxOwnMs = Math.max(maxOwnMs, lateMs - (now.waitedMs - last.waitedMs));
    byTenthMs[Math.min(byTenthMs.length - 1, Math.floor(lateMs * 10))]! += 1;
    looks += 1;
    last = now;
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    closeSync(file);
    let seen = 0;
    const p999Ms = byTenthMs.findIndex((count) => (seen += count) >= looks * 0.999) / 10;
    return { maxMs, maxOwnMs, p999Ms };
  };
}
