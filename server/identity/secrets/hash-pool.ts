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

/** Own threads, started on demand: a hash would block the runtime's threads, which compress feeds. */
export class HashPool implements AsyncDisposable {
  readonly #limits: HashPoolLimits;
  readonly #size: number;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(limits = HASH_POOL_LIMITS) {
    this.#limits = limits;
    this.#size = Math.min(limits.inFlight, availableParallelism());
  }

  /** Throws HashingBusy for a full queue or after `waitMs`. */
  async run(job: HashJob): Promise<Buffer> {
    const worker = await this.#acquire();
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
        this.#release(worker);
        resolve(Buffer.from(tag));
      });
      worker.once('error', (error) => {
        settle();
        this.#workers.delete(worker);
        if (this.#waiting.length > 0) this.#release(this.#newWorker());
        reject(error);
      });
      worker.postMessage(job, []);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  #newWorker(): Worker {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    this.#workers.add(worker);
    return worker;
  }

  #acquire(): Promise<Worker> {
    const free = this.#idle.pop() ?? (this.#workers.size < this.#size ? this.#newWorker() : undefined);
    if (free !== undefined) return Promise.resolve(free);
    const waiting = this.#waiting;
    if (waiting.length >= this.#limits.queue) return Promise.reject(new HashingBusy('the hash queue is full'));
    return new Promise((start, reject) => {
      const entry: Waiting = {
        start,
        giveUp: setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(new HashingBusy('the hash queue is too slow'));
        }, this.#limits.waitMs),
      };
      waiting.push(entry);
    });
  }

  #release(worker: Worker): void {
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#idle.push(worker);
      return;
    }
    clearTimeout(next.giveUp);
    next.start(worker);
  }
}
