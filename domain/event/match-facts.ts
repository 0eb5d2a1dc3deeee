import type { Pair, Side } from './entities.ts';
import type { ParticipantId } from './ids.ts';

export const PLAYER_ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward', 'pitcher', 'player'] as const;
export type PlayerRole = (typeof PLAYER_ROLES)[number];

/** Absent in facts of earlier versions. */
interface OfPerson {
  readonly participant?: ParticipantId;
}

export interface LineupPlayer extends OfPerson {
  readonly name: string;
  readonly key: string;
  readonly number: number | null;
  readonly country: string;
  readonly role: PlayerRole | '';
  readonly captain: boolean;
  /** From 1: goalkeeper, then row by row, each from the right; null off the formation. */
  readonly position: number | null;
  /** 0 to 10 with one decimal. */
  readonly rating: number | null;
}

export interface Lineup {
  readonly id: Side;
  readonly formation: string;
  readonly confirmed: boolean;
  readonly starters: readonly LineupPlayer[];
  readonly substitutes: readonly LineupPlayer[];
  readonly coach: string;
}

export const ABSENCE_KINDS = ['injury', 'suspension', 'illness', 'other'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];
export const ABSENCE_STATUSES = ['out', 'doubtful'] as const;
export type AbsenceStatus = (typeof ABSENCE_STATUSES)[number];

export interface Absence extends OfPerson {
  readonly player: string;
  readonly key: string;
  readonly country: string;
  readonly kind: AbsenceKind;
  readonly text: string;
  readonly status: AbsenceStatus;
  /** The day of the expected return, in seconds; absent where it is not known. */
  readonly until?: number;
}

export interface Absences {
  readonly id: Side;
  readonly players: readonly Absence[];
}

export const COMMENT_ICONS = [
  'none',
  'whistle',
  'time',
  'goal',
  'own-goal',
  'penalty',
  'penalty-missed',
  'yellow-card',
  'red-card',
  'substitution',
  'corner',
  'chance',
  'injury',
  'video-review',
  'line-up',
] as const;
export type CommentIcon = (typeof COMMENT_ICONS)[number];

export interface MatchComment {
  readonly id: string;
  /** Seconds since the epoch; a correction keeps the first time, so that the order stays. */
  readonly at: number;
  /** "45+2'", '07:26'; empty before and after the match. */
  readonly clock: string;
  readonly icon: CommentIcon;
  readonly text: string;
  readonly bold: boolean;
  readonly important: boolean;
  readonly score: Pair | null;
}

export const COLUMN_KINDS = ['number', 'share', 'time', 'decimal', 'text'] as const;
/** 12; 7/12; 31:45; 7.4; a word. */
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface PlayerColumn {
  readonly code: string;
  readonly label: string;
  readonly kind: ColumnKind;
}
export interface PlayerLine extends OfPerson {
  readonly side: Side;
  readonly player: string;
  readonly key: string;
  readonly country: string;
  readonly values: readonly string[];
}
export const SECTION_TYPES = ['players', 'goalkeepers', 'pitchers', 'batters', 'bowlers'] as const;
export type SectionType = (typeof SECTION_TYPES)[number];
export interface PlayerSection {
  readonly type: SectionType;
  readonly title: string;
  readonly columns: readonly PlayerColumn[];
  readonly lines: readonly PlayerLine[];
}

/** '0' for the whole match, '1' for its first part. */
export interface PlayerTable {
  readonly id: string;
  readonly sections: readonly PlayerSection[];
}

/** What the next point decides: a break of serve, the set, the match. */
export const POINT_MARKS = ['break', 'set', 'match'] as const;
export type PointMark = (typeof POINT_MARKS)[number];

/** A game of a set, a point of a tie-break or rally set, a visit of a leg. */
export interface HistoryStep {
  readonly score: Pair;
  readonly winner: Side | null;
  readonly server: Side | null;
  /** The score after each point but the last, with what the next decides: '15:0', '30:40 break'. */
  readonly points: readonly string[];
}

export interface PartHistory {
  readonly id: string;
  readonly steps: readonly HistoryStep[];
  readonly tieBreak: readonly HistoryStep[];
}

export interface Video {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Seconds since the epoch. */
  readonly published: number;
}

/** An earlier match of the two sides that is no event of its own. Its pairs are its own [home, away]. */
export interface EarlierMeeting {
  /** Noon of its day, in seconds since the epoch. */
  readonly day: number;
  readonly competition: string;
  /** What the home side of the event was in it. */
  readonly side: Side;
  readonly score: Pair;
  readonly fullTime: Pair | null;
  readonly penalties: Pair | null;
}

export interface Meetings {
  readonly id: string;
  readonly matches: readonly EarlierMeeting[];
}

/** Ids are unique within a kind. */
export interface MatchFacts {
  readonly lineup: readonly Lineup[];
  readonly absences: readonly Absences[];
  readonly comment: readonly MatchComment[];
  readonly 'player-statistics': readonly PlayerTable[];
  readonly history: readonly PartHistory[];
  readonly video: readonly Video[];
  /** Absent in facts that were stored before the kind existed. */
  readonly meetings?: readonly Meetings[];
}
export type FactKind = keyof MatchFacts;

export const NO_FACTS: MatchFacts = {
  lineup: [],
  absences: [],
  comment: [],
  'player-statistics': [],
  history: [],
  video: [],
  meetings: [],
};
