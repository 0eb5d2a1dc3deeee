import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../kit/import/files.ts';
import { formula1 } from '../f1-f1db/import.ts';
import { type ListItem, type Mapping, readList, readMapping } from '../f1-f1db/flat-yaml.ts';
import { f1Names } from '../f1-f1db/names.ts';
import { durationMs, entriesOf } from '../f1-f1db/results.ts';
import { sessionsOf } from '../f1-f1db/sessions.ts';
import type { ImportedRace, RankedEntry } from '../kit/events/race.ts';
import { BadRow } from '../kit/import/report.ts';

/** A driver of a race: who he is, and how it ended for him. */
export interface Driver {
  /** The number of his car. */
  readonly car: string;
  /** His official result. */
  readonly entry: RankedEntry;
  /** Laps that he completed. */
  readonly laps: number;
  /** His time where he reached the end, null where he did not. */
  readonly timeMs: number | null;
  /** The laps in which he stopped. */
  readonly stops: readonly number[];
}

/** What is known of a race beside its lap chart. */
export interface RaceDay {
  /** 'f1-2024-monaco' */
  readonly id: string;
  readonly facts: Pick<ImportedRace, 'sport' | 'competition' | 'meeting' | 'session'> & {
    readonly length: number;
    readonly country?: string;
    readonly venue?: string;
  };
  /** When it was really driven, milliseconds since the epoch. */
  readonly drivenMs: number;
  /** In the order of the official result. */
  readonly drivers: readonly Driver[];
}

const AUTO_RACING = 32;

const words = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_');

const fileAt = (...path: readonly string[]): SourceFile => ({ path: join(...path), name: path.at(-1)! });

/** The folder and the facts of the weekend of a grand prix, by its name in either data set: 'monaco_grand_prix'. */
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
    // What one calls Mexican the other calls Mexico City; the id is 'mexico'.
    if (words(name) === words(grandPrix) || words(grandPrix).startsWith(`${words(id)}_`))
      return { folder: join(races, entry), weekend, name };
  }
  return null;
}

function stopsOf(rows: readonly ListItem[], car: string): number[] {
  return rows.filter(({ fields }) => fields.driverNumber === car).map(({ fields }) => Number(fields.lap));
}

/** The race of a grand prix from F1DB in `root`. Throws BadRow where it does not hold it. */
export async function raceDay(root: string, year: string, grandPrix: string): Promise<RaceDay> {
  const found = await weekendOf(root, year, grandPrix);
  if (found === null)
    throw new BadRow(`no ${grandPrix.replaceAll('_', ' ')} of ${year} in the F1DB beside the lap charts (f1-f1db)`);
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
      sport: AUTO_RACING,
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
