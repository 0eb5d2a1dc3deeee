// Before each file of tests, and before it makes a match of today: waits for the next day where this one is about to end.
import { dayBounds } from '@stillingen/domain';
import { awayFromEnd } from '../../server/testing/run.ts';
import { nowS } from './match.ts';

/** Journeys that begin on one day and end on the next would see two tables. No file takes longer, also on a busy machine. */
const BEFORE_MIDNIGHT_MS = 300_000;

await awayFromEnd(dayBounds(0, nowS())[1] * 1000, BEFORE_MIDNIGHT_MS);
