import { CLOCK_TICK_MS } from '../constants.ts';
import type { Ports } from '../ports.ts';
import { createStore, type Store } from '../store.ts';

export interface Clock {
  nowMs(): number;
  nowS(): number;
  isKnown(): boolean;
  shownS(): number;
  /** Renewed every 5 s while it has listeners (CLOCK-01). */
  readonly ticks: Store<number>;
  /** `precisionMs`: smaller differences are ignored. */
  observe(serverMs: number, precisionMs: number): void;
}

/** Earlier times are those of devices without a clock. */
const EARLIEST_MS = Date.UTC(2020, 0);
/** A page is opened sooner after its time; else the clock of the device is wrong. */
const PAGE_AGE_MS = 3_600_000;

/** `pageMs`: server time of the page, for the time before the first answer. */
export function createClock(
  ports: Pick<Ports, 'nowMs' | 'after' | 'visibility'>,
  delayS: Store<number>,
  pageMs: number = ports.nowMs(),
): Clock {
  const sincePageMs = ports.nowMs() - pageMs;
  let aheadMs = Math.abs(sincePageMs) > PAGE_AGE_MS ? -sincePageMs : 0;
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
      // Browsers slow down the timers of hidden pages.
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
      // Corrects minutes at once on a device with a wrong clock.
      ticks.set(shownS());
    },
  };
}
