import { CLOCK_TICK_MS } from '../constants.ts';
import type { Ports } from '../ports.ts';
import { createStore, type Store } from '../store.ts';

/** The time of the server, told from its answers; the clock of the device only counts on from there. */
export interface Clock {
  nowMs(): number;
  nowS(): number;
  /** Whether the server has named its time yet. */
  isKnown(): boolean;
  /** Server time in seconds less the delay: the time of the world that is shown. */
  shownS(): number;
  /** The time that is shown, renewed every 5 s while anybody listens (CLOCK-01). */
  readonly ticks: Store<number>;
  /** Takes a time the server named, right to `precisionMs` either way; within that the present reckoning stays. */
  observe(serverMs: number, precisionMs: number): void;
}

/** No server of this kind is older: an earlier time is that of a device without a clock in between. */
const EARLIEST_MS = Date.UTC(2020, 0);

/** A clock that shows the time of the device until the server has named its own. */
export function createClock(ports: Pick<Ports, 'nowMs' | 'after' | 'visibility'>, delayS: Store<number>): Clock {
  let aheadMs = 0;
  let known = false;
  const nowMs = (): number => ports.nowMs() + aheadMs;
  const nowS = (): number => Math.floor(nowMs() / 1000);
  const shownS = (): number => nowS() - delayS.get();

  const ticks = createStore(shownS(), () => {
    let cancel = (): void => {};
    const tick = (): void => {
      cancel();
      cancel = ports.after(CLOCK_TICK_MS, tick);
      ticks.set(shownS());
    };
    cancel = ports.after(CLOCK_TICK_MS, tick);
    const ends = [
      // Browsers slow the timers of hidden pages down: what the visitor comes back to must be right at once.
      ports.visibility.subscribe(() => {
        if (ports.visibility.holds()) tick();
      }),
      delayS.subscribe(tick),
      () => cancel(),
    ];
    return () => {
      for (const end of ends) end();
    };
  });

  return {
    nowMs,
    nowS,
    isKnown: () => known,
    shownS,
    ticks,
    observe(serverMs, precisionMs) {
      if (serverMs < EARLIEST_MS) return;
      known = true;
      if (Math.abs(serverMs - nowMs()) <= precisionMs) return;
      aheadMs = serverMs - ports.nowMs();
      // A device whose clock is wrong would show wrong minutes until the next tick.
      ticks.set(shownS());
    },
  };
}
