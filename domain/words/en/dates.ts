/** Of Intl, Monday first. */
const namesOf = (count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => number): readonly string[] => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) => format.format(at(index)));
};

/** A Monday. */
const MONDAY_MS = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;

export const WEEKDAYS = namesOf(7, { weekday: 'long' }, (index) => MONDAY_MS + index * DAY_MS);
export const MONTHS = namesOf(12, { month: 'long' }, (index) => Date.UTC(2026, index));

/** By days from today. */
export const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** (FMT-01 to 05); letters of O-067, in the order of en-GB. */
export const DateFormat = {
  time: 'H:i',
  shortDate: 'd M',
  fullDate: 'd M Y',
  dateTime: 'd M H:i',
  usTime: 'h:i A',
  usDate: 'M d',
} as const;

/** 'Fri' of 'Friday'. */
export const shortWeekday = (weekday: string): string => weekday.slice(0, 3);

/** 'Friday 20 November 2026' */
export const longDate = (weekday: string, day: number, month: string, year: number): string =>
  `${weekday} ${day} ${month} ${year}`;
