const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
/** The schedule of Standard Webhooks: after it, a message is a dead letter. */
export const RETRIES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
/** A retry is later by up to this share: receivers that come back are not met by all at once. */
const JITTER = 0.1;

/** A later message of the same match waits for one that was attempted at most so often. */
export const HOLDING_ATTEMPTS = 2;

/** Milliseconds to the next attempt; null after the last. `attempts`: made so far; `random`: 0 to 1. */
export function retryInMs(attempts: number, askedMs: number | null, random: number): number | null {
  const pause = RETRIES_MS[attempts - 1];
  return pause === undefined ? null : Math.round(Math.max(pause * (1 + JITTER * random), askedMs ?? 0));
}
