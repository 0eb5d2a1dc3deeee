import type { Cell, Row } from '../text/text.ts';

/** A column of a table; its values stand in the rows under the word that names it. */
export interface StandingColumn {
  /** 'played' */
  readonly column: string;
  /** 'K' */
  readonly short: string;
  /** 'Kampe' */
  readonly long: string;
}

/** The heads of a table as one row: the word, title and short title of each column in turn. */
const HEAD = { column: 'HCI', long: 'HCT', short: 'HCN' } as const;

export const isColumnHeads = (row: Row): boolean => row[0]?.[0] === HEAD.column;

export const writeColumnHeads = (columns: readonly StandingColumn[]): Cell[] =>
  columns.flatMap(({ column, short, long }): Cell[] => [
    [HEAD.column, column],
    [HEAD.long, long],
    [HEAD.short, short],
  ]);

export function readColumnHeads(row: Row): StandingColumn[] {
  const columns: { column: string; short: string; long: string }[] = [];
  for (const [key, value] of row) {
    if (key === HEAD.column) columns.push({ column: value, short: '', long: '' });
    else if (columns.length === 0) continue;
    else if (key === HEAD.long) columns.at(-1)!.long = value;
    else if (key === HEAD.short) columns.at(-1)!.short = value;
  }
  return columns;
}
