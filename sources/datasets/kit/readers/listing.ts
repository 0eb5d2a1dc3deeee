import { BadRow, type RefusedRow, rowOrRefusal } from '../import/report.ts';
import { type CsvRow, isRow } from './csv.ts';

/** A table that other files refer to: what its rows say by their keys, and those that could not be read. */
export interface Listing<Fact> {
  readonly known: ReadonlyMap<string, Fact>;
  readonly refused: readonly RefusedRow[];
}

/**
 * Reads such a table to its end. `read` gives the key and the fact of a row, or throws BadRow with what is wrong with it. Throws
 * BadRow where no row can be read.
 */
export async function readListing<Column extends string, Fact>(
  items: AsyncIterable<CsvRow<Column> | RefusedRow>,
  read: (cells: CsvRow<Column>['cells']) => readonly [key: string, fact: Fact],
): Promise<Listing<Fact>> {
  const known = new Map<string, Fact>();
  const refused: RefusedRow[] = [];
  for await (const item of items) {
    const entry = isRow(item) ? rowOrRefusal(item.file, item.line, () => read(item.cells)) : item;
    if ('why' in entry) refused.push(entry);
    else known.set(...entry);
  }
  const [first] = refused;
  if (first !== undefined && known.size === 0) throw new BadRow(first.why, first);
  return { known, refused };
}
