import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEntries, type NamedEntry, racesByKey } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import { dayOfStage, editionOf, riderOf, teamName } from './read.ts';
import { letour } from './import.ts';

const folder = dataSet('cycling-letour');
const YEARS = ['2019', '2020', '2021', '2024', '2025', '2026'];
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

describe.skipIf(folder === null)('letour on the real files', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(letour, { path: folder!, ingest });
  });
  const raceOf = (key: string) => racesByKey(ingest.state).get(`letour-${key}`)!;
  const entriesOf = (key: string): NamedEntry[] => namedEntries(ingest.state, raceOf(key));

  it('cycling-letour imports 126 stages and six general classifications of 891 riders', () => {
    expect(report).toMatchObject({ read: 132, written: 132, refused: [] });
    expect(YEARS.map((year) => entriesOf(`${year}-total`).length)).toEqual([155, 146, 141, 141, 160, 158]);
    expect([...ingest.state.races.values()].every(({ stage, startKnown }) => stage === Stage.finished && !startKnown)).toBe(true);
  });

  it('cycling-letour changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(letour, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 132 });
    expect(ingest.state.n).toBe(n);
  });

  it('cycling-letour imports times, gaps, bonus seconds and teams of a classification', () => {
    const [first, second] = entriesOf('2019-total');
    expect(first).toEqual({
      name: 'Egan Bernal',
      country: 'xw',
      team: 'Team Ineos',
      rank: 1,
      tied: false,
      status: 'ok',
      results: { bib: '2', time: '82:57:00', bonus: '8' },
    });
    expect(second?.results).toEqual({ bib: '1', time: '82:58:11', gap: '+1:11' });
    expect(entriesOf('2019-total').at(-1)?.results.gap).toBe('+4:34:23');
    expect(raceOf('2019-total')).toMatchObject({ session: 'Samlet', length: 3366, country: 'fr' });
    expect([raceOf('2019-total').start, raceOf('2019-total').end!].map(dayOf)).toEqual(['2019-07-06', '2019-07-28']);
    expect(entriesOf('2019-total').some(({ team }) => team === 'Cofidis, Solutions Credits')).toBe(true);
  });

  it('cycling-letour lets the classification be led by the last yellow jersey, and be in order of the gaps', () => {
    for (const year of YEARS) {
      const riders = entriesOf(`${year}-total`);
      const yellow = entriesOf(`${year}-21`).find(({ results }) => results.jersey?.split(', ').includes('Gul'));
      expect([year, yellow?.name]).toEqual([year, riders[0]?.name]);
      const gaps = riders.slice(1).map(({ results }) => {
        const parts = results.gap!.slice(1).split(':').map(Number);
        return parts.reduce((sum, part) => sum * 60 + part, 0);
      });
      expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    }
  });

  it('cycling-letour has no winner of the stage that was stopped, and a team that won a time trial of teams', () => {
    expect(entriesOf('2019-19').every(({ rank }) => rank === null)).toBe(true);
    expect(raceOf('2019-19').notice).toBe('Ingen vinder af etapen');
    expect(entriesOf('2019-2').find(({ rank }) => rank === 1)?.name).toBe('Team Jumbo - Visma');
    expect(entriesOf('2026-1').find(({ rank }) => rank === 1)?.name).toBe('Team Visma | Lease A Bike');
  });

  it('cycling-letour has one rider in stages and classification, Danes with their letters', () => {
    const danes = [...ingest.state.participants.values()].filter(({ country }) => country === 'dk').map(({ name }) => name);
    expect(danes.toSorted()).toEqual([
      'Casper Pedersen',
      'Christopher Juul-Jensen',
      'Jakob Fuglsang',
      'Jonas Vingegaard',
      'Kasper Asgreen',
      'Mads Pedersen',
      'Magnus Cort',
      'Mattias Skjelmose',
      'Michael Mørkøv',
      'Michael Valgren',
      'Mikkel Bjerg',
      'Søren Kragh Andersen',
      'Tobias Lund Andresen',
    ]);
    expect(entriesOf('2020-14').find(({ rank }) => rank === 1)).toMatchObject({
      name: 'Søren Kragh Andersen',
      team: 'Team Sunweb',
    });
  });
});

