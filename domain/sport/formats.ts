import type { FightMethod } from '../event/entities.ts';

/** Points that win a set, game, frame or leg. */
export interface SetTarget {
  readonly points: number;
  /** 2, or 1 where the first to the points wins. */
  readonly lead: 1 | 2;
  /** Points at which one more wins whatever the lead (badminton: 30). */
  readonly cap: number | null;
}

export interface PeriodsFormat {
  readonly kind: 'periods';
  readonly regular: number;
  /** Points of one score: [1] for goals, [1, 2, 3] in basketball. */
  readonly steps: readonly number[];
  /** Whether regular time may be the end of a level match. */
  readonly mayEndLevel: boolean;
  /** Periods of extra time with a part of their own; later ones count within the last. */
  readonly extra: number;
}
/** The score is six times the goals plus the behinds. */
export interface BehindsFormat {
  readonly kind: 'behinds';
  readonly regular: number;
  readonly pointsOfGoal: number;
}
/** The score is the sets won. */
export interface SetsFormat {
  readonly kind: 'sets';
  /** The usual number first. */
  readonly bestOf: readonly number[];
  readonly set: SetTarget;
  /** The last possible set, where it differs. */
  readonly deciding: SetTarget | null;
}
/** Games of 15, 30, 40; sets of six games with a tie-break. */
export interface TennisFormat {
  readonly kind: 'tennis';
  readonly bestOf: readonly number[];
  readonly games: number;
  readonly tieBreak: SetTarget;
  readonly matchTieBreak: SetTarget;
}
/** The score is frames (snooker), legs or sets (darts), or maps (esports) won. */
export interface FramesFormat {
  readonly kind: 'frames';
  readonly unit: 'frames' | 'legs' | 'maps';
  /** Empty for any odd number. */
  readonly bestOf: readonly number[];
  /** Two maps may end 1-1. */
  readonly mayEndLevel: boolean;
  /** Points that one of them can give a side; null where not known. */
  readonly mostPoints: number | null;
}
/** Runs add up to the score (baseball). */
export interface InningsFormat {
  readonly kind: 'innings';
  readonly regular: number;
}
/** The score is halves won, then a super inning, then a scoring contest. */
export interface PesapalloFormat {
  readonly kind: 'pesapallo';
  readonly inningsOfHalf: number;
}
/** One or two innings a side. */
export interface CricketFormat {
  readonly kind: 'cricket';
  readonly wickets: number;
  readonly ballsOfOver: number;
}
/** A winner and a method, no score. */
export interface FightFormat {
  readonly kind: 'fight';
  /** Rounds that may be planned. */
  readonly mostRounds: number;
  readonly methods: readonly FightMethod[];
}
interface RankingFormat {
  readonly kind: 'ranking';
}

export type ScoreFormat =
  | PeriodsFormat
  | BehindsFormat
  | SetsFormat
  | TennisFormat
  | FramesFormat
  | InningsFormat
  | PesapalloFormat
  | CricketFormat
  | FightFormat
  | RankingFormat;

/** A format and its first day, '2027-01-04'; '' for the first. */
export interface DatedFormat {
  readonly from: string;
  readonly format: ScoreFormat;
}

/** '18.2' (18 overs, two balls) as a number; null for other texts. */
export function oversNumber(written: string, ballsOfOver: number): number | null {
  const [, whole = '', balls = '0'] = /^(\d{1,3})(?:\.(\d))?$/.exec(written) ?? [];
  return whole === '' || Number(balls) >= ballsOfOver ? null : Number(whole) + Number(balls) / ballsOfOver;
}

/** Overs of an innings by kind of game. */
export const MOST_OVERS = { test: Infinity, 'one-day': 50, twenty20: 20 } as const;
