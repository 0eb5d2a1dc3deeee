import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pair } from '../event/entities.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { sumOf } from '../scoring/problem.ts';
import { board } from './boards.ts';
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

export type Points = [home: number, away: number];

/** A board at a stage of its match. */
export interface Moment {
  readonly stage: StageCode;
  readonly score: Scoreboard;
}

/** What these parts add up to. */
export const total = (parts: readonly Pair[]): Points => [sumOf(parts, 0), sumOf(parts, 1)];

/** Every board from the first part to the last, and the final one. */
export const followed = (parts: readonly Points[], final: StageCode): Moment[] => [
  ...parts.map((_, index) => {
    const played = parts.slice(0, index + 1);
    return { stage: Stage.live, score: board(...total(played), { parts: played }) };
  }),
  { stage: final, score: board(...total(parts), { parts: [...parts] }) },
];
