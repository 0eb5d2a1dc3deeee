import type { Side } from '../event/entities.ts';
import type { Counted, CourseSample } from './samples.ts';
import { CountedMinutes, type Counts, type CourseMinute, type Goal } from './spread.ts';

/** The published formula by its name and version. A changed weight is a new version. */
export const PRESSURE = 'pres-1';

export type PressureLevel = 'xg' | 'full' | 'dangerous' | 'shots';

export interface PressureMinute extends CourseMinute {
  /** -100 to 100, positive for the home side; null where no facts cover the minute. */
  readonly bar: number | null;
}

export interface Pressure {
  readonly level: PressureLevel;
  readonly minutes: readonly PressureMinute[];
}

type Weights = Readonly<Partial<Record<Counted, number>>>;
interface Level {
  /** Hundredths of a goal. */
  readonly needed: Weights;
  readonly whereKnown?: Weights;
}

/** The best first. */
const LEVELS: Readonly<Record<PressureLevel, Level>> = {
  xg: {
    needed: { expectedGoals: 100, corners: 5 },
    whereKnown: { crosses: 2, touchesInBox: 2, passesFinalThird: 0.8 },
  },
  full: {
    needed: { onTarget: 15, offTarget: 12, blockedShots: 7, corners: 6, crosses: 2, touchesInBox: 3, passesFinalThird: 0.5 },
  },
  dangerous: { needed: { onTarget: 15, offTarget: 11, blockedShots: 5, corners: 4, dangerousAttacks: 4 } },
  shots: { needed: { onTarget: 20, offTarget: 17, blockedShots: 12, corners: 8 } },
};

const SCALE = 4;
const MOST = 100;
/** Of sums of decimals: keeps 0.5 at 0.5. */
const EPSILON = 1e-9;

export function pressure(level: PressureLevel, counts: Counts): number {
  const { needed, whereKnown } = LEVELS[level];
  let sum = 0;
  for (const [name, weight] of Object.entries({ ...needed, ...whereKnown })) sum += weight * (counts[name as Counted] ?? 0);
  return sum;
}

/** Half away from zero. */
const rounded = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + EPSILON) || 0;

export const barOf = (home: number, away: number): number => rounded(Math.min(MOST, Math.max(-MOST, SCALE * (home - away))));

/**
 * Pressure by minute, from samples in order of time. `playedTo`: the minute that the match has
 * reached for certain. Null without facts that cover enough of it.
 */
export function pressureOf(samples: readonly CourseSample[], incidents: readonly Goal[], playedTo: number): Pressure | null {
  const counted = new CountedMinutes(samples, incidents, playedTo);
  const pressureAt = (level: PressureLevel, side: Side, at: number): number => pressure(level, counted.countsAt(side, at));
  for (const level of Object.keys(LEVELS) as PressureLevel[]) {
    const covered = counted.coverage(Object.keys(LEVELS[level].needed) as Counted[]);
    if (covered === null) continue;
    const minutes = counted.minutes.map((minute, at) => ({
      ...minute,
      bar: covered[at]! ? barOf(pressureAt(level, 'home', at), pressureAt(level, 'away', at)) : null,
    }));
    return { level, minutes };
  }
  return null;
}
