// Runs before each test file: waits for the next day if this one is about to end.
import { dayBounds } from '@stillingen/domain';
import { awayFromEnd } from '../../server/testing/run.ts';
import { nowS } from './match.ts';

/** A journey over midnight would see two tables. No file takes longer. */
const BEFORE_MIDNIGHT_MS = 300_000;

await awayFromEnd(dayBounds(0, nowS())[1] * 1000, BEFORE_MIDNIGHT_MS);
