import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Results } from '@stillingen/domain';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { BadRow, refusedAt, type RefusedRow } from '../kit/import/data-set.ts';
import { type F1Names, f1Names, type YamlItem, type Mapping, readList } from './read.ts';

type Title = 'driver' | 'constructor';

interface Round {
  readonly folder: string;
  readonly race: readonly YamlItem[];
  readonly sprint: readonly YamlItem[] | null;
  readonly after: Readonly<Record<Title, ReadonlyMap<string, number> | null>>;
}

export type TitlePoints = ReadonlyMap<YamlItem, Pick<Results, 'titlePoints' | 'teamTitlePoints'>>;

export interface SeasonTitles {
  readonly names: F1Names;
  readonly raceOf: (weekend: SourceFile) => readonly YamlItem[] | null;
  readonly sprintOf: (weekend: SourceFile) => readonly YamlItem[] | null;
  readonly points: TitlePoints;
  readonly refusedAt: (weekend: SourceFile) => readonly RefusedRow[];
  /** Constructors that are ranked once for each make of engine. */
  readonly withEngine: ReadonlySet<string>;
}

export const keyOf: Readonly<Record<Title, (fields: Mapping) => string>> = {
  driver: ({ driverId = '' }) => driverId,
  constructor: ({ constructorId = '', engineManufacturerId = '' }) => `${constructorId}|${engineManufacturerId}`,
};
const NOT_RANKED = '–';
const EXCLUDED = 'EX';
const FACT = { driver: 'titlePoints', constructor: 'teamTitlePoints' } as const;

const pointsOf = ({ points = '' }: Mapping): number => Number(points) || 0;
const rounded = (points: number): number => Math.round(points * 100) / 100;

/** A team that began anew within a season stands in two rows. */
async function pointsIn(file: SourceFile, title: Title): Promise<Map<string, number> | null> {
  const rows = await readList(file);
  if (rows === null) return null;
  const points = new Map<string, number>();
  for (const { fields } of rows) {
    if (fields.position === EXCLUDED) continue;
    const key = keyOf[title](fields);
    points.set(key, (points.get(key) ?? 0) + pointsOf(fields));
  }
  return points;
}

async function roundAt(weekend: SourceFile): Promise<Round | null> {
  try {
    return await readRound(weekend);
  } catch (error) {
    if (error instanceof BadRow) return null;
    throw error;
  }
}

async function readRound(weekend: SourceFile): Promise<Round | null> {
  const race = await readList(beside(weekend, 'race-results.yml'));
  if (race === null) return null;
  const drivers = await pointsIn(beside(weekend, 'driver-standings.yml'), 'driver');
  const constructors = await pointsIn(beside(weekend, 'constructor-standings.yml'), 'constructor');
  return {
    folder: dirname(weekend.path),
    race,
    sprint: await readList(beside(weekend, 'sprint-race-results.yml')),
    // Before the constructors' championship no points were awarded.
    after: { driver: drivers, constructor: constructors ?? (drivers === null ? null : new Map()) },
  };
}

const rowsOf = ({ race, sprint }: Round): readonly YamlItem[] => [...race, ...(sprint ?? [])];

const awarded = (rounds: readonly Round[], title: Title, key: string): number =>
  rounds.flatMap(rowsOf).reduce((sum, { fields }) => (keyOf[title](fields) === key ? sum + pointsOf(fields) : sum), 0);

/** Adds the growth of the standings beyond the awarded points: dropped results, penalties. */
function addDifferences(
  title: Title,
  rounds: readonly Round[],
  final: ReadonlyMap<string, number> | null,
  add: (row: YamlItem, points: string) => void,
): void {
  const keys = new Set(rounds.flatMap(({ race }) => race.map(({ fields }) => keyOf[title](fields))));
  for (const key of keys) {
    if (final !== null && !final.has(key)) {
      for (const round of rounds) for (const row of rowsOf(round)) if (keyOf[title](row.fields) === key) add(row, NOT_RANKED);
      continue;
    }
    const own = rounds.flatMap(({ race }, index) => (race.some(({ fields }) => keyOf[title](fields) === key) ? [index] : []));
    for (const [n, index] of own.entries()) {
      const next = own[n + 1];
      const before = n === 0 ? new Map<string, number>() : rounds[index - 1]!.after[title];
      const after = next === undefined ? final : rounds[next - 1]!.after[title];
      if (before === null || after === null) continue;
      const from = n === 0 ? 0 : index;
      const gained = (after.get(key) ?? 0) - (before.get(key) ?? 0);
      const difference = rounded(gained - awarded(rounds.slice(from, next), title, key));
      if (difference === 0) continue;
      const row = rounds[index]!.race.find(({ fields }) => keyOf[title](fields) === key)!;
      add(row, String(rounded(pointsOf(row.fields) + difference)));
    }
  }
}

const folderOf = (weekend: SourceFile): string => basename(dirname(weekend.path));

async function readSeason(weekend: SourceFile, folders: readonly string[]): Promise<SeasonTitles> {
  const read = await Promise.all(folders.map((folder) => roundAt(beside(weekend, `../${folder}/race.yml`))));
  const rounds = read.filter((round) => round !== null);
  const roundOf = (at: SourceFile): Round | undefined => rounds.find(({ folder }) => folder === dirname(at.path));
  const refused: RefusedRow[] = [];
  const points = new Map<YamlItem, Pick<Results, 'titlePoints' | 'teamTitlePoints'>>();
  for (const title of ['driver', 'constructor'] as const) {
    const file = beside(weekend, `../../${title}-standings.yml`);
    const final = await pointsIn(file, title).catch((error: unknown) => {
      refused.push(refusedAt(file.name)(error));
      return null;
    });
    addDifferences(title, rounds, final ?? rounds.at(-1)?.after[title] ?? null, (row, stated) =>
      points.set(row, { ...points.get(row), [FACT[title]]: stated }),
    );
  }
  const makes = new Map<string, Set<string>>();
  for (const { fields } of rounds.flatMap(({ race }) => race)) {
    const { constructorId = '', engineManufacturerId = '' } = fields;
    makes.set(constructorId, (makes.get(constructorId) ?? new Set()).add(engineManufacturerId));
  }
  return {
    names: f1Names(join(dirname(weekend.path), '../../../..')),
    raceOf: (at) => roundOf(at)?.race ?? null,
    sprintOf: (at) => roundOf(at)?.sprint ?? null,
    points,
    refusedAt: (at) => (folderOf(at) === folders[0] ? refused : []),
    withEngine: new Set([...makes].flatMap(([id, engines]) => (engines.size > 1 ? [id] : []))),
  };
}

let lastRead: { readonly season: string; readonly titles: SeasonTitles } | null = null;

export async function seasonTitles(weekend: SourceFile): Promise<SeasonTitles> {
  const season = dirname(dirname(weekend.path));
  const folders = (await readdir(season)).sort();
  if (lastRead?.season !== season || folderOf(weekend) === folders[0])
    lastRead = { season, titles: await readSeason(weekend, folders) };
  return lastRead.titles;
}
