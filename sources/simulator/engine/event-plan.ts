import type { Side } from '@stillingen/domain';
import type { CompetitionRef, Message } from '@stillingen/domain/messages';
import type { Entrant } from './fields.ts';
import type { Match } from './match.ts';

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
  /** Set where the seasons of its players are counted. */
  readonly followed?: boolean;
  /** Set where plans of several days announce the same event, which must not differ between them. */
  readonly isRepeated?: boolean;
  /** The sides with their strengths; absent of a race, whose start list has its field. */
  readonly match?: Match;
  announcement(): readonly Message[];
  publications(): readonly Publication[];
}

const EARLIEST_S = 6 * 3600;

export const earliestPublicationS = ({ startS, earliestS = startS - EARLIEST_S }: EventPlan): number => earliestS;

export interface PlannedMatch {
  readonly competition: CompetitionRef;
  readonly home: Entrant;
  readonly away: Entrant;
  readonly round: string;
  /** Known before it is played where it belongs to a draw. */
  readonly winner: Side | null;
}

/** The rounds of the season of a competition that begins in a year. */
export type PlannedSeasons = (
  year: number,
) => readonly { readonly firstDay: number; readonly lastDay: number; matches(): readonly PlannedMatch[] }[];

export interface SportSimulator {
  readonly sportId: number;
  /** Of a sport of matches. */
  readonly competitions?: readonly PlannedSeasons[];
  /** Of a sport of races: the events that begin in a year. */
  readonly eventsIn?: (year: number) => readonly EventPlan[];
  day(day: number): readonly EventPlan[];
  /** Events spread over the hours of any day, so that some are live at every hour: `--every-sport-live`. */
  showcase(day: number): readonly EventPlan[];
}

export type CreateSport = (seed: string) => SportSimulator;
