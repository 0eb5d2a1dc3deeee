import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Stage } from '@stillingen/domain';
import type { RankingMessage } from '@stillingen/domain/messages';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEntries, type NamedEntry, racesByKey } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { masters, playerOf } from './import.ts';
import { mastersReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('zz_no_licence_stated/golf-masters');
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

describe.skipIf(folder === null)('masters on the real file', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(masters, { path: folder!, ingest });
  });
  const raceOf = (year: number) => racesByKey(ingest.state).get(`masters-${year}`)!;
  const entriesOf = (year: number): NamedEntry[] => namedEntries(ingest.state, raceOf(year));

  it('golf-masters imports six tournaments with 577 players', () => {
    expect(report).toMatchObject({ read: 6, written: 6 });
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '252 the rounds do not add up to 298: left out',
      '571 the rounds do not add up to 153: left out',
      '573 the rounds do not add up to 157: left out',
    ]);
    expect([2010, 2011, 2012, 2013, 2014, 2015].map((year) => entriesOf(year).length)).toEqual([96, 99, 95, 93, 97, 97]);
    expect(dayOf(raceOf(2012).start)).toBe('2012-04-05');
    expect(dayOf(raceOf(2013).end!)).toBe('2013-04-14');
  });

  it('golf-masters changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(masters, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 6 });
    expect(ingest.state.n).toBe(n);
  });

  it('golf-masters marks ties, the cut and withdrawals', () => {
    const fourth = entriesOf(2013).filter(({ rank }) => rank === 4);
    expect(fourth.map(({ name, tied }) => [name, tied])).toEqual([
      ['Woods T.', true],
      ['Leishman M.', true],
    ]);
    const count = (year: number, status: string): number => entriesOf(year).filter((entry) => entry.status === status).length;
    expect([2010, 2011, 2012, 2013, 2014, 2015].map((year) => count(year, 'cut'))).toEqual([47, 50, 31, 32, 46, 42]);
    expect([count(2010, 'withdrawn'), count(2012, 'withdrawn')]).toEqual([1, 2]);
    expect(entriesOf(2013).find(({ status }) => status === 'cut')).toMatchObject({ rank: null, results: { toPar: '+5' } });
  });

  it('golf-masters marks a victory in a play-off', () => {
    expect([2010, 2011, 2012, 2013].map((year) => raceOf(year).notice)).toEqual(['', '', 'Afgjort i omspil', 'Afgjort i omspil']);
    expect(
      entriesOf(2012)
        .slice(0, 2)
        .map(({ name, rank, results }) => [name, rank, results.toPar]),
    ).toEqual([
      ['Watson B.', 1, '−10'],
      ['Oosthuizen L.', 2, '−10'],
    ]);
  });

  it('golf-masters counts to par from the strokes, where the file lost a sign', () => {
    const eighth = entriesOf(2013).filter(({ rank }) => rank === 8);
    expect(eighth.map(({ results }) => [results.strokes, results.toPar])).toEqual([
      ['285', '−3'],
      ['285', '−3'],
      ['285', '−3'],
    ]);
  });

  it('golf-masters adds up the rounds of all finishers, fewer strokes before more', () => {
    for (const year of [2010, 2011, 2012, 2013, 2014, 2015]) {
      const finished = entriesOf(year).filter(({ rank }) => rank !== null);
      const strokes = finished.map(({ results }) => Number(results.strokes));
      const sums = finished.map(({ results: { round1, round2, round3, round4, strokes: total } }) =>
        round1 === undefined ? Number(total) : [round1, round2, round3, round4].reduce((sum, round) => sum + Number(round), 0),
      );
      expect(strokes).toEqual(sums);
      expect(strokes).toEqual([...strokes].sort((a, b) => a - b));
    }
  });

  it('golf-masters has one player for all spellings of a name', () => {
    const years = (name: string): number[] =>
      [2010, 2011, 2012, 2013, 2014].filter((year) => entriesOf(year).some((entry) => entry.name === name));
    expect(years('Yang Y. E.')).toEqual([2010, 2011, 2012, 2013, 2014]);
    expect(years('Choi K. J.')).toEqual([2010, 2011, 2012, 2013, 2014]);
    expect(
      [...ingest.state.participants.values()]
        .filter(({ country }) => country === 'dk')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Bjørn T.', 'Hansen A.', 'Hansen S.', 'Kjeldsen S.', 'Olesen T.']);
  });
});

it.each([
  ['P Mickelson', 'Mickelson P.'],
  ['YE Yang', 'Yang Y. E.'],
  ['Y E Yang', 'Yang Y. E.'],
  ['K Choi', 'Choi K. J.'],
  ['B Van Pelt', 'Van Pelt B.'],
  ['T Potter Jr.', 'Potter Jr. T.'],
  ['D Love III', 'Love III D.'],
  ["M O'Meara", "O'Meara M."],
])('%s is %s', (written, name) => expect(playerOf(written).name).toBe(name));

