import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEntries, type NamedEntry, racesByKey } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { athleteName, biathlon, sessionOf } from './import.ts';

const folder = dataSet('zz_no_licence_stated/biathlon');

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe.skipIf(folder === null)('biathlon on the real file', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(biathlon, { path: folder!, ingest });
  });
  const entriesOf = (key: string): NamedEntry[] =>
    namedEntries(ingest.state, racesByKey(ingest.state).get(`biathlon-BT2425SWRLCP${key}`)!);
  const everybody = (): NamedEntry[] => [...ingest.state.races.values()].flatMap((race) => namedEntries(ingest.state, race));

  it('biathlon imports 14 races with 1,136 starts', () => {
    expect(report).toMatchObject({ read: 14, written: 14, refused: [] });
    expect(everybody()).toHaveLength(1136);
    const categories = [...ingest.state.races.values()].map(({ leagueId }) => ingest.state.leagues.get(leagueId)!.category);
    expect([...new Set(categories)]).toEqual(['Herrer', 'Kvinder']);
  });

  it('biathlon changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(biathlon, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 14 });
    expect(ingest.state.n).toBe(n);
  });

  it('biathlon imports shooting, time and gap; the leader has none', () => {
    expect(racesByKey(ingest.state).get('biathlon-BT2425SWRLCP01SMSI')).toMatchObject({
      meeting: 'Kontiolahti',
      session: '15 km kort individuel',
      length: 15,
      country: 'fi',
      startKnown: false,
    });
    expect(entriesOf('01SMSI').slice(0, 2)).toMatchObject([
      { name: 'Endre Strømsheim', country: 'no', rank: 1, results: { shooting: '0+0+0+0', time: '38:08.8', points: '90' } },
      {
        name: 'Johannes Thingnes Bø',
        rank: 2,
        results: { shooting: '0+1+0+0', missedShots: '1', gap: '+3.0', jersey: 'Gul og rød' },
      },
    ]);
    expect(everybody().filter(({ rank, results }) => rank === 1 && results.gap !== undefined)).toEqual([]);
  });

  it('biathlon has no rank for 21 athletes that did not start, gave up or were lapped', () => {
    const out = everybody().filter(({ rank }) => rank === null);
    const count = (status: string): number => out.filter((entry) => entry.status === status).length;
    expect([out.length, count('not-started'), count('retired'), count('lapped')]).toEqual([21, 16, 2, 3]);
    expect(
      entriesOf('04SWPU')
        .filter(({ status }) => status === 'lapped')
        .map(({ results }) => results.shooting),
    ).toEqual(['3+2+2', '2+2+3', '2+4+1']);
  });

  it('biathlon marks shared places', () => {
    const ties = entriesOf('01SMSP')
      .filter(({ tied }) => tied)
      .map(({ rank }) => rank);
    expect(ties).toEqual([17, 17, 48, 48, 75, 75, 77, 77]);
  });

  it('biathlon lets misses add up, and gaps be the difference to the winner', () => {
    for (const race of ingest.state.races.values()) {
      const entries = namedEntries(ingest.state, race).filter(({ rank }) => rank !== null);
      const winner = seconds(entries.find(({ rank }) => rank === 1)!.results.time!);
      for (const { name, rank, results } of entries) {
        const misses = results.shooting!.split('+').reduce((sum, count) => sum + Number(count), 0);
        expect([name, misses]).toEqual([name, Number(results.missedShots)]);
        const gap = rank === 1 ? 0 : seconds(results.gap!.slice(1));
        expect(Math.abs(seconds(results.time!) - winner - gap)).toBeLessThan(0.15);
      }
    }
  });
});

