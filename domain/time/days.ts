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
export const copenhagenClock = (seconds: number): Date => new Date((seconds + offsetAt(seconds)) * 1000);

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
