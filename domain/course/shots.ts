import type { Counted, CourseSample } from './samples.ts';
import { CountedMinutes, type CourseMinute, type Goal } from './spread.ts';

/** The best first. */
const LEVELS = ['shots', 'onTarget'] as const satisfies readonly Counted[];
export type ShotsLevel = (typeof LEVELS)[number];

/** A share of a shot where one message covers several minutes; null where no facts cover the minute. */
export interface ShotsMinute extends CourseMinute {
  readonly home: number | null;
  readonly away: number | null;
}

export interface Shots {
  readonly level: ShotsLevel;
  readonly minutes: readonly ShotsMinute[];
}

/** Plain counts by minute, spread and covered like pressure; null where too few minutes are known. */
export function shotsOf(samples: readonly CourseSample[], incidents: readonly Goal[], playedTo: number): Shots | null {
  const counted = new CountedMinutes(samples, incidents, playedTo);
  for (const level of LEVELS) {
    const covered = counted.coverage([level]);
    if (covered === null) continue;
    const minutes = counted.minutes.map((minute, at) => ({
      ...minute,
      home: covered[at]! ? counted.countOf(level, 'home', at) : null,
      away: covered[at]! ? counted.countOf(level, 'away', at) : null,
    }));
    return { level, minutes };
  }
  return null;
}
