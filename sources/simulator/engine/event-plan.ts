import type { Message } from '@stillingen/domain/messages';

/** What is said at one moment. */
export interface Publication {
  /** Seconds since the epoch. */
  readonly dueS: number;
  readonly messages: readonly Message[];
}

/** A match or a race of the demo world; everything that happens in it follows from its seed. */
export interface EventPlan {
  /** The provider's key of its fixture or race. */
  readonly key: string;
  /** Day number in Copenhagen. */
  readonly day: number;
  /** Planned start, seconds since the epoch. */
  readonly startS: number;
  /** When all has been said about it. */
  readonly overS: number;
  /** What is said of it before anything happens: its fixture, or its race together with the start list as a ranking. */
  announcement(): readonly Message[];
  /** Everything said of it from shortly before its start on, in order of time. */
  publications(): readonly Publication[];
}

const EARLIEST_S = 6 * 3600;

/** No event says anything beyond its announcement before this second. */
export const earliestPublicationS = ({ startS }: EventPlan): number => startS - EARLIEST_S;

/** The events of one sport. */
export interface SportSimulator {
  readonly sportId: number;
  /** Natural calendar: the events of a Copenhagen day. */
  day(day: number): readonly EventPlan[];
  /** The same kinds of events, spread over the hours of any day, so that some are live at every hour: for `--every-sport-live`. */
  showcase(day: number): readonly EventPlan[];
}

/** Makes the events of one sport; all chance in them follows from the world's seed. */
export type CreateSport = (seed: string) => SportSimulator;
