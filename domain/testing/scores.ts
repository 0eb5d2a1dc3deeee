import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { MatchFormat, Pair } from '../event/entities.ts';
import type { EventId, ParticipantId } from '../event/ids.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { scoreProblem, type ScoreProblem } from '../scoring/index.ts';
import { sumOf } from '../scoring/problem.ts';
import { formatAt, type ScoreFormat } from '../sport/formats.ts';
import { sportById } from '../sports/index.ts';
import type { StandingsMatch } from '../standings/index.ts';

const AUTUMN_2026_S = Date.UTC(2026, 9, 1) / 1000;

const formatOf = (sport: number): ScoreFormat => formatAt(sportById(sport)!, AUTUMN_2026_S);

export const board = (home: number, away: number, facts: Omit<Scoreboard, 'home' | 'away'> = {}): Scoreboard => ({
  home,
  away,
  ...facts,
});

export const problemOf = (sport: number, stage: StageCode, score: Scoreboard, format: MatchFormat = {}): ScoreProblem | null =>
  scoreProblem(formatOf(sport), format, stage, score);

/** Real boards: none may be refused. */
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

export interface Dice {
  readonly side: () => 0 | 1;
  readonly number: (below: number) => number;
}

/** mulberry32: the same seed plays the same match. */
function dice(seed: number, homeChance: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { side: () => (next() < homeChance ? 0 : 1), number: (below) => Math.floor(next() * below) };
}

export const anyDice = fc
  .record({ seed: fc.integer(), chance: fc.constantFrom(0.5, 0.45, 0.6, 0.8, 0.1) })
  .map(({ seed, chance }) => dice(seed, chance));

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

export interface BoardAtStage {
  readonly stage: StageCode;
  readonly score: Scoreboard;
}

export const total = (parts: readonly Pair[]): Points => [sumOf(parts, 0), sumOf(parts, 1)];

/** From the first part to the last, then the final board. */
export const followed = (parts: readonly Points[], final: StageCode): BoardAtStage[] => [
  ...parts.map((_, index) => {
    const played = parts.slice(0, index + 1);
    return { stage: Stage.live, score: board(...total(played), { parts: played }) };
  }),
  { stage: final, score: board(...total(parts), { parts: [...parts] }) },
];

export const id = (name: string): ParticipantId => name as ParticipantId;

export function match(text: string, rest: Partial<StandingsMatch> = {}): StandingsMatch {
  const [, home, away, scored, conceded] = /^(\w+)-(\w+) (\d+)-(\d+)$/.exec(text)!;
  return {
    id: text as EventId,
    home: id(home!),
    away: id(away!),
    score: [Number(scored), Number(conceded)],
    role: 'main',
    group: '',
    start: 0,
    live: false,
    ...rest,
  };
}

const root = process.env['STILLINGEN_DATA'] ?? join(import.meta.dirname, '../../../shared/data');

/** In STILLINGEN_DATA or beside the repository; null where absent, which is logged. */
export function dataSet(name: string): string | null {
  const folder = join(root, name);
  if (existsSync(folder)) return folder;
  process.stderr.write(`skipped: no data set ${name} (set STILLINGEN_DATA)\n`);
  return null;
}
