import { type RareColumn, type StandingsColumn, USUAL_COLUMNS } from './columns.ts';
import { type FairPlayScale, FIFA_FAIR_PLAY } from '../fair-play.ts';
import type { HeadToHead, RankBy, TieBreak } from '../ties.ts';
import type { PointScale } from '../tally.ts';
import type { Zone } from './zones.ts';

/** One part of a table that is divided during the season. */
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
  /** How half a point is rounded where half of the points are carried over; absent where all of them are. */
  readonly halved?: 'up' | 'down';
  /** The part that carries over half of its points where the other carries over all of them. */
  readonly halvedPart?: SplitGroup['role'];
}

/** What a competition can be ranked by beside its table: the last matches, the goals in matches, the score at half-time. */
export type OtherTable = 'form' | 'over-under' | 'half-time';

/** How one competition makes its table from a season on. */
export interface StandingsRules {
  /** The year in which the first season begins that it holds for. */
  readonly fromSeason: number;
  readonly points: PointScale;
  readonly rankBy: RankBy;
  /** What its teams score, in Danish. */
  readonly scored: 'mål' | 'point' | 'sæt';
  /** What its table shows, in order. */
  readonly columns: readonly StandingsColumn[];
  /** Columns that are shown only where a team has something in them. */
  readonly rareColumns: readonly RareColumn[];
  /** The tables beside the one of all points, where there is something to make them from. */
  readonly otherTables: readonly OtherTable[];
  /** Points for a round in which a team has no match. */
  readonly byePoints: number;
  /** Points for who has won all matches, when they are as many; null where there are none. */
  readonly grandSlam: { readonly matches: number; readonly points: number } | null;
  /** Whether a match that ended without a result counts as one, like a draw. */
  readonly noResultDraws: boolean;
  /** Whether a shoot-out that was won counts as one more goal. */
  readonly shootOutGoal: boolean;
  /** Applied in turn to those who are ranked the same. */
  readonly tieBreaks: readonly TieBreak[];
  readonly headToHead: HeadToHead;
  /** What cards cost, where fair play breaks ties. */
  readonly fairPlay: FairPlayScale;
  /** Where the places lead at the end of the season. */
  readonly zones: readonly Zone[];
  readonly split: SplitRules | null;
}

/** What changes with a season; what is not named stays as it was the season before. */
export type DatedRules = Pick<StandingsRules, 'fromSeason'> & Partial<StandingsRules>;

/** What holds where neither a competition nor its sport has rules of its own. */
export const DEFAULT_RULES: StandingsRules = {
  fromSeason: 0,
  points: { win: 3, draw: 1 },
  rankBy: 'points',
  scored: 'mål',
  columns: USUAL_COLUMNS,
  rareColumns: [],
  otherTables: ['form'],
  byePoints: 0,
  grandSlam: null,
  noResultDraws: false,
  shootOutGoal: false,
  tieBreaks: ['goal-difference', 'goals-for'],
  headToHead: { meetings: 2, reapply: 'never' },
  fairPlay: FIFA_FAIR_PLAY,
  zones: [],
  split: null,
};
