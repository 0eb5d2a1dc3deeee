import type { Clock } from './clock.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../store.ts';

/** Holds actions back until their data is as old as the delay, in order; runs them at once without a delay. */
export interface DelayQueue {
  /** `serverMs`: when the server published the data. */
  enqueue(serverMs: number, show: () => void): void;
  close(): void;
}

/** The clock may be ahead of the server by this much: nothing is shown too early. */
const CLOCK_ERROR_MS = 500;

/** `onLonger` is called when the delay became longer and the queue was cleared. A shorter delay runs what is due by it. */
export function createDelayQueue(
  ports: Pick<Ports, 'nowMs' | 'after'>,
  clock: Pick<Clock, 'nowMs'>,
  delayS: Store<number>,
  onLonger: () => void,
): DelayQueue {
  let held: { readonly bornMs: number; readonly show: () => void }[] = [];
  let delayMs = delayS.get() * 1000;
  let cancel = (): void => {};

  function release(): void {
    cancel();
    while (held[0] !== undefined && ports.nowMs() - held[0].bornMs >= delayMs) held.shift()!.show();
    const next = held[0];
    if (next !== undefined) cancel = ports.after(next.bornMs + delayMs - ports.nowMs(), release);
  }

  function clear(): void {
    cancel();
    held = [];
  }

  const end = delayS.subscribe(() => {
    const wasMs = delayMs;
    delayMs = delayS.get() * 1000;
    if (delayMs <= wasMs) return release();
    clear();
    onLonger();
  });
  return {
    enqueue(serverMs, show) {
      const ageMs = Math.max(0, clock.nowMs() - serverMs - CLOCK_ERROR_MS);
      held.push({ bornMs: ports.nowMs() - ageMs, show });
      if (held.length === 1) release();
    },
    close() {
      end();
      clear();
    },
  };
}
