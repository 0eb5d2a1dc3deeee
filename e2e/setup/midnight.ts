// Before each file of tests, and before it makes a match of today: waits for the next day where this one is about to end.
import { setTimeout as sleep } from 'node:timers/promises';
import { dayBounds } from '@stillingen/domain';
import { nowS } from './statements.ts';

/** Journeys that begin on one day and end on the next would see two tables. No file takes longer, also on a busy machine. */
const BEFORE_MIDNIGHT_S = 300;

const leftS = dayBounds(0, nowS())[1] - nowS();
if (leftS < BEFORE_MIDNIGHT_S) {
  console.log(`It is ${leftS} seconds to midnight: the tests go on then.`);
  await sleep((leftS + 1) * 1000);
}
