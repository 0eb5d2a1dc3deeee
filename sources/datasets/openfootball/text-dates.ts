import { isDay } from '../kit/events/kick-off.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const WEEKDAY = `(?:(?<weekday>${WEEKDAYS.join('|')})(?:day|s|sday|nesday|rs|rsday|urday)?\\.?,?\\s+)?`;
const MONTH = `(?<month>${MONTHS.join('|')})(?:[a-z]*\\.?)`;
const END = '(?=[\\s\\]]|$)';

/** 'Sat Jul 20', 'Sat Jul/20 2024', '20 July 1960', '14-6-24', '1.8.', '2024-07-20'. */
const FORMS = [
  `${WEEKDAY}${MONTH}[\\s/]+(?<day>\\d{1,2})(?:,?\\s+(?<year>\\d{4}))?${END}`,
  `${WEEKDAY}(?<day>\\d{1,2})[\\s/]+${MONTH}(?:,?\\s+(?<year>\\d{4}))?${END}`,
  `${WEEKDAY}(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})${END}`,
  `${WEEKDAY}(?<day>\\d{1,2})-(?<month>\\d{1,2})-(?<year>\\d{2}|\\d{4})${END}`,
  `${WEEKDAY}(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4}|\\d{2})?${END}`,
].map((form) => new RegExp(`^${form}`));

export interface WrittenDate {
  readonly text: string;
  readonly month: number;
  readonly day: number;
  readonly year: number | null;
  /** 0 for Sunday. */
  readonly weekday: number | null;
}

function yearOf(year: string | undefined, near: number): number | null {
  if (year === undefined) return null;
  if (year.length === 4) return Number(year);
  const century = Math.floor(near / 100) * 100;
  return century + Number(year);
}

/** `near` places years of two digits in a century. */
export function dateAt(text: string, near: number): WrittenDate | null {
  for (const form of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const { weekday, month = '', day, year } = found.groups!;
    return {
      text: found[0],
      month: /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month) + 1,
      day: Number(day),
      year: yearOf(year, near),
      weekday: weekday === undefined ? null : WEEKDAYS.indexOf(weekday),
    };
  }
  return null;
}

const DAY_MS = 86_400_000;

/**
 * Without a year, the year of the season in which the weekday fits, nearest to the day before it.
 */
export function dayOf(date: WrittenDate, years: readonly number[], before: string | null): string | null {
  const candidates = (date.year === null ? years : [date.year])
    .map((year) => `${year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`)
    .filter((day) => isDay(day) && (date.weekday === null || new Date(day).getUTCDay() === date.weekday));
  // A winter season begins in summer.
  const from = before ?? (years.length > 1 && years[1] === years[0]! + 1 ? `${years[0]}-07-01` : `${years[0]}-01-01`);
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(from)) / DAY_MS;
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
