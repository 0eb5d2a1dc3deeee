import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEntries, type NamedEntry, racesByKey } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { f1db } from './import.ts';

const folder = dataSet('f1-f1db');

const WEEKENDS =
  'bahrain saudi-arabia australia japan china miami emilia-romagna monaco canada spain austria great-britain hungary belgium netherlands italy azerbaijan singapore united-states mexico sao-paulo las-vegas qatar abu-dhabi'.split(
    ' ',
  );

describe.skipIf(folder === null)('f1db on the season of 2024', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(f1db, { path: folder!, ingest });
  });
  const raceOf = (key: string) => racesByKey(ingest.state).get(`f1-2024-${key}`)!;
  const entriesOf = (key: string): NamedEntry[] => namedEntries(ingest.state, raceOf(key));

  it('f1-f1db imports every session of the 24 weekends', () => {
    expect(report).toMatchObject({ read: 120, written: 120, unchanged: 0, refused: [] });
    const sessions = [...racesByKey(ingest.state).values()].map(({ session }) => session);
    const count = (label: string): number => sessions.filter((session) => session === label).length;
    expect(
      ['Løb', 'Kvalifikation', 'Sprint', 'Sprintkvalifikation', '1. træning', '2. træning', '3. træning'].map(count),
    ).toEqual([24, 24, 6, 6, 24, 18, 18]);
    expect([...ingest.state.races.values()].every(({ stage, startKnown }) => stage === Stage.finished && startKnown)).toBe(true);
  });

  it('f1-f1db changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(f1db, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 120, refused: [] });
    expect(ingest.state.n).toBe(n);
  });

  it('f1-f1db reads times as UTC: Las Vegas drove on Saturday night, which is Sunday morning', () => {
    expect(new Date(raceOf('las-vegas-race').start * 1000).toISOString()).toBe('2024-11-24T06:00:00.000Z');
    expect(raceOf('las-vegas-race')).toMatchObject({ meeting: 'Las Vegas Grand Prix', country: 'us', length: 50, done: 50 });
  });

  it('f1-f1db has no place for the driver disqualified in Belgium, and counts the gaps from the winner', () => {
    const entries = entriesOf('belgium-race');
    const first = entries.filter(({ rank }) => rank !== null && rank <= 3);
    expect(first.map(({ name, rank, results }) => [rank, name, results.time, results.gap])).toEqual([
      [1, 'Lewis Hamilton', '1:19:57.566', undefined],
      [2, 'Oscar Piastri', '1:19:58.213', '+0.647'],
      [3, 'Charles Leclerc', '1:20:05.589', '+8.023'],
    ]);
    expect(entries.find(({ name }) => name === 'George Russell')).toMatchObject({
      rank: null,
      status: 'disqualified',
      results: { time: '1:19:57.040', stopReason: 'For let bil' },
    });
  });

  it('f1-f1db names the team of the day for drivers that change team', () => {
    const teamIn = (key: string): string | undefined => entriesOf(key).find(({ name }) => name === 'Oliver Bearman')?.team;
    expect([teamIn('saudi-arabia-race'), teamIn('bahrain-race'), teamIn('azerbaijan-race')]).toEqual([
      'Ferrari',
      undefined,
      'Haas',
    ]);
  });

  it('f1-f1db imports laps, pit stops, best laps, starts from the pit lane, retirements and drivers that did not start', () => {
    expect(entriesOf('monaco-race').find(({ name }) => name === 'Kevin Magnussen')).toMatchObject({
      country: 'dk',
      rank: null,
      status: 'retired',
      results: { laps: '0', stopReason: 'Kollision' },
    });
    expect(entriesOf('great-britain-race').find(({ name }) => name === 'Pierre Gasly')).toMatchObject({ status: 'not-started' });
    const belgium = entriesOf('belgium-race').find(({ name }) => name === 'Yuki Tsunoda');
    expect(belgium?.results).toMatchObject({ grid: '20', laps: '44' });
    expect(entriesOf('belgium-race').find(({ name }) => name === 'Sergio Pérez')?.results).toMatchObject({
      lapTime: '1:44.701',
      points: '7',
    });
    const grids = WEEKENDS.flatMap((weekend) => entriesOf(`${weekend}-race`)).filter(({ results }) => results.grid === 'Pit');
    expect(grids).toHaveLength(16);
    expect(
      entriesOf('monaco-qualifying')
        .filter(({ status }) => status === 'disqualified')
        .map(({ name }) => name),
    ).toEqual(['Nico Hülkenberg', 'Kevin Magnussen']);
  });
});

