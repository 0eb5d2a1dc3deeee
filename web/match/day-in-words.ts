import { DateFormat, dayOffset, formatDate, weekdayOf } from '@stillingen/domain';

const NEAR: Readonly<Record<number, string>> = { [-1]: 'I går', 0: 'I dag', 1: 'I morgen' };
const WEEK_DAYS = 7;

/** 'I dag', 'lørdag 22.11.', or '14.03.2025' if far away. Seconds. */
export function dayInWords(seconds: number, nowS: number): string {
  const offset = dayOffset(seconds, nowS);
  const near = NEAR[offset];
  if (near !== undefined) return near;
  if (Math.abs(offset) <= WEEK_DAYS) return `${weekdayOf(seconds)} ${formatDate(seconds, DateFormat.shortDate)}`;
  return formatDate(seconds, DateFormat.fullDate);
}
