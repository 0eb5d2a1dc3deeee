import { Worker } from 'node:worker_threads';

export interface RenderJob {
  /** An SVG, or the bytes of a file of pixels. */
  readonly source: string | Uint8Array;
  /** It fits in a square of so many pixels; null for an SVG in its own size. */
  readonly size: number | null;
  readonly format: 'png' | 'webp';
}

type Answer = { readonly bytes: Uint8Array; readonly error?: never } | { readonly bytes?: never; readonly error: string };

interface Task {
  readonly job: RenderJob;
  readonly done: PromiseWithResolvers<Buffer>;
}

const WORKERS = 2;
const MOST_WAITING = 40;
const MOST_MS = 5000;

/*
 *   render --> waiting --(a free worker)--> running --answer--> resolved, or rejected with its reason
 *                                              |
 *                                              +--no answer in time, or the end of the thread--> rejected; a new worker
 */

/** Draws in threads of its own, each of which starts when all before it are at work. */
export class RenderPool implements AsyncDisposable {
  readonly #limits: { readonly workers: number; readonly waiting: number; readonly ms: number };
  readonly #free: Worker[] = [];
  readonly #running = new Map<Worker, Task & { readonly late: NodeJS.Timeout }>();
  readonly #waiting: Task[] = [];
  #isClosed = false;

  constructor({ workers = WORKERS, waiting = MOST_WAITING, ms = MOST_MS } = {}) {
    this.#limits = { workers, waiting, ms };
  }

  /** Null where too many pictures wait. */
  render(job: RenderJob): Promise<Buffer> | null {
    const isBusy = this.#running.size >= this.#limits.workers;
    if (this.#isClosed || (isBusy && this.#waiting.length >= this.#limits.waiting)) return null;
    const task: Task = { job, done: Promise.withResolvers<Buffer>() };
    this.#waiting.push(task);
    this.#next();
    return task.done.promise;
  }

  #next(): void {
    if (this.#running.size >= this.#limits.workers) return;
    const task = this.#waiting.shift();
    if (task === undefined) return;
    const worker = this.#free.pop() ?? this.#start();
    const late = setTimeout(
      () => this.#end(worker, { error: `the picture took longer than ${this.#limits.ms} ms` }),
      this.#limits.ms,
    );
    this.#running.set(worker, { ...task, late });
    worker.postMessage(task.job, []);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Answer) => {
      this.#settle(worker, answer);
      if (!this.#isClosed) this.#free.push(worker);
      this.#next();
    });
    worker.on('error', (error) => this.#end(worker, { error: error instanceof Error ? error.message : String(error) }));
    worker.on('exit', () => this.#end(worker, { error: 'the renderer ended' }));
    return worker;
  }

  #settle(worker: Worker, { bytes, error }: Answer): void {
    const task = this.#running.get(worker);
    if (task === undefined) return;
    clearTimeout(task.late);
    this.#running.delete(worker);
    if (bytes === undefined) task.done.reject(new Error(error));
    else task.done.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  #end(worker: Worker, answer: Answer): void {
    this.#settle(worker, answer);
    const place = this.#free.indexOf(worker);
    if (place !== -1) this.#free.splice(place, 1);
    void worker.terminate();
    this.#next();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    for (const { done } of this.#waiting.splice(0)) done.reject(new Error('the renderer is closed'));
    await Promise.all([...this.#free.splice(0), ...this.#running.keys()].map((worker) => worker.terminate()));
  }
}
