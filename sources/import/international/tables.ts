import { parse } from 'csv-parse/sync';
import type { RefusedRow } from '../report.ts';

/** One line of a table: where it stands, and its cells by the name of their column. */
export interface TableRow<Column extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

export interface Table<Column extends string> {
  readonly rows: readonly TableRow<Column>[];
  readonly refused: readonly RefusedRow[];
}

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a comma separated table with a head line. Lines that do not have every column are refused; where the head itself
 * lacks a column, the whole table is.
 */
export function readTable<Column extends string>(file: string, text: string, columns: readonly Column[]): Table<Column> {
  const refused: RefusedRow[] = [];
  const lines = parse(text, {
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      refused.push({ file, line: Number(error?.lines ?? 0), why: error?.message ?? 'not a line of a table' });
    },
  }) as unknown as readonly ParsedLine[];
  const head = lines[0]?.record ?? [];
  const missing = columns.filter((column) => !head.includes(column));
  if (missing.length > 0) return { rows: [], refused: [{ file, line: 1, why: `no column ${missing.join(', ')}` }] };

  const rows: TableRow<Column>[] = [];
  for (const { record, info } of lines.slice(1)) {
    if (record.length !== head.length) {
      refused.push({ file, line: info.lines, why: `${record.length} cells where the head has ${head.length}` });
      continue;
    }
    const cells = Object.fromEntries(columns.map((column) => [column, record[head.indexOf(column)]!.trim()])) as Record<
      Column,
      string
    >;
    rows.push({ line: info.lines, cells });
  }
  return { rows, refused };
}
