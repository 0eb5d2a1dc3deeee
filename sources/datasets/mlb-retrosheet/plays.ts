import type { SourceFile } from '../kit/import/files.ts';
import { type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../kit/import/report.ts';

const COLUMNS = [
  'gameId',
  'visitingTeam',
  'inning',
  'battingTeam',
  'visScore',
  'homeScore',
  'resPitcher',
  'hitValue',
  'numErrors',
  'batterDest',
  'runnerOn1stDest',
  'runnerOn2ndDest',
  'runnerOn3rdDest',
  'endGameFlag',
] as const;
type Row = CsvRow<(typeof COLUMNS)[number]>;

/** One play: what it brought the side that bats. */
export interface Play {
  readonly line: number;
  readonly inning: number;
  readonly batting: 'home' | 'away';
  /** Runs of both sides before it, as the row says. */
  readonly before: readonly [home: number, away: number];
  readonly runs: number;
  readonly hit: boolean;
  readonly errors: number;
  readonly pitcher: string;
  readonly last: boolean;
}

/** All plays of a game, in order. */
export interface PlayedGame {
  readonly id: string;
  readonly visitors: string;
  readonly plays: readonly Play[];
}

/** A runner who came home has destination 4, or 5 and 6 where the run was not earned. */
const HOME_PLATE = 4;
const DESTINATIONS = ['batterDest', 'runnerOn1stDest', 'runnerOn2ndDest', 'runnerOn3rdDest'] as const;

function playOf({ line, cells }: Row): Play {
  const number = (column: (typeof COLUMNS)[number]): number => {
    if (!/^\d{1,3}$/.test(cells[column])) throw new BadRow(`line ${line}: ${column} is no number: ${cells[column]}`);
    return Number(cells[column]);
  };
  return {
    line,
    inning: number('inning'),
    batting: cells.battingTeam === '1' ? 'home' : 'away',
    before: [number('homeScore'), number('visScore')],
    runs: DESTINATIONS.filter((column) => number(column) >= HOME_PLATE).length,
    hit: number('hitValue') > 0,
    errors: number('numErrors'),
    pitcher: cells.resPitcher,
    last: cells.endGameFlag === 'T',
  };
}

/** The games of a file as they are read: one row a play, the rows of a game together. */
export async function* gamesOf(file: SourceFile): AsyncGenerator<PlayedGame | RefusedRow> {
  let rows: Row[] = [];
  const close = (): PlayedGame | RefusedRow => {
    const { gameId: id, visitingTeam: visitors } = rows[0]!.cells;
    return rowOrRefusal(file.name, rows[0]!.line, () => ({ id, visitors, plays: rows.map(playOf) }));
  };
  for await (const item of readCsv(file, COLUMNS)) {
    if (!isRow(item)) {
      yield item;
      continue;
    }
    if (rows.length > 0 && rows[0]!.cells.gameId !== item.cells.gameId) {
      yield close();
      rows = [];
    }
    rows.push(item);
  }
  if (rows.length > 0) yield close();
}
