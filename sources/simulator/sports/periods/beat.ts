import type { CorrectionReason, IncidentType, Side, StageCode } from '@stillingen/domain';
import type { Stretch } from './stretch.ts';

export interface Happened {
  /** Unique within the match: 's12'. */
  readonly id: string;
  readonly type: IncidentType;
  readonly side: Side;
  readonly player: string;
  readonly second: string;
}

export interface ClockTime {
  readonly stretch: Stretch;
  readonly t: number;
}

interface Scored {
  readonly side: Side;
  readonly points: number;
  readonly incident: Happened | null;
}

/** One thing that happens in a match and is published at once. */
export type Beat = { readonly atS: number } & (
  | { readonly kind: 'stage'; readonly stage: StageCode; readonly stretch: Stretch | null; readonly notice: string }
  | ({ readonly kind: 'score' } & Scored & ClockTime)
  | ({ readonly kind: 'taken-back'; readonly reason: CorrectionReason } & Scored & ClockTime)
  | ({ readonly kind: 'incident'; readonly incident: Happened } & ClockTime)
  | ({ readonly kind: 'scorer'; readonly incident: Happened } & ClockTime)
  /** The clock runs on and the situation is published again; what is absent stays. */
  | ({ readonly kind: 'situation'; readonly situation?: string; readonly ball?: Side } & ClockTime)
  | { readonly kind: 'kick'; readonly incident: Happened; readonly scored: boolean }
);

export interface Course {
  readonly beats: readonly Beat[];
  /** The stage in which it ends. */
  readonly end: StageCode;
  readonly endS: number;
}
