import { setTimeout as sleep } from 'node:timers/promises';

/** Slows a program that retries at once down to one refusal a second and connection. */
const HOLD_MS = 1000;
/** Further refusals are sent at once, as each held one keeps a connection. */
const MOST_HELD = 1000;
export const RETRY_AFTER_S = 5;

let held = 0;

export async function hold(): Promise<void> {
  if (held >= MOST_HELD) return;
  held += 1;
  try {
    await sleep(HOLD_MS, undefined, { ref: false });
  } finally {
    held -= 1;
  }
}
