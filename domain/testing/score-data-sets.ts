import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { dataSet } from './data-set.ts';

type Row = Readonly<Record<string, string>>;

/** Reads the files of public data sets by their path below the folder of all. */
export function dataSets() {
  const root = dataSet('') ?? '';
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '');
  return {
    textOf,
    /** Whether a data set is there; says so where it is not. */
    hasData: (name: string): boolean => dataSet(name) !== null,
    filesOf: (folder: string, end: RegExp): string[] =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => end.test(path))
        .map((path) => join(folder, path)),
    jsonOf(path: string): unknown {
      const bytes = readFileSync(join(root, path));
      return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
    },
    /** The rows of a table with a head, by the names of its columns. */
    rowsOf(path: string): Row[] {
      const [head = [], ...rows] = textOf(path)
        .trim()
        .split(/\r?\n/)
        .map((line) =>
          [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
        );
      return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
    },
  };
}

/** The rows of a table by some of its columns, in order. */
export const grouped = (rows: readonly Row[], ...columns: string[]): Row[][] => [
  ...Map.groupBy(rows, (row) => columns.map((column) => row[column]).join('|')).values(),
];
