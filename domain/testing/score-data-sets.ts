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

/** Paths are below the folder of all data sets. */
export function dataSets() {
  const root = dataSet('') ?? '';
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '');
  return {
    textOf,
    hasData: (name: string): boolean => dataSet(name) !== null,
    filesOf: (folder: string, end: RegExp): string[] =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => end.test(path))
        .map((path) => join(folder, path)),
    jsonOf(path: string): unknown {
      const bytes = readFileSync(join(root, path));
      return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
    },
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

export const grouped = (rows: readonly Row[], ...columns: string[]): Row[][] => [
  ...Map.groupBy(rows, (row) => columns.map((column) => row[column]).join('|')).values(),
];

export type Points = [home: number, away: number];

export interface Moment {
  readonly stage: StageCode;
  readonly score: Scoreboard;
}

export const total = (parts: readonly Pair[]): Points => [sumOf(parts, 0), sumOf(parts, 1)];

/** From the first part to the last, then the final board. */
export const followed = (parts: readonly Points[], final: StageCode): Moment[] => [
  ...parts.map((_, index) => {
    const played = parts.slice(0, index + 1);
    return { stage: Stage.live, score: board(...total(played), { parts: played }) };
  }),
  { stage: final, score: board(...total(parts), { parts: [...parts] }) },
];
