import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { createSetHistory, type SentPartHistory } from '../../set-history.ts';
import { duelEvent, type ImportedDuel, persons } from '../kit/events/duel.ts';
import { BadRow, type DataSet, type ImportedItem, type RefusedRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { columnsOf, type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import {
  type AfterPoint,
  bestOfSets,
  competitionOf,
  type MatchNumber,
  matchNumber,
  pointByPoint,
  type PointRow,
  Rounds,
} from './points.ts';

const FIRST_SET = 17;
const FIRST_TIE_BREAK = 47;
export const stageOf = ({ set, inTieBreak }: Pick<AfterPoint, 'set' | 'inTieBreak'>): StageCode =>
  (inTieBreak ? FIRST_TIE_BREAK : FIRST_SET) + set - 1;

export const beginning = (serve: Side | null): Scoreboard => ({
  home: 0,
  away: 0,
  parts: [[0, 0]],
  points: ['0', '0'],
  serve,
});

const NATIONS = columnsOf('nation1 nation2 nation_partner1 nation_partner2');
/** Lists of singles have no partners, older ones no nations. */
const OPTIONAL = ['partner1', 'partner2', ...NATIONS] as const;
const MATCH_COLUMNS = ['match_id', 'year', 'slam', 'match_num', 'player1', 'player2', ...OPTIONAL] as const;
const POINT_COLUMNS = columnsOf('match_id SetNo GameNo GameWinner PointWinner PointServer P1Score P2Score');
type MatchRow = CsvRow<(typeof MATCH_COLUMNS)[number]>;

export interface SlamMatch {
  readonly id: string;
  readonly line: number;
  readonly duel: Omit<ImportedDuel, 'file' | 'line' | 'outcome'>;
  readonly points: readonly AfterPoint[];
}

const SECONDS_OF_POINT = 40;

const personOf = (listed: string): string => listed.replace(/^([A-Z][a-z]?) /, '$1. ');

function sideOf(names: readonly string[], nations: readonly string[]): ParticipantRef {
  if (names.includes('')) throw new BadRow('a player is missing');
  return persons(names.map(personOf), nations);
}

function decidingOf(points: readonly AfterPoint[], bestOf: number): 'match-tie-break' | 'tie-break' | 'advantage' | null {
  const last = points.at(-1)?.board.parts?.[bestOf - 1];
  if (last === undefined) return null;
  const most = Math.max(...last);
  return most === 1 ? 'match-tie-break' : most > 7 ? 'advantage' : 'tie-break';
}

function duelOf(cells: MatchRow['cells'], number: MatchNumber, round: string, points: readonly AfterPoint[]): SlamMatch['duel'] {
  const { competition, day } = competitionOf(cells.slam, cells.year, number.event);
  const { isDouble } = number.event;
  const bestOf = bestOfSets(number, cells.slam, cells.year);
  const deciding = decidingOf(points, bestOf);
  return {
    key: `slam-${cells.match_id}`,
    sport: SPORT.tennis,
    competition,
    home: sideOf(
      isDouble ? [cells.player1, cells.partner1] : [cells.player1],
      isDouble ? [cells.nation1, cells.nation_partner1] : [cells.nation1],
    ),
    away: sideOf(
      isDouble ? [cells.player2, cells.partner2] : [cells.player2],
      isDouble ? [cells.nation2, cells.nation_partner2] : [cells.nation2],
    ),
    start: day,
    details: { round, format: { bestOf, ...(deciding === null ? {} : { deciding }) } },
    minutes: Math.round((points.length * SECONDS_OF_POINT) / 60),
  };
}

/** Rows before the first point, or of a point not played, have no winner. */
const NOT_PLAYED = new Set(['', '0']);

const pointOf = (text: string): string => (text === 'AD' ? 'A' : text);

async function pointsBeside(file: SourceFile): Promise<ReadonlyMap<string, readonly PointRow[]>> {
  const matches = new Map<string, PointRow[]>();
  const points = beside(file, basename(file.path).replace('-matches', '-points'));
  if (!existsSync(points.path)) return matches;
  for await (const item of readCsv(points, POINT_COLUMNS)) {
    if (!isRow(item)) throw new BadRow(`${item.file} line ${item.line}: ${item.why}`);
    const { match_id: id, SetNo, GameNo, GameWinner, PointWinner, PointServer, P1Score, P2Score } = item.cells;
    if (NOT_PLAYED.has(PointWinner)) continue;
    const row: PointRow = {
      set: Number(SetNo),
      game: Number(GameNo),
      gameWinner: GameWinner,
      winner: PointWinner,
      server: PointServer,
      points: [pointOf(P1Score), pointOf(P2Score)],
    };
    const own = matches.get(id);
    if (own === undefined) matches.set(id, [row]);
    else own.push(row);
  }
  return matches;
}

export const listsMatches = (name: string): boolean => /-matches(-doubles|-mixed)?\.csv$/.test(name);

export async function slamMatches(file: SourceFile): Promise<(SlamMatch | RefusedRow)[]> {
  const items = await Array.fromAsync(readCsv(file, MATCH_COLUMNS, { optional: OPTIONAL }));
  const numbered = items.map((item) => {
    if (!isRow(item)) return item;
    return rowOrRefusal(item.file, item.line, () => ({ row: item, number: matchNumber(item.cells.match_num) }));
  });
  const rounds = new Rounds();
  for (const item of numbered) if ('row' in item) rounds.add(item.number);
  const pointRows = await pointsBeside(file);
  return numbered.map((item) => {
    if (!('row' in item)) return item;
    const { cells, line } = item.row;
    return rowOrRefusal(item.row.file, line, () => {
      const rows = pointRows.get(cells.match_id) ?? [];
      const points = pointByPoint(rows, bestOfSets(item.number, cells.slam, cells.year));
      return { id: cells.match_id, line, duel: duelOf(cells, item.number, rounds.labelOf(item.number), points), points };
    });
  });
}

function setsOf({ points }: SlamMatch): readonly SentPartHistory[] {
  const history = createSetHistory(SPORT.tennis)!;
  const sets = new Map<number, SentPartHistory>();
  const [first] = points;
  if (first !== undefined) history.add({ stage: stageOf(first), score: beginning(first.board.serve ?? null) });
  for (const point of points) {
    const part = history.add({ stage: stageOf(point), score: point.board });
    if (part !== null) sets.set(part.part, part);
  }
  return [...sets.values()];
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (!listsMatches(file.name)) return;
  for (const match of await slamMatches(file)) {
    if ('why' in match) yield match;
    else {
      const last = match.points.at(-1);
      const outcome = last === undefined ? null : { stage: Stage.finished, score: last.board };
      yield duelEvent({ file: file.name, line: match.line, ...match.duel, outcome, sets: setsOf(match) });
    }
  }
}

export const tennisSlam: DataSet = {
  name: 'tennis-slam-pointbypoint',
  about: 'tennis: Grand Slam matches with every point (YEAR-SLAM-matches*.csv)',
  reads: (name) => /-(matches|points)(-doubles|-mixed)?\.csv$/.test(name),
  events,
};

/** The points have no clock: usual length. */
const POINT_SECONDS = 40;
const CHANGE_SECONDS = 60;

function statesOf({ points }: SlamMatch): RecordedState[] {
  const server = points[0]?.board.serve ?? null;
  const states: RecordedState[] = [{ second: 0, stage: stageOf({ set: 1, inTieBreak: false }), score: beginning(server) }];
  let second = 0;
  for (const point of points) {
    const { over, board } = point;
    second += POINT_SECONDS + (board.points === null ? CHANGE_SECONDS : 0);
    states.push({ second, stage: over ? Stage.finished : stageOf(point), score: board });
  }
  return states;
}

export const tennisSlamReplay = replayOf(
  { ...tennisSlam, reads: listsMatches },
  'tennis: every point of a Grand Slam match',
  async (file) => {
    const matches = await slamMatches(file);
    return matches.map((match) =>
      'why' in match
        ? match
        : match.points.length === 0
          ? { file: file.name, line: match.line, why: `no points are published of ${match.id}` }
          : recordedDuel(match.duel.key, { file: file.name, line: match.line, ...match.duel, outcome: null }, statesOf(match), {
              dayKnown: false,
            }),
    );
  },
);