it('golf-masters imports readable rows, and refuses the rest with a reason', async () => {
  await using files = await writeFiles({
    'masters_results.csv': [
      'year,position,player,r1,r2,r3,r4,total_strokes,total_par',
      '2016,1,D Willett,70,74,72,67,283,-5',
      '2016,T2,J Spieth,66,74,73,73,286,2',
      '2016,T2,L Westwood,71,75,72,68,286,-2',
      '2016,MC,A Long,79,79,,,158,14',
      '2016,WD,B Short,74,44,,,118,6',
      '2016,?,C Odd,70,70,70,70,280,-8',
      '2016,5,D Odd,70,x,70,70,280,-8',
      '1943,1,H Smith,70,72,70,72,284,-4',
      '1934,1,C.G. Smith,70,72,70,72,284,-4',
      '1934,Disqualified,B. Rosburg,71,,,,,',
      '1934,WD,F. Walsh,,,,,,',
    ],
  });
  const ingest = createInMemoryIngest();
  const report = await importSet(masters, { path: files.path, ingest });
  expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '7 the position is ?, not a number, T and a number, MC, WD or DQ',
    '8 the strokes of a round are a whole number',
    '9 there was no Masters of 1943',
  ]);
  const [race, first] = racesByKey(ingest.state).values();
  expect(first).toMatchObject({ start: Date.parse('1934-03-22T12:00:00Z') / 1000 });
  expect(namedEntries(ingest.state, first!)).toMatchObject([
    { name: 'Smith C. G.', rank: 1, results: { strokes: '284' } },
    { name: 'Rosburg B.', status: 'disqualified', results: { round1: '71' } },
    { name: 'Walsh F.', status: 'withdrawn', results: {} },
  ]);
  expect(
    namedEntries(ingest.state, race!).map(({ name, rank, tied, status, results }) => [name, rank, tied, status, results.toPar]),
  ).toEqual([
    ['Willett D.', 1, false, 'ok', '−5'],
    ['Spieth J.', 2, true, 'ok', '−2'],
    ['Westwood L.', 2, true, 'ok', '−2'],
    ['Long A.', null, false, 'cut', '+14'],
    ['Short B.', null, false, 'withdrawn', '+6'],
  ]);
});

it('golf-masters makes no player of a row that is cut, and marks its tournament as incomplete', async () => {
  await using files = await writeFiles({});
  const rows = [
    '2014,1,B Watson,69,68,74,69,280,-8',
    '2016,1,D Willett,70,74,72,67,283,-5',
    '2016,T2,J Spieth,66,74,73,73,286,-2',
  ];
  const head = 'year,position,player,r1,r2,r3,r4,total_strokes,total_par';
  for (const cut of [4, 12, rows[2]!.length]) {
    await writeFile(
      join(files.path, 'masters_results.csv'),
      [head, ...rows].join('\n').slice(0, cut - rows[2]!.length || undefined),
    );
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(masters, { path: files.path, ingest });
    expect(refused).toEqual([{ file: 'masters_results.csv', line: 4, why: 'the file ends in the middle of this line' }]);
    expect([...ingest.state.participants.values()].map(({ name }) => name)).toEqual(['Watson B.', 'Willett D.']);
    const rankings = ingest.delivered.filter((message) => message.kind === 'ranking');
    expect(rankings.map(({ complete }) => complete)).toEqual([true, undefined]);
  }
});

const wide = dataSet('wide/golf-masters');

describe.skipIf(wide === null)('every other Masters since 1934', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(masters, { path: wide!, ingest });
  });

  it('golf-masters imports all rows but the faulty ones of the file', () => {
    expect(report).toMatchObject({ read: 40, written: 40 });
    const reasons = Map.groupBy(report.refused, ({ why }) => why.replaceAll(/\d+/g, 'N'));
    expect(Object.fromEntries([...reasons].map(([why, rows]) => [why, rows.length]))).toEqual({
      // The player is ranked by the sum; the rounds are left out.
      'the rounds do not add up to N: left out': 8,
      // Al and Abe Espinosa, Danny and David Edwards, Tze-Chung and Tze-Ming Chen.
      'Espinosa A. is already in line N': 1,
      'Edwards D. is already in line N': 1,
      'Chen T. is already in line N': 1,
    });
  });

  it('golf-masters ends with the published positions, ties and strokes, row by row', async () => {
    const spoiled = new Set(report.refused.filter(({ why }) => why.includes('already')).map(({ line }) => line));
    const published = new Map<string, string[]>();
    const file = { path: join(wide!, 'masters_results_mastersdotcom.csv'), name: 'masters' };
    for await (const row of readCsv(file, ['year', 'position', 'total_strokes'])) {
      if (!isRow(row) || spoiled.has(row.line)) continue;
      const { year, position, total_strokes: strokes } = row.cells;
      published.set(year, [...(published.get(year) ?? []), `${/\d+/.exec(position)?.[0] ?? 'out'} ${strokes}`]);
    }
    expect(published.size).toBe(40);
    for (const [year, rows] of published) {
      const entries = namedEntries(ingest.state, racesByKey(ingest.state).get(`masters-${year}`)!);
      expect([year, ...entries.map(({ rank, results }) => `${rank ?? 'out'} ${results.strokes ?? ''}`)]).toEqual([year, ...rows]);
      const start = new Date(racesByKey(ingest.state).get(`masters-${year}`)!.start * 1000);
      // A Thursday, but before the war a Friday or, in rain, a Saturday too.
      expect(year < '1940' ? [4, 5, 6] : [4]).toContain(start.getUTCDay());
    }
  });
});

