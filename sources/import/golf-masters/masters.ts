import { Stage } from '@stillingen/domain';
import { Temporal } from 'temporal-polyfill';
import type { DataSet, ImportedItem } from '../data-set.ts';
import { raceOfRows } from '../entries.ts';
import type { SourceFile } from '../files.ts';
import { type RankedEntry, resultsOf } from '../race.ts';
import { type CsvRow, readCsv } from '../readers/csv.ts';
import { groupRows } from '../readers/groups.ts';
import { BadRow, rowOrRefusal } from '../report.ts';
import { playerOf } from './players.ts';

const GOLF = 23;
const PAR = 72;
const ROUNDS = 4;
const HOLES = 18;

const COLUMNS = ['year', 'position', 'player', 'r1', 'r2', 'r3', 'r4', 'total_strokes', 'total_par'] as const;
type Column = (typeof COLUMNS)[number];
type Cells = CsvRow<Column>['cells'];

/** Played in autumn; all others since 1985 ended on the second Sunday of April. */
const OTHER_END: Readonly<Record<string, string>> = { 2020: '2020-11-15' };
const FIRST_YEAR = 1985;

/** Thursday and Sunday of a year's tournament, which the file does not tell. Throws BadRow for years before 1985. */
function daysOf(year: string): { readonly start: string; readonly end: string } {
  if (!/^\d{4}$/.test(year) || Number(year) < FIRST_YEAR)
    throw new BadRow(`the days of ${year} are not known, only those from ${FIRST_YEAR}`);
  const first = Temporal.PlainDate.from(`${year}-04-01`);
  const last =
    OTHER_END[year] === undefined ? first.add({ days: 14 - first.dayOfWeek }) : Temporal.PlainDate.from(OTHER_END[year]);
  return { start: last.subtract({ days: 3 }).toString(), end: last.toString() };
}

const STATUSES = { MC: 'cut', WD: 'withdrawn', DQ: 'disqualified' } as const;
const isStatus = (position: string): position is keyof typeof STATUSES => position in STATUSES;

/** '−11', 'E', '+3' */
const toPar = (strokes: number): string => (strokes === 0 ? 'E' : `${strokes < 0 ? '−' : '+'}${Math.abs(strokes)}`);

/** Strokes over par, counted from whole rounds: the file's own sum has lost its sign in some rows. */
function parText({ position, total_strokes: strokes, total_par: written }: Cells, rounds: number): string {
  // Who gives up within a round has strokes of some holes alone, and the file's sum is all there is.
  if (position !== 'WD') return toPar(Number(strokes) - rounds * PAR);
  return /^-?\d+$/.test(written) ? toPar(Number(written)) : '';
}

const roundsOf = ({ r1, r2, r3, r4 }: Cells): string[] => [r1, r2, r3, r4].filter((round) => round !== '');
const sumOf = (rounds: readonly string[]): number => rounds.reduce((sum, round) => sum + Number(round), 0);

/** The sum is what the player was ranked by: where the rounds say something else, one of them is wrong. */
const roundsAgree = (cells: Cells): boolean => sumOf(roundsOf(cells)) === Number(cells.total_strokes);

function playerRow(cells: Cells): RankedEntry {
  const { position, player, r1, r2, r3, r4, total_strokes: strokes } = cells;
  if (player === '') throw new BadRow('the player has no name');
  const place = /^T?(\d+)$/.exec(position)?.[1];
  if (place === undefined && !isStatus(position))
    throw new BadRow(`the position is ${position}, not a number, T and a number, MC, WD or DQ`);
  const rounds = roundsOf(cells);
  if (![...rounds, strokes].every((count) => /^\d+$/.test(count))) throw new BadRow('the strokes of a round are a whole number');
  return {
    participant: playerOf(player),
    rank: place === undefined ? null : Number(place),
    ...(isStatus(position) ? { status: STATUSES[position] } : {}),
    results: resultsOf({
      toPar: parText(cells, rounds.length),
      ...(roundsAgree(cells) ? { round1: r1, round2: r2, round3: r3, round4: r4 } : {}),
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

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { rows: years, refused } = await groupRows(readCsv(file, COLUMNS), ({ year }) => year);
  yield* refused;
  for (const [year, rows] of years) {
    const days = rowOrRefusal(file.name, rows[0]!.line, () => daysOf(year));
    if ('why' in days) {
      yield days;
      continue;
    }
    for (const { line, cells } of rows) {
      const sum = sumOf(roundsOf(cells));
      if (!Number.isNaN(sum) && !roundsAgree(cells))
        yield { file: file.name, line, why: `the rounds add up to ${sum}, not ${cells.total_strokes}: rounds left out` };
    }
    yield* raceOfRows({
      rows,
      entry: playerRow,
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
      outcome: { stage: Stage.finished, complete: true },
    });
  }
}

/** The Masters: position, four rounds, strokes and score to par of each player. */
export const masters: DataSet = {
  name: 'golf-masters',
  reads: (name) => /(^|\/)masters_results.*\.csv$/.test(name),
  events: eventsOf,
};
