import type { CorrectionReason, IncidentType, StageCode } from '@stillingen/domain';

export interface ScoreKind {
  /** Null where there are too many scores to list. */
  readonly type: IncidentType | null;
  readonly points: number;
  readonly mean: number;
  /** What it may be followed by: a conversion, an extra point. */
  readonly followed?: {
    readonly afterS: number;
    readonly options: readonly {
      readonly share: number;
      readonly type: IncidentType | null;
      readonly points: number;
    }[];
  };
  /** How often one that was given is taken back, and why. */
  readonly takenBack?: { readonly share: number; readonly reason: CorrectionReason };
}

export interface Sanction {
  readonly type: IncidentType;
  readonly mean: number;
  /** Minutes of the clock that the side is short of a player; 0 where it is not published. */
  readonly shortMinutes: number;
}

export interface Overtime {
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  readonly sudden: boolean;
  /** Played in every match that is level, not in ties only. */
  readonly always: boolean;
  /** Repeated until one side leads. */
  readonly repeats: boolean;
}

export interface ShootOutPlay {
  readonly series: number;
  readonly scored: number;
  readonly always: boolean;
}

/** How the clock of a sport is published. */
export type ClockForm =
  /** Not at all: it is counted from the start of the stage. */
  | 'counted'
  | 'minute-of-part'
  | 'minute-of-match'
  /** What is left of the part, '07:12'. */
  | 'left';

export interface Play {
  readonly sportId: number;
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  /** Seconds that pass for one of the clock. */
  readonly pace: number;
  /** Minutes between the stages, the last before overtime. */
  readonly breaks: readonly number[];
  readonly added: readonly [least: number, most: number];
  readonly clock: ClockForm;
  readonly scores: readonly ScoreKind[];
  /** How much strength shows in the score, and how much the home side has more of it. */
  readonly edge: number;
  readonly homeEdge: number;
  readonly apartS: number;
  readonly sanctions: readonly Sanction[];
  readonly overtime: Overtime | null;
  readonly shootOut: ShootOutPlay | null;
  /** Whether the sides have the ball in turn, drive by drive. */
  readonly drives?: true;
}
