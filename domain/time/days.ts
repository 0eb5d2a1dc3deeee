import { DateFormat as FORMATS, longDate, MONTHS, NEAR_DAYS, shortWeekday, WEEKDAYS } from '#words/dates.ts';

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** From here one EU rule holds: 01:00 UTC on the last Sundays of March and October. */
const RULE_FROM_S = Date.UTC(1996, 0) / 1000;
const MARCH = 2;
const OCTOBER = 9;

function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 31, 1));
  return end.getTime() / 1000 - end.getUTCDay() * DAY_S;
}

let zone: Intl.DateTimeFormat | undefined;
const offsets = new Map<number, number>();
/** A year of hours; readers of archives start over. */
const OFFSETS_KEPT = 9_000;

/** By the machine's time zone data. Clocks change on whole hours. */
function recordedOffset(seconds: number): number {
  const hour = Math.floor(seconds / HOUR_S);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  zone ??= new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Copenhagen', timeZoneName: 'longOffset' });
  const [, h = '0', m = '0', s = '0'] = /GMT\+(\d\d):(\d\d)(?::(\d\d))?/.exec(zone.format(hour * HOUR_S * 1000)) ?? [];
  const offset = Number(h) * HOUR_S + Number(m) * 60 + Number(s);
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** Computed where the rule holds: a browser loads time zone data slower than it draws 100 rows. */
function offsetAt(seconds: number): number {
  if (seconds < RULE_FROM_S) return recordedOffset(seconds);
  const year = new Date(seconds * 1000).getUTCFullYear();
  return seconds >= lastSunday(year, MARCH) && seconds < lastSunday(year, OCTOBER) ? 2 * HOUR_S : HOUR_S;
}

/** A Date to be read by its UTC parts. */
const copenhagenClock = (seconds: number): Date => new Date((seconds + offsetAt(seconds)) * 1000);

export const copenhagenHours = (seconds: number): number => offsetAt(seconds) / HOUR_S;

const dayNumber = (seconds: number): number => Math.floor((seconds + offsetAt(seconds)) / DAY_S);

/** Clocks never change within two hours of midnight. */
function midnight(day: number): number {
  const nearby = day * DAY_S - HOUR_S;
  return day * DAY_S - offsetAt(nearby);
}

/** '2026-11-20' in Copenhagen. */
export const dayOf = (seconds: number): string => new Date(dayNumber(seconds) * DAY_S * 1000).toISOString().slice(0, 10);

/** 0 today, -1 yesterday. */
export const dayOffset = (seconds: number, nowS: number): number => dayNumber(seconds) - dayNumber(nowS);

/** [from, to) in seconds: 23 or 25 hours when clocks change. */
export function dayBounds(offset: number, nowS: number): [fromS: number, toS: number] {
  const day = dayNumber(nowS) + offset;
  return [midnight(day), midnight(day + 1)];
}

/** The day of a feed name at a fixed distance from UTC: [from, to) in seconds. */
export function feedDayBounds(offset: number, tzHours: number, nowS: number): [fromS: number, toS: number] {
  const aheadS = tzHours * HOUR_S;
  const fromS = (Math.floor((nowS + aheadS) / DAY_S) + offset) * DAY_S - aheadS;
  return [fromS, fromS + DAY_S];
}

const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const DateFormat = FORMATS;
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

/** 'fr.' */
export const shortWeekdayOf = (seconds: number): string => shortWeekday(weekdayOf(seconds));

/** 'I går', 'I dag', 'I morgen'; undefined for other days. `offset` in days from today. */
export const nearDay = (offset: number): string | undefined => NEAR_DAYS[offset];

/** 'fredag den 20. november 2026' */
export function formatLongDate(seconds: number): string {
  const at = copenhagenClock(seconds);
  return longDate(weekdayOf(seconds), at.getUTCDate(), MONTHS[at.getUTCMonth()]!, at.getUTCFullYear());
}

/** 'november 2026' */
export function monthOf(seconds: number): string {
  const at = copenhagenClock(seconds);
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** 'I dag, fr. 20.11.', 'lø. 28.11.'; `offset` in days from today. */
export function dayLabel(offset: number, nowS: number): string {
  const [fromS] = dayBounds(offset, nowS);
  const near = nearDay(offset);
  return `${near === undefined ? '' : `${near}, `}${shortWeekdayOf(fromS)} ${formatDate(fromS, DateFormat.shortDate)}`;
}