describe('the names of the Tour', () => {
  it.each([
    ["BEN ALEXANDER O'CONNOR", "Ben Alexander O'Connor"],
    ["Ben Alexander O'Connor", "Ben Alexander O'Connor"],
    ['STÉPHANE ROSSETTO', 'Stéphane Rossetto'],
    ['Jonas Vingegaard Hansen', 'Jonas Vingegaard'],
    ['JUUL CHRISTOPHER JENSEN', 'Christopher Juul-Jensen'],
    ['TOBIAS LUND LUND ANDRESEN', 'Tobias Lund Andresen'],
    ['SØREN WÆRENSKJOLD', 'Søren Wærenskjold'],
  ])('%s is %s', (written, name) => expect(riderOf(written).name).toBe(name));

  it.each([
    ['Uae Team Emirates Xrg', 'UAE Team Emirates XRG'],
    ['GROUPAMA-FDJ UNITED', 'Groupama-FDJ United'],
    ['B&B HOTELS P/B KTM', 'B&B Hotels P/B KTM'],
    ['AG2R LA MONDIALE', 'AG2R La Mondiale'],
    ['TEAM VISMA | LEASE A BIKE', 'Team Visma | Lease A Bike'],
  ])('%s is %s', (written, name) => expect(teamName(written)).toBe(name));

  it('cycling-letour has days with the rests between them', () => {
    const days = (year: string, ...stages: readonly string[]) => stages.map((stage) => dayOfStage('men', year, stage));
    expect(days('2022', '3', '4', '21')).toEqual(['2022-07-03', '2022-07-05', '2022-07-24']);
    expect(days('2020', '21')).toEqual(['2020-09-20']);
    expect(days('2025', '10', '11')).toEqual(['2025-07-14', '2025-07-16']);
    expect([...days('1903', '1'), ...days('2020', '0', '3.1')]).toEqual([null, null, null]);
    expect(dayOfStage('women', '2024', '3')).toBeNull();
  });

  it('cycling-letour ends each edition on the day of its last stage, if its stages have days', () => {
    for (let year = 2017; year <= 2026; year += 1)
      expect(dayOfStage('men', String(year), '21')).toBe(editionOf('men', String(year))!.to);
  });
});

