import { writeSync } from 'node:fs';

/** Most writes that threads do together: a processor needs some 10 µs for each. */
export const MAX_WRITES = 1024;
/** What a thread takes for itself at a time: who takes the last ones is waited for. */
const PART = 8;
const MAX_BYTES = 128 * 1024;

/** Places in `state`. */
const TURN = 0;
const COUNT = 1;
/** Writes that nobody has taken yet; zero or less where there is nothing to do. One number, so that to take is one step. */
const LEFT = 2;
const DONE = 3;

/** Writes that several threads of a process do together. All of it is memory that they share. */
export interface SharedWrites {
  readonly state: Int32Array;
  /** Of each write the number of its socket, and where its bytes lie. */
  readonly files: Int32Array;
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** How many bytes of it the system has taken. */
  readonly written: Int32Array;
  readonly bytes: Uint8Array;
}

const numbers = (count: number): Int32Array => new Int32Array(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT));

export const createSharedWrites = (): SharedWrites => ({
  state: numbers(4),
  files: numbers(MAX_WRITES),
  starts: numbers(MAX_WRITES),
  lengths: numbers(MAX_WRITES),
  written: numbers(MAX_WRITES),
  bytes: new Uint8Array(new SharedArrayBuffer(MAX_BYTES)),
});

/** Zero where the system takes nothing: who asked for it finds out why. */
function write({ files, starts, lengths, bytes }: SharedWrites, i: number): number {
  try {
    return writeSync(files[i]!, bytes, starts[i], lengths[i]);
  } catch {
    return 0;
  }
}

/** Does what nobody else has taken, part by part, until nothing is left. */
function takeParts(writes: SharedWrites): void {
  const { state, written } = writes;
  for (;;) {
    const end = Atomics.sub(state, LEFT, PART);
    if (end <= 0) return;
    const begin = Math.max(0, end - PART);
    for (let i = begin; i < end; i += 1) written[i] = write(writes, i);
    const done = Atomics.add(state, DONE, end - begin) + end - begin;
    if (done === state[COUNT]) Atomics.notify(state, DONE);
  }
}

/** Wakes all who help, to do the first `count` writes. */
export function offer({ state }: SharedWrites, count: number): void {
  state[COUNT] = count;
  Atomics.store(state, DONE, 0);
  Atomics.store(state, LEFT, count);
  Atomics.add(state, TURN, 1);
  Atomics.notify(state, TURN);
}

/** Stands still until all that was offered is done. */
export function awaitDone({ state }: SharedWrites): void {
  for (let done; (done = Atomics.load(state, DONE)) < state[COUNT]!; ) Atomics.wait(state, DONE, done);
}

/**
 * Does the first `count` writes together with all who help, and returns when every one of them is done: until then this thread does
 * nothing else, so no socket is closed under those who write to it.
 */
export function writeTogether(writes: SharedWrites, count: number): void {
  offer(writes, count);
  takeParts(writes);
  awaitDone(writes);
}

/** Helps for as long as its thread lives. */
export function helpForever(writes: SharedWrites): never {
  for (let turn = 0; ; ) {
    Atomics.wait(writes.state, TURN, turn);
    // Read before the parts are taken: what is offered meanwhile ends the next wait at once.
    turn = Atomics.load(writes.state, TURN);
    takeParts(writes);
  }
}
