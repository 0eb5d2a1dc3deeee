export interface ServiceStatus {
  /** 0 normal, 1 delayed data, 2 outage (ERR-16). */
  readonly status: number;
  /** The time in seconds up to which the data are known to be right; null while all is well. */
  readonly trueAtS: number | null;
  /** What the operator announces; absent or null without it. */
  readonly notice?: string | null;
  /** The program of the pages; absent without pages. */
  readonly program?: string | undefined;
}

/** A silent bus is noticed, and the journal read, within this time (milliseconds). */
const DELAYED_MS = 6000;
const OUTAGE_MS = 300_000;
/** While its matches are live, a provider sends a message within this time (milliseconds). */
const QUIET_MS = 90_000;
const CHECK_MS = 1000;

/** The status of a state of this age (ERR-16, O-174): 0 normal, 1 delayed data, 2 outage. */
export function serviceStatus(behindMs: number): number {
  if (behindMs < DELAYED_MS) return 0;
  return behindMs < OUTAGE_MS ? 1 : 2;
}

export interface StateAge {
  /** Since bus or journal last confirmed the state (milliseconds). */
  readonly behindMs: number;
  /** The longest silence of a provider with a live event (milliseconds); 0 without one. */
  readonly silenceMs: () => number;
}

export function serviceOf({ behindMs, silenceMs }: StateAge, nowMs: number): ServiceStatus {
  const trueAtS = (ageMs: number): number => Math.floor((nowMs - ageMs) / 1000);
  const status = serviceStatus(behindMs);
  if (status !== 0) return { status, trueAtS: trueAtS(behindMs) };
  const quietMs = silenceMs();
  if (quietMs >= QUIET_MS) return { status: 1, trueAtS: trueAtS(quietMs) };
  return { status: 0, trueAtS: null };
}

/** Calls `onChange` a second after a change: the system feed is kept that long. */
export function watchStatus(statusNow: () => Pick<ServiceStatus, 'status' | 'notice'>, onChange: () => void): Disposable {
  const textNow = (): string => {
    const { status, notice } = statusNow();
    return `${status} ${notice ?? ''}`;
  };
  let reported = textNow();
  let before = reported;
  const timer = setInterval(() => {
    const now = textNow();
    if (now !== reported && now === before) {
      reported = now;
      onChange();
    }
    before = now;
  }, CHECK_MS);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
