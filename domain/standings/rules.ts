import type { HeadToHead, TieBreak } from './ties.ts';
import type { PointScale } from './tally.ts';
import type { Zone } from './zones.ts';

/** One part of a table that is divided during the season; all points are carried over. */
export interface SplitGroup {
  readonly role: 'championship' | 'relegation';
  readonly size: number;
  /** Danish. */
  readonly title: string;
}

export interface SplitRules {
  /** Matches that everyone has played when the table is divided. */
  readonly afterRounds: number;
  /** Best first; nobody leaves his part, whatever his points. */
  readonly groups: readonly SplitGroup[];
  /** Where the places lead as long as the table is whole. */
  readonly zones: readonly Zone[];
}

/** How one competition makes its table from a season on. */
export interface StandingsRules {
  /** The year in which the first season begins that it holds for. */
  readonly fromSeason: number;
  readonly points: PointScale;
  /** Applied in turn to those with the same points. */
  readonly tieBreaks: readonly TieBreak[];
  readonly headToHead: HeadToHead;
  /** Where the places lead at the end of the season. */
  readonly zones: readonly Zone[];
  readonly split: SplitRules | null;
}

/** What holds where a competition has no rules of its own. */
export const DEFAULT_RULES: StandingsRules = {
  fromSeason: 0,
  points: { win: 3, draw: 1 },
  tieBreaks: ['goal-difference', 'goals-for'],
  headToHead: { meetings: 2, reapply: 'never' },
  zones: [],
  split: null,
};
