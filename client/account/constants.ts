/** What the account client waits for, how long and how often. */

/** ACC-23. */
export const ACCOUNT_TIMEOUT_MS = 30_000;
/** ACC-48: data that are older are fetched again. */
export const FRESHNESS_MS = 300_000;
/** ACC-49: pause between two checks of the age, and the longest one before the first. */
export const CHECK_MS = 10_000;
/** ACC-50: mean pause before a failed call is made again, and by how much of it the pause may be off either way. */
export const RETRY_MS = 3_000;
export const RETRY_SPREAD = 0.5;
export const MAX_RETRIES = 99;
/** Changes of another page of this browser that wait longer than this are taken over: the page is gone or stuck. */
export const ORPHAN_MS = 45_000;
/** The most that is stored with one call, in bytes of JSON: the service takes 64 KiB with what stands around it. */
export const STORE_BYTES = 48 * 1024;
/** A change waits this long for others that come with it. */
export const STORE_DELAY_MS = 250;
/** How long a logout waits for changes of the last moment to be stored. */
export const FLUSH_MS = 5_000;

/** Bounds in ms of the pause before a failed call is made again. */
interface RetryPause {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** ACC-50: a pause of 3 s on average, or what the service asks for and at random up to half as much more. */
export const retryPause = (afterMs: number | null): RetryPause =>
  afterMs === null
    ? { leastMs: RETRY_MS * (1 - RETRY_SPREAD), mostMs: RETRY_MS * (1 + RETRY_SPREAD) }
    : { leastMs: afterMs, mostMs: afterMs * (1 + RETRY_SPREAD) };
