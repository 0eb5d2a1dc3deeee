import { copenhagenClock, dayBounds } from './days.ts';

/** Danish, Monday first. */
export const WEEKDAYS = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const;
/** Danish, January first. */
export const MONTHS = [
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
] as const;
const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The formats of the product (FMT-01 to 05); the letters are those of O-067. */
export const DateFormat = {
  time: 'H:i',
  shortDate: 'd.m.',
  fullDate: 'd.m.Y',
  dateTime: 'd.m. H:i',
  usTime: 'h:i A',
  usDate: 'M d',
} as const;
export type DateFormat = (typeof DateFormat)[keyof typeof DateFormat];

const two = (value: number): string => String(value).padStart(2, '0');

const LETTERS: Readonly<Record<string, (at: Date) => string>> = {
  H: (at) => two(at.getUTCHours()),
  h: (at) => two(at.getUTCHours() % 12 || 12),
  i: (at) => two(at.getUTCMinutes()),
  A: (at) => (at.getUTCHours() < 12 ? 'AM' : 'PM'),
  d: (at) => two(at.getUTCDate()),
  m: (at) => two(at.getUTCMonth() + 1),
  M: (at) => ENGLISH_MONTHS[at.getUTCMonth()]!,
  Y: (at) => String(at.getUTCFullYear()),
};

/** A time in seconds as Copenhagen writes it in one of the product's formats: '20.11. 19:00'. */
export function formatDate(seconds: number, format: DateFormat): string {
  const at = copenhagenClock(seconds);
  return format.replace(/[A-Za-z]/g, (letter) => LETTERS[letter]!(at));
}

/** The Danish weekday in Copenhagen of a time in seconds: 'fredag'. */
export const weekdayOf = (seconds: number): string => WEEKDAYS[(copenhagenClock(seconds).getUTCDay() + 6) % 7]!;

/** 'fredag den 20. november 2026', of a time in seconds. */
export function formatLongDate(seconds: number): string {
  const at = copenhagenClock(seconds);
  return `${weekdayOf(seconds)} den ${at.getUTCDate()}. ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: 'I går, ', 0: 'I dag, ', 1: 'I morgen, ' };

/** The name of a day in the day bar: 'I dag, fr. 20.11.', 'lø. 28.11.'. `offset` in days from today. */
export function dayLabel(offset: number, nowS: number): string {
  const [fromS] = dayBounds(offset, nowS);
  return `${NEAR_DAYS[offset] ?? ''}${weekdayOf(fromS).slice(0, 2)}. ${formatDate(fromS, DateFormat.shortDate)}`;
}

/** A whole number with a space, which does not break the line, between thousands: '12 345' (FMT-07). */
export const formatThousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
