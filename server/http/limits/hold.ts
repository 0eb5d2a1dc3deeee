import { setTimeout as sleep } from 'node:timers/promises';

/** A program that asks again at once is slowed down to one refusal a second and connection. */
const HOLD_MS = 1000;
/** More than so many refusals are not held, as each holds a connection. */
const MOST_HELD = 1000;
/** When to come back, as refusals say it (seconds). */
export const RETRY_AFTER_S = 5;

let held = 0;

/** Waits before a refusal for asking too often is sent. */
export async function hold(): Promise<void> {
  if (held >= MOST_HELD) return;
  held += 1;
  try {
    await sleep(HOLD_MS, undefined, { ref: false });
  } finally {
    held -= 1;
  }
}
