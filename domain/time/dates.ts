import { copenhagenClock, dayBounds } from './days.ts';

export const WEEKDAYS = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const;
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

/** (FMT-01 to 05); letters of O-067. */
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

/** '20.11. 19:00' in Copenhagen time. */
export function formatDate(seconds: number, format: DateFormat): string {
  const at = copenhagenClock(seconds);
  return format.replace(/[A-Za-z]/g, (letter) => LETTERS[letter]!(at));
}

/** 'fredag' */
export const weekdayOf = (seconds: number): string => WEEKDAYS[(copenhagenClock(seconds).getUTCDay() + 6) % 7]!;

/** 'fredag den 20. november 2026' */
export function formatLongDate(seconds: number): string {
  const at = copenhagenClock(seconds);
  return `${weekdayOf(seconds)} den ${at.getUTCDate()}. ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: 'I går, ', 0: 'I dag, ', 1: 'I morgen, ' };

/** 'I dag, fr. 20.11.', 'lø. 28.11.'; `offset` in days from today. */
export function dayLabel(offset: number, nowS: number): string {
  const [fromS] = dayBounds(offset, nowS);
  return `${NEAR_DAYS[offset] ?? ''}${weekdayOf(fromS).slice(0, 2)}. ${formatDate(fromS, DateFormat.shortDate)}`;
}

/** '12 345' with no-break spaces (FMT-07). */
export const formatThousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
