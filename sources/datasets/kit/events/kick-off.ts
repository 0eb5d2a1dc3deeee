import { BadRow } from '../import/data-set.ts';
import { Temporal } from 'temporal-polyfill';
import tables from '../places/tables.json' with { type: 'json' };

export type KickOff = { readonly start: string } | { readonly problem: string };

/** ISO 8601 in UTC, without empty milliseconds. */
export const instant = (ms: number): string => new Date(Math.round(ms)).toISOString().replace('.000Z', 'Z');

const TIME = /^(\d{1,2})[:.](\d{2})(?:\s*UTC([+±-])(\d{1,2})(?::(\d{2}))?)?$/;

const LETTERS: Readonly<Record<string, string>> = tables.zoneLetters;

const MOST_OFFSET_HOURS = 14;

export function isDay(day: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/**
 * UTC, or the day alone where time or zone are unknown. `time` may carry its offset: '20:45 CET'.
 */
export function kickOff(day: string, time: string | null, zone: string | null): KickOff {
  if (!isDay(day)) return { problem: `there is no day ${day}` };
  if (time === null) return { start: day };
  const [, hour, minute, sign, offsetHours, offsetMinutes] =
    TIME.exec(time.replace(/[A-Z]+$/, (letters) => LETTERS[letters] ?? letters)) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    return { problem: `there is no time ${time}` };
  if (Number(offsetHours ?? 0) > MOST_OFFSET_HOURS || Number(offsetMinutes ?? 0) > 59)
    return { problem: `no place has the time ${time}` };
  const offset =
    offsetHours === undefined ? null : `${sign === '-' ? '-' : '+'}${offsetHours.padStart(2, '0')}:${offsetMinutes ?? '00'}`;
  const place = offset ?? zone;
  if (place === null) return { start: day };
  const local = Temporal.PlainDateTime.from(`${day}T${hour.padStart(2, '0')}:${minute}`);
  return { start: instant(local.toZonedDateTime(place).epochMilliseconds) };
}

/** The same, or BadRow where there is no such day or time. */
export function startAt(...local: Parameters<typeof kickOff>): string {
  const found = kickOff(...local);
  if ('problem' in found) throw new BadRow(found.problem);
  return found.start;
}
