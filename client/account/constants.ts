/** ACC-23. */
export const ACCOUNT_TIMEOUT_MS = 30_000;
/** ACC-48: data that are older are fetched again. */
export const FRESHNESS_MS = 300_000;
/** ACC-49: pause between two checks of the age, and the longest one before the first. */
export const CHECK_MS = 10_000;
/** ACC-50: mean pause before a retry. */
export const RETRY_MS = 3_000;
export const RETRY_SPREAD = 0.5;
export const MAX_RETRIES = 99;
export const ORPHAN_MS = 45_000;
/** JSON bytes of one call: the service accepts 64 KiB in all. */
export const STORE_BYTES = 48 * 1024;
export const STORE_DELAY_MS = 250;
export const FLUSH_MS = 5_000;

/** Bounds in ms of the pause before a failed call is made again. */
interface RetryPause {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** ACC-50: 3 s on average; or the service's pause, plus at random up to half of it. */
export const retryPause = (afterMs: number | null): RetryPause =>
  afterMs === null
    ? { leastMs: RETRY_MS * (1 - RETRY_SPREAD), mostMs: RETRY_MS * (1 + RETRY_SPREAD) }
    : { leastMs: afterMs, mostMs: afterMs * (1 + RETRY_SPREAD) };
