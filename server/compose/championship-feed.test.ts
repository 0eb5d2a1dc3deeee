import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readStandings } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../domain/testing/scores.ts';
import { f1db } from '../../sources/datasets/f1-f1db/import.ts';
import { f1Names, readList } from '../../sources/datasets/f1-f1db/read.ts';
import { importSet } from '../../sources/datasets/kit/import/import-set.ts';
import type { ImportReport } from '../../sources/datasets/kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../sources/in-memory-ingest.ts';
import { namedEntries, racesByKey } from '../../sources/testing/named-views.ts';
import { writeFiles } from '../../sources/testing/write-files.ts';
import { standingsText } from '../feeds/standings/standings.ts';

const folder = dataSet('f1-f1db');
const ALL_SEASONS = [folder, dataSet('wide/f1-f1db')];

async function publishedStandings(root: string, season: string, who: 'driver' | 'constructor') {
  const names = f1Names(root);
  const rows = (await readList({ path: join(root, 'seasons', season, `${who}-standings.yml`), name: who })) ?? [];
  return Promise.all(
    rows
      .filter(({ fields }) => fields.position !== 'EX')
      .map(async ({ fields }) => [
        Number(fields.position),
        who === 'driver' ? (await names.driver(fields.driverId!))!.name : await names.team(fields.constructorId!),
        Number(fields.points),
      ]),
  );
}

describe.each(ALL_SEASONS.filter((root) => root !== null))('championships of each season of %s in the feed', (root) => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(f1db, { path: root, ingest });
  });

  it('championships come from completely imported files', () => {
    expect(report.refused).toEqual([]);
    expect(report.written).toBe(report.read);
  });

  it.each(readdirSync(join(root, 'seasons')))('championships equal the published standings of %s, row by row', async (season) => {
    const league = [...ingest.state.leagues.values()].find((one) => one.season === season)!;
    for (const [who, table] of [
      ['driver', '1'],
      ['constructor', '2'],
    ] as const) {
      const standings = readStandings(
        standingsText({ tournament: league.tournamentId, stage: league.id, table }, { state: ingest.state, words: DANISH }, 0)!,
      );
      const rows = standings.tables.flatMap(({ teams }) => teams);
      expect(rows.map(({ rank, name, points }) => [rank, name, points])).toEqual(await publishedStandings(root, season, who));
    }
  });
});

const SEASON_1958 = {
  ...Object.fromEntries(
    ['stirling-moss', 'mike-hawthorn', 'tony-brooks'].map((id) => [`drivers/${id}.yml`, [`id: ${id}`, `name: ${id}`]]),
  ),
  'constructors/cooper.yml': ['id: cooper', 'name: Cooper'],
  'constructors/vanwall.yml': ['id: vanwall', 'name: Vanwall'],
  'constructors/brm.yml': ['id: brm', 'name: BRM'],
  'grands-prix/monaco.yml': ['id: monaco', 'fullName: Monaco Grand Prix'],
  'grands-prix/france.yml': ['id: france', 'fullName: French Grand Prix'],
};
const result = (position: string, driver: string, car: string, points: string): string[] => [
  `- position: ${position}`,
  `  driverId: ${driver}`,
  `  constructorId: ${car.split('-')[0]}`,
  `  engineManufacturerId: ${car.split('-')[1]}`,
  `  points: ${points}`,
];
const standing = (id: string, points: string): string[] => [`- driverId: ${id}`, `  points: ${points}`];

