import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { createFanOut, createReader, type Reader } from './fan-out.ts';
import { createFrame } from './frame.ts';
import { PUSH_LIMITS } from './limits.ts';

const READERS = 100;

it('writes to all in one turn that is long enough, and to few in the turn after somebody has come', async () => {
  let written = 0;
  const connection = { isFull: () => false, write: () => (written += 1) } as unknown as Connection;
  const readers = Array.from({ length: READERS }, () => createReader(connection));
  using fanOut = createFanOut<Reader>(
    { ...PUSH_LIMITS, turnMs: 60_000 },
    { clockMs: Date.now, writers: { together: (task) => task(), atOnce: 1 }, onResync: () => undefined, onSlow: () => undefined },
  );
  const frame = createFrame({ op: 'drain', afterMs: 0 });
  for (const reader of readers) fanOut.send(reader, frame);
  for (const few of [4, 8]) {
    fanOut.makeWay();
    await setImmediate();
    expect(written).toBe(few);
  }
  await setImmediate();
  expect(written).toBe(READERS);
});
