import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LEAST_MS = 90_000;

export async function awayFromEnd(endMs: number, leastMs: number): Promise<void> {
  const leftMs = endMs - Date.now();
  if (leftMs >= leastMs) return;
  // A timer may fire early.
  await sleep(leftMs + 100);
}

/** The date at an offset from UTC in hours; waits for the next day if this one ends soon. */
export async function today(hoursEast: number): Promise<string> {
  const intoDayMs = (Date.now() + hoursEast * HOUR_MS) % DAY_MS;
  await awayFromEnd(Date.now() + DAY_MS - intoDayMs, LEAST_MS);
  return new Date(Date.now() + hoursEast * HOUR_MS).toISOString().slice(0, 10);
}
