import type { ImportedItem } from '../import/data-set.ts';
import type { CsvRow } from '../readers/csv.ts';
import { freePlaces, type ImportedRace, ranksAreWhole, type RaceOutcome, raceEvent, type RankedEntry, withTies } from './race.ts';
import { type RefusedRow, rowOrRefusal } from '../import/report.ts';

/** A race whose competitors stand in one row each. */
export interface RaceOfRows<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  /** The competitor of a row; throws BadRow with what is wrong with it. */
  readonly entry: (cells: CsvRow<Column>['cells']) => RankedEntry;
  readonly race: Omit<ImportedRace, 'file' | 'line' | 'outcome'>;
  readonly outcome: Omit<RaceOutcome, 'entries'>;
}

/** The rows without those that repeat another one to the letter: some files hold a race twice. */
function withoutRepeated<Column extends string>(rows: readonly CsvRow<Column>[]): CsvRow<Column>[] {
  const known = new Map(rows.toReversed().map((row) => [JSON.stringify(row.cells), row]));
  return rows.filter((row) => known.get(JSON.stringify(row.cells)) === row);
}

/**
 * The race and the refusals of its rows. Of two competitors of one name the later is refused: they could not be told apart. A list
 * in which a place is free is told as one that is not complete, which its notice says.
 */
export function raceOfRows<Column extends string>({ rows, entry, race, outcome }: RaceOfRows<Column>): ImportedItem[] {
  const refused: RefusedRow[] = [];
  const entries: RankedEntry[] = [];
  const lines = new Map<string, number>();
  for (const { file, line, cells } of withoutRepeated(rows)) {
    const read = rowOrRefusal(file, line, () => entry(cells));
    if ('why' in read) {
      refused.push(read);
      continue;
    }
    const { name } = read.participant;
    const first = lines.get(name);
    if (first !== undefined) refused.push({ file, line, why: `${name} stands in line ${first} already` });
    else {
      lines.set(name, line);
      entries.push(read);
    }
  }
  const { file, line } = rows[0]!;
  const isWhole = ranksAreWhole(entries);
  const complete = outcome.complete && refused.length === 0 && isWhole;
  const told = { ...outcome, complete, incomplete: !isWhole, entries: withTies(entries) };
  const free = freePlaces(entries);
  const notice = [race.notice, free.length === 0 ? undefined : `Ikke besatte pladser: ${free.join(', ')}`].filter(
    (text) => text !== undefined,
  );
  return [...refused, raceEvent({ ...race, notice: notice.join(' · ') || undefined, file, line, outcome: told })];
}
