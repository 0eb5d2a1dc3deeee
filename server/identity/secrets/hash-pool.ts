import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HashJob } from './hash-worker.ts';

export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
}

export interface HashPoolLimits {
  readonly inFlight: number;
  readonly queue: number;
  readonly waitMs: number;
}
export const HASH_POOL_LIMITS: HashPoolLimits = { inFlight: 4, queue: 64, waitMs: 5000 };

interface Waiting {
  readonly start: (worker: Worker) => void;
  readonly giveUp: NodeJS.Timeout;
}

export interface HashPool extends AsyncDisposable {
  /** Throws HashingBusy for a full queue or after `waitMs`. */
  run(job: HashJob): Promise<Buffer>;
}

/** Own threads, started on demand: a hash would block the runtime's threads, which compress feeds. */
export function createHashPool({ inFlight, queue, waitMs }: HashPoolLimits = HASH_POOL_LIMITS): HashPool {
  const size = Math.min(inFlight, availableParallelism());
  const idle: Worker[] = [];
  const workers = new Set<Worker>();
  const waiting: Waiting[] = [];

  function newWorker(): Worker {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    workers.add(worker);
    return worker;
  }

  function release(worker: Worker): void {
    const next = waiting.shift();
    if (next === undefined) {
      idle.push(worker);
      return;
    }
    clearTimeout(next.giveUp);
    next.start(worker);
  }

  function acquire(): Promise<Worker> {
    const free = idle.pop() ?? (workers.size < size ? newWorker() : undefined);
    if (free !== undefined) return Promise.resolve(free);
    if (waiting.length >= queue) return Promise.reject(new HashingBusy('the hash queue is full'));
    return new Promise((start, reject) => {
      const entry: Waiting = {
        start,
        giveUp: setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(new HashingBusy('the hash queue is too slow'));
        }, waitMs),
      };
      waiting.push(entry);
    });
  }

  return {
    async run(job) {
      const worker = await acquire();
      // Keeps the process alive while the job runs.
      worker.ref();
      return new Promise((resolve, reject) => {
        const settle = (): void => {
          worker.removeAllListeners('message');
          worker.removeAllListeners('error');
          worker.unref();
        };
        worker.once('message', (tag: Uint8Array) => {
          settle();
          release(worker);
          resolve(Buffer.from(tag));
        });
        worker.once('error', (error) => {
          settle();
          workers.delete(worker);
          if (waiting.length > 0) release(newWorker());
          reject(error);
        });
        worker.postMessage(job, []);
      });
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
