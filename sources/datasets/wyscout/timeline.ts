import { type Period, PERIODS, type Recording } from './recording.ts';

const NOMINAL_SECONDS: Record<Period, number> = { '1H': 2700, '2H': 2700, E1: 900, E2: 900, P: 0 };
/** Seconds of rest before a period. */
const REST_SECONDS: Record<Period, number> = { '1H': 0, '2H': 900, E1: 300, E2: 60, P: 300 };
/** A period ends this long after its last event. */
const WHISTLE_SECONDS = 5;

/** A period of a replay: its length in seconds of the match, and when it begins and ends, milliseconds since the epoch. */
export interface PlayedPeriod {
  readonly period: Period;
  readonly seconds: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** The periods of a recording played from `kickOffMs` on, `speed` times as fast as it was; the breaks are as much shorter. */
export function timelineOf({ events }: Recording, kickOffMs: number, speed: number): PlayedPeriod[] {
  const played: PlayedPeriod[] = [];
  let nowMs = kickOffMs;
  for (const period of PERIODS) {
    const own = events.filter((event) => event.period === period);
    if (own.length === 0) continue;
    const seconds = Math.max(NOMINAL_SECONDS[period], Math.ceil(own.at(-1)!.second) + WHISTLE_SECONDS);
    const startMs = nowMs + (REST_SECONDS[period] * 1000) / speed;
    nowMs = startMs + (seconds * 1000) / speed;
    played.push({ period, seconds, startMs, endMs: nowMs });
  }
  return played;
}
