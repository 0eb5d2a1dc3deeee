import { sleep } from '../../ops/output.ts';

const CHECK_LEADERSHIP_MS = 1000;

/** Runs again and again while this process leads; the signal of a run ends with the leadership. */
export async function whileLeading(
  isLeading: () => boolean,
  signal: AbortSignal,
  run: (over: AbortSignal) => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted) {
    if (!isLeading()) {
      await sleep(CHECK_LEADERSHIP_MS, signal);
      continue;
    }
    const lost = new AbortController();
    const over = AbortSignal.any([signal, lost.signal]);
    const done = run(over);
    while (!over.aborted) {
      await sleep(CHECK_LEADERSHIP_MS, over);
      if (!isLeading()) lost.abort();
    }
    await done;
  }
}
