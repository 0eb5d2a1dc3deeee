import type { CorrectionReason, IncidentType, Side, StageCode } from '@stillingen/domain';
import type { Stretch } from './stretch.ts';

/** An incident of a match. */
export interface Happened {
  /** Unique within the match: 's12'. */
  readonly id: string;
  readonly type: IncidentType;
  readonly side: Side;
  readonly player: string;
  /** Who assisted. */
  readonly second: string;
}

/** Where the clock stands. */
export interface Moment {
  readonly stretch: Stretch;
  readonly t: number;
}

interface Scored {
  readonly side: Side;
  readonly points: number;
  readonly incident: Happened | null;
}

/** One thing that happens in a match and is told at once. */
export type Beat = { readonly atS: number } & (
  | { readonly kind: 'stage'; readonly stage: StageCode; readonly stretch: Stretch | null; readonly notice: string }
  | ({ readonly kind: 'score' } & Scored & Moment)
  | ({ readonly kind: 'taken-back'; readonly reason: CorrectionReason } & Scored & Moment)
  | ({ readonly kind: 'incident'; readonly incident: Happened } & Moment)
  | ({ readonly kind: 'scorer'; readonly incident: Happened } & Moment)
  /** The clock goes on, and how things stand is told anew; what is absent stays. */
  | ({ readonly kind: 'moment'; readonly situation?: string; readonly ball?: Side } & Moment)
  | { readonly kind: 'kick'; readonly incident: Happened; readonly scored: boolean }
);

/** The whole course of a match. */
export interface Course {
  /** In order of time. */
  readonly beats: readonly Beat[];
  /** The stage in which it ends. */
  readonly end: StageCode;
  readonly endS: number;
}
