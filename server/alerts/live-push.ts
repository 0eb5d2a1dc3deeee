import { setTimeout as sleep } from 'node:timers/promises';

/** Calls the listener once live push has written what it has, at once where it has nothing. */
export type WhenPushed = (listener: () => void) => void;

/** A message may wait for live push for so long, again and again. */
const MOST_MS = 100;

/** Resolves after a pause, when live push has written what it has by then. */
export async function pauseForPush(pauseMs: number, whenPushed: WhenPushed): Promise<void> {
  await sleep(pauseMs);
  let isWritten = false;
  const written = new Promise<void>((resolve) => {
    whenPushed(() => {
      isWritten = true;
      resolve();
    });
  });
  if (!isWritten) await Promise.race([written, sleep(MOST_MS)]);
}
