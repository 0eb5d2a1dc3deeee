import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { seasonTable } from '../../testing/season-table.ts';
import { type NamedEvent, namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { afl } from './import.ts';

const folder = dataSet('afl');
const timeOf = ({ start }: NamedEvent): string => new Date(start * 1000).toISOString().slice(0, 16);

describe.skipIf(folder === null)('afl on the seasons of 2022 and 2023', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  let events: NamedEvent[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(afl, { path: folder!, ingest });
    events = namedEvents(ingest.state);
  });
  const season = (year: string): NamedEvent[] => events.filter(({ league }) => league.season === year);

  it('afl imports every match', () => {
    const lines = ['matches_2022.csv', 'matches_2023.csv'].map(
      (name) => readFileSync(join(folder!, name), 'utf8').trim().split('\n').length - 1,
    );
    expect(lines).toEqual([207, 216]);
    expect(report).toMatchObject({ read: 423, written: 423, unchanged: 0, refused: [] });
  });

  it('afl changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(afl, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 423, refused: [] });
    expect(ingest.state.n).toBe(n);
  });

  it('afl makes six points of a goal and one of a behind, and quarters of scores that count on', () => {
    const final = season('2022').find(({ round }) => round === 'Finale')!;
    expect(final).toMatchObject({
      home: 'Geelong',
      away: 'Sydney',
      score: [133, 52],
      parts: [
        [41, 6],
        [21, 20],
        [39, 1],
        [32, 25],
      ],
      results: [
        { goals: '20', behinds: '13' },
        { goals: '8', behinds: '4' },
      ],
    });
    for (const { score, parts } of events)
      expect([0, 1].map((side) => parts.reduce((sum, part) => sum + part[side]!, 0))).toEqual([...score!]);
  });

  it('afl derives the time of the ground from Eastern time', () => {
    const start = (home: string, away: string, round: string): string =>
      timeOf(season('2022').find((event) => event.home === home && event.away === away && event.round === round)!);
    // Summer time in Melbourne, 19:10, is 18:10 in the east without it.
    expect(start('Melbourne', 'Western Bulldogs', '1. runde')).toBe('2022-03-16T08:10');
    expect(start('Fremantle', 'Western Bulldogs', 'Elimineringsfinale')).toBe('2022-09-03T10:10');
    expect(start('Geelong', 'Sydney', 'Finale')).toBe('2022-09-24T04:30');
    expect(events.every(({ startKnown }) => startKnown)).toBe(true);
  });

  it.each(['2022', '2023'])('afl makes the ladder of %s by which the finals were drawn', (year) => {
    const matches = season(year);
    const ladder = seasonTable(ingest.state, { slug: 'afl', season: year }).map(({ name }) => name);
    const pairs = (round: string): string[] =>
      matches.filter((event) => event.round === round).map(({ home, away }) => `${home} – ${away}`);
    const pair = (higher: number, lower: number): string => `${ladder[higher - 1]} – ${ladder[lower - 1]}`;
    expect(ladder).toHaveLength(18);
    expect(pairs('Kvalifikationsfinale').sort()).toEqual([pair(1, 4), pair(2, 3)].sort());
    expect(pairs('Elimineringsfinale').sort()).toEqual([pair(5, 8), pair(6, 7)].sort());
  });

  it('afl counts the points of the published ladder of 2022', () => {
    const ladder = seasonTable(ingest.state, { slug: 'afl', season: '2022' });
    expect(ladder.slice(0, 8).map(({ name, points }) => `${name} ${points}`)).toEqual([
      'Geelong 72',
      'Melbourne 64',
      'Sydney 64',
      'Collingwood 64',
      'Fremantle 62',
      'Brisbane Lions 60',
      'Richmond 54',
      'Western Bulldogs 48',
    ]);
  });
});

const HEAD = [
  'round_num,venue,date,year,attendance',
  ...[1, 2].map((team) =>
    [
      `team_${team}_team_name`,
      ...['q1', 'q2', 'q3', 'final'].flatMap((quarter) => [`team_${team}_${quarter}_goals`, `team_${team}_${quarter}_behinds`]),
    ].join(','),
  ),
].join(',');

describe('afl on rows of all kinds', () => {
  it('afl imports readable rows, and refuses the rest with a reason', async () => {
    await using files = await writeFiles({
      'matches_2010.csv': [
        HEAD,
        'Grand Final,M.C.G.,2010-09-25 14:30,2010,N/A,Collingwood,4,1,7,6,8,9,9,14,St Kilda,3,2,4,5,7,7,10,8',
        'Grand Final,M.C.G.,2010-10-02 14:30,2010,100016,Collingwood,3,2,6,6,11,8,16,12,St Kilda,0,2,1,8,5,9,7,10',
        '1,M.C.G.,2010-03-25 19:10,2010,6:10 PM,Richmond,1,1,3,3,2,5,9,9,Carlton,1,1,2,2,3,3,4,4',
        '1,M.C.G.,2010-02-30 19:10,2010,N/A,Richmond,1,1,3,3,4,5,9,9,Carlton,1,1,2,2,3,3,4,4',
        'Wildcard,M.C.G.,2010-03-25 19:10,2010,N/A,Richmond,1,1,3,3,4,5,9,9,Carlton,1,1,2,2,3,3,4,4',
        '1,M.C.G.,2010-03-25 19:10,2010,N/A,Richmond,x,1,3,3,4,5,9,9,Carlton,1,1,2,2,3,3,4,4',
      ],
    });
    const ingest = createInMemoryIngest();
    const report = await importSet(afl, { path: files.path, ingest });
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '4 Richmond has less after q3 than after q2',
      '5 there is no day 2010-02-30',
      '6 the round is not known: Wildcard (allowed: a number or Elimination Final, Qualifying Final, Semi Final, Preliminary Final, Grand Final, Grand Final Replay, Preliminary Final Replay, Semi Final Replay)',
      '7 team_1_q1_goals is no number: x',
    ]);
    expect(
      namedEvents(ingest.state).map(({ score, start, startKnown, attendance }) => [score, startKnown, attendance, start]),
    ).toEqual([
      [[68, 68], true, null, Date.parse('2010-09-25T04:30:00Z') / 1000],
      [[108, 52], false, 100_016, Date.parse('2010-10-02T12:00:00Z') / 1000],
    ]);
  });
});
