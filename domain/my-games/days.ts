import { dayOffset } from '../time/days.ts';

/** When a game is played. Times in seconds; null where not known, and the end where it is over within the day. */
export interface GameTimes {
  readonly start: number | null;
  readonly end: number | null;
}

/** The day of a game of which no start is known (MYG-02). */
export const UNKNOWN_DAY = -9999;

/** The first and the last day of a game, counted from today; null where its start is not known. */
export function daySpan({ start, end }: GameTimes, nowS: number): readonly [first: number, last: number] | null {
  if (start === null) return null;
  const first = dayOffset(start, nowS);
  return [first, end === null ? first : Math.max(first, dayOffset(end, nowS))];
}

/** The day of an entry, counted from today: 0 as long as the game lasts today, else the nearest of its days (MYG-02). */
export function gameDay(times: GameTimes, nowS: number): number {
  const span = daySpan(times, nowS);
  if (span === null) return UNKNOWN_DAY;
  const [first, last] = span;
  if (first > 0) return first;
  return last < 0 ? last : 0;
}
