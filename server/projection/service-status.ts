/** What the system feed reports of the service. */
export interface ServiceStatus {
  /** 0 normal, 1 delayed data, 2 outage (ERR-16). */
  readonly status: number;
  /** The time in seconds up to which the data are known to be right; null while all is well. */
  readonly trueAtS: number | null;
  /** The program that the pages of this server load; absent where it has none. */
  readonly program?: string | undefined;
}

/** A bus that fell silent is noticed, and the journal asked, within this time (milliseconds). */
const DELAYED_MS = 6000;
/** What is older is no news any more (milliseconds). */
const OUTAGE_MS = 300_000;
/** While matches are played, somebody says something within this time (milliseconds). */
const QUIET_MS = 90_000;
const LOOK_MS = 1000;

/** What the system feed says of the service (ERR-16, O-174): 0 normal, 1 delayed data, 2 outage. */
export function serviceStatus(behindMs: number): number {
  if (behindMs < DELAYED_MS) return 0;
  return behindMs < OUTAGE_MS ? 1 : 2;
}

/** What is known of how true the state is. */
export interface Truth {
  /** For how long neither bus nor journal has said that it is what was told (milliseconds). */
  readonly behindMs: number;
  /** For how long no provider has told anything (milliseconds). */
  readonly quietMs: number;
  /** Whether anything is being played; asked only where nobody tells of it. */
  readonly isLive: () => boolean;
}

/** What the system feed says of the state: old where it was last known to be true long ago, or where nobody tells of what is being played. */
export function serviceOf({ behindMs, quietMs, isLive }: Truth, nowMs: number): ServiceStatus {
  const trueAtS = (ageMs: number): number => Math.floor((nowMs - ageMs) / 1000);
  const status = serviceStatus(behindMs);
  if (status !== 0) return { status, trueAtS: trueAtS(behindMs) };
  if (quietMs >= QUIET_MS && isLive()) return { status: 1, trueAtS: trueAtS(quietMs) };
  return { status: 0, trueAtS: null };
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
