/** Copenhagen's calendar by the rule of the European Union: days as numbers since 1970-01-01, hours as minutes after midnight. */
const DAY_S = 86_400;

/** The number of a day written '2026-11-21'; NaN where it is no date. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / (DAY_S * 1000);

/** A day number as '2026-11-21'. */
export const dayText = (day: number): string => new Date(day * DAY_S * 1000).toISOString().slice(0, 10);

/** 0 Saturday, 1 Sunday … 6 Friday. */
export const daysSinceSaturday = (day: number): number => (((day - 2) % 7) + 7) % 7;

const lastSunday = (year: number, month: number): number => {
  const last = Date.UTC(year, month, 0) / (DAY_S * 1000);
  return last - ((daysSinceSaturday(last) + 6) % 7);
};

/** Hours that Copenhagen is ahead of UTC at this second: 2 from the last Sunday of March to that of October, else 1. */
export function copenhagenOffsetHours(seconds: number): 1 | 2 {
  const year = new Date(seconds * 1000).getUTCFullYear();
  const change = 3600;
  return seconds >= lastSunday(year, 3) * DAY_S + change && seconds < lastSunday(year, 10) * DAY_S + change ? 2 : 1;
}

/** The day number in Copenhagen at this second. */
export const copenhagenDay = (seconds: number): number => Math.floor((seconds + copenhagenOffsetHours(seconds) * 3600) / DAY_S);

/** The second at which a Copenhagen clock shows this many minutes after midnight; in the hour that is skipped, one hour later. */
export function copenhagenSeconds(day: number, minutes: number): number {
  const local = day * DAY_S + minutes * 60;
  const winter = local - 3600;
  return copenhagenOffsetHours(winter - 3600) === 2 ? winter - 3600 : winter;
}

/** A second as the instant of a message, '2026-11-21T18:00:00Z'. */
export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
