import { copenhagenHours } from '@stillingen/domain';
import { readTable } from '../../data/table.ts';

/** Copenhagen's calendar: days as numbers since 1970-01-01, hours as minutes after midnight. */
const DAY_S = 86_400;
const HOUR_S = 3_600;

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / (DAY_S * 1000);

export const dayText = (day: number): string => new Date(day * DAY_S * 1000).toISOString().slice(0, 10);

export const yearOf = (day: number): number => new Date(day * DAY_S * 1000).getUTCFullYear();

/** 0 Saturday, 1 Sunday … 6 Friday. */
export const daysSinceSaturday = (day: number): number => (((day - 2) % 7) + 7) % 7;

export const copenhagenDay = (seconds: number): number => Math.floor((seconds + copenhagenHours(seconds) * HOUR_S) / DAY_S);

/**
 * The second at which a Copenhagen clock shows this many minutes after midnight; in the hour that
 * is skipped, one hour later.
 */
export function copenhagenSeconds(day: number, minutes: number): number {
  const local = day * DAY_S + minutes * 60;
  const winter = local - HOUR_S;
  return copenhagenHours(winter - HOUR_S) === 2 ? winter - HOUR_S : winter;
}

/** The clock in Copenhagen at a second, '19:30'. */
export const clockAt = (seconds: number): string =>
  new Date((seconds + copenhagenHours(seconds) * HOUR_S) * 1000).toISOString().slice(11, 16);

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** Calendars are written for this year; other years have the same weekdays. */
const CALENDAR_YEAR = 2026;

/** The day in a year that lies nearest to a day of the calendar, '01-18', and is the same weekday. */
export function calendarDay(year: number, monthDay: string): number {
  const date = dayNumber(`${year}-${monthDay}`);
  const later = (((dayNumber(`${CALENDAR_YEAR}-${monthDay}`) - date) % 7) + 7) % 7;
  return date + (later > 3 ? later - 7 : later);
}

/** 0 Monday … 6 Sunday. */
export const weekdayOf = (day: number): number => (daysSinceSaturday(day) + 5) % 7;

/** Days from the Saturday of a round or a meeting to its other days. */
export const DAYS_FROM_SATURDAY: Readonly<Record<string, number>> = { tu: -4, we: -3, th: -2, fr: -1, sa: 0, su: 1, mo: 2 };

/** '14:30' as minutes after midnight; hours beyond 23 belong to the next day. */
export function minutesOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The second at which a Copenhagen clock shows '14:30' on a day. */
export const secondAt = (day: number, clock: string): number => copenhagenSeconds(day, minutesOf(clock));

/** Hours that a country's clock is ahead of Copenhagen's, near enough for a timetable. */
const hoursAhead = new Map(
  readTable('time-zones.csv', 'hours_ahead# countries').flatMap(({ hoursAhead: hours, countries }) =>
    countries.split(' ').map((country) => [country, hours] as const),
  ),
);

/**
 * Minutes after Copenhagen's midnight at which clocks in a country show `minutes`; not before that
 * midnight.
 */
export const copenhagenMinutes = (country: string, minutes: number): number =>
  Math.max(0, minutes - (hoursAhead.get(country) ?? 0) * 60);
