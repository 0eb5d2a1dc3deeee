import { Temporal } from 'temporal-polyfill';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { SPORT, Stage } from '@stillingen/domain';
import { columnsOf, type CsvRow, readCsv, readGroups, type RowGroup } from '../kit/readers/csv.ts';
import { BadRow, type DataSet, type ImportedItem, type RefusedRow } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { type ImportedRace, raceOfRows, type RankedEntry, resultsOf } from '../kit/events/race.ts';
import tables from './tables.json' with { type: 'json' };

interface Days {
  readonly start: string;
  readonly end: string;
}

/** The days until 1984, and of the autumn of 2020; the files give the year alone. */
const DAYS: Readonly<Record<string, Days>> = tables.days;
const FIRST_BY_RULE = 1985;

export function daysOf(year: string): Days {
  const listed = DAYS[year];
  if (listed !== undefined) return listed;
  if (!/^\d{4}$/.test(year) || Number(year) < FIRST_BY_RULE) throw new BadRow(`there was no Masters of ${year}`);
  const first = Temporal.PlainDate.from(`${year}-04-01`);
  // The second Sunday of April.
  const last = first.add({ days: 14 - first.dayOfWeek });
  return { start: last.subtract({ days: 3 }).toString(), end: last.toString() };
}

const SPELLINGS: Readonly<Record<string, string>> = tables.spellings;

const DANES: Readonly<Record<string, string>> = tables.danes;

/** 'Y E Yang', 'YE Yang' and 'Y Yang' are 'Yang Y. E.'. */
export function playerOf(text: string): ParticipantRef {
  const written = text
    .trim()
    // Until 2008 initials have a full stop.
    .replace(/(?<=^|\s|\.)([A-Z])\.\s*/g, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/^([A-Z])([A-Z]) /, '$1 $2 ');
  const dane = DANES[written];
  if (dane !== undefined) return { name: dane, country: 'dk', kind: 'person' };
  const words = (SPELLINGS[written] ?? written).split(' ');
  const initials = words.filter((word, index) => index < words.length - 1 && /^[A-Z]$/.test(word));
  const family = words.slice(initials.length).join(' ');
  return { name: [family, ...initials.map((initial) => `${initial}.`)].join(' '), kind: 'person' };
}

export const PAR = 72;
export const ROUNDS = 4;
export const HOLES = 18;

const COLUMNS = columnsOf('year position player r1 r2 r3 r4 total_strokes total_par');
type GolfColumn = (typeof COLUMNS)[number];
export type PlayerRow = CsvRow<GolfColumn>;
type GolfCells = PlayerRow['cells'];

export interface Tournament {
  readonly race: Omit<ImportedRace, 'file' | 'line' | 'outcome'>;
  readonly rows: RowGroup<GolfColumn>;
  readonly isComplete: boolean;
}

const STATUSES = { MC: 'cut', WD: 'withdrawn', DQ: 'disqualified', Disqualified: 'disqualified' } as const;
const isStatus = (position: string): position is keyof typeof STATUSES => position in STATUSES;

export const toPar = (strokes: number): string => (strokes === 0 ? 'E' : `${strokes < 0 ? '−' : '+'}${Math.abs(strokes)}`);

/** From whole rounds: the file's sum has lost its sign in some rows. */
function parText({ position, total_strokes: strokes, total_par: written }: GolfCells, rounds: number): string {
  // A retired player has strokes of some holes; the file's sum is all there is.
  if (strokes === '') return '';
  if (position !== 'WD') return toPar(Number(strokes) - rounds * PAR);
  return /^-?\d+$/.test(written) ? toPar(Number(written)) : '';
}

export const roundsOf = ({ r1, r2, r3, r4 }: GolfCells): string[] => [r1, r2, r3, r4].filter((round) => round !== '');
const sumOf = (rounds: readonly string[]): number => rounds.reduce((sum, round) => sum + Number(round), 0);

export function roundsDiffer(cells: GolfCells): boolean {
  const sum = sumOf(roundsOf(cells));
  return cells.total_strokes !== '' && !Number.isNaN(sum) && sum !== Number(cells.total_strokes);
}

export function playerRow(cells: GolfCells): RankedEntry {
  const { position, player, r1, r2, r3, r4, total_strokes: strokes } = cells;
  if (player === '') throw new BadRow('the player has no name');
  const place = /^T?(\d+)$/.exec(position)?.[1];
  if (place === undefined && !isStatus(position))
    throw new BadRow(`the position is ${position}, not a number, T and a number, MC, WD or DQ`);
  const rounds = roundsOf(cells);
  // The sum of a retired player is not always published.
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

/** The next player needed as many strokes, and stands behind the winner. */
function hadPlayOff(rows: readonly CsvRow<GolfColumn>[]): boolean {
  const finished = rows.filter(({ cells }) => /^T?\d+$/.test(cells.position));
  const winner = finished.find(({ cells }) => cells.position === '1');
  return finished.filter(({ cells }) => cells.total_strokes === winner?.cells.total_strokes).length > 1;
}

export const tournamentsOf = (file: SourceFile): AsyncIterable<Tournament | RefusedRow> =>
  readGroups(
    readCsv(file, COLUMNS),
    ({ year }) => year,
    (rows, isComplete) => {
      const { year } = rows[0].cells;
      return {
        rows,
        isComplete,
        race: {
          key: `masters-${year}`,
          sport: SPORT.golf,
          competition: { name: 'The Masters', country: 'us', category: 'PGA Tour', season: year },
          meeting: 'The Masters',
          session: '',
          ...daysOf(year),
          length: ROUNDS * HOLES,
          par: PAR,
          country: 'us',
          venue: 'Augusta National',
          notice: hadPlayOff(rows) ? 'Afgjort i omspil' : undefined,
        },
      };
    },
  );

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  for await (const tournament of tournamentsOf(file)) {
    if ('why' in tournament) {
      yield tournament;
      continue;
    }
    for (const { line, cells } of tournament.rows) {
      if (roundsDiffer(cells))
        yield { file: file.name, line, why: `the rounds do not add up to ${cells.total_strokes}: left out` };
    }
    yield* raceOfRows({ ...tournament, entry: playerRow, outcome: { stage: Stage.finished, complete: tournament.isComplete } });
  }
}

export const masters: DataSet = {
  name: 'golf-masters',
  about: 'golf: the Masters since 1934 (masters_results_mastersdotcom.csv)',
  reads: (name) => /(^|\/)masters_results.*\.csv$/.test(name),
  events: eventsOf,
};
