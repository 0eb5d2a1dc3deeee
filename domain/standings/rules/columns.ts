import type { HalfTimeOutcome } from '../half-time.ts';
import type { StandingsRules } from './rules.ts';

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
export type RareColumn = 'draws' | 'byes' | 'netRunRate';

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
