import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** The rows of a CSV file beside the code, by the names of its columns. */
export const readTable = <Column extends string>(file: URL): readonly Readonly<Record<Column, string>>[] =>
  parse(readFileSync(file, 'utf8'), { columns: true });

/** The second column of a CSV file beside the code by its first. */
export const readPairs = (file: URL): Readonly<Record<string, string>> =>
  Object.fromEntries((parse(readFileSync(file, 'utf8'), { from: 2 }) as [string, string][]).map(([key, value]) => [key, value]));
