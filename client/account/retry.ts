import { RETRY_MS, RETRY_SPREAD } from './constants.ts';

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
