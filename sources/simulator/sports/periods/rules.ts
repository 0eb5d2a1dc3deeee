import type { CorrectionReason, IncidentType, STATISTIC } from '@stillingen/domain';
import type { PlayPeriod, Points } from '../../engine/clock/record.ts';
import type { ClockRules } from '../../engine/clock/rules.ts';
import type { SheetRules } from '../../engine/line-ups.ts';
import type { Match, MatchRules } from '../../engine/match.ts';

export interface ScoreKind {
  /** Null where there are too many scores to list. */
  readonly type: IncidentType | null;
  readonly points: number;
  /** Per side and match. */
  readonly mean: number;
  /** What it may be followed by: a conversion, an extra point. */
  readonly followed?: {
    readonly afterS: number;
    readonly options: readonly (Pick<ScoreKind, 'type' | 'points'> & { readonly share: number })[];
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

/** Points that were scored or taken back, with their incident where there is one. */
export interface Score extends Required<Points> {
  readonly type: IncidentType | null;
  readonly second: string;
}

export interface Column {
  readonly code: string;
  readonly label: string;
  /** What a player named in a score gets of it. */
  readonly of: (score: Score, player: string) => number;
}

/** A mean of a side in a match, and the size of one step where it is not 1. */
type Counted = number | readonly [mean: number, step: number];

export interface PeriodSport extends ClockRules {
  readonly play: (match: PeriodMatch) => PlayPeriod;
  readonly scores: readonly ScoreKind[];
  readonly sanctions: readonly Sanction[];
  /** How much strength shows in the score, and how much the home side has more of it. */
  readonly edge: number;
  readonly homeEdge: number;
  /** Least seconds from one score to the next. */
  readonly apartS: number;
  readonly sheet: Pick<SheetRules, 'starters' | 'keepers'>;
  /** Statistics counted besides those of incidents and scores. */
  readonly counted: Readonly<Partial<Record<keyof typeof STATISTIC, Counted>>>;
  /** The first adds up to the score. */
  readonly columns: readonly Column[];
}

export interface PeriodRules extends MatchRules {
  readonly sport: PeriodSport;
}
export type PeriodMatch = Match<PeriodRules>;
