import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Connection } from './transport/connection.ts';
import { createFanOut, type FanOut, Reader } from './fan-out.ts';
import { createFrame, type Frame } from './frame.ts';
import { PUSH_LIMITS } from './limits.ts';

const frame = (number: number): Frame => createFrame({ op: 'drain', afterMs: number });
const numberOf = ({ message }: Frame): unknown => 'afterMs' in message && message.afterMs;

/** Readers who take all, each with the writes that he got. */
function readersOf(count: number): { readonly readers: readonly Reader[]; readonly writes: readonly unknown[][][] } {
  const writes: unknown[][][] = Array.from({ length: count }, () => []);
  const readers = writes.map((mine) => {
    const connection: Pick<Connection, 'isFull' | 'write'> = {
      isFull: () => false,
      write(frames) {
        mine.push(frames.map(numberOf));
      },
    };
    return new Reader(connection as Connection);
  });
  return { readers, writes };
}
const create = (makeWayMs = 60_000): FanOut<Reader> =>
  createFanOut<Reader>(
    { ...PUSH_LIMITS, turnMs: 60_000, makeWayMs },
    { clockMs: Date.now, onResync: () => undefined, onSlow: () => undefined },
  );

it.each(['one after another', 'all at once'])(
  'writes to all in a turn, and to few where somebody has come, told %s',
  async (how) => {
    const { readers, writes } = readersOf(100);
    const written = (): number => writes.filter((mine) => mine.length > 0).length;
    using fanOut = create();
    if (how === 'all at once') fanOut.sendAll([{ readers: new Set(readers), frame: frame(0) }]);
    else for (const reader of readers) fanOut.send(reader, frame(0));
    for (const few of [4, 8]) {
      fanOut.makeWay();
      await setImmediate();
      expect(written()).toBe(few);
    }
    await setImmediate();
    expect(written()).toBe(readers.length);
  },
);

it('writes to all in every other turn at least where readers have waited for long while others connect', async () => {
  const { readers, writes } = readersOf(100);
  const written = (): number => writes.filter((mine) => mine.length > 0).length;
  using fanOut = create(-1);
  for (const reader of readers) fanOut.send(reader, frame(0));
  fanOut.makeWay();
  await setImmediate();
  expect(written()).toBe(4);
  fanOut.makeWay();
  await setImmediate();
  expect(written()).toBe(readers.length);
});

it('lets nobody wait for ever where all are told more often than they can be written to', async () => {
  const { readers, writes } = readersOf(100);
  using fanOut = create();
  for (let told = 0; told < 30; told += 1) {
    fanOut.sendAll([{ readers: new Set(readers), frame: frame(told) }]);
    fanOut.makeWay();
    await setImmediate();
  }
  expect(writes.filter((mine) => mine.length === 0)).toEqual([]);
});

it('writes once to who is in several groups', async () => {
  const { readers, writes } = readersOf(3);
  using fanOut = create();
  const [first, second] = readers as [Reader, Reader, Reader];
  fanOut.sendAll([
    { readers: new Set(readers), frame: frame(0) },
    { readers: new Set([first]), frame: frame(1) },
    { readers: new Set([first, second]), frame: frame(2) },
  ]);
  await setImmediate();
  expect(writes).toEqual([[[1, 2, 0]], [[2, 0]], [[0]]]);
});

const READERS = 12;
const someReaders = fc.uniqueArray(fc.nat(READERS - 1));
const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), to: fc.nat(READERS - 1) }),
  fc.record({ kind: fc.constant('sendAll' as const), groups: fc.array(someReaders, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('finish' as const), to: fc.nat(READERS - 1) }),
  fc.record({ kind: fc.constant('turn' as const), isShort: fc.boolean() }),
);

it('gives each reader every frame that is his once, and none before one that was sent earlier', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { readers, writes } = readersOf(READERS);
      const sent: number[][] = readers.map(() => []);
      using fanOut = create();
      for (const [i, each] of steps.entries()) {
        switch (each.kind) {
          case 'send':
            fanOut.send(readers[each.to]!, frame(i));
            sent[each.to]!.push(i);
            break;
          case 'sendAll':
            fanOut.sendAll(each.groups.map((group) => ({ readers: new Set(group.map((at) => readers[at]!)), frame: frame(i) })));
            for (const at of each.groups.flat()) sent[at]!.push(i);
            break;
          case 'finish':
            fanOut.finish(readers[each.to]!);
            expect(writes[each.to]!.flat()).toEqual(sent[each.to]);
            break;
          case 'turn':
            if (each.isShort) fanOut.makeWay();
            await setImmediate();
        }
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      fanOut.whenWritten(resolve);
      await promise;
      expect(writes.map((mine) => mine.flat())).toEqual(sent);
    }),
    { numRuns: 500 },
  );
});
