import { copenhagenHours } from '@stillingen/domain';

/** Copenhagen's calendar: days as numbers since 1970-01-01, hours as minutes after midnight. */
const DAY_S = 86_400;
const HOUR_S = 3_600;

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / (DAY_S * 1000);

export const dayText = (day: number): string => new Date(day * DAY_S * 1000).toISOString().slice(0, 10);

export const yearOf = (day: number): number => new Date(day * DAY_S * 1000).getUTCFullYear();

/** 0 Saturday, 1 Sunday … 6 Friday. */
export const daysSinceSaturday = (day: number): number => (((day - 2) % 7) + 7) % 7;

export const copenhagenDay = (seconds: number): number => Math.floor((seconds + copenhagenHours(seconds) * HOUR_S) / DAY_S);

/** The second at which a Copenhagen clock shows this many minutes after midnight; in the hour that is skipped, one hour later. */
export function copenhagenSeconds(day: number, minutes: number): number {
  const local = day * DAY_S + minutes * 60;
  const winter = local - HOUR_S;
  return copenhagenHours(winter - HOUR_S) === 2 ? winter - HOUR_S : winter;
}

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