const RACE_FILES = {
  'drivers/a-one.yml': ['id: a-one', 'name: Anna Én', 'nationalityCountryId: denmark'],
  'drivers/b-two.yml': ['id: b-two', "name: 'Bo To'", 'nationalityCountryId: united-kingdom'],
  'constructors/haas.yml': ['id: haas', 'name: Haas', 'chronology:', '  - constructorId: other'],
  'grands-prix/monaco.yml': ['id: monaco', 'fullName: Monaco Grand Prix', 'countryId: monaco'],
  'circuits/monaco.yml': ['id: monaco', 'fullName: Circuit de Monaco', 'countryId: monaco'],
};
const WEEKEND = ['id: 1', 'date: 2024-05-26', 'time: 13:00', 'grandPrixId: monaco', 'circuitId: monaco', 'laps: 78'];
const PATH = 'seasons/2024/races/08-monaco';

describe('f1db on written files', () => {
  it('f1-f1db imports a weekend to come without results, and one that is half over', async () => {
    await using files = await writeFiles({
      ...RACE_FILES,
      [`${PATH}/race.yml`]: [...WEEKEND, 'freePractice1Date: 2024-05-24', 'qualifyingDate: 2024-05-25', 'qualifyingTime: 14:00'],
      [`${PATH}/qualifying-results.yml`]: [
        '- position: 1',
        '  driverId: a-one',
        '  constructorId: haas',
        '  q1: "1:11.1"',
        '  q2:',
      ],
    });
    const ingest = createInMemoryIngest();
    expect(await importSet(f1db, { path: files.path, ingest })).toMatchObject({ read: 3, written: 3, refused: [] });
    const races = racesByKey(ingest.state);
    expect([...races].map(([key, { session, stage, startKnown }]) => [key, session, stage, startKnown])).toEqual([
      ['f1-2024-monaco-practice1', '1. træning', Stage.finished, false],
      ['f1-2024-monaco-qualifying', 'Kvalifikation', Stage.finished, true],
      ['f1-2024-monaco-race', 'Løb', Stage.scheduled, true],
    ]);
    expect(namedEntries(ingest.state, races.get('f1-2024-monaco-qualifying')!)).toMatchObject([
      { name: 'Anna Én', country: 'dk', team: 'Haas', rank: 1, results: { time: '1:11.1', round1: '1:11.1' } },
    ]);
  });

  it('f1-f1db counts gaps from the winner and laps in Danish', async () => {
    const row = (position: string, driver: string, rest: string[]): string[] => [
      `- position: ${position}`,
      `  driverId: ${driver}`,
      '  constructorId: haas',
      ...rest.map((line) => `  ${line}`),
    ];
    await using files = await writeFiles({
      ...RACE_FILES,
      [`${PATH}/race.yml`]: WEEKEND,
      [`${PATH}/race-results.yml`]: [
        ...row('1', 'a-one', ['time: "59:59.500"', 'gap: "+9.000"', 'gridPosition: PL', 'points: 25']),
        ...row('2', 'b-two', ['time: "1:01:02.620"', 'gap: "+1:12.120"']),
      ],
    });
    const ingest = createInMemoryIngest();
    await importSet(f1db, { path: files.path, ingest });
    expect(
      namedEntries(ingest.state, racesByKey(ingest.state).get('f1-2024-monaco-race')!).map(({ results }) => results),
    ).toEqual([
      { time: '59:59.500', grid: 'Pit', points: '25' },
      { time: '1:01:02.620', gap: '+1:03.120' },
    ]);
  });

  it('f1-f1db imports the day of a sprint and a qualifying of which only the results are published', async () => {
    const row = ['- position: 1', '  driverId: a-one', '  constructorId: haas', '  time: "1:11.100"'];
    const results = { 'race-results.yml': row, 'sprint-race-results.yml': row, 'qualifying-results.yml': row };
    await using files = await writeFiles({
      ...RACE_FILES,
      [`${PATH}/race.yml`]: [...WEEKEND, 'qualifyingFormat: SPRINT_RACE'],
      ...Object.fromEntries(Object.entries(results).map(([name, lines]) => [`${PATH}/${name}`, lines])),
    });
    const ingest = createInMemoryIngest();
    expect(await importSet(f1db, { path: files.path, ingest })).toMatchObject({ read: 3, written: 3, refused: [] });
    const days = [...racesByKey(ingest.state).values()].map(({ session, start }) => [
      session,
      new Date(start * 1000).toISOString().slice(0, 10),
    ]);
    expect(days).toEqual([
      ['Kvalifikation', '2024-05-24'],
      ['Sprint', '2024-05-25'],
      ['Løb', '2024-05-26'],
    ]);
  });

  it('f1-f1db refuses results that are cut, in a line or between two, and imports the rest of the weekend', async () => {
    const row = (driver: string) => [
      '- position: 1',
      `  driverId: ${driver}`,
      '  constructorId: haas',
      '  points: 8',
      '  laps: 4',
    ];
    await using files = await writeFiles({
      ...RACE_FILES,
      [`${PATH}/race.yml`]: [...WEEKEND, 'sprintRaceDate: 2024-05-25', 'qualifyingDate: 2024-05-24'],
      [`${PATH}/race-results.yml`]: row('a-one'),
      [`${PATH}/sprint-race-results.yml`]: [...row('a-one'), ...row('b-two'), ...row('c-three').slice(0, 3)],
    });
    await writeFile(join(files.path, PATH, 'qualifying-results.yml'), '- position: 1\n  driverId: a-o');
    const { read, written, refused } = await importSet(f1db, { path: files.path, ingest: createInMemoryIngest() });
    expect([read, written]).toEqual([1, 1]);
    expect(refused).toEqual([
      { file: `${PATH}/qualifying-results.yml`, line: 2, why: 'the file ends in the middle of this line' },
      {
        file: `${PATH}/sprint-race-results.yml`,
        line: 11,
        why: 'the file ends in the middle of this entry: it has no points',
      },
    ]);
  });

  it('f1-f1db names the file of a driver that is cut, and refuses a driver whose file gives no name', async () => {
    await using files = await writeFiles({
      ...RACE_FILES,
      'drivers/b-two.yml': ['id: b-two'],
      [`${PATH}/race.yml`]: [...WEEKEND, 'qualifyingDate: 2024-05-25'],
      [`${PATH}/qualifying-results.yml`]: ['- position: 1', '  driverId: a-one', '  constructorId: haas'],
      [`${PATH}/race-results.yml`]: ['- position: 1', '  driverId: b-two', '  constructorId: haas'],
    });
    await writeFile(join(files.path, 'drivers/a-one.yml'), 'id: a-one\nname: Anna');
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(f1db, { path: files.path, ingest });
    expect(refused).toEqual([
      { file: 'drivers/a-one.yml', line: 2, why: 'the file ends in the middle of this line' },
      { file: `${PATH}/race-results.yml`, line: 1, why: 'no driver has the id b-two' },
    ]);
    expect(ingest.state.participants.size).toBe(0);
  });

  it('f1-f1db refuses a session with an unknown driver, and a weekend without a day', async () => {
    await using files = await writeFiles({
      ...RACE_FILES,
      [`${PATH}/race.yml`]: WEEKEND,
      [`${PATH}/race-results.yml`]: ['- position: 1', '  driverId: c-three', '  constructorId: haas'],
      'seasons/2024/races/09-canada/race.yml': ['id: 2', 'date: 2024-06-31'],
      'seasons/2024/races/10-spain/race.yml': ['id: 3', 'date: 2024-06-23', 'grandPrixId: spain'],
    });
    const { read, refused } = await importSet(f1db, { path: files.path, ingest: createInMemoryIngest() });
    expect(read).toBe(0);
    expect(refused.map(({ file, why }) => `${file}: ${why}`)).toEqual([
      `${PATH}/race-results.yml: no driver has the id c-three`,
      'seasons/2024/races/09-canada/race.yml: a weekend has a line date: 2024-05-26',
      'seasons/2024/races/10-spain/race.yml: no grand prix has the id spain',
    ]);
  });
});
