import {
  type BoardColumn,
  currentDistance,
  danishNumber,
  entryStatusText,
  gapText,
  rankText,
  type ResultName,
  type Results,
  shootingText,
  type StageType,
  toParText,
} from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';

/** What one competitor shows in one column of the board. */
export interface EntryCell {
  readonly column: BoardColumn;
  /** '' where nothing is known. */
  readonly text: string;
}

/** A competitor as its row shows it. */
export interface EntryCells {
  /** '3.', 'T3', or why it has none, 'DNF'; '' before the start. */
  readonly rank: string;
  /** Why it has no rank, written out; '' where it is in the race. */
  readonly out: string;
  readonly cells: readonly EntryCell[];
}

/** Results that are written in a form of their own; all others are numbers, or words. */
const TEXTS: Partial<Record<ResultName, (row: EventRow, results: Results, sport: PageSport) => string>> = {
  // Who leads has no gap: in its place stands how far it has come.
  gap: (row, results, sport) => gapText({ rank: row.rank, results }) || distanceText(row, results, sport),
  shooting: (_row, results) => results.shooting ?? shootingText(results),
  toPar: (_row, { toPar = '' }) => toParText(toPar),
  today: (_row, { today = '' }) => toParText(today),
};

const distanceText = (row: EventRow, results: Results, sport: PageSport): string =>
  currentDistance(sport, { stageType: row.stageType as StageType }, { rank: row.rank, results });

/** A competitor's rank and what it shows in these columns of its sport's board. */
export function entryCells(row: EventRow, sport: PageSport, columns: readonly BoardColumn[]): EntryCells {
  const results = row.results?.[0] ?? {};
  const { short, long } = entryStatusText(row.entryStatus);
  const state = { stage: row.stage ?? 0, stageType: row.stageType as StageType };
  return {
    rank: rankText(sport, state, { rank: row.rank, tied: row.tied }) || short,
    out: long,
    cells: columns.map((column) => ({
      column,
      text: TEXTS[column.result]?.(row, results, sport) ?? danishNumber(results[column.result] ?? ''),
    })),
  };
}

/** Of these columns, those of which anything is known of these competitors: of a sport's board, no race fills all. */
export const filledColumns = (
  columns: readonly BoardColumn[],
  rows: readonly EventRow[],
  sport: PageSport,
): readonly BoardColumn[] =>
  columns.filter((column) => rows.some((row) => entryCells(row, sport, [column]).cells[0]!.text !== ''));

/**
 * Whether a cell is left out where there is little room: times and gaps share one place there, which is not for the time of who
 * has a gap, nor for a gap that is none.
 */
export const yieldsItsPlace = ({ column, text }: EntryCell, hasGap: boolean): boolean =>
  (column.result === 'time' && hasGap) || (column.result === 'gap' && text === '');

/** Whether any of these cells tells a gap. */
export const showsGap = (cells: readonly EntryCell[]): boolean =>
  cells.some(({ column, text }) => column.result === 'gap' && text !== '');

/** What tells in one figure how a competitor did, in the order in which it is looked for. */
const DECIDING: readonly ResultName[] = ['gap', 'time', 'toPar', 'points'];

/** The cell that tells in one figure how a competitor did; null where none does. */
export function decidingCell(cells: readonly EntryCell[]): EntryCell | null {
  const filled = new Map(cells.filter(({ text }) => text !== '').map((cell) => [cell.column.result, cell]));
  return DECIDING.map((result) => filled.get(result)).find((cell) => cell !== undefined) ?? null;
}

/** The heads of columns, as cells: those of times and gaps share a place where there are both. */
export const headCells = (columns: readonly BoardColumn[]): readonly EntryCell[] =>
  columns.map((column) => ({ column, text: column.label }));

/** What the header of a race tells of it beside its name. */
export interface RaceFacts {
  /** Strokes of a round of golf, '72'. */
  readonly par: string;
  readonly prize: string;
  readonly length: number | null;
}

/** The facts of a race from its league row, whose cell holds 'start|end|par|prize'. */
export function raceFacts({ race, length }: Pick<LeagueRow, 'race' | 'length'>): RaceFacts {
  const [, , par = '', prize = ''] = (race ?? '').split('|');
  return { par, prize, length: length === null ? null : Number(length) };
}
