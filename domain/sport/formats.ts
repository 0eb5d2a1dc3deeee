import type { FightMethod, Pair } from '../event/entities.ts';
import { dayOf } from '../time/days.ts';

export interface SetTarget {
  readonly points: number;
  readonly lead: 1 | 2;
  /** Points at which one more wins whatever the lead (badminton: 30). */
  readonly cap: number | null;
}

/** 'impossible' where no play leads to the points. */
export type SetState = 'running' | 'won' | 'impossible';

export function setState([home, away]: Pair, { points, lead, cap }: SetTarget): SetState {
  const [most, least] = home > away ? [home, away] : [away, home];
  if (cap !== null && most >= cap) return most === cap && least < cap && least >= cap - lead ? 'won' : 'impossible';
  if (most < points || most - least < lead) return 'running';
  return most === points || most - least === lead ? 'won' : 'impossible';
}

export interface PeriodsFormat {
  readonly kind: 'periods';
  readonly regular: number;
  /** [1] for goals, [1, 2, 3] in basketball. */
  readonly steps: readonly number[];
  readonly mayEndLevel: boolean;
  /** Periods of extra time with a part of their own; later ones count within the last. */
  readonly extra: number;
}
export interface BehindsFormat {
  readonly kind: 'behinds';
  readonly regular: number;
  readonly pointsOfGoal: number;
}
export interface SetsFormat {
  readonly kind: 'sets';
  readonly bestOf: readonly number[];
  readonly set: SetTarget;
  readonly deciding: SetTarget | null;
}
export interface TennisFormat {
  readonly kind: 'tennis';
  readonly bestOf: readonly number[];
  readonly games: number;
  readonly tieBreak: SetTarget;
  readonly matchTieBreak: SetTarget;
}
/** The score: frames (snooker), legs or sets (darts), maps (esports). */
export interface FramesFormat {
  readonly kind: 'frames';
  readonly unit: 'frames' | 'legs' | 'maps';
  readonly bestOf: readonly number[];
  readonly mayEndLevel: boolean;
  /** Points that one of them can give a side; null where not known. */
  readonly mostPoints: number | null;
}
export interface InningsFormat {
  readonly kind: 'innings';
  readonly regular: number;
}
/** The score is halves won, then a super inning, then a scoring contest. */
export interface PesapalloFormat {
  readonly kind: 'pesapallo';
  readonly inningsOfHalf: number;
}
export interface CricketFormat {
  readonly kind: 'cricket';
  readonly wickets: number;
  readonly ballsOfOver: number;
}
export interface FightFormat {
  readonly kind: 'fight';
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

export type DatedFormats = readonly [DatedFormat, ...DatedFormat[]];

/** The rules in force on the Copenhagen day of the start, in seconds. */
export function formatAt({ formats }: { readonly formats: DatedFormats }, startS: number): ScoreFormat {
  if (formats.length === 1) return formats[0].format;
  const day = dayOf(startS);
  return (formats.findLast(({ from }) => from <= day) ?? formats[0]).format;
}

/** '18.2' (18 overs, two balls) as a number; null for other texts. */
export function oversNumber(written: string, ballsOfOver: number): number | null {
  const [, whole = '', balls = '0'] = /^(\d{1,3})(?:\.(\d))?$/.exec(written) ?? [];
  return whole === '' || Number(balls) >= ballsOfOver ? null : Number(whole) + Number(balls) / ballsOfOver;
}

export const MOST_OVERS = { test: Infinity, 'one-day': 50, twenty20: 20 } as const;
