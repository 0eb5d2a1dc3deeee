import type { StageCode } from '@stillingen/domain';

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
