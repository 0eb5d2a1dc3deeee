import type { ServiceStatus } from '../feeds/catalogue/feed.ts';

/** A bus that fell silent is noticed, and the journal asked, within this time (milliseconds). */
const DELAYED_MS = 6000;
/** What is older is no news any more (milliseconds). */
const OUTAGE_MS = 300_000;
const LOOK_MS = 1000;

/** What the system feed says of the service (ERR-16, O-174): 0 normal, 1 delayed data, 2 outage. */
export function serviceStatus(behindMs: number): number {
  if (behindMs < DELAYED_MS) return 0;
  return behindMs < OUTAGE_MS ? 1 : 2;
}

/** What the system feed says of a state that was last known to be true so long ago. */
export function serviceOf(behindMs: number, nowMs: number): ServiceStatus {
  const status = serviceStatus(behindMs);
  return { status, trueAtS: status === 0 ? null : Math.floor((nowMs - behindMs) / 1000) };
}

/** Calls `tell` when the status has changed; a second after it did, as the system feed is kept that long. */
export function watchStatus(statusNow: () => number, tell: () => void): Disposable {
  let [told, before] = [0, 0];
  const timer = setInterval(() => {
    const status = statusNow();
    if (status !== told && status === before) {
      told = status;
      tell();
    }
    before = status;
  }, LOOK_MS);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