it.each([
  ['BOE Johannes Thingnes', 'NOR', 'Johannes Thingnes Bø'],
  ['LAEGREID Sturla Holm', 'NOR', 'Sturla Holm Lægreid'],
  ['SOERUM Vebjoern', 'NOR', 'Vebjørn Sørum'],
  ['OEBERG Hanna', 'SWE', 'Hanna Öberg'],
  ['BRAISAZ-BOUCHET Justine', 'FRA', 'Justine Braisaz-Bouchet'],
  ['FILLON MAILLET Quentin', 'FRA', 'Quentin Fillon Maillet'],
])('%s of %s is %s', (written, nation, name) => expect(athleteName(written, nation)).toBe(name));

it.each([
  ['Men 12.5km Pursuit', '12,5 km jagtstart', 12.5],
  ['Women 7.5km Sprint', '7,5 km sprint', 7.5],
  ['Men 20km Individual', '20 km individuel', 20],
  ['Women 12.5km Mass Start', '12,5 km fællesstart', 12.5],
])('%s is %s', (written, label, km) => expect(sessionOf(written)).toEqual({ label, km }));

it('biathlon imports readable rows, and refuses the rest with a reason', async () => {
  const head =
    'Rank,IRM,IBUId,Name,Nat,Shootings,ShootingTotal,TotalTime,WC,NC,BibColor,Behind,RaceId,EventId,EventName,RaceName,RaceDate,Season,Genre';
  const row = (rank: string, irm: string, name: string, race = 'R1', kind = 'Men 10km Sprint'): string =>
    `${rank},${irm},X,${name},NOR,0+1,1,24:00.0,,,,+0.1,${race},E,Oslo Holmenkollen,${kind},2024-03-02,2324,Male`;
  await using files = await writeFiles({
    'all_races_2324.csv': [
      head,
      row('1', '', 'A Anna'),
      row('', 'DNS', 'B Bo'),
      row('', '', 'C Carl'),
      row('first', '', 'D Dan'),
      row('3', '', 'F Finn'),
      row('4', 'DSQ', 'G Gro'),
      row('1', '', 'E Eva', 'R2', 'Mixed 4x6km Relay'),
    ],
  });
  const ingest = createInMemoryIngest();
  const report = await importSet(biathlon, { path: files.path, ingest });
  expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '4 an athlete without a rank has one of DNS, DNF, LAP, DSQ, not nothing',
    '5 the rank is not a number: first',
    '8 the race is called Mixed 4x6km Relay, not for example Men 10km Sprint',
  ]);
  const [race] = racesByKey(ingest.state).values();
  expect(race).toMatchObject({ country: 'no', session: '10 km sprint' });
  expect(race!.entries.map(({ rank, status }) => [rank, status])).toEqual([
    [1, 'ok'],
    [null, 'not-started'],
    [3, 'ok'],
    [null, 'disqualified'],
  ]);
});

const wide = dataSet('wide/biathlon');

describe.skipIf(wide === null)('eight seasons of the World Cup in biathlon', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(biathlon, { path: wide!, ingest });
  });

  it('biathlon imports eight seasons without a refusal', () => {
    expect(report).toMatchObject({ read: 396, written: 396, refused: [] });
  });

  it('biathlon ends each race with the published ranks and times', async () => {
    const published = new Map<string, string[]>();
    for (const name of readdirSync(wide!))
      for await (const row of readCsv({ path: join(wide!, name), name }, ['RaceId', 'Rank', 'IRM', 'TotalTime'])) {
        if (!isRow(row)) continue;
        const { RaceId: id, Rank: rank, IRM: reason, TotalTime: time } = row.cells;
        const place = reason === '' || reason === 'LAP' ? rank : '';
        published.set(id, [...(published.get(id) ?? []), `${place} ${reason === '' ? '' : 'out'} ${time}`]);
      }
    expect(published.size).toBe(396);
    for (const [id, rows] of published) {
      const entries = namedEntries(ingest.state, racesByKey(ingest.state).get(`biathlon-${id}`)!);
      const ranks = entries.map(
        ({ rank, status, results }) => `${rank ?? ''} ${status === 'ok' ? '' : 'out'} ${results.time ?? ''}`,
      );
      expect([id, ...ranks].sort()).toEqual([id, ...rows].sort());
    }
  });
});
