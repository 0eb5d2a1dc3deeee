import type { Pair, Side } from './entities.ts';

/** What is known of a match beside its course: who plays, what was said of it, and figures of its players. */

export const PLAYER_ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward', 'pitcher', 'player'] as const;
export type PlayerRole = (typeof PLAYER_ROLES)[number];

/** A player of a line-up. */
export interface LineupPlayer {
  readonly name: string;
  /** The provider's key of the player; empty where it sends none. */
  readonly key: string;
  /** Shirt number; null where it is not known. */
  readonly number: number | null;
  /** Country code; empty where it is not known. */
  readonly country: string;
  /** Empty where it is not known. */
  readonly role: PlayerRole | '';
  readonly captain: boolean;
  /** Place in the grid of the formation, from 1: the goalkeeper, then from the right of the defence on. Null off it. */
  readonly position: number | null;
  /** Marks from 0 to 10, with one decimal; null before there is one. */
  readonly rating: number | null;
}

/** Who plays for one side. */
export interface Lineup {
  /** The side: a match has one line-up of each. */
  readonly id: Side;
  /** '4-3-3'; empty where it is not known. */
  readonly formation: string;
  /** False where it is only expected. */
  readonly confirmed: boolean;
  readonly starters: readonly LineupPlayer[];
  readonly substitutes: readonly LineupPlayer[];
  /** The coach's name; empty where it is not known. */
  readonly coach: string;
}

export const ABSENCE_KINDS = ['injury', 'suspension', 'illness', 'other'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];
export const ABSENCE_STATUSES = ['out', 'doubtful'] as const;
export type AbsenceStatus = (typeof ABSENCE_STATUSES)[number];

/** A player who will not play, or may not. */
export interface Absence {
  readonly player: string;
  readonly key: string;
  readonly country: string;
  readonly kind: AbsenceKind;
  /** 'Lårskade', 'Rødt kort'; empty where nothing is said. */
  readonly text: string;
  readonly status: AbsenceStatus;
}

/** Who misses the match, of one side. */
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

/** One line of what was said of a match while it was played. */
export interface MatchComment {
  readonly id: string;
  /** When it was said (seconds since the epoch); its place among the others stays when it is corrected. */
  readonly at: number;
  /** "45+2'", '07:26'; empty before and after the match. */
  readonly clock: string;
  readonly icon: CommentIcon;
  readonly text: string;
  readonly bold: boolean;
  readonly important: boolean;
  /** The score then, where it is part of what is said. */
  readonly score: Pair | null;
}

export const COLUMN_KINDS = ['number', 'share', 'time', 'decimal', 'text'] as const;
/** How the values of a column are read: 12; 7/12; 31:45; 7.4; a word. */
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface PlayerColumn {
  /** What heads it: 'PTS'. */
  readonly code: string;
  /** Written out: 'Point'. */
  readonly label: string;
  readonly kind: ColumnKind;
}
export interface PlayerLine {
  readonly side: Side;
  readonly player: string;
  readonly key: string;
  readonly country: string;
  /** A value of each column, in their order; empty where the player has none. */
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

/** Figures of the players in the whole match ('0'), or in one of its parts ('1' the first). */
export interface PlayerTable {
  readonly id: string;
  readonly sections: readonly PlayerSection[];
}

/** What a point decides: the game against who serves, the set, or the match. */
export const POINT_MARKS = ['break', 'set', 'match'] as const;
export type PointMark = (typeof POINT_MARKS)[number];

/** One game of a set, or one point of a tie-break or of a set that is counted in points; the visit of a leg. */
export interface HistoryStep {
  /** The score of the part after it. */
  readonly score: Pair;
  readonly winner: Side | null;
  readonly server: Side | null;
  /** The score after each of its points but the last, as it is said, with what the next point decides: '15:0', '30:40 break'. */
  readonly points: readonly string[];
}

/** How one set, game or leg went. */
export interface PartHistory {
  /** The number of the part, from '1'. */
  readonly id: string;
  readonly steps: readonly HistoryStep[];
  /** The points of its tie-break. */
  readonly tieBreak: readonly HistoryStep[];
}

/** A recording to be watched elsewhere. */
export interface Video {
  readonly id: string;
  readonly title: string;
  /** https only. */
  readonly url: string;
  /** Seconds since the epoch. */
  readonly published: number;
}

/** All of it, by kind of message; each fact has an id that is unique within its kind. */
export interface MatchFacts {
  readonly lineup: readonly Lineup[];
  readonly absences: readonly Absences[];
  /** In the order in which they were said. */
  readonly comment: readonly MatchComment[];
  readonly 'player-statistics': readonly PlayerTable[];
  /** In the order of the parts. */
  readonly history: readonly PartHistory[];
  /** The newest first. */
  readonly video: readonly Video[];
}
export type FactKind = keyof MatchFacts;

/** Of a match of which nothing more is known. */
export const NO_FACTS: MatchFacts = {
  lineup: [],
  absences: [],
  comment: [],
  'player-statistics': [],
  history: [],
  video: [],
};
