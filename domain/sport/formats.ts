import type { FightMethod } from '../event/entities.ts';

/** How many points one set, game, frame or leg is played to. */
export interface SetTarget {
  readonly points: number;
  /** The lead that wins it: 2, or 1 where the first to the points wins. */
  readonly lead: 1 | 2;
  /** The points at which one more wins whatever the lead (badminton's 30); null where there is no such end. */
  readonly cap: number | null;
}

/** Periods whose points add up to the score. */
export interface PeriodsFormat {
  readonly kind: 'periods';
  /** Periods of regular time. */
  readonly regular: number;
  /** What one score may add: [1] for goals, [1, 2, 3] in basketball. */
  readonly steps: readonly number[];
  /** Whether a match may end level after regular time (a league match of football), or must go on. */
  readonly mayEndLevel: boolean;
  /** The most periods of extra time that have a part of their own; later ones count within the last. */
  readonly extra: number;
}
/** Aussie rules: quarters whose score is six times the goals and the behinds. */
export interface BehindsFormat {
  readonly kind: 'behinds';
  readonly regular: number;
  readonly pointsOfGoal: number;
}
/** Sets to a number of points; the score is the sets won. */
export interface SetsFormat {
  readonly kind: 'sets';
  /** The numbers of sets that a match may be the best of, the usual one first. */
  readonly bestOf: readonly number[];
  readonly set: SetTarget;
  /** The last possible set, where it differs. */
  readonly deciding: SetTarget | null;
}
/** Tennis: games of 15, 30, 40, sets of six games with a tie-break. */
export interface TennisFormat {
  readonly kind: 'tennis';
  readonly bestOf: readonly number[];
  readonly games: number;
  readonly tieBreak: SetTarget;
  readonly matchTieBreak: SetTarget;
}
/** Frames (snooker), legs and sets of legs (darts), maps (esports): the score is how many were won. */
export interface FramesFormat {
  readonly kind: 'frames';
  readonly unit: 'frames' | 'legs' | 'maps';
  /** The numbers that a match may be the best of; empty where any odd number may be. */
  readonly bestOf: readonly number[];
  /** Whether a match of an even number may end level (two maps). */
  readonly mayEndLevel: boolean;
  /** The most points one of them can give a side (a snooker frame: 147 and more by fouls); null where none is known. */
  readonly mostPoints: number | null;
}
/** Innings whose runs add up to the score (baseball). */
export interface InningsFormat {
  readonly kind: 'innings';
  readonly regular: number;
}
/** Pesäpallo: two halves of four innings; the score is the halves won, then a super inning, then a scoring contest. */
export interface PesapalloFormat {
  readonly kind: 'pesapallo';
  readonly inningsOfHalf: number;
}
/** Cricket: one or two innings a side, with ten wickets each. */
export interface CricketFormat {
  readonly kind: 'cricket';
  readonly wickets: number;
  readonly ballsOfOver: number;
}
/** Boxing and MMA: no score, but a winner and how it was won. */
export interface FightFormat {
  readonly kind: 'fight';
  /** The most rounds that may be planned. */
  readonly mostRounds: number;
  readonly methods: readonly FightMethod[];
}
/** Races: who came where. */
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

/** A format and the first day on which it was played by, '2027-01-04'; '' for ever. */
export interface DatedFormat {
  readonly from: string;
  readonly format: ScoreFormat;
}

/** Overs as they are written, '18.2' for 18 overs and two balls, as a number; null where they are not written so. */
export function oversNumber(written: string, ballsOfOver: number): number | null {
  const [, whole = '', balls = '0'] = /^(\d{1,3})(?:\.(\d))?$/.exec(written) ?? [];
  return whole === '' || Number(balls) >= ballsOfOver ? null : Number(whole) + Number(balls) / ballsOfOver;
}

/** Overs of an innings by the kind of game; a test has no limit. */
export const MOST_OVERS = { test: Infinity, 'one-day': 50, twenty20: 20 } as const;
