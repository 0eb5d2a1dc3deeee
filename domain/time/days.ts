const DAY_S = 86_400;
const HOUR_S = 3_600;

/** From here on clocks change by one rule of the European Union: at 01:00 UTC on the last Sundays of March and October. */
const RULE_FROM_S = Date.UTC(1996, 0) / 1000;
const MARCH = 2;
const OCTOBER = 9;

/** 01:00 UTC on the last Sunday of a month of 31 days, in seconds. */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 31, 1));
  return end.getTime() / 1000 - end.getUTCDay() * DAY_S;
}

let zone: Intl.DateTimeFormat | undefined;
const offsets = new Map<number, number>();
/** Enough for a year of hours; a reader of archives starts anew instead of growing for ever. */
const OFFSETS_KEPT = 9_000;

/** As the time zone data of the machine has it. Clocks change on whole hours, so each hour is asked for once. */
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

/**
 * Seconds by which clocks in Copenhagen are ahead of UTC. Reckoned where the rule holds: a browser takes longer to load
 * its time zone data than to draw a hundred rows.
 */
function offsetAt(seconds: number): number {
  if (seconds < RULE_FROM_S) return recordedOffset(seconds);
  const year = new Date(seconds * 1000).getUTCFullYear();
  return seconds >= lastSunday(year, MARCH) && seconds < lastSunday(year, OCTOBER) ? 2 * HOUR_S : HOUR_S;
}

/** What a clock in Copenhagen shows, as a Date to be read by its UTC parts. Seconds since the epoch. */
export const copenhagenClock = (seconds: number): Date => new Date((seconds + offsetAt(seconds)) * 1000);

/** Hours by which clocks in Copenhagen are ahead of UTC at that time: 1 in winter, 2 in summer. */
export const copenhagenHours = (seconds: number): number => offsetAt(seconds) / HOUR_S;

const dayNumber = (seconds: number): number => Math.floor((seconds + offsetAt(seconds)) / DAY_S);

/** Midnight in Copenhagen that begins a day. Clocks never change within two hours of midnight. */
function midnight(day: number): number {
  const nearby = day * DAY_S - HOUR_S;
  return day * DAY_S - offsetAt(nearby);
}

/** The calendar day in Copenhagen, '2026-11-20', of a time in seconds. */
export const dayOf = (seconds: number): string => new Date(dayNumber(seconds) * DAY_S * 1000).toISOString().slice(0, 10);

/** How many calendar days in Copenhagen a time lies from today: 0 today, -1 yesterday. Seconds. */
export const dayOffset = (seconds: number, nowS: number): number => dayNumber(seconds) - dayNumber(nowS);

/** The calendar day in Copenhagen `offset` days from today, as [from, to) in seconds: 23 or 25 hours when clocks change. */
export function dayBounds(offset: number, nowS: number): [fromS: number, toS: number] {
  const day = dayNumber(nowS) + offset;
  return [midnight(day), midnight(day + 1)];
}

/** The day of a feed name, `offset` days from today at a fixed distance from UTC, as [from, to) in seconds. */
export function feedDayBounds(offset: number, tzHours: number, nowS: number): [fromS: number, toS: number] {
  const aheadS = tzHours * HOUR_S;
  const fromS = (Math.floor((nowS + aheadS) / DAY_S) + offset) * DAY_S - aheadS;
  return [fromS, fromS + DAY_S];
}
