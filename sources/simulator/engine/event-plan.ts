import type { Message } from '@stillingen/domain/messages';

export interface Publication {
  /** Seconds since the epoch. */
  readonly dueS: number;
  readonly messages: readonly Message[];
}

export interface EventPlan {
  readonly key: string;
  readonly day: number;
  /** Planned start, seconds since the epoch. */
  readonly startS: number;
  /** When its first publication is due, where that is earlier than usual. */
  readonly earliestS?: number;
  /** When its last message has been published, seconds since the epoch. */
  readonly overS: number;
  announcement(): readonly Message[];
  publications(): readonly Publication[];
}

const EARLIEST_S = 6 * 3600;

export const earliestPublicationS = ({ startS, earliestS = startS - EARLIEST_S }: EventPlan): number => earliestS;

export interface SportSimulator {
  readonly sportId: number;
  day(day: number): readonly EventPlan[];
  /** Events spread over the hours of any day, so that some are live at every hour: `--every-sport-live`. */
  showcase(day: number): readonly EventPlan[];
}

export type CreateSport = (seed: string) => SportSimulator;
