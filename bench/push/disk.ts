import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;
/** About what the journal's log grows by with one score. */
const BYTES = Buffer.alloc(512, '.');

/**
 * What bare appends take of which each is synced to the disk of `folder`, one after another, fifty a second until it is asked. Answers
 * milliseconds from when each was due, as those wait that come while the disk stands still.
 */
export function watchDisk(folder: string): () => Promise<readonly number[]> {
  const samplesMs: number[] = [];
  let isOver = false;
  async function append(): Promise<void> {
    await using file = await open(path.join(folder, 'appended'), 'a');
    for (let dueMs = performance.now(); !isOver; dueMs += EVERY_MS) {
      await sleep(Math.max(0, dueMs - performance.now()));
      await file.write(BYTES);
      await file.datasync();
      samplesMs.push(performance.now() - dueMs);
    }
  }
  const appending = append();
  return async () => {
    isOver = true;
    await appending;
    return samplesMs;
  };
}
