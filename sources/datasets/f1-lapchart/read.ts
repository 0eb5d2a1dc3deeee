import { SPORT } from '@stillingen/domain';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../kit/import/files.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import { readLines } from '../kit/readers/text.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';
import { formula1 } from '../f1-f1db/import.ts';
import { f1Names, type YamlItem, type Mapping, readList, readMapping, sessionsOf } from '../f1-f1db/read.ts';
import { durationMs, entriesOf } from '../f1-f1db/results.ts';
import type { ImportedRace, RankedEntry } from '../kit/events/race.ts';

type Order = readonly string[];

export interface LapChart {
  readonly grid: Order;
  /** One order for each lap; cars lapped at the end are missing in the last ones. */
  readonly laps: readonly Order[];
}

const LINE_ENDS = { lastIsOpen: true };

async function columnsOf(file: SourceFile): Promise<readonly string[]> {
  for await (const { text } of readLines(file, LINE_ENDS)) return text.split(',').map((name) => name.trim());
  return [];
}

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

/** Each car once a lap: of two places the one nearer to the next lap, or to the result. */
export function withoutDoubles({ grid, laps }: LapChart, result: Order): LapChart {
  let later = result;
  const cleaned = laps.toReversed().map((order) => {
    const nearest = new Map<string, number>();
    for (const [place, car] of order.entries()) {
      const known = nearest.get(car);
      const [wanted, before] = [later.indexOf(car), known ?? Number.POSITIVE_INFINITY];
      if (Math.abs(place - wanted) < Math.abs(before - wanted)) nearest.set(car, place);
    }
    const once = order.filter((car, place) => nearest.get(car) === place);
    later = order.map((car, place) => (nearest.get(car) === place ? car : ''));
    return once;
  });
  return { grid, laps: cleaned.toReversed() };
}

export interface Driver {
  readonly car: string;
  readonly entry: RankedEntry;
  readonly laps: number;
  readonly timeMs: number | null;
  readonly stops: readonly number[];
}

export interface RaceDay {
  readonly id: string;
  readonly facts: Pick<ImportedRace, 'sport' | 'competition' | 'meeting' | 'session'> & {
    readonly length: number;
    readonly country?: string;
    readonly venue?: string;
  };
  readonly drivenMs: number;
  readonly drivers: readonly Driver[];
}

const words = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_');

const fileAt = (...path: readonly string[]): SourceFile => ({ path: join(...path), name: path.at(-1)! });

async function weekendOf(
  root: string,
  year: string,
  grandPrix: string,
): Promise<{ folder: string; weekend: Mapping; name: string } | null> {
  const races = join(root, 'seasons', year, 'races');
  const names = f1Names(root);
  for (const entry of await readdir(races).catch((): string[] => [])) {
    const weekend = await readMapping(fileAt(races, entry, 'race.yml'));
    const id = weekend?.grandPrixId ?? '';
    const name = (await names.grandPrix(id))?.name;
    if (weekend === null || name === undefined) continue;
    // One calls Mexico City what the other calls Mexican; the id is 'mexico'.
    if (words(name) === words(grandPrix) || words(grandPrix).startsWith(`${words(id)}_`))
      return { folder: join(races, entry), weekend, name };
  }
  return null;
}

function stopsOf(rows: readonly YamlItem[], car: string): number[] {
  return rows.filter(({ fields }) => fields.driverNumber === car).map(({ fields }) => Number(fields.lap));
}

export async function raceDay(root: string, year: string, grandPrix: string): Promise<RaceDay> {
  const found =
    (await weekendOf(root, year, grandPrix)) ??
    refuse(`no ${grandPrix.replaceAll('_', ' ')} of ${year} in the F1DB beside the lap charts (f1-f1db)`);
  const { folder, weekend, name } = found;
  const session = sessionsOf(weekend).find(({ id }) => id === 'race');
  const results = await readList(fileAt(folder, 'race-results.yml'));
  if (session === undefined || session.laps === null || results === null)
    throw new BadRow(`no result of ${name} ${year} in F1DB`);
  const names = f1Names(root);
  const stops = (await readList(fileAt(folder, 'pit-stops.yml'))) ?? [];
  const circuit = await names.circuit(weekend.circuitId ?? '');
  const entries = await entriesOf('race', results, { pitStops: new Map(), bestLaps: new Map(), titles: null }, names);
  return {
    id: `f1-${year}-${weekend.grandPrixId}`,
    facts: {
      sport: SPORT.autoRacing,
      competition: formula1(year),
      meeting: name,
      session: session.label,
      length: session.laps,
      ...(circuit?.country == null ? {} : { country: circuit.country }),
      ...(circuit === null ? {} : { venue: circuit.name }),
    },
    drivenMs: Date.parse(session.start),
    drivers: results.map(({ fields }, index) => ({
      car: fields.driverNumber!,
      entry: entries[index]!,
      laps: Number(fields.laps),
      timeMs: durationMs(fields.time),
      stops: stopsOf(stops, fields.driverNumber!),
    })),
  };
}
