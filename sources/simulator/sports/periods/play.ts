import type { CorrectionReason, IncidentType, StageCode } from '@stillingen/domain';

/** One way of scoring. */
export interface ScoreKind {
  /** Null where so much is scored that nobody lists it. */
  readonly type: IncidentType | null;
  readonly points: number;
  /** How often an average side does it in regular time. */
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

/** What happens besides scores. */
export interface Sanction {
  readonly type: IncidentType;
  /** How often an average side gets it in regular time. */
  readonly mean: number;
  /** Minutes of the clock that the side is short of a player; 0 where it is not said. */
  readonly shortMinutes: number;
}

export interface Overtime {
  /** The stages of its parts, in order. */
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  /** Whether the first score ends it. */
  readonly sudden: boolean;
  /** Played in every match that is level, not in ties only. */
  readonly always: boolean;
  /** Played again until somebody leads. */
  readonly repeats: boolean;
}

export interface ShootOutPlay {
  readonly series: number;
  readonly scored: number;
  readonly always: boolean;
}

/** How the clock of a sport is told. */
export type ClockForm =
  /** Nobody tells it: it is counted from the start of the stage. */
  | 'counted'
  /** The minute within the part. */
  | 'minute-of-part'
  /** The minute of the match. */
  | 'minute-of-match'
  /** What is left of the part, '07:12'. */
  | 'left';

/** How a sport of teams is played by the clock, in periods. */
export interface Play {
  readonly sportId: number;
  /** The stages of regular time, in order. */
  readonly stages: readonly StageCode[];
  /** The length of each by the clock. */
  readonly minutes: number;
  /** Seconds that pass for one of the clock. */
  readonly pace: number;
  /** Minutes between the stages, the last before overtime. */
  readonly breaks: readonly number[];
  /** Stoppage time at the end of each stage, seconds. */
  readonly added: readonly [least: number, most: number];
  readonly clock: ClockForm;
  readonly scores: readonly ScoreKind[];
  /** How much strength shows in the score, and how much the home side has more of it. */
  readonly edge: number;
  readonly homeEdge: number;
  /** Seconds between two scores at least. */
  readonly apartS: number;
  readonly sanctions: readonly Sanction[];
  readonly overtime: Overtime | null;
  readonly shootOut: ShootOutPlay | null;
  /** Whether the sides have the ball in turn, drive by drive. */
  readonly drives?: true;
}
