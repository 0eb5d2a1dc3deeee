import type { ImportedItem } from './data-set.ts';
import type { CsvRow } from './readers/csv.ts';
import { type ImportedRace, missingPlace, type RaceOutcome, raceEvent, type RankedEntry, withTies } from './race.ts';
import { type RefusedRow, rowOrRefusal } from './report.ts';

/** A race whose competitors stand in one row each. */
export interface RaceOfRows<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  /** The competitor of a row; throws BadRow with what is wrong with it. */
  readonly entry: (cells: CsvRow<Column>['cells']) => RankedEntry;
  readonly race: Omit<ImportedRace, 'file' | 'line' | 'outcome'>;
  readonly outcome: Omit<RaceOutcome, 'entries'>;
}

/** The race and the refusals of its rows. A list in which somebody is missing is told as one that is not complete. */
export function raceOfRows<Column extends string>({ rows, entry, race, outcome }: RaceOfRows<Column>): ImportedItem[] {
  const refused: RefusedRow[] = [];
  const entries: RankedEntry[] = [];
  for (const { file, line, cells } of rows) {
    const read = rowOrRefusal(file, line, () => entry(cells));
    if ('why' in read) refused.push(read);
    else entries.push(read);
  }
  const { file, line } = rows[0]!;
  const missing = missingPlace(entries);
  if (missing !== null && refused.length === 0) refused.push({ file, line, why: `nobody has place ${missing}` });
  const complete = outcome.complete && refused.length === 0;
  const told = { ...outcome, complete, incomplete: missing !== null, entries: withTies(entries) };
  return [...refused, raceEvent({ ...race, file, line, outcome: told })];
}
