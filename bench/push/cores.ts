import { execFileSync } from 'node:child_process';
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
