import { dayNumber } from '../copenhagen.ts';

/** Calendars are written for this year; other years have the same weekdays. */
const CALENDAR_YEAR = 2026;

/** The year of a day number. */
export const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear();

/** The day in a year that lies nearest to a day of the calendar, '01-18', and is the same weekday. */
export function calendarDay(year: number, monthDay: string): number {
  const date = dayNumber(`${year}-${monthDay}`);
  const later = (((dayNumber(`${CALENDAR_YEAR}-${monthDay}`) - date) % 7) + 7) % 7;
  return date + (later > 3 ? later - 7 : later);
}

/** 0 Monday … 6 Sunday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Hours that a country's clock is ahead of Copenhagen's, near enough for a timetable. */
const AHEAD: Readonly<Record<string, number>> = {
  au: 9, nz: 11, jp: 7, kr: 7, cn: 6, hk: 6, tw: 6, my: 6, sg: 6, mo: 6, id: 5, th: 5, vn: 5, in: 4, lk: 4, bd: 4, pk: 3,
  ae: 2, sa: 1, qa: 1, za: 0, gb: -1, 'gb-eng': -1, 'gb-sct': -1, 'gb-wls': -1, 'gb-nir': -1, ie: -1, br: -5, us: -6, ca: -6, mx: -7, bb: -6,
}; // prettier-ignore

/** Minutes after Copenhagen's midnight at which clocks in a country show `minutes`; not before that midnight. */
export const copenhagenMinutes = (country: string, minutes: number): number => Math.max(0, minutes - (AHEAD[country] ?? 0) * 60);