const places = ({ entries }: RankingMessage): string[] =>
  entries.map(({ participant, rank, tied, status }) => `${tied === true ? 'T' : ''}${rank ?? status ?? '-'} ${participant.name}`);

describe.skipIf(folder === null)('mastersReplay on the real file', () => {
  it('golf-masters plays six tournaments round by round', async () => {
    const { report, ingest } = await playRecording(mastersReplay, folder!, { speed: 120 });
    expect(report).toMatchObject({ played: 6, delivered: 60, refused: [] });
    expect([...ingest.state.races.values()].every(({ stage, done }) => stage === Stage.finished && done === 72)).toBe(true);
  });

  it('golf-masters lets Couples lead after the second round of 2012, and Watson win', async () => {
    const { messages, ingest } = await playRecording(mastersReplay, folder!, { speed: 120, match: 'masters-2012' });
    const rounds = messages('ranking').filter(({ stage }) => stage !== undefined && stage >= 62 && stage <= 64);
    expect(rounds.map(({ done }) => done)).toEqual([18, 36, 54]);
    expect(
      places(rounds[1]!)
        .filter((place) => /^T?1 /.test(place))
        .toSorted(),
    ).toEqual(['T1 Couples F.', 'T1 Dufner J.']);
    expect(rounds[0]!.entries.some(({ status }) => status === 'cut')).toBe(false);
    expect(rounds[1]!.entries.filter(({ status }) => status === 'cut')).toHaveLength(31);
    const [race] = [...ingest.state.races.values()];
    expect(race!.notice).toBe('Genafspilning af turneringen 5. april 2012');
    expect(places(messages('ranking').at(-1)!)[0]).toBe('1 Watson B.');
  });
});

it('golf-masters plays the rounds of a written tournament', async () => {
  await using files = await writeFiles({
    'masters_results.csv': [
      'year,position,player,r1,r2,r3,r4,total_strokes,total_par',
      '2016,1,A One,70,74,72,67,283,-5',
      '2016,T2,B Two,68,76,73,69,286,-2',
      '2016,T2,C Three,71,72,73,70,286,-2',
      '2016,4,D Four,60,72,73,75,290,2',
      '2016,MC,E Five,79,79,,,158,14',
      '2016,WD,F Six,74,44,,,118,6',
    ],
  });
  const { messages, report, seconds } = await playRecording(mastersReplay, files.path);
  expect(report).toMatchObject({ played: 1, delivered: 10, refused: [] });
  expect(seconds).toBe(3 * 86_400 + 11 * 3600);
  expect(messages('ranking').map((message) => [message.stage, message.done, ...places(message)])).toEqual([
    [undefined, undefined, '- One A.', '- Two B.', '- Three C.', '- Four D.', '- Five E.', '- Six F.'],
    [65, 0, '- One A.', '- Two B.', '- Three C.', '- Four D.', '- Five E.', '- Six F.'],
    [62, 18, '2 One A.', '1 Two B.', '3 Three C.', '- Four D.', '5 Five E.', '4 Six F.'],
    [66, 18, '2 One A.', '1 Two B.', '3 Three C.', '- Four D.', '5 Five E.', '4 Six F.'],
    [63, 36, 'T2 One A.', 'T2 Two B.', '1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [67, 36, 'T2 One A.', 'T2 Two B.', '1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [64, 54, 'T1 One A.', '3 Two B.', 'T1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [68, 54, 'T1 One A.', '3 Two B.', 'T1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [3, 72, '1 One A.', 'T2 Two B.', 'T2 Three C.', '4 Four D.', 'cut Five E.', 'withdrawn Six F.'],
  ]);
  expect(messages('ranking')[4]!.entries[0]!.results).toEqual({
    toPar: 'E',
    today: '+2',
    holesPlayed: 'F',
    round1: '70',
    round2: '74',
    strokes: '144',
  });
});
