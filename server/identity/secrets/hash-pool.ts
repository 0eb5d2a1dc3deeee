import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HashJob } from './hash-worker.ts';

/** Too many passwords wait to be hashed: the call may be made again after a moment. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
}

/** How much hashing is taken on at once. */
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

/** Threads that hash. */
export interface HashPool extends AsyncDisposable {
  /** Throws HashingBusy where the queue is full, or the job did not get its turn in time. */
  run(job: HashJob): Promise<Buffer>;
}

/**
 * Threads of our own, started when they are first needed: those of the runtime compress feeds, and a hash would hold one up
 * for a tenth of a second.
 */
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

  function handOn(worker: Worker): void {
    const next = waiting.shift();
    if (next === undefined) {
      idle.push(worker);
      return;
    }
    clearTimeout(next.giveUp);
    next.start(worker);
  }

  function turn(): Promise<Worker> {
    const free = idle.pop() ?? (workers.size < size ? newWorker() : undefined);
    if (free !== undefined) return Promise.resolve(free);
    if (waiting.length >= queue) return Promise.reject(new HashingBusy('the queue of passwords to hash is full'));
    return new Promise((start, reject) => {
      const entry: Waiting = {
        start,
        giveUp: setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(new HashingBusy('a password did not get its turn to be hashed'));
        }, waitMs),
      };
      waiting.push(entry);
    });
  }

  return {
    async run(job) {
      const worker = await turn();
      // A process that ends waits for what is under way.
      worker.ref();
      return new Promise((resolve, reject) => {
        const settle = (): void => {
          worker.removeAllListeners('message');
          worker.removeAllListeners('error');
          worker.unref();
        };
        worker.once('message', (tag: Uint8Array) => {
          settle();
          handOn(worker);
          resolve(Buffer.from(tag));
        });
        worker.once('error', (error) => {
          settle();
          workers.delete(worker);
          if (waiting.length > 0) handOn(newWorker());
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
