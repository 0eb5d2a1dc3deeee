import type { RefusedRow } from '../import/report.ts';
import { type CsvRow, isRow } from './csv.ts';

/** The rows of a table that belong together, and what could not be read of it. */
export interface Groups<Column extends string> {
  /** In the order in which each began; for files that fit into memory. */
  readonly rows: ReadonlyMap<string, readonly CsvRow<Column>[]>;
  readonly refused: readonly RefusedRow[];
  /** The groups after whose last row one stands that could not be read: it may have belonged to them. */
  readonly incomplete: ReadonlySet<string>;
}

/** Reads a table to its end and puts the rows together that have the same key. */
export async function groupRows<Column extends string>(
  items: AsyncIterable<CsvRow<Column> | RefusedRow>,
  keyOf: (cells: CsvRow<Column>['cells']) => string,
): Promise<Groups<Column>> {
  const rows = new Map<string, CsvRow<Column>[]>();
  const refused: RefusedRow[] = [];
  const incomplete = new Set<string>();
  let last: string | null = null;
  for await (const item of items) {
    if (!isRow(item)) {
      refused.push(item);
      if (last !== null) incomplete.add(last);
      continue;
    }
    const key = keyOf(item.cells);
    last = key;
    const group = rows.get(key);
    if (group === undefined) rows.set(key, [item]);
    else group.push(item);
  }
  return { rows, refused, incomplete };
}
