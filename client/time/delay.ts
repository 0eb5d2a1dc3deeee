import type { Clock } from './clock.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../store.ts';

/** What is held back until it is as old as the delay, in the order in which it came; at once where there is no delay. */
export interface DelayQueue {
  /** Shows what the server said at a time of its own, in milliseconds. */
  enqueue(serverMs: number, show: () => void): void;
  /** Forgets what is held back. */
  clear(): void;
  close(): void;
}

/** The clock may be ahead of the server by this much: what is held back is never shown before its time. */
const CLOCK_ERROR_MS = 500;

/** A line of its own for each thing that is shown. A delay that is made shorter shows at once what is old enough by it. */
export function createDelayQueue(
  ports: Pick<Ports, 'nowMs' | 'after'>,
  clock: Pick<Clock, 'nowMs'>,
  delayS: Store<number>,
): DelayQueue {
  let held: { readonly bornMs: number; readonly show: () => void }[] = [];
  let cancel = (): void => {};

  function release(): void {
    cancel();
    while (held[0] !== undefined && ports.nowMs() - held[0].bornMs >= delayS.get() * 1000) held.shift()!.show();
    const next = held[0];
    if (next !== undefined) cancel = ports.after(next.bornMs + delayS.get() * 1000 - ports.nowMs(), release);
  }

  function clear(): void {
    cancel();
    held = [];
  }

  const end = delayS.subscribe(release);
  return {
    enqueue(serverMs, show) {
      const ageMs = Math.max(0, clock.nowMs() - serverMs - CLOCK_ERROR_MS);
      held.push({ bornMs: ports.nowMs() - ageMs, show });
      if (held.length === 1) release();
    },
    clear,
    close() {
      end();
      clear();
    },
  };
}
