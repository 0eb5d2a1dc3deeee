import { MY_GAMES } from '../constants.ts';
import { daySpan, type GameTimes } from './days.ts';

/** How many games may be kept, and how far from today (MYG-36). */
export interface MyGamesLimits {
  readonly maximumCount: number;
  readonly pastDays: number;
  readonly futureDays: number;
}

/** Whether a game's days allow it to be added: it is played today, or either end lies within the range (MYG-25, 26). */
export function isNearEnough(times: GameTimes, nowS: number, limits: MyGamesLimits = MY_GAMES): boolean {
  const span = daySpan(times, nowS);
  if (span === null) return false;
  const [first, last] = span;
  const today = first <= 0 && last >= 0;
  return today || span.some((day) => day >= -limits.pastDays && day <= limits.futureDays);
}

/** Whether one more game may be added to `count` of them (MYG-17, 25 to 27). Times in seconds. */
export const isAddable = (times: GameTimes, count: number, nowS: number, limits: MyGamesLimits = MY_GAMES): boolean =>
  count < limits.maximumCount && isNearEnough(times, nowS, limits);
