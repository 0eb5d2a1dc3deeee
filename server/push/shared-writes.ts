import { writeSync } from 'node:fs';

/** Writes that lie in memory at a time; a power of two, so that numbers that begin anew go on at the right place. */
export const MAX_WRITES = 4096;
/** What a thread takes for itself at a time: who takes the last ones is waited for. */
const PART = 8;
const MAX_BYTES = 128 * 1024;

/** Numbers in `state`, which only grow: of writes that were offered, taken and done, each lying at its number's place in the ring. */
const OFFERED = 0;
const TAKEN = 1;
const DONE = 2;

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
  state: numbers(3),
  files: numbers(MAX_WRITES),
  starts: numbers(MAX_WRITES),
  lengths: numbers(MAX_WRITES),
  written: numbers(MAX_WRITES),
  bytes: new Uint8Array(new SharedArrayBuffer(MAX_BYTES)),
});

/** The place of a write in the ring. */
export const placeOf = (number: number): number => number & (MAX_WRITES - 1);

/** The number of the next write that is offered. */
export const nextNumber = ({ state }: SharedWrites): number => state[OFFERED]!;

/** Zero where the system takes nothing: who asked for it finds out why. */
function write({ files, starts, lengths, bytes }: SharedWrites, place: number): number {
  try {
    return writeSync(files[place]!, bytes, starts[place], lengths[place]);
  } catch {
    return 0;
  }
}

/** Does what was offered and nobody else has taken, part by part, until nothing is left. */
function takeParts(writes: SharedWrites): void {
  const { state, written } = writes;
  for (;;) {
    const from = Atomics.load(state, TAKEN);
    const count = Math.min(PART, (Atomics.load(state, OFFERED) - from) | 0);
    if (count <= 0) return;
    if (Atomics.compareExchange(state, TAKEN, from, (from + count) | 0) !== from) continue;
    for (let i = 0; i < count; i += 1) {
      const place = placeOf(from + i);
      written[place] = write(writes, place);
    }
    const done = (Atomics.add(state, DONE, count) + count) | 0;
    if (done === Atomics.load(state, OFFERED)) Atomics.notify(state, DONE);
  }
}

/** Offers `count` more writes, which lie at their places, to all who help. */
export function offer({ state }: SharedWrites, count: number): void {
  Atomics.add(state, OFFERED, count);
  Atomics.notify(state, OFFERED);
}

/** Stands still until all that was offered is done: so no socket is closed under those who write to it. */
export function awaitDone({ state }: SharedWrites): void {
  for (let done; (done = Atomics.load(state, DONE)) !== state[OFFERED]!; ) Atomics.wait(state, DONE, done);
}

/** Helps with what was offered, and returns when every one of them is done. */
export function finish(writes: SharedWrites): void {
  takeParts(writes);
  awaitDone(writes);
}

/** Helps for as long as its thread lives. */
export function helpForever(writes: SharedWrites): never {
  const { state } = writes;
  for (;;) {
    const offered = Atomics.load(state, OFFERED);
    takeParts(writes);
    // What was offered meanwhile ends the wait at once.
    Atomics.wait(state, OFFERED, offered);
  }
}
