import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export type Row<Column extends string> = Readonly<Record<Column, string>>;

/** The rows of a CSV file of this folder; throws where it has other columns than these. */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): readonly Row<Column>[] {
  const [head = [], ...rows]: string[][] = parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (head.join() !== columns.join()) throw new Error(`${file} has the columns ${head.join()}, not ${columns.join()}`);
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]!])) as Row<Column>);
}
