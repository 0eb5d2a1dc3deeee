export const WEEKDAYS: readonly string[] = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'];
export const MONTHS: readonly string[] = [
  'januar',
  'februar',
  'marts',
  'april',
  'maj',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'december',
];

/** By days from today. */
export const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: 'I går', 0: 'I dag', 1: 'I morgen' };

/** (FMT-01 to 05); letters of O-067. */
export const DateFormat = {
  time: 'H:i',
  shortDate: 'd.m.',
  fullDate: 'd.m.Y',
  dateTime: 'd.m. H:i',
  usTime: 'h:i A',
  usDate: 'M d',
} as const;

/** 'fr.' of 'fredag'. */
export const shortWeekday = (weekday: string): string => `${weekday.slice(0, 2)}.`;

/** 'fredag den 20. november 2026' */
export const longDate = (weekday: string, day: number, month: string, year: number): string =>
  `${weekday} den ${day}. ${month} ${year}`;
