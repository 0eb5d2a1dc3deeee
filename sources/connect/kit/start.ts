import { UnreadableAnswer } from './answer.ts';
import { DAY } from './pace.ts';

/** Calendars reach a season ahead. */
const FARTHEST = 400 * DAY;

/** Throws UnreadableAnswer for a start that no calendar reaches: a year of 2099. */
export function checkStart(start: string, path: string, nowMs: number): void {
  if (Date.parse(start) - nowMs > FARTHEST) throw new UnreadableAnswer(`${path}: must be within 400 days, not "${start}"`);
}
