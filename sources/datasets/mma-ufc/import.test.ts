import { Winner } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { ufc, weightClass } from './import.ts';

const folder = dataSet('zz_copyleft/mma-ufc');

describe.skipIf(folder === null)('ufc on the real files', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(ufc, { path: folder!, ingest });
  });
  const fights = () => [...ingest.state.events.values()];

  it('mma-ufc imports 314 fights', () => {
    expect(report).toMatchObject({ read: 314, written: 314, refused: [] });
    expect(fights().every(({ startKnown, finish }) => !startKnown && finish !== null)).toBe(true);
  });

  it('mma-ufc changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(ufc, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 314 });
    expect(ingest.state.n).toBe(n);
  });

  it('mma-ufc has 173 winners named first, 137 named second, three draws and one fight without a result', () => {
    const count = (winner: Winner): number => fights().filter((fight) => fight.winner === winner).length;
    expect([count(Winner.home), count(Winner.away)]).toEqual([173, 137]);
    const unwon = fights().filter(({ winner }) => winner === Winner.draw || winner === Winner.unknown);
    expect(unwon.map(({ finish }) => finish!.method).toSorted()).toEqual(['draw', 'draw', 'draw', 'no-contest']);
  });

  it('mma-ufc imports how, in which round and when a fight ended', () => {
    const nameOf = (id: (typeof ingest.state.events extends Map<unknown, infer Event> ? Event : never)['home']) =>
      ingest.state.participants.get(id)!.name;
    const fight = fights().find(({ home }) => nameOf(home) === 'Uros Medic')!;
    expect(fight).toMatchObject({
      winner: Winner.home,
      finish: { method: 'tko', round: 1, time: '0:30' },
      format: { rounds: 5 },
      round: 'UFC Fight Night: Medic – Rodriguez · Weltervægt',
      venue: 'Belgrade, Vojvodina, Serbien',
      referee: 'Jason Herzog',
    });
    expect(new Date(fight.start * 1000).toISOString().slice(0, 10)).toBe('2026-08-01');
    const methods = fights().map(({ finish }) => finish!.method);
    const count = (method: string): number => methods.filter((name) => name === method).length;
    expect(['tko', 'submission', 'decision-unanimous', 'decision-split', 'decision-majority'].map(count)).toEqual([
      112, 57, 118, 19, 4,
    ]);
  });
});

it.each([
  ["Women's Strawweight Bout", 'Stråvægt, kvinder'],
  ['Light Heavyweight Bout', 'Letsværvægt'],
  ['Heavyweight Bout', 'Sværvægt'],
  ['UFC Interim Lightweight Title Bout', 'Letvægt, interimtitel'],
  ['UFC Flyweight Title Bout', 'Fluevægt, titelkamp'],
  ['Catch Weight Bout', 'Aftalt vægt'],
  ['Open Weight Bout', 'Åben vægt'],
  ['Super Heavyweight Bout', 'Supersværvægt'],
  ["Ultimate Fighter 28 Women's Featherweight Tournament Title Bout", 'Fjervægt, kvinder, titelkamp'],
  ['UFC 10 Tournament Title Bout', 'Turnering, titelkamp'],
  ['UFC Superfight Championship Bout', 'Superkamp, titelkamp'],
])('%s is %s', (written, name) => expect(weightClass(written)).toBe(name));

it('mma-ufc imports readable rows, and refuses the rest with a reason', async () => {
  const row = (
    bout: string,
    outcome: string,
    method: string,
    round: string,
    format: string,
    id: string,
    event = 'UFC 1 ',
  ): string => `${event},${bout},${outcome},Flyweight Bout,${method},${round},4:59,${format},R,D,http://x/fight-details/${id}`;
  await using files = await writeFiles({
    'ufc_event_details.csv': ['EVENT,URL,DATE,LOCATION', 'UFC 1,http://x,"May 02, 2026","Perth, Western Australia, Australia"'],
    'ufc_fight_results.csv': [
      'EVENT,BOUT,OUTCOME,WEIGHTCLASS,METHOD,ROUND,TIME,TIME FORMAT,REFEREE,DETAILS,URL',
      row('A vs. B', 'L/W', 'Decision - Unanimous ', '3', '3 Rnd + OT (5-5-5-5)', 'aaaaaaaa'),
      row('C vs. D', 'W/L', 'Decision - Split ', '4', '3 Rnd + OT (5-5-5-5)', 'bbbbbbbb'),
      row('E vs. F', 'NC/NC', 'Overturned ', '1', '3 Rnd (5-5-5)', 'cccccccc'),
      row('N vs. O', 'W/L', 'Decision - Unanimous ', '2', '3 Rnd (5-5-5)', '22222222'),
      row('G', 'W/L', 'Submission ', '1', '3 Rnd (5-5-5)', 'dddddddd'),
      row('H vs. I', 'W/W', 'Submission ', '1', '3 Rnd (5-5-5)', 'eeeeeeee'),
      row('J vs. K', 'W/L', 'Magic ', '1', '3 Rnd (5-5-5)', 'ffffffff'),
      row('L vs. M', 'W/L', 'Submission ', '1', '3 Rnd (5-5-5)', '11111111', 'UFC 2'),
    ],
  });
  const ingest = createInMemoryIngest();
  const report = await importSet(ufc, { path: files.path, ingest });
  expect(report.refused.map(({ line, why }) => `${line} ${why.split(', not')[0]}`)).toEqual([
    '6 a bout has two names, A vs. B: G',
    '7 the outcome is W/L, L/W, D/D, NC/NC',
    "8 the method is KO/TKO, TKO - Doctor's Stoppage, Submission, Decision - Unanimous, Decision - Split, Decision - Majority, DQ, Could Not Continue",
    '9 no event is called UFC 2',
  ]);
  expect(
    [...ingest.state.events.values()].map(({ format, winner, finish, venue }) => [
      format.rounds,
      finish?.method === 'no-contest' ? 'no-contest' : winner,
      venue,
    ]),
  ).toEqual([
    [3, Winner.away, 'Perth, Western Australia, Australien'],
    [4, Winner.home, 'Perth, Western Australia, Australien'],
    [3, 'no-contest', 'Perth, Western Australia, Australien'],
    [3, Winner.home, 'Perth, Western Australia, Australien'],
  ]);
  expect([...ingest.state.events.values()].at(-1)?.finish?.method).toBe('technical-decision');
});

it('mma-ufc refuses a day that no calendar has', async () => {
  await using files = await writeFiles({
    'ufc_event_details.csv': ['EVENT,URL,DATE,LOCATION', 'UFC 1,http://x,"February 31, 2026","Perth, Australia"'],
    'ufc_fight_results.csv': [
      'EVENT,BOUT,OUTCOME,WEIGHTCLASS,METHOD,ROUND,TIME,TIME FORMAT,REFEREE,DETAILS,URL',
      'UFC 1 ,A vs. B,W/L,Flyweight Bout,Submission ,1,4:59,3 Rnd (5-5-5),R,D,http://x/fight-details/aaaaaaaa',
    ],
  });
  const { written, refused } = await importSet(ufc, { path: files.path, ingest: createInMemoryIngest() });
  expect(written).toBe(0);
  expect(refused).toEqual([
    { file: 'ufc_event_details.csv', line: 2, why: 'a day is written August 01, 2026, not February 31, 2026' },
  ]);
});
