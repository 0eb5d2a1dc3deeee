import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEntries, type NamedEntry, racesByKey } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { skiJumping } from './import.ts';

const folder = dataSet('zz_no_licence_stated/ski-jumping');

describe.skipIf(folder === null)('skiJumping on the real files', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(skiJumping, { path: folder!, ingest });
  });
  const entriesOf = (key: string): NamedEntry[] =>
    namedEntries(ingest.state, racesByKey(ingest.state).get(`ski-jumping-${key}`)!);

  it('ski-jumping imports 59 competitions of two seasons with thirty jumpers each', () => {
    expect(report).toMatchObject({ read: 59, written: 59, refused: [] });
    const races = [...ingest.state.races.values()];
    expect(races.every(({ entries }) => entries.length === 30)).toBe(true);
    const seasons = races.map(({ leagueId }) => ingest.state.leagues.get(leagueId)!.season);
    expect([...new Set(seasons)].toSorted()).toEqual(['2013/2014', '2014/2015']);
  });

  it('ski-jumping changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(skiJumping, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 59 });
    expect(ingest.state.n).toBe(n);
  });

  it('ski-jumping imports place, day, jumps and points, the given name first', () => {
    const race = racesByKey(ingest.state).get('ski-jumping-3894')!;
    expect(race).toMatchObject({ meeting: 'Kuopio', country: 'fi', startKnown: false, notice: '' });
    expect(new Date(race.start * 1000).toISOString().slice(0, 10)).toBe('2014-03-04');
    expect(entriesOf('3894')[0]).toMatchObject({
      name: 'Kamil Stoch',
      country: 'pl',
      rank: 1,
      results: { jump1: '126,5', jump2: '126,5', points: '262,7' },
    });
  });

  it('ski-jumping marks shared places, a shared victory too', () => {
    expect(
      entriesOf('4145')
        .filter(({ rank }) => rank === 1)
        .map(({ name, tied }) => [name, tied]),
    ).toEqual([
      ['Simon Ammann', true],
      ['Noriaki Kasai', true],
    ]);
  });

  it('ski-jumping marks a competition of one round', () => {
    const short = [...ingest.state.races.values()].filter(({ notice }) => notice === 'Kun én omgang');
    expect(short.map(({ meeting }) => meeting).toSorted()).toEqual([
      'Innsbruck',
      'Klingenthal',
      'Kuopio',
      'Lillehammer',
      'Nizhny Tagil',
      'Wisla',
      'Zakopane',
    ]);
    expect(short.every(({ entries }) => entries.every(({ results }) => results.jump2 === undefined))).toBe(true);
  });

  it('ski-jumping has no more points for a jumper than for the one before', () => {
    for (const { entries } of ingest.state.races.values()) {
      const points = [...entries]
        .sort((a, b) => a.rank! - b.rank!)
        .map(({ results }) => Number(results.points!.replace(',', '.')));
      expect(points).toEqual([...points].sort((a, b) => b - a));
    }
  });
});

const FILES = {
  'csv_prizorisca.csv': ['id_prizorisca,kraj,država', 'Vik,Vikersund,NOR'],
  'csv_tekmovalci.csv': [
    'id_tekmovalca,ime,nacionalnost,letnica',
    '1,Schmitt Martin,GER,1978',
    '2,Forfang Johann Andre,NOR,1995',
  ],
  'csv_tekmovanja.csv': ['id_tekme,id_prizorisca,datum,sezona', '10,Vik,14.02.2015,2015', '11,Oslo,15.02.2015,2015'],
};

it('ski-jumping reads lines that end in two carriage returns, and refuses what it cannot understand', async () => {
  const lines = [
    'id_tekme,id_tekmovalca,uvrstitev,dolzina1,dolzina2,tocke',
    '10,1,1,225.5,,120.1',
    '10,2,2,224.0,,119.9',
    '10,3,3,1.0,,1.0',
    '10,1,x,1.0,,1.0',
    '10,2,4,far,,1.0',
    '11,1,1,100.0,100.0,250.0',
    '12,1,1,100.0,100.0,250.0',
  ];
  await using files = await writeFiles({
    ...Object.fromEntries(Object.entries(FILES).map(([name, rows]) => [name, rows.map((row) => `${row}\r\r`)])),
    'csv_uvrstitve.csv': lines.map((line) => `${line}\r\r`),
  });
  const ingest = createInMemoryIngest();
  const report = await importSet(skiJumping, { path: files.path, ingest });
  expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '4 no jumper has the id 3',
    '5 the rank is not a number: x',
    '6 not a number: far',
    '7 the competition 11 has no place or no day',
    '8 no competition has the id 12',
  ]);
  const [race] = racesByKey(ingest.state).values();
  expect(race).toMatchObject({ meeting: 'Vikersund', country: 'no', notice: 'Kun én omgang' });
  expect(namedEntries(ingest.state, race!).map(({ name, rank }) => [name, rank])).toEqual([
    ['Martin Schmitt', 1],
    ['Johann Andre Forfang', 2],
  ]);
});

it('ski-jumping refuses a folder without the files of names', async () => {
  await using files = await writeFiles({ ...FILES, 'csv_prizorisca.csv': ['a,b', '1,2'], 'csv_uvrstitve.csv': ['id_tekme'] });
  const { refused } = await importSet(skiJumping, { path: files.path, ingest: createInMemoryIngest() });
  expect(refused).toEqual([{ file: 'csv_prizorisca.csv', line: 1, why: 'no column id_prizorisca, kraj, država' }]);
});
