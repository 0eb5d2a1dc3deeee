import {
  type BoardColumn,
  currentDistance,
  decimalText,
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

export interface EntryCell {
  readonly column: BoardColumn;
  readonly text: string;
}

export interface EntryCells {
  /** '3.', 'T3' or 'DNF'; '' before the start. */
  readonly rank: string;
  readonly out: string;
  readonly cells: readonly EntryCell[];
}

const TEXTS: Partial<Record<ResultName, (row: EventRow, results: Results, sport: PageSport) => string>> = {
  // The leader has no gap: progress stands in its place.
  gap: (row, results, sport) => gapText({ rank: row.rank, results }) || distanceText(row, results, sport),
  shooting: (_row, results) => results.shooting ?? shootingText(results),
  toPar: (_row, { toPar = '' }) => toParText(toPar),
  today: (_row, { today = '' }) => toParText(today),
};

const distanceText = (row: EventRow, results: Results, sport: PageSport): string =>
  currentDistance(sport, { stageType: row.stageType as StageType }, { rank: row.rank, results });

export function entryCells(row: EventRow, sport: PageSport, columns: readonly BoardColumn[]): EntryCells {
  const results = row.results?.[0] ?? {};
  const { short, long } = entryStatusText(row.entryStatus);
  const state = { stage: row.stage ?? 0, stageType: row.stageType as StageType };
  return {
    rank: rankText(sport, state, { rank: row.rank, tied: row.tied }) || short,
    out: long,
    cells: columns.map((column) => ({
      column,
      text: TEXTS[column.result]?.(row, results, sport) ?? decimalText(results[column.result] ?? ''),
    })),
  };
}

export const filledColumns = (
  columns: readonly BoardColumn[],
  rows: readonly EventRow[],
  sport: PageSport,
): readonly BoardColumn[] =>
  columns.filter((column) => rows.some((row) => entryCells(row, sport, [column]).cells[0]!.text !== ''));

/** One place on phones: the time yields to a gap, an empty gap to the time. */
export const yieldsItsPlace = ({ column, text }: EntryCell, hasGap: boolean): boolean =>
  (column.result === 'time' && hasGap) || (column.result === 'gap' && text === '');

export const showsGap = (cells: readonly EntryCell[]): boolean =>
  cells.some(({ column, text }) => column.result === 'gap' && text !== '');

const DECIDING: readonly ResultName[] = ['gap', 'time', 'toPar', 'points'];

export function decidingCell(cells: readonly EntryCell[]): EntryCell | null {
  const filled = new Map(cells.filter(({ text }) => text !== '').map((cell) => [cell.column.result, cell]));
  return DECIDING.map((result) => filled.get(result)).find((cell) => cell !== undefined) ?? null;
}

export const headCells = (columns: readonly BoardColumn[]): readonly EntryCell[] =>
  columns.map((column) => ({ column, text: column.label }));

export interface RaceDetails {
  readonly par: string;
  readonly prize: string;
  readonly length: number | null;
  /** Seconds. */
  readonly start: number;
  readonly end: number | null;
}

/** The cell holds 'start|end|par|prize'. */
export function raceDetails({ race, length }: Pick<LeagueRow, 'race' | 'length'>): RaceDetails {
  const [start = '', end = '', par = '', prize = ''] = (race ?? '').split('|');
  return {
    par,
    prize,
    length: length === null ? null : Number(length),
    start: Number(start),
    end: end === '' ? null : Number(end),
  };
}
