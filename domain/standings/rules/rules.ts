import { type FairPlayScale, FIFA_FAIR_PLAY } from '../fair-play.ts';
import type { HalfTimeOutcome, PointScale } from '../tally.ts';
import type { HeadToHead, RankBy, TieBreak } from '../ties.ts';
import type { Zone } from './zones.ts';

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

export interface StandingsHead {
  readonly column: StandingsColumn;
  readonly short: string;
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
const OTHER_SCORE: Readonly<Record<Exclude<StandingsRules['scored'], 'mål'>, Partial<Heads>>> = {
  point: {
    goals: ['Point', 'Point for og imod'],
    difference: ['±', 'Pointforskel'],
    ratio: ['%', 'Point for i procent af point imod'],
  },
  sæt: { goals: ['Sæt', 'Sæt for og imod'], difference: ['±', 'Sætforskel'] },
  runs: { goals: ['Runs', 'Runs for og imod'], difference: ['±', 'Forskel i runs'] },
};

/** Hidden where all values are 0 or unknown. */
type RareColumn = 'draws' | 'byes' | 'netRunRate';

export function standingsHeads(
  { columns, rareColumns, scored }: Pick<StandingsRules, 'columns' | 'rareColumns' | 'scored'>,
  rows: readonly Readonly<Record<RareColumn, number | null>>[],
): readonly StandingsHead[] {
  const heads = scored === 'mål' ? HEADS : { ...HEADS, ...OTHER_SCORE[scored] };
  return columns
    .filter((column) => rareColumns.every((rare) => rare !== column || rows.some((row) => (row[rare] ?? 0) !== 0)))
    .map((column) => ({ column, short: heads[column][0], long: heads[column][1] }));
}

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

export interface SplitGroup {
  readonly role: 'championship' | 'relegation';
  readonly size: number;
  readonly title: string;
}

export interface SplitRules {
  readonly afterRounds: number;
  readonly groups: readonly SplitGroup[];
  readonly zones: readonly Zone[];
  /** Rounding of half points; absent where all points are carried. */
  readonly halved?: 'up' | 'down';
  readonly halvedPart?: SplitGroup['role'];
}

export type OtherTable = 'form' | 'over-under' | 'half-time';

export interface StandingsRules {
  readonly fromSeason: number;
  readonly points: PointScale;
  readonly rankBy: RankBy;
  readonly scored: 'mål' | 'point' | 'sæt' | 'runs';
  readonly columns: readonly StandingsColumn[];
  readonly rareColumns: readonly RareColumn[];
  readonly otherTables: readonly OtherTable[];
  readonly byePoints: number;
  /** For winning this number of matches, all of them. */
  readonly grandSlam: { readonly matches: number; readonly points: number } | null;
  readonly noResultDraws: boolean;
  readonly shootOutGoal: boolean;
  readonly tieBreaks: readonly TieBreak[];
  readonly headToHead: HeadToHead;
  readonly fairPlay: FairPlayScale;
  readonly zones: readonly Zone[];
  readonly split: SplitRules | null;
}

/** Other rules stay as in the season before. */
export type DatedRules = Pick<StandingsRules, 'fromSeason'> & Partial<StandingsRules>;

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
