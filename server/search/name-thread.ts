import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { NameDocument, NameGroup, NameList } from './name-document.ts';
import type { NameAnswer, NameJob } from './name-worker.ts';

export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/** Documents a message, so that the other work of the process gets its turn. */
const BATCH = 500;
const MOST_WAITING = 200;
const WAIT_MS = 3000;
const RESTART_MS = 1000;

interface Waiting extends PromiseWithResolvers<readonly NameList[]> {
  readonly giveUp: NodeJS.Timeout;
}

interface NameThreadOptions {
  /** All documents of now; read in pieces, while others are put. */
  readonly all: () => Iterable<NameDocument>;
  readonly onError: (error: unknown) => void;
  readonly waitMs?: number;
}

/*
 *   loading ──all documents are sent──► ready ──error or exit──► down ──after a second──► loading
 *
 * Searches while it loads are sent once it is ready; those of a dead thread fail.
 */
export class NameThread implements AsyncDisposable {
  readonly #options: NameThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #ready: Promise<void>;
  #restart: NodeJS.Timeout | undefined;
  #isDown = false;
  #hasEnded = false;
  #lastN = 0;

  constructor(options: NameThreadOptions) {
    this.#options = options;
    this.#worker = this.#start();
    this.#ready = this.#load(this.#worker);
  }

  put(document: NameDocument): void {
    if (!this.#isDown) this.#send(this.#worker, { kind: 'put', documents: [document] });
  }

  remove(id: string): void {
    if (!this.#isDown) this.#send(this.#worker, { kind: 'remove', id });
  }

  /** Rejects with SearchUnavailable for a thread that is dead, overloaded or too slow. */
  async find(typed: readonly string[], groups: readonly NameGroup[]): Promise<readonly NameList[]> {
    if (this.#isDown || this.#waiting.size >= MOST_WAITING) throw new SearchUnavailable('the thread of names does not answer');
    const n = ++this.#lastN;
    const giveUp = setTimeout(() => this.#fail(n, 'the thread of names is too slow'), this.#options.waitMs ?? WAIT_MS);
    const waiting = { ...Promise.withResolvers<readonly NameList[]>(), giveUp };
    this.#waiting.set(n, waiting);
    const worker = this.#worker;
    void this.#ready.then(() => {
      if (this.#waiting.has(n)) this.#send(worker, { kind: 'find', n, typed, groups });
    });
    return waiting.promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#hasEnded = true;
    clearTimeout(this.#restart);
    await this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./name-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ n, lists }: NameAnswer) => {
      const waiting = this.#waiting.get(n);
      if (waiting === undefined) return;
      this.#waiting.delete(n);
      clearTimeout(waiting.giveUp);
      waiting.resolve(lists);
    });
    worker.on('error', (error) => this.#options.onError(error));
    worker.on('exit', () => this.#end());
    return worker;
  }

  /** Later changes are sent after the document that they replace: each piece is read when it is sent. */
  async #load(worker: Worker): Promise<void> {
    let documents: NameDocument[] = [];
    for (const document of this.#options.all()) {
      if (documents.push(document) < BATCH) continue;
      this.#send(worker, { kind: 'put', documents });
      documents = [];
      await setImmediate();
      if (this.#isDown || this.#hasEnded) return;
    }
    this.#send(worker, { kind: 'put', documents });
  }

  #send(worker: Worker, job: NameJob): void {
    worker.postMessage(job, []);
  }

  #fail(n: number, reason: string): void {
    const waiting = this.#waiting.get(n);
    if (waiting === undefined) return;
    this.#waiting.delete(n);
    clearTimeout(waiting.giveUp);
    waiting.reject(new SearchUnavailable(reason));
  }

  #end(): void {
    this.#isDown = true;
    for (const n of [...this.#waiting.keys()]) this.#fail(n, 'the thread of names has ended');
    if (this.#hasEnded) return;
    this.#restart = setTimeout(() => {
      this.#isDown = false;
      this.#worker = this.#start();
      this.#ready = this.#load(this.#worker);
    }, RESTART_MS);
    this.#restart.unref();
  }
}
