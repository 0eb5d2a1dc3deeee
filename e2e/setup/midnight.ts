import { setTimeout as sleep } from 'node:timers/promises';
import { dayBounds } from '@stillingen/domain';
import { nowS } from './statements.ts';

/** Journeys that begin on one day and end on the next would see two tables. */
const BEFORE_MIDNIGHT_S = 90;

/** Waits for the next day where this one is about to end. */
export async function awayFromMidnight(): Promise<void> {
  const leftS = dayBounds(0, nowS())[1] - nowS();
  if (leftS < BEFORE_MIDNIGHT_S) await sleep((leftS + 1) * 1000);
}
