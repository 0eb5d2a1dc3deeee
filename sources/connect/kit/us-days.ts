import { Temporal } from 'temporal-polyfill';
import type { MatchPlan } from './connector.ts';
import { DAY, HOUR } from './pace.ts';

/** The day in New York: leagues of North America list their matches by it. */
export const easternDay = (ms: number): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('America/New_York').toPlainDate().toString();

export const dayAfter = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

const isDue = ({ phase, startMs }: MatchPlan, nowMs: number): boolean =>
  phase !== 'over' && startMs > nowMs - DAY && startMs < nowMs + HOUR;

/**
 * The days whose lists are due, where the group of a match is the day that lists it: yesterday,
 * today, and those of matches in play or about to begin.
 */
export function listedDays(matches: readonly MatchPlan[], nowMs: number): string[] {
  const today = easternDay(nowMs);
  const due = matches.filter((match) => isDue(match, nowMs)).map(({ group }) => group);
  return [...new Set([dayAfter(today, -1), today, ...due])].sort();
}