it('counts dropped results, shared cars and engines in a championship', async () => {
  const at = (round: string) => `seasons/1958/races/${round}`;
  await using files = await writeFiles({
    ...SEASON_1958,
    [`${at('01-monaco')}/race.yml`]: ['date: 1958-05-18', 'grandPrixId: monaco'],
    [`${at('01-monaco')}/race-results.yml`]: [
      ...result('1', 'stirling-moss', 'cooper-climax', '8'),
      ...result('2', 'mike-hawthorn', 'cooper-maserati', '3'),
      ...result('2', 'tony-brooks', 'cooper-maserati', '3.14'),
      // Tony Brooks took over another car after the first had stopped.
      ...result('DNF', 'tony-brooks', 'vanwall-vanwall', ''),
    ],
    [`${at('01-monaco')}/driver-standings.yml`]: [
      ...standing('stirling-moss', '8'),
      ...standing('tony-brooks', '3.14'),
      ...standing('mike-hawthorn', '3'),
    ],
    [`${at('02-france')}/race.yml`]: ['date: 1958-07-06', 'grandPrixId: france'],
    [`${at('02-france')}/race-results.yml`]: [
      ...result('1', 'mike-hawthorn', 'vanwall-vanwall', '8'),
      ...result('2', 'stirling-moss', 'cooper-climax', '6'),
      ...result('3', 'tony-brooks', 'brm-brm', '4'),
    ],
    // The worse of two results is dropped.
    'seasons/1958/driver-standings.yml': [
      ...standing('stirling-moss', '8'),
      ...standing('mike-hawthorn', '8'),
      ...standing('tony-brooks', '7.14'),
    ],
    [`${at('02-france')}/driver-standings.yml`]: [...standing('stirling-moss', '8'), ...standing('mike-hawthorn', '8')],
    'seasons/1958/constructor-standings.yml': [
      '- constructorId: cooper',
      '  engineManufacturerId: climax',
      '  points: 14',
      '- constructorId: vanwall',
      '  engineManufacturerId: vanwall',
      '  points: 8',
      '- position: 3',
      '  constructorId: cooper',
      '  engineManufacturerId: maserati',
      '  points: 3',
      '- position: EX',
      '  constructorId: brm',
      '  engineManufacturerId: brm',
      '  points: 6',
    ],
  });
  const ingest = createInMemoryIngest();
  expect(await importSet(f1db, { path: files.path, ingest })).toMatchObject({ read: 2, written: 2, refused: [] });
  const [league] = ingest.state.leagues.values();
  const tableOf = (table: string) =>
    readStandings(
      standingsText({ tournament: league!.tournamentId, stage: league!.id, table }, { state: ingest.state, words: DANISH }, 0)!,
    )
      .tables.flatMap(({ teams }) => teams)
      .map(({ rank, name, points }) => [rank, name, points]);
  // Both won once: Moss was the first to win.
  expect(tableOf('1')).toEqual([
    [1, 'stirling-moss', 8],
    [2, 'mike-hawthorn', 8],
    [3, 'tony-brooks', 7.14],
  ]);
  expect(tableOf('2')).toEqual([
    [1, 'Cooper-Climax', 14],
    [2, 'Vanwall', 8],
    [3, 'Cooper-Maserati', 3],
  ]);
  const race = racesByKey(ingest.state).get('f1-1958-monaco-race')!;
  expect(namedEntries(ingest.state, race).map(({ name, rank, tied }) => [name, rank, tied])).toEqual([
    ['stirling-moss', 1, false],
    ['mike-hawthorn', 2, true],
    ['tony-brooks', 2, true],
  ]);
});

describe.skipIf(folder === null)('championship of 2024 in the feed', () => {
  let ingest: InMemoryIngest;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    await importSet(f1db, { path: folder!, ingest });
  });

  it('the championship of 2024 counts 24 races and as many wins', () => {
    const [league] = ingest.state.leagues.values();
    for (const table of ['1', '2']) {
      const standings = readStandings(
        standingsText({ tournament: league!.tournamentId, stage: league!.id, table }, { state: ingest.state, words: DANISH }, 0)!,
      );
      const rows = standings.tables.flatMap(({ teams }) => teams);
      expect(rows.reduce((wins, row) => wins + row.wins!, 0)).toBe(24);
    }
  });

  it('a championship has flag, last team and number of races of a driver', () => {
    const [league] = ingest.state.leagues.values();
    const { columns, tables } = readStandings(
      standingsText(
        { tournament: league!.tournamentId, stage: league!.id, table: '1' },
        { state: ingest.state, words: DANISH },
        0,
      )!,
    );
    expect(columns.map(({ short }) => short)).toEqual(['Løb', 'Sejre', 'Point']);
    const rowOf = (wanted: string) => tables[0]!.teams.find(({ name }) => name === wanted);
    expect(rowOf('Kevin Magnussen')).toMatchObject({ country: 'dk', team: 'Haas', played: 22, wins: 0, points: 16 });
    // Bearman drove for Ferrari and Haas.
    expect(rowOf('Oliver Bearman')).toMatchObject({ country: 'gb', team: 'Haas', played: 3 });
  });
});
