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
  readonly #running = new Map<Worker, Task>();
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
    const worker = this.#free.pop() ?? new Worker(new URL('./render-worker.ts', import.meta.url));
    worker.unref();
    this.#running.set(worker, task);
    let answer: Answer = { error: `the picture took longer than ${this.#limits.ms} ms` };
    const late = setTimeout(() => void worker.terminate(), this.#limits.ms);
    const onError = (error: unknown): void => {
      answer = { error: error instanceof Error ? error.message : String(error) };
    };
    const end = (isAlive: boolean): void => {
      clearTimeout(late);
      worker.removeAllListeners();
      this.#running.delete(worker);
      if (isAlive && !this.#isClosed) this.#free.push(worker);
      if (answer.bytes === undefined) task.done.reject(new Error(answer.error));
      else task.done.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
      this.#next();
    };
    worker.on('error', onError);
    worker.once('exit', () => end(false));
    worker.once('message', (message: Answer) => {
      answer = message;
      end(true);
    });
    worker.postMessage(task.job, []);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    for (const { done } of this.#waiting.splice(0)) done.reject(new Error('the renderer is closed'));
    await Promise.all([...this.#free.splice(0), ...this.#running.keys()].map((worker) => worker.terminate()));
  }
}
