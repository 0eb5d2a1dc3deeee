import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;
/** About what the journal's log grows by with one score. */
const BYTES = Buffer.alloc(512, '.');

/** What a bare append takes that is synced to the disk of `folder`, again and again until it is asked. Answers milliseconds. */
export function watchDisk(folder: string): () => Promise<readonly number[]> {
  const samplesMs: number[] = [];
  let isOver = false;
  async function append(): Promise<void> {
    await using file = await open(path.join(folder, 'appended'), 'a');
    while (!isOver) {
      const fromMs = performance.now();
      await file.write(BYTES);
      await file.datasync();
      samplesMs.push(performance.now() - fromMs);
      await sleep(EVERY_MS);
    }
  }
  const appending = append();
  return async () => {
    isOver = true;
    await appending;
    return samplesMs;
  };
}
