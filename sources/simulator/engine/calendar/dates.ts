import { dayNumber } from './copenhagen.ts';

/** Calendars are written for this year; other years have the same weekdays. */
const CALENDAR_YEAR = 2026;

/** The day in a year that lies nearest to a day of the calendar, '01-18', and is the same weekday. */
export function calendarDay(year: number, monthDay: string): number {
  const date = dayNumber(`${year}-${monthDay}`);
  const later = (((dayNumber(`${CALENDAR_YEAR}-${monthDay}`) - date) % 7) + 7) % 7;
  return date + (later > 3 ? later - 7 : later);
}

export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Hours that a country's clock is ahead of Copenhagen's, near enough for a timetable. */
const AHEAD = new Map<string, number>(
  (
    [
      [11, 'nz'],
      [9, 'au'],
      [7, 'jp kr'],
      [6, 'cn hk tw my sg mo'],
      [5, 'id th vn'],
      [4, 'in lk bd'],
      [3, 'pk'],
      [2, 'ae'],
      [1, 'sa qa'],
      [-1, 'gb gb-eng gb-sct gb-wls gb-nir ie'],
      [-5, 'br'],
      [-6, 'us ca bb'],
      [-7, 'mx'],
    ] as const
  ).flatMap(([hours, countries]) => countries.split(' ').map((country) => [country, hours] as const)),
);

/** Minutes after Copenhagen's midnight at which clocks in a country show `minutes`; not before that midnight. */
export const copenhagenMinutes = (country: string, minutes: number): number =>
  Math.max(0, minutes - (AHEAD.get(country) ?? 0) * 60);
