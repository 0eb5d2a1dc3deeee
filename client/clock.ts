import { CLOCK_TICK_MS } from './constants.ts';
import type { Ports } from './ports.ts';
import { createStore, type Store } from './store.ts';

/** The time of the server, told from its answers; the clock of the device only counts on from there. */
export interface Clock {
  nowMs(): number;
  nowS(): number;
  /** Server time in seconds, renewed every 5 s while anybody listens (CLOCK-01). */
  readonly ticks: Store<number>;
  /** Takes a time the server named, right to `precisionMs` either way; within that the present reckoning stays. */
  observe(serverMs: number, precisionMs: number): void;
}

/** A clock that shows the time of the device until the server has named its own. */
export function createClock(ports: Pick<Ports, 'nowMs' | 'after' | 'visibility'>): Clock {
  let aheadMs = 0;
  const nowMs = (): number => ports.nowMs() + aheadMs;
  const nowS = (): number => Math.floor(nowMs() / 1000);

  const ticks = createStore(nowS(), () => {
    let cancel = (): void => {};
    const tick = (): void => {
      cancel();
      cancel = ports.after(CLOCK_TICK_MS, tick);
      ticks.set(nowS());
    };
    cancel = ports.after(CLOCK_TICK_MS, tick);
    // Browsers slow the timers of hidden pages down: what the visitor comes back to must be right at once.
    const end = ports.visibility.subscribe(() => {
      if (ports.visibility.holds()) tick();
    });
    return () => {
      cancel();
      end();
    };
  });

  return {
    nowMs,
    nowS,
    ticks,
    observe(serverMs, precisionMs) {
      if (Math.abs(serverMs - nowMs()) <= precisionMs) return;
      aheadMs = serverMs - ports.nowMs();
      // A device whose clock is wrong would show wrong minutes until the next tick.
      ticks.set(nowS());
    },
  };
}
