import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { fileOf, writeRaw } from './raw-write.ts';
import { createSharedWrites, MAX_WRITES, writeTogether } from './shared-writes.ts';

/** Fewer are written to before another thread is awake. */
const FEW = 32;
/** A thread that waits needs next to nothing. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16, stackSizeMb: 1 } as const;

/** Writes to sockets, to many at a time with several threads. */
export interface Writers extends AsyncDisposable {
  /** Writes, now or, in a task of `together`, at its end. */
  write(socket: Socket, bytes: Buffer): void;
  /** Calls a task that writes to at most `atOnce` sockets, once to each of them, and does what it has written: all of it is with the system afterwards. */
  together(task: () => void): void;
  /** How many sockets are written to at once: no more than takes a few milliseconds. */
  readonly atOnce: number;
  /** There are so many readers now that threads are worth their memory. */
  start(): void;
}

/** Writers of which `helpers` are threads that wait until they are needed. */
export function createWriters(helpers: number): Writers {
  const shared = createSharedWrites();
  const threads: Worker[] = [];
  const sockets: Socket[] = [];
  const all: Buffer[] = [];
  let isGathering = false;
  let usedBytes = 0;

  /** Where bytes lie for all threads, or null where there is no room. Those for one reader after another lie there once. */
  function place(bytes: Buffer): number | null {
    if (bytes === all.at(-1)) return shared.starts[all.length - 1]!;
    if (usedBytes + bytes.length > shared.bytes.length) return null;
    shared.bytes.set(bytes, usedBytes);
    usedBytes += bytes.length;
    return usedBytes - bytes.length;
  }

  function gather(socket: Socket, bytes: Buffer): boolean {
    const file = fileOf(socket);
    const start = file === -1 ? null : place(bytes);
    if (start === null) return false;
    const i = sockets.length;
    shared.files[i] = file;
    shared.starts[i] = start;
    shared.lengths[i] = bytes.length;
    sockets.push(socket);
    all.push(bytes);
    return true;
  }

  function writeGathered(): void {
    const isMany = sockets.length >= FEW;
    if (isMany) writeTogether(shared, sockets.length);
    for (const [i, socket] of sockets.entries()) {
      const bytes = all[i]!;
      const written = isMany ? shared.written[i]! : 0;
      // What the system has not taken waits in Node, which finds out as well whether the other side has gone.
      if (written < bytes.length) writeRaw(socket, written === 0 ? bytes : bytes.subarray(written));
    }
    sockets.length = 0;
    all.length = 0;
    usedBytes = 0;
  }

  return {
    write(socket, bytes) {
      if (!isGathering || !gather(socket, bytes)) writeRaw(socket, bytes);
    },
    together(task) {
      isGathering = threads.length > 0;
      task();
      isGathering = false;
      if (sockets.length > 0) writeGathered();
    },
    get atOnce() {
      return threads.length === 0 ? 1 : MAX_WRITES;
    },
    start() {
      while (threads.length < helpers) {
        const thread = new Worker(new URL('./writer-thread.ts', import.meta.url), {
          workerData: shared,
          resourceLimits: THREAD_LIMITS,
        });
        // One that could not be started is not missed: all the others do its part.
        thread.on('error', () => undefined);
        thread.unref();
        threads.push(thread);
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