it('cycling-letour imports readable rows, and refuses the rest with a reason', async () => {
  const head = 'Rank,Rider,Rider No.,Team,Times,Gap,B,P,Year,Distance (km),Number of stages,ResultType,TotalSeconds,GapSeconds';
  await using files = await writeFiles({
    'TDF_Riders_History.csv': [
      head,
      "1,A B,1,TEAM X,82h 57' 00'',-,08',,2019,3366,21,time,298620,0",
      'DNF,C D,2,TEAM X,,,,,2019,3366,21,time,,',
      "2,E F,3,TEAM X,82h 57' 10'',+ 00h 00' 10'',,,2019,3366,21,time,298630,10",
      "1,G H,1,TEAM X,94h 33' 14'',-,,,1915,2428,6,time,340394,0",
      "1,OCTAVE LAPIZE,4,ALCYON,63h 00' 00'',-,,,1910,4734,15,points,0,0",
      "2,HENRI CORNET (GEBOREN JARDY),9,TDF 1910 ***,67h 00' 00'',-,,,1910,4734,15,points,0,0",
      "1,RENÉ POTTIER,48,TDF 1906 ***,00h 00' 00'',-,,,1906,4637,14,no-results,0,0",
    ],
    'TDF_Stages_History.csv': [
      'Year,TotalTDFDistance,Stages,Start,End,Winner of stage,Yellow Jersey,Green jersey,Polka-dot jersey,White jersey,Leader',
      '2022,3350,1,Copenhague,Copenhague,Yves Lampaert  (Quick-Step),Yves Lampaert,,Yves Lampaert,A B,',
      '2022,3350,x,Roskilde,Nyborg,Fabio Jakobsen  (Quick-Step),,,,,',
      '1934,4470,5,Belfort,Évian-les-Bains,René Le Greves  (France),Antonin Magne,,,,',
      '1934,4470,5,Belfort,Évian-les-Bains,Georges Speicher  (France),Antonin Magne,,,,',
      '1910,4734,13.2,Brest,plateau_de_beille,Henri Cornet (Geboren Jardy)  (Tdf 1910 ***),,,,,OCTAVE LAPIZE',
      '2012,3497,0,Liège,Liège,,,,,,',
    ],
  });
  const ingest = createInMemoryIngest();
  const report = await importSet(letour, { path: files.path, ingest });
  expect(report.refused.map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([
    'TDF_Riders_History.csv:3 the rank is not a number: DNF',
    'TDF_Riders_History.csv:5 no days are known of the Tour de France of 1915',
    'TDF_Stages_History.csv:3 a stage is numbered 0 (the prologue), 7, or 7.2, not x',
  ]);
  const races = racesByKey(ingest.state);
  expect(races.get('letour-2022-1')).toMatchObject({ venue: 'København', session: '1. etape' });
  expect(
    namedEntries(ingest.state, races.get('letour-2022-1')!).map(({ name, rank, results }) => [name, rank, results.jersey]),
  ).toEqual([
    ['Yves Lampaert', 1, 'Gul, Prikket'],
    ['A B', null, 'Hvid'],
  ]);
  expect(namedEntries(ingest.state, races.get('letour-2019-total')!).map(({ rank }) => rank)).toEqual([1, 2]);
  expect(namedEntries(ingest.state, races.get('letour-1910-total')!)).toMatchObject([
    { name: 'Octave Lapize', results: { points: '63', bib: '4' } },
    { name: 'Henri Cornet', team: '', results: { points: '67' } },
  ]);
  expect(namedEntries(ingest.state, races.get('letour-1906-total')!)[0]!.results).toEqual({ bib: '48' });
  expect(
    namedEntries(ingest.state, races.get('letour-1934-5')!).map(({ name, rank, tied, results }) => [
      name,
      rank,
      tied,
      results.jersey,
    ]),
  ).toEqual([
    ['René Le Greves', 1, true, undefined],
    ['Georges Speicher', 1, true, undefined],
    ['Antonin Magne', null, false, 'Gul'],
  ]);
  expect(races.get('letour-1910-13.2')).toMatchObject({
    session: '13. etape, 2. del',
    venue: 'Brest – Plateau de Beille',
    notice: 'Etapens dag kendes ikke',
    start: Date.parse('1910-07-03T12:00:00Z') / 1000,
  });
  expect(namedEntries(ingest.state, races.get('letour-1910-13.2')!).map(({ name, results }) => [name, results.jersey])).toEqual([
    ['Henri Cornet', undefined],
    ['Octave Lapize', 'Fører'],
  ]);
  expect(races.get('letour-2012-0')).toMatchObject({
    session: 'Prolog',
    notice: 'Ingen vinder af etapen · Etapens dag kendes ikke',
  });
});

it('cycling-letour reads the race of the women from the files of the same form', async () => {
  await using files = await writeFiles({
    'women/TDFF_Riders_History.csv': [
      'Rank,Rider,Rider No.,Team,Times,Gap,B,P,Year,Distance (km),Number of stages,ResultType,TotalSeconds,GapSeconds',
      "1,A B,1,TEAM X,24h 36' 07'',-,,,2024,946,8,time,88567,0",
    ],
  });
  const ingest = createInMemoryIngest();
  expect(await importSet(letour, { path: files.path, ingest })).toMatchObject({ read: 1, written: 1, refused: [] });
  expect(racesByKey(ingest.state).get('letour-femmes-2024-total')).toMatchObject({
    meeting: 'Tour de France Femmes',
    start: Date.parse('2024-08-12T12:00:00Z') / 1000,
  });
  expect([...ingest.state.leagues.values()]).toMatchObject([
    { name: 'Tour de France Femmes', category: 'Kvinder', season: '2024' },
  ]);
});

const wide = dataSet('wide/cycling-letour');

describe.skipIf(wide === null)('half of all editions of the Tour de France since 1903', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(letour, { path: wide!, ingest });
  });

  it('cycling-letour imports all riders but the second of two with one name', () => {
    expect(report).toMatchObject({ read: 1236, written: 1236 });
    expect(report.refused).toEqual([
      // José Trueba stands in the file under the name of Vicente, a brother.
      { file: 'men/TDF_Riders_History.csv', line: 436, why: 'Vicente Trueba is already in line 425' },
    ]);
  });

  it('cycling-letour ends with the published general classification, row by row', async () => {
    const published = new Map<string, string[]>();
    const file = { path: join(wide!, 'men/TDF_Riders_History.csv'), name: 'riders' };
    for await (const row of readCsv(file, ['Year', 'Rank', 'Rider No.', 'ResultType', 'TotalSeconds'])) {
      if (!isRow(row) || row.line === 436) continue;
      const { Year: year, Rank: rank, 'Rider No.': bib, ResultType: type, TotalSeconds: seconds } = row.cells;
      published.set(year, [...(published.get(year) ?? []), [rank, bib, type === 'time' ? seconds : ''].join()]);
    }
    const secondsOf = (time: string | undefined): string =>
      time === undefined ? '' : String(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
    expect(published.size).toBe(55);
    for (const [year, rows] of published) {
      const entries = namedEntries(ingest.state, racesByKey(ingest.state).get(`letour-${year}-total`)!);
      expect([year, ...entries.map(({ rank, results }) => [rank, results.bib ?? '', secondsOf(results.time)].join())]).toEqual([
        year,
        ...rows,
      ]);
    }
  });

  it('cycling-letour has the winner in yellow after the last stage, unless struck out later', () => {
    const others: string[] = [];
    for (const [key, race] of racesByKey(ingest.state)) {
      const year = /^letour-(\d{4})-total$/.exec(key)?.[1];
      if (year === undefined) continue;
      const stages = [...racesByKey(ingest.state)].filter(
        ([stage]) => /-[\d.]+$/.test(stage) && stage.startsWith(`letour-${year}-`),
      );
      const last = namedEntries(ingest.state, stages.at(-1)![1]);
      const leader = last.find(({ results }) => /Gul|Fører/.test(results.jersey ?? ''))?.name;
      const first = namedEntries(ingest.state, race).find(({ rank }) => rank === 1)?.name;
      if (leader !== first) others.push(`${year}: ${leader ?? 'none'} wore yellow, ${first ?? 'none'} is first`);
    }
    expect(others).toEqual([]);
  });
});
