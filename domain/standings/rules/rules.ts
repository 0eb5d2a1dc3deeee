import { type FairPlayScale, FIFA_FAIR_PLAY } from '../fair-play.ts';
import type { HalfTimeOutcome, PointScale } from '../tally.ts';
import type { HeadToHead, RankBy, TieBreak } from '../ties.ts';
import type { Zone } from './zones.ts';

/** What a table can show of a row, beside rank and name. */
export type StandingsColumn =
  | 'played'
  | 'wins'
  | 'draws'
  | 'losses'
  /** Losses after regular time; `losses` are then those in regular time alone. */
  | 'lateLosses'
  | 'byes'
  | 'goals'
  | 'difference'
  /** What was scored in percent of what was conceded. */
  | 'ratio'
  | 'bonus'
  /** Cricket: runs for each over, less those of the others. */
  | 'netRunRate'
  /** Wins in percent, half of one for a draw. */
  | 'winShare'
  | 'points'
  | 'form'
  /** Matches with more or fewer goals than a line, and how many they have on average. */
  | 'over'
  | 'under'
  | 'perMatch'
  | HalfTimeOutcome;

/** The head of a column, in Danish. */
export interface StandingsHead {
  readonly column: StandingsColumn;
  /** 'K' */
  readonly short: string;
  /** 'Kampe' */
  readonly long: string;
}

type Heads = Readonly<Record<StandingsColumn, readonly [short: string, long: string]>>;

const HEADS: Heads = {
  played: ['K', 'Kampe'],
  wins: ['V', 'Vundne'],
  draws: ['U', 'Uafgjorte'],
  losses: ['T', 'Tabte'],
  lateLosses: ['OT', 'Tabte efter ordinær tid'],
  byes: ['O', 'Runder som oversidder'],
  goals: ['Mål', 'Mål for og imod'],
  difference: ['MF', 'Målforskel'],
  ratio: ['%', 'Score for i procent af score imod'],
  bonus: ['B', 'Bonuspoint'],
  netRunRate: ['NRR', 'Net run rate: runs pr. over for, minus runs pr. over imod'],
  winShare: ['%', 'Sejre i procent'],
  points: ['P', 'Point'],
  form: ['Form', 'De seneste fem kampe, den nyeste til højre'],
  over: ['Over', 'Kampe med flere mål'],
  under: ['Under', 'Kampe med færre mål'],
  perMatch: ['Snit', 'Mål pr. kamp, begge hold tilsammen'],
  winWin: ['V/V', 'Foran ved pausen og vundet'],
  winDraw: ['V/U', 'Foran ved pausen og uafgjort'],
  winLoss: ['V/T', 'Foran ved pausen og tabt'],
  drawWin: ['U/V', 'Lige ved pausen og vundet'],
  drawDraw: ['U/U', 'Lige ved pausen og uafgjort'],
  drawLoss: ['U/T', 'Lige ved pausen og tabt'],
  lossWin: ['T/V', 'Bagud ved pausen og vundet'],
  lossDraw: ['T/U', 'Bagud ved pausen og uafgjort'],
  lossLoss: ['T/T', 'Bagud ved pausen og tabt'],
};
/** Where no goals are scored. */
const OTHER_SCORE: Readonly<Record<Exclude<StandingsRules['scored'], 'mål'>, Partial<Heads>>> = {
  point: {
    goals: ['Point', 'Point for og imod'],
    difference: ['±', 'Pointforskel'],
    ratio: ['%', 'Point for i procent af point imod'],
  },
  sæt: { goals: ['Sæt', 'Sæt for og imod'], difference: ['±', 'Sætforskel'] },
};

/** Columns that most tables of a competition need not have. */
type RareColumn = 'draws' | 'byes' | 'netRunRate';

/** The columns of a table with these rows, in order: those of its rules, rare ones only where a row has something in them, known and not 0. */
export function standingsHeads(
  { columns, rareColumns, scored }: Pick<StandingsRules, 'columns' | 'rareColumns' | 'scored'>,
  rows: readonly Readonly<Record<RareColumn, number | null>>[],
): readonly StandingsHead[] {
  const heads = scored === 'mål' ? HEADS : { ...HEADS, ...OTHER_SCORE[scored] };
  return columns
    .filter((column) => rareColumns.every((rare) => rare !== column || rows.some((row) => (row[rare] ?? 0) !== 0)))
    .map((column) => ({ column, short: heads[column][0], long: heads[column][1] }));
}

/** The columns of football, and of all sports that have no others. */
export const USUAL_COLUMNS: readonly StandingsColumn[] = [
  'played',
  'wins',
  'draws',
  'losses',
  'goals',
  'difference',
  'points',
  'form',
];

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
