import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than the tests of a file take. */
const LEAST_MS = 90_000;

/** Waits for the next day if this one ends soon (milliseconds). */
export async function awayFromEnd(endMs: number, leastMs: number): Promise<void> {
  const leftMs = endMs - Date.now();
  if (leftMs >= leastMs) return;
  // A timer may fire early.
  await sleep(leftMs + 100);
}

/**
 * The current date at an offset from UTC in hours (2026-11-22). Waits for the next day if this one
 * ends soon.
 */
export async function today(hoursEast: number): Promise<string> {
  const intoDayMs = (Date.now() + hoursEast * HOUR_MS) % DAY_MS;
  await awayFromEnd(Date.now() + DAY_MS - intoDayMs, LEAST_MS);
  return new Date(Date.now() + hoursEast * HOUR_MS).toISOString().slice(0, 10);
}
