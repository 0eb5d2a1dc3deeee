import { countdownWords } from '#text/match/countdown.ts';

const [MINUTE_S, HOUR_S, DAY_S] = [60, 3600, 86_400];
/** Seconds are shown in the last minutes only. */
const NEAR_S = 10 * MINUTE_S;

/** 'Om 3 dage', 'Om 5 timer og 12 min.', 'Om 9:05'; null once the time has come. */
export function countdownText(startS: number, nowS: number): string | null {
  const left = startS - nowS;
  if (left <= 0) return null;
  if (left < NEAR_S) return countdownWords.clock(`${Math.floor(left / MINUTE_S)}:${String(left % MINUTE_S).padStart(2, '0')}`);
  const minutes = Math.ceil(left / MINUTE_S);
  if (left < HOUR_S) return countdownWords.minutes(minutes);
  if (left < 2 * DAY_S) return countdownWords.hours(Math.floor(minutes / 60), minutes % 60);
  return countdownWords.days(Math.floor(left / DAY_S));
}
