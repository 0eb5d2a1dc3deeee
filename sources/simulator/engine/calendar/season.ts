import { dayNumber, daysSinceSaturday } from './copenhagen.ts';

/** Where a season lies in the year, as month and day; `pause` is the break in which no rounds are played. */
export interface SeasonWindow {
  readonly from: string;
  readonly to: string;
  readonly pause: readonly [from: string, to: string] | null;
}

/** A season of one year or over two, by its window. */
export const crossesNewYear = ({ from, to }: SeasonWindow): boolean => to < from;

/** '2026/2027' or '2026' for the season that begins in `year`. */
export const seasonLabel = (window: SeasonWindow, year: number): string =>
  crossesNewYear(window) ? `${year}/${year + 1}` : String(year);

/** The day number of a month and day within the season that begins in `year`. */
export const dayInSeason = (window: SeasonWindow, year: number, monthDay: string): number =>
  dayNumber(`${crossesNewYear(window) && monthDay < window.from ? year + 1 : year}-${monthDay}`);

/** The Saturdays on which rounds may be played in the season that begins in `year`, as day numbers. */
export function saturdays(window: SeasonWindow, year: number): readonly number[] {
  const dayIn = (monthDay: string): number => dayInSeason(window, year, monthDay);
  const [first, last] = [dayIn(window.from), dayIn(window.to)];
  const [pauseFrom, pauseTo] = window.pause === null ? [Infinity, -Infinity] : [dayIn(window.pause[0]), dayIn(window.pause[1])];
  const days: number[] = [];
  for (let day = first + ((7 - daysSinceSaturday(first)) % 7); day <= last; day += 7) {
    if (day < pauseFrom || day > pauseTo) days.push(day);
  }
  return days;
}
