import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than the tests of a file take. */
const LEAST_MS = 90_000;

/**
 * The day that it is now, so many hours east of Greenwich (2026-11-22), and will be for as long as tests of it run: where it is nearly
 * over, the next one is waited for.
 */
export async function today(hoursEast: number): Promise<string> {
  const leftMs = DAY_MS - ((Date.now() + hoursEast * HOUR_MS) % DAY_MS);
  // A timer may be early by a moment.
  if (leftMs < LEAST_MS) await sleep(leftMs + 100);
  return new Date(Date.now() + hoursEast * HOUR_MS).toISOString().slice(0, 10);
}
