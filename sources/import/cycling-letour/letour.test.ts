import { Stage } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { importSet } from '../import-set.ts';
import type { ImportReport } from '../report.ts';
import { type RuledDoor, ruledDoor } from '../testing/ruled-door.ts';
import { toldEntries, type ToldEntry, toldRaces } from '../testing/told-races.ts';
import { writtenFiles } from '../testing/written-files.ts';
import { dayOfStage } from './editions.ts';
import { letour } from './letour.ts';
import { riderOf, teamName } from './names.ts';

const folder = dataSet('cycling-letour');
const YEARS = ['2019', '2020', '2021', '2024', '2025', '2026'];
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

describe.skipIf(folder === null)('letour on the real files', () => {
  let door: RuledDoor;
  let report: ImportReport;
  beforeAll(async () => {
    door = ruledDoor();
    report = await importSet(letour, { path: folder!, door });
  });
  const raceOf = (key: string) => toldRaces(door.state).get(`letour-${key}`)!;
  const entriesOf = (key: string): ToldEntry[] => toldEntries(door.state, raceOf(key));

  it('takes over 126 stages and six general classifications of 891 riders', () => {
    expect(report).toMatchObject({ read: 132, written: 132, refused: [] });
    expect(YEARS.map((year) => entriesOf(`${year}-total`).length)).toEqual([155, 146, 141, 141, 160, 158]);
    expect([...door.state.races.values()].every(({ stage, startKnown }) => stage === Stage.finished && !startKnown)).toBe(true);
  });

  it('changes nothing the second time', async () => {
    const { n } = door.state;
    expect(await importSet(letour, { path: folder!, door })).toMatchObject({ written: 0, unchanged: 132 });
    expect(door.state.n).toBe(n);
  });

  it('knows times, gaps, bonus seconds and teams of a classification', () => {
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

  it('lets the classification be led by the last yellow jersey, and be in order of the gaps', () => {
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

  it('has no winner of the stage that was stopped, and a team that won a time trial of teams', () => {
    expect(entriesOf('2019-19').every(({ rank }) => rank === null)).toBe(true);
    expect(raceOf('2019-19').notice).toBe('Ingen vinder af etapen');
    expect(entriesOf('2019-2').find(({ rank }) => rank === 1)?.name).toBe('Team Jumbo - Visma');
    expect(entriesOf('2026-1').find(({ rank }) => rank === 1)?.name).toBe('Team Visma | Lease A Bike');
  });

  it('tells of one rider in stages and classification, Danes with their letters', () => {
    const danes = [...door.state.participants.values()].filter(({ country }) => country === 'dk').map(({ name }) => name);
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

  it('has days with the rests between them', () => {
    expect([dayOfStage('2022', 3), dayOfStage('2022', 4), dayOfStage('2022', 21)]).toEqual([
      '2022-07-03',
      '2022-07-05',
      '2022-07-24',
    ]);
    expect([dayOfStage('2020', 21), dayOfStage('2025', 10), dayOfStage('2025', 11)]).toEqual([
      '2020-09-20',
      '2025-07-14',
      '2025-07-16',
    ]);
    expect(dayOfStage('1903', 1)).toBeNull();
  });
});

it('refuses what it cannot understand, and takes over the rest', async () => {
  const head = 'Rank,Rider,Rider No.,Team,Times,Gap,B,P,Year,Distance (km),Number of stages,ResultType,TotalSeconds,GapSeconds';
  await using files = await writtenFiles({
    'TDF_Riders_History.csv': [
      head,
      "1,A B,1,TEAM X,82h 57' 00'',-,08',,2019,3366,21,time,298620,0",
      'DNF,C D,2,TEAM X,,,,,2019,3366,21,time,,',
      "2,E F,3,TEAM X,82h 57' 10'',+ 00h 00' 10'',,,2019,3366,21,time,298630,10",
      "1,G H,1,TEAM X,94h 33' 14'',-,,,1903,2428,6,time,340394,0",
    ],
    'TDF_Stages_History.csv': [
      'Year,TotalTDFDistance,Stages,Start,End,Winner of stage,Yellow Jersey,Green jersey,Polka-dot jersey,White jersey,Leader',
      '2022,3350,1,Copenhague,Copenhague,Yves Lampaert  (Quick-Step),Yves Lampaert,,Yves Lampaert,A B,',
      '2022,3350,x,Roskilde,Nyborg,Fabio Jakobsen  (Quick-Step),,,,,',
    ],
  });
  const door = ruledDoor();
  const report = await importSet(letour, { path: files.path, door });
  expect(report.refused.map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([
    'TDF_Riders_History.csv:3 the rank is not a number: DNF',
    'TDF_Riders_History.csv:5 the days of 1903 are not known, only those of 2017 to 2026',
    'TDF_Stages_History.csv:3 a stage has a number from 1 to 30, not NaN',
  ]);
  const races = toldRaces(door.state);
  expect(races.get('letour-2022-1')).toMatchObject({ venue: 'København', session: '1. etape' });
  expect(
    toldEntries(door.state, races.get('letour-2022-1')!).map(({ name, rank, results }) => [name, rank, results.jersey]),
  ).toEqual([
    ['Yves Lampaert', 1, 'Gul, Prikket'],
    ['A B', null, 'Hvid'],
  ]);
  expect(toldEntries(door.state, races.get('letour-2019-total')!).map(({ rank }) => rank)).toEqual([1, 2]);
});
