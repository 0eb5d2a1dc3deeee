import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test-folder.ts';
import { awaitDone, createSharedWrites, MAX_WRITES, nextNumber, offer, placeOf } from './shared-writes.ts';

it.each([
  ['from the first on', 0],
  ['where their numbers begin anew', 2 ** 31 - 50],
])(
  'a thread that helps does what is offered, turn after turn, while the one that offers it stands still, %s',
  async (_, number) => {
    using folder = temporaryFolder('writes');
    const file = path.join(folder.path, 'written');
    const fd = openSync(file, 'a');
    const writes = createSharedWrites();
    writes.state.fill(number);
    const thread = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: writes });
    try {
      writes.bytes.set(Buffer.from('goal;'));
      writes.files.fill(fd);
      writes.lengths.fill(5);
      for (const count of [1, 7, 8, 100, MAX_WRITES]) {
        const first = nextNumber(writes);
        offer(writes, count);
        awaitDone(writes);
        const written = Array.from({ length: count }, (_, i) => writes.written[placeOf(first + i)]);
        expect(new Set(written)).toEqual(new Set([5]));
        writes.written.fill(0);
      }
      expect(readFileSync(file, 'latin1')).toBe('goal;'.repeat(1 + 7 + 8 + 100 + MAX_WRITES));
    } finally {
      await thread.terminate();
      closeSync(fd);
    }
  },
);
