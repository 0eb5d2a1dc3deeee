import { type CorrectionReason, type IncidentType, Stage, type STATISTIC } from '@stillingen/domain';
import type { PlayPeriod, Points } from '../../engine/clock/record.ts';
import type { ClockRules, Overtime } from '../../engine/clock/rules.ts';
import type { Match, MatchRules } from '../../engine/match.ts';
import type { SheetRules } from '../../engine/squad.ts';

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

export const HALVES = [Stage.firstHalf, Stage.secondHalf];
export const PERIODS = [14, 15, 16];
export const QUARTERS = [22, 23, 24, 25];
export const EXTRA_HALVES = [Stage.firstExtraHalf, Stage.secondExtraHalf];

export function score(type: ScoreKind['type'], points: number, mean: number, more: Partial<ScoreKind> = {}): ScoreKind {
  return { type, points, mean, ...more };
}
export const sanction = (type: Sanction['type'], mean: number, shortMinutes = 0): Sanction => ({ type, mean, shortMinutes });
export const overtime = (minutes: number, more: Partial<Overtime> = {}): Overtime => ({
  stages: [Stage.extraTime],
  minutes,
  sudden: false,
  always: false,
  repeats: false,
  ...more,
});

type Timing = Pick<PeriodSport, 'stages' | 'minutes' | 'pace' | 'breaks'>;
export function timing(stages: Timing['stages'], minutes: number, pace: number, breaks: Timing['breaks']): Timing {
  return { stages, minutes, pace, breaks };
}

export const VIDEO = { share: 0.04, reason: 'var' } as const;

export const USUAL: Omit<PeriodSport, 'sportId' | 'play' | keyof Timing | 'scores' | 'sheet' | 'columns'> = {
  added: [[0, 0]],
  clock: 'minute-of-match',
  edge: 0.2,
  homeEdge: 0.05,
  apartS: 20,
  sanctions: [],
  counted: {},
  overtime: null,
  shootOut: null,
  mishaps: { postponed: 0.002, delayed: 0.004, interrupted: 0, abandoned: 0, postponedNotices: ['Kampen er udsat'] },
};
