import type { Side, StageCode } from '@stillingen/domain';
import type { Random } from '../../../random.ts';

export type ClockForm =
  /** Not at all: it is counted from the start of the stage. */
  | 'counted'
  | 'minute-of-part'
  | 'minute-of-match'
  /** What is left of the part, '07:12'. */
  | 'left';

export interface Overtime {
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  readonly sudden: boolean;
  /** Played in every match that is level, not in ties only. */
  readonly always: boolean;
  readonly repeats: boolean;
}

export interface ShootOutRules {
  readonly series: number;
  readonly scored: number;
  readonly always: boolean;
}

export interface Mishaps {
  readonly postponed: number;
  readonly delayed: number;
  readonly interrupted: number;
  readonly abandoned: number;
  readonly postponedNotices: readonly string[];
}

type Range = readonly [least: number, most: number];

export interface ClockRules {
  readonly sportId: number;
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  /** Seconds that pass for one of the clock. */
  readonly pace: number;
  /** Minutes between the periods, those of overtime last; the last holds for all that follow. */
  readonly breaks: readonly number[];
  /** Stoppage time of each period in seconds; the last holds for all that follow. */
  readonly added: readonly Range[];
  readonly clock: ClockForm;
  readonly overtime: Overtime | null;
  readonly shootOut: ShootOutRules | null;
  readonly mishaps: Mishaps;
}

export interface Kick {
  readonly atS: number;
  readonly side: Side;
  readonly player: string;
  readonly scored: boolean;
}

/** Kicks until it is decided; `scored` is the chance of each. */
export function shootOut(
  random: Random,
  startS: number,
  takers: Record<Side, readonly string[]>,
  { series, scored: chance }: { readonly series: number; readonly scored: number },
): readonly Kick[] {
  const order: readonly Side[] = random.chance(0.5) ? ['home', 'away'] : ['away', 'home'];
  const taken = { home: 0, away: 0 };
  const goals = { home: 0, away: 0 };
  const kicks: Kick[] = [];
  const decided = (): boolean => {
    const left = (side: Side): number => Math.max(series, taken.home, taken.away) - taken[side];
    return goals.home > goals.away + left('away') || goals.away > goals.home + left('home');
  };
  for (let atS = startS; !decided(); atS += random.int(35, 60)) {
    const side = order[kicks.length % 2]!;
    const scored = random.chance(chance);
    const player = takers[side][taken[side] % takers[side].length]!;
    taken[side] += 1;
    if (scored) goals[side] += 1;
    kicks.push({ atS, side, player, scored });
  }
  return kicks;
}
