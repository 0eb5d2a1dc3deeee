import { Stage, type StageCode } from '../event/stage.ts';
import type { StageClock } from './sport.ts';

export type Clocks = Readonly<Record<StageCode, StageClock>>;

interface HalvesClock {
  readonly halfMinutes: number;
  readonly breakMinutes: number;
  readonly extraHalfMinutes: number;
  readonly extraBreakMinutes: number;
  readonly extraCapped: boolean;
}

/** A match of which only "live" is known counts as in its first half: the rest would be a guess. */
export function halvesClock({
  halfMinutes,
  breakMinutes,
  extraHalfMinutes,
  extraBreakMinutes,
  extraCapped,
}: HalvesClock): Clocks {
  const regular = 2 * halfMinutes;
  const cap = (minute: number): number | null => (extraCapped ? minute : null);
  const first = { baseMinute: 0, capMinute: halfMinutes, breakMinutes: 0 };
  const breaks = breakMinutes + extraBreakMinutes;
  const middle = regular + extraHalfMinutes;
  const end = middle + extraHalfMinutes;
  return {
    [Stage.live]: first,
    [Stage.firstHalf]: first,
    [Stage.secondHalf]: { baseMinute: halfMinutes, capMinute: regular, breakMinutes },
    [Stage.extraTime]: { baseMinute: regular, capMinute: cap(end), breakMinutes: breaks },
    [Stage.firstExtraHalf]: { baseMinute: regular, capMinute: cap(middle), breakMinutes: breaks },
    [Stage.secondExtraHalf]: { baseMinute: middle, capMinute: cap(end), breakMinutes: breaks },
  };
}

/** Football and bandy (CLOCK-03 to 06). */
export const FOOTBALL_CLOCK = halvesClock({
  halfMinutes: 45,
  breakMinutes: 15,
  extraHalfMinutes: 15,
  extraBreakMinutes: 15,
  extraCapped: true,
});

/** Minutes restart in every quarter, up to 20+ (CLOCK-09). Extra time is one more quarter. */
export function quartersClock(codes: readonly StageCode[], quarterMinutes: number, breakMinutes: number): Clocks {
  const clock = (quarter: number): StageClock => ({
    baseMinute: 0,
    capMinute: quarterMinutes,
    breakMinutes: quarter * (quarterMinutes + breakMinutes),
  });
  return Object.fromEntries([
    [Stage.live, clock(0)],
    ...[...codes, Stage.extraTime].map((code, quarter) => [code, clock(quarter)]),
  ]);
}
