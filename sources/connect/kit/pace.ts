import type { MatchPlan } from './connector.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Before the start, a match is asked for as if it had begun. */
const NEAR = 10 * MINUTE;
const NEAR_INTERVAL = MINUTE;
/** A match that is still not in play this long after its start is not waited for. */
const OVERDUE = 4 * HOUR;
const [SOON_OVER, LATELY_OVER] = [10 * MINUTE, 2 * HOUR];
const [DAY_INTERVAL, IDLE_INTERVAL] = [30 * MINUTE, 6 * HOUR];

function intervalOf({ phase, startMs, overMs }: MatchPlan, nowMs: number, liveMs: number): number {
  if (phase === 'live') return liveMs;
  if (phase === 'break') return 2 * liveMs;
  if (phase === 'over') {
    const ago = nowMs - (overMs ?? nowMs);
    return ago < SOON_OVER ? NEAR_INTERVAL : ago < LATELY_OVER ? 10 * MINUTE : IDLE_INTERVAL;
  }
  const ahead = startMs - nowMs;
  if (ahead > DAY) return IDLE_INTERVAL;
  if (ahead > NEAR) return Math.min(DAY_INTERVAL, ahead - NEAR);
  return ahead > -OVERDUE ? NEAR_INTERVAL : DAY_INTERVAL;
}

export interface Pace {
  readonly everyMs: number;
  readonly isLive: boolean;
}

/** The interval of requests, by the match that is nearest to play. `liveMs`: while one is in play. */
export function paceOf(matches: readonly MatchPlan[], nowMs: number, liveMs: number): Pace {
  const everyMs = matches.reduce((least, match) => Math.min(least, intervalOf(match, nowMs, liveMs)), IDLE_INTERVAL);
  return { everyMs, isLive: everyMs <= Math.max(NEAR_INTERVAL, 2 * liveMs) };
}
