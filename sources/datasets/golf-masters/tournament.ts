import type { SourceFile } from '../kit/import/files.ts';
import { type ImportedRace, type RankedEntry, resultsOf } from '../kit/events/race.ts';
import { type CsvRow, readCsv } from '../kit/readers/csv.ts';
import { groupRows } from '../kit/readers/groups.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../kit/import/report.ts';
import { daysOf } from './days.ts';
import { playerOf } from './players.ts';

const GOLF = 23;
/** Strokes that a round should take. */
export const PAR = 72;
export const ROUNDS = 4;
export const HOLES = 18;

const COLUMNS = ['year', 'position', 'player', 'r1', 'r2', 'r3', 'r4', 'total_strokes', 'total_par'] as const;
type Column = (typeof COLUMNS)[number];
/** A player of a tournament, as he stands in the file. */
export type PlayerRow = CsvRow<Column>;
type Cells = PlayerRow['cells'];

/** One tournament and its players. */
export interface Tournament {
  readonly race: Omit<ImportedRace, 'file' | 'line' | 'outcome'>;
  readonly rows: readonly PlayerRow[];
  /** Whether all of its rows could be read. */
  readonly isComplete: boolean;
}

const STATUSES = { MC: 'cut', WD: 'withdrawn', DQ: 'disqualified', Disqualified: 'disqualified' } as const;
const isStatus = (position: string): position is keyof typeof STATUSES => position in STATUSES;

/** '−11', 'E', '+3' */
export const toPar = (strokes: number): string => (strokes === 0 ? 'E' : `${strokes < 0 ? '−' : '+'}${Math.abs(strokes)}`);

/** Strokes over par, counted from whole rounds: the file's own sum has lost its sign in some rows. */
function parText({ position, total_strokes: strokes, total_par: written }: Cells, rounds: number): string {
  // Who gives up within a round has strokes of some holes alone, and the file's sum is all there is.
  if (strokes === '') return '';
  if (position !== 'WD') return toPar(Number(strokes) - rounds * PAR);
  return /^-?\d+$/.test(written) ? toPar(Number(written)) : '';
}

export const roundsOf = ({ r1, r2, r3, r4 }: Cells): string[] => [r1, r2, r3, r4].filter((round) => round !== '');
const sumOf = (rounds: readonly string[]): number => rounds.reduce((sum, round) => sum + Number(round), 0);

/** Whether the rounds add up to something else. The sum is what the player was ranked by; one of the rounds is wrong then. */
export function roundsDiffer(cells: Cells): boolean {
  const sum = sumOf(roundsOf(cells));
  return cells.total_strokes !== '' && !Number.isNaN(sum) && sum !== Number(cells.total_strokes);
}

/** A player as a competitor. Throws BadRow for a row that is not understood. */
export function playerRow(cells: Cells): RankedEntry {
  const { position, player, r1, r2, r3, r4, total_strokes: strokes } = cells;
  if (player === '') throw new BadRow('the player has no name');
  const place = /^T?(\d+)$/.exec(position)?.[1];
  if (place === undefined && !isStatus(position))
    throw new BadRow(`the position is ${position}, not a number, T and a number, MC, WD or DQ`);
  const rounds = roundsOf(cells);
  // Of who gave up the sum is not always published.
  const counts = place === undefined && strokes === '' ? rounds : [...rounds, strokes];
  if (!counts.every((count) => /^\d+$/.test(count))) throw new BadRow('the strokes of a round are a whole number');
  return {
    participant: playerOf(player),
    rank: place === undefined ? null : Number(place),
    ...(isStatus(position) ? { status: STATUSES[position] } : {}),
    results: resultsOf({
      toPar: parText(cells, rounds.length),
      ...(roundsDiffer(cells) ? {} : { round1: r1, round2: r2, round3: r3, round4: r4 }),
      strokes,
      ...(rounds.length === ROUNDS ? { holesPlayed: 'F' } : {}),
    }),
  };
}

/** The winner was found in a play-off where the next one needed as many strokes and yet stands behind him. */
function hadPlayOff(rows: readonly CsvRow<Column>[]): boolean {
  const finished = rows.filter(({ cells }) => /^T?\d+$/.test(cells.position));
  const winner = finished.find(({ cells }) => cells.position === '1');
  return finished.filter(({ cells }) => cells.total_strokes === winner?.cells.total_strokes).length > 1;
}

/** Whether a file holds results of the Masters. */
export const isResults = (name: string): boolean => /(^|\/)masters_results.*\.csv$/.test(name);

/** The tournaments of a file, and what could not be read of it. */
export async function* tournamentsOf(file: SourceFile): AsyncGenerator<Tournament | RefusedRow> {
  const { rows: years, refused, incomplete } = await groupRows(readCsv(file, COLUMNS), ({ year }) => year);
  yield* refused;
  for (const [year, rows] of years) {
    const days = rowOrRefusal(file.name, rows[0]!.line, () => daysOf(year));
    if ('why' in days) {
      yield days;
      continue;
    }
    yield {
      rows,
      isComplete: !incomplete.has(year),
      race: {
        key: `masters-${year}`,
        sport: GOLF,
        competition: { name: 'The Masters', country: 'us', category: 'PGA Tour', season: year },
        meeting: 'The Masters',
        session: '',
        ...days,
        length: ROUNDS * HOLES,
        par: PAR,
        country: 'us',
        venue: 'Augusta National',
        notice: hadPlayOff(rows) ? 'Afgjort i omspil' : undefined,
      },
    };
  }
}
