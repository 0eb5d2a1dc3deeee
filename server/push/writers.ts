import { Worker } from 'node:worker_threads';
import type { RawSocket } from '../below-node/raw-socket.ts';
import { createSharedWrites, finish, MAX_WRITES, nextNumber, offer, placeOf } from './shared-writes.ts';

/** Fewer are written to before another thread is awake. */
const FEW = 32;
/** A thread that waits needs next to nothing. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16, stackSizeMb: 1 } as const;

/** Writes to sockets, to many at a time with several threads. */
export interface Writers extends AsyncDisposable {
  /** Writes, now or, in a task of `together`, at its end. */
  write(socket: RawSocket, bytes: Buffer): void;
  /**
   * Calls a task that writes at most once to each of many sockets, and closes none, as others write to them already. What the system
   * takes of it, it has afterwards.
   */
  together(task: () => void): void;
  /** Several threads write. Each end of a task then waits for the last of them. */
  readonly areMany: boolean;
  /** There are so many readers now that threads are worth their memory. */
  start(): void;
}

/** Writers of which `helpers` are threads that wait until they are needed. */
export function createWriters(helpers: number): Writers {
  const shared = createSharedWrites();
  const threads: Worker[] = [];
  const sockets: RawSocket[] = [];
  const all: Buffer[] = [];
  let isGathering = false;
  /** The number of the first that is gathered, and how many of them were offered to the threads. */
  let first = 0;
  let offered = 0;
  let usedBytes = 0;

  /** Where bytes lie for all threads, or null where there is no room. Those for one reader after another lie there once. */
  function room(bytes: Buffer): number | null {
    if (bytes === all.at(-1)) return shared.starts[placeOf(first + all.length - 1)]!;
    if (usedBytes + bytes.length > shared.bytes.length) return null;
    shared.bytes.set(bytes, usedBytes);
    usedBytes += bytes.length;
    return usedBytes - bytes.length;
  }

  /** The threads are at work while more is gathered. */
  function offerGathered(): void {
    offer(shared, sockets.length - offered);
    offered = sockets.length;
  }

  /** False where it is for this thread alone to write. */
  function gather(socket: RawSocket, bytes: Buffer): boolean {
    if (sockets.length === MAX_WRITES) return false;
    const { file } = socket;
    const start = file === -1 ? null : room(bytes);
    if (start === null) return false;
    const place = placeOf(first + sockets.length);
    shared.files[place] = file;
    shared.starts[place] = start;
    shared.lengths[place] = bytes.length;
    sockets.push(socket);
    all.push(bytes);
    if (sockets.length % FEW === 0) offerGathered();
    return true;
  }

  function begin(): void {
    isGathering = threads.length > 0;
    first = nextNumber(shared);
    offered = 0;
    usedBytes = 0;
    sockets.length = 0;
    all.length = 0;
  }

  function end(): void {
    isGathering = false;
    if (offered > 0) {
      offerGathered();
      finish(shared);
    }
    for (const [i, socket] of sockets.entries()) {
      const bytes = all[i]!;
      const written = i < offered ? shared.written[placeOf(first + i)]! : 0;
      // What the system has not taken waits in Node, which finds out as well whether the other side has gone.
      if (written < bytes.length) socket.write(written === 0 ? bytes : bytes.subarray(written));
    }
  }

  return {
    write(socket, bytes) {
      if (!isGathering || !gather(socket, bytes)) socket.write(bytes);
    },
    together(task) {
      begin();
      task();
      end();
    },
    get areMany() {
      return threads.length > 0;
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
