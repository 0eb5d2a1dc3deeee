import type { SourceFile } from '../kit/import/files.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import { readLines } from '../kit/readers/lines.ts';
import { BadRow } from '../kit/import/report.ts';

/** Car numbers in their order. */
export type Order = readonly string[];

export interface LapChart {
  readonly grid: Order;
  /** The order of those who completed lap 1, lap 2 …; who is lapped at the end is missing in the last ones. */
  readonly laps: readonly Order[];
}

/** The charts are published without a last line end. */
const LINE_ENDS = { lastIsOpen: true };

/** The head line names the places: POS,1,2,3 … as many as cars started. */
async function columnsOf(file: SourceFile): Promise<readonly string[]> {
  for await (const { text } of readLines(file, LINE_ENDS)) return text.split(',').map((name) => name.trim());
  return [];
}

/** Reads a chart: a row GRID, then LAP 1, LAP 2 …, with the number of the car in each place. Throws BadRow for another form. */
export async function readChart(file: SourceFile): Promise<LapChart> {
  const columns = await columnsOf(file);
  if (columns[0] !== 'POS') throw new BadRow('a lap chart begins with a line POS,1,2,3 …');
  let grid: Order = [];
  const laps: Order[] = [];
  for await (const row of readCsv(file, columns, { ...LINE_ENDS, ragged: true })) {
    if (!isRow(row)) throw new BadRow(`line ${row.line}: ${row.why}`);
    const label = row.cells.POS!;
    const order = columns.slice(1).map((place) => row.cells[place]!);
    const cars = order.filter((number) => number !== '');
    if (label === 'GRID') grid = cars;
    else if (label === `LAP ${laps.length + 1}`) laps.push(cars);
    else throw new BadRow(`line ${row.line}: LAP ${laps.length + 1} is expected, not ${label}`);
  }
  if (laps.length === 0) throw new BadRow('a lap chart has a row LAP 1');
  return { grid, laps };
}

/**
 * The chart with each car once in each lap. Where one stands in two places, the place counts that is nearer to where it is a
 * lap later, or to its place at the end in `result`.
 */
export function withoutDoubles({ grid, laps }: LapChart, result: Order): LapChart {
  let later = result;
  const cleaned = laps.toReversed().map((order) => {
    const nearest = new Map<string, number>();
    for (const [place, car] of order.entries()) {
      const known = nearest.get(car);
      const [wanted, before] = [later.indexOf(car), known ?? Number.POSITIVE_INFINITY];
      if (Math.abs(place - wanted) < Math.abs(before - wanted)) nearest.set(car, place);
    }
    // Places are those of the row as it is written, so that a row compares with the next one.
    const once = order.filter((car, place) => nearest.get(car) === place);
    later = order.map((car, place) => (nearest.get(car) === place ? car : ''));
    return once;
  });
  return { grid, laps: cleaned.toReversed() };
}
