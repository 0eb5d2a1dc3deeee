import { basename } from 'node:path';
import type { Side, StageCode } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import type { ImportedDuel } from '../duel.ts';
import { beside, type SourceFile } from '../files.ts';
import { type CsvRow, isRow, readCsv } from '../readers/csv.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../report.ts';
import { type AfterPoint, type PointRow, pointByPoint } from './points.ts';

const FIRST_SET = 17;
const FIRST_TIE_BREAK = 47;
/** The stage in which a point was played; the tie-break of a set is a stage of its own. */
export const stageOf = ({ set, inTieBreak }: Pick<AfterPoint, 'set' | 'inTieBreak'>): StageCode =>
  (inTieBreak ? FIRST_TIE_BREAK : FIRST_SET) + set - 1;

/** How a match stands before its first point. */
export const beginning = (serve: Side | null): Scoreboard => ({
  home: 0,
  away: 0,
  parts: [[0, 0]],
  points: ['0', '0'],
  serve,
});

const MATCH_COLUMNS = ['match_id', 'year', 'slam', 'match_num', 'player1', 'player2', 'partner1', 'partner2'] as const;
const POINT_COLUMNS = ['match_id', 'SetNo', 'GameNo', 'PointWinner', 'PointServer', 'P1Score', 'P2Score'] as const;
type MatchCells = CsvRow<(typeof MATCH_COLUMNS)[number]>['cells'];

/** A match with every point. */
export interface SlamMatch {
  readonly id: string;
  readonly line: number;
  readonly duel: Omit<ImportedDuel, 'file' | 'line' | 'outcome'>;
  readonly points: readonly AfterPoint[];
}

/** The tournament and its first day; the days of its matches are not told. */
const TOURNAMENTS: Readonly<Record<string, { readonly name: string; readonly country: string; readonly day: string }>> = {
  '2021-frenchopen': { name: 'Roland Garros', country: 'fr', day: '2021-05-30' },
};
const CATEGORY = 'Mixed double';
/** The draw has sixteen pairs; the second digit of a match's number is its round. */
const ROUNDS: Readonly<Record<string, string>> = {
  '1': 'Ottendedelsfinale',
  '2': 'Kvartfinale',
  '3': 'Semifinale',
  '4': 'Finale',
};
const SECONDS_OF_POINT = 40;

/** 'B Krejcikova' is written 'B. Krejcikova'. */
const personOf = (listed: string): string => listed.replace(/^([A-Z][a-z]?) /, '$1. ');

function pairOf(one: string, other: string): ParticipantRef {
  if (one === '' || other === '') throw new BadRow('a player is missing');
  return { name: `${personOf(one)} / ${personOf(other)}`, kind: 'pair' };
}

function duelOf(cells: MatchCells, points: number): SlamMatch['duel'] {
  const tournament = TOURNAMENTS[`${cells.year}-${cells.slam}`];
  const round = ROUNDS[cells.match_num[1] ?? ''];
  if (tournament === undefined) throw new BadRow(`the tournament is not known: ${cells.year} ${cells.slam}`);
  if (round === undefined) throw new BadRow(`the round is not known: ${cells.match_num}`);
  const competition: CompetitionRef = {
    name: tournament.name,
    country: tournament.country,
    category: CATEGORY,
    season: cells.year,
    role: 'knockout',
  };
  return {
    key: `slam-${cells.match_id}`,
    sport: 2,
    competition,
    home: pairOf(cells.player1, cells.partner1),
    away: pairOf(cells.player2, cells.partner2),
    start: tournament.day,
    details: { round, format: { bestOf: 3, deciding: 'match-tie-break' } },
    minutes: Math.round((points * SECONDS_OF_POINT) / 60),
  };
}

async function rowsByMatch(file: SourceFile): Promise<Map<string, PointRow[]>> {
  const matches = new Map<string, PointRow[]>();
  for await (const item of readCsv(file, POINT_COLUMNS)) {
    if (!isRow(item)) throw new BadRow(`${item.file} line ${item.line}: ${item.why}`);
    const { match_id: id, SetNo, GameNo, PointWinner, PointServer, P1Score, P2Score } = item.cells;
    const row: PointRow = {
      set: Number(SetNo),
      game: Number(GameNo),
      winner: PointWinner,
      server: PointServer,
      points: [P1Score, P2Score],
    };
    const own = matches.get(id);
    if (own === undefined) matches.set(id, [row]);
    else own.push(row);
  }
  return matches;
}

/** Whether a file lists matches of mixed doubles; the points lie beside it. */
export const listsMatches = (name: string): boolean => name.endsWith('-matches-mixed.csv');

/** The matches of mixed doubles in a list, with the points of the file beside it. Throws BadRow where those can not be read. */
export async function slamMatches(file: SourceFile): Promise<(SlamMatch | RefusedRow)[]> {
  const points = await rowsByMatch(beside(file, basename(file.path).replace('-matches-', '-points-')));
  const matches: (SlamMatch | RefusedRow)[] = [];
  for await (const item of readCsv(file, MATCH_COLUMNS)) {
    if (!isRow(item)) {
      matches.push(item);
      continue;
    }
    const { cells, line } = item;
    matches.push(
      rowOrRefusal(item.file, line, () => {
        const rows = points.get(cells.match_id);
        if (rows === undefined) throw new BadRow(`no points are told of ${cells.match_id}`);
        return { id: cells.match_id, line, duel: duelOf(cells, rows.length), points: pointByPoint(rows) };
      }),
    );
  }
  return matches;
}
