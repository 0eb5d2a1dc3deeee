import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Scoreboard } from '../messages/index.ts';
import type { MatchFormat, ScoreFormat } from '../sports/formats.ts';
import { sportById } from '../sports/index.ts';
import type { StageCode } from '../stage.ts';
import { formatAt, scoreProblem } from './index.ts';

const root = process.env['STILLINGEN_DATA'] ?? join(import.meta.dirname, '../../../shared/data');

/** Whether a public data set is there; says so where it is not. */
export function hasData(name: string): boolean {
  const present = existsSync(join(root, name));
  if (!present) process.stderr.write(`${name} skipped: no data set (set STILLINGEN_DATA)\n`);
  return present;
}

export const filesOf = (folder: string, end: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => end.test(path))
    .map((path) => join(folder, path));

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '');

export function jsonOf<T>(path: string): T {
  const bytes = readFileSync(join(root, path));
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as T;
}

/** The rows of a table with a head, by the names of its columns. */
export function rowsOf(path: string): Record<string, string>[] {
  const [head = [], ...rows] = textOf(path)
    .trim()
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** The rows of a table by one of its columns, in order. */
export const grouped = (rows: readonly Record<string, string>[], ...columns: string[]): Record<string, string>[][] => [
  ...Map.groupBy(rows, (row) => columns.map((column) => row[column]).join('|')).values(),
];

const AUTUMN_2026_S = Date.UTC(2026, 9, 1) / 1000;

/** What a score of a sport is made of in autumn 2026. */
export const formatOf = (sport: number): ScoreFormat => formatAt(sportById(sport)!, AUTUMN_2026_S);

/** The same board with other facts. */
export const board = (home: number, away: number, facts: Omit<Scoreboard, 'home' | 'away'> = {}): Scoreboard => ({
  home,
  away,
  ...facts,
});

/** What is impossible about a board of a sport. */
export const problemOf = (sport: number, stage: StageCode, score: Scoreboard, match: MatchFormat = {}) =>
  scoreProblem(formatOf(sport), match, stage, score);

/** Boards of one sport that real matches came to: none may be refused. */
export function expectPossible(
  sport: number,
  boards: readonly { stage: StageCode; score: Scoreboard; match?: MatchFormat }[],
): void {
  const refused = boards.flatMap((one) => {
    const problem = problemOf(sport, one.stage, one.score, one.match);
    return problem === null ? [] : [{ ...one, problem }];
  });
  expect(
    refused.slice(0, 9).map((one) => JSON.stringify(one)),
    `${refused.length} of ${boards.length}`,
  ).toEqual([]);
}
