import { readdirSync } from 'node:fs';
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
import { createInMemoryOdds } from '../../testing/odds/in-memory-odds.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { hongKong, marginText, weightText } from './import.ts';
import { hongKongReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('zz_no_licence_stated/horse-racing-hk');

describe.skipIf(folder === null)('hongKong on the real files', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(hongKong, { path: folder!, ingest });
  });
  const entriesOf = (key: string): NamedEntry[] => namedEntries(ingest.state, racesByKey(ingest.state).get(`hk-${key}`)!);

  it('horse-racing-hk imports the races of both meetings', () => {
    expect(report).toMatchObject({ read: 19, written: 19, refused: [] });
    expect([...ingest.state.races.values()].map(({ meeting }) => meeting).filter((name) => name === 'Happy Valley')).toHaveLength(
      9,
    );
    expect([...ingest.state.races.values()].reduce((sum, { entries }) => sum + entries.length, 0)).toBe(108 + 132);
    expect(report.skipped.map(({ file }) => file)).toContain('dividends_2025-12-10.csv');
  });

  it('horse-racing-hk changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(hongKong, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 19 });
    expect(ingest.state.n).toBe(n);
  });

  it('horse-racing-hk imports the starting price of every runner as it stands in its file', async () => {
    const provider = { name: 'import', origin: 'real' } as const;
    const odds = createInMemoryOdds({ live: ingest.state, provider, bookmakers: [20], nowMs: () => Date.now() });
    const { offers: counts } = await importSet(hongKong, { path: folder!, ingest, odds });
    expect(counts).toEqual({ written: 19, unchanged: 0 });
    const offers = odds.submitted.filter((message) => message.kind === 'offer');
    expect(offers).toHaveLength(19);
    const entries = offers.flatMap((offer) => offer.entries ?? []);
    const cells: string[] = [];
    for (const day of ['2025-12-10', '2025-12-14']) {
      const file = { path: join(folder!, `results_${day}.csv`), name: day };
      for await (const row of readCsv(file, ['win_odds'])) if (isRow(row)) cells.push(row.cells.win_odds);
    }
    // A favourite at 1 has no price.
    const priced = cells.filter((cell) => /^[\d.]+$/.test(cell) && cell !== '1');
    expect(priced).toHaveLength(235);
    expect(entries.flatMap(({ price }) => price ?? []).toSorted()).toEqual(priced.toSorted());
    expect(entries.filter(({ price }) => price === null)).toHaveLength(5);
    expect(offers.map(({ betType, line, live, bookmaker }) => [betType, line, live, bookmaker])).toEqual(
      offers.map(() => ['TOP_POSITION_MERGED', 1, false, 20]),
    );
  });

  it('horse-racing-hk keeps the names of horses and people, and writes the rest in Danish', () => {
    expect(racesByKey(ingest.state).get('hk-2025-12-10-hv-1')).toMatchObject({
      session: '1. løb · 雲地利讓賽',
      meeting: 'Happy Valley',
      notice: 'Klasse 5 · 1\u00a0650 m · græs · bane: god',
      prize: '875\u00a0000 HKD',
      length: 1.65,
      country: 'hk',
    });
    const [first, second] = entriesOf('2025-12-10-hv-1');
    expect(first).toMatchObject({
      name: '富裕君子',
      rank: 1,
      results: { bib: '9', jockey: '莫雷拉', weight: '55,8 kg', draw: '7', time: '1:40.73', startingPrice: '3.9' },
    });
    expect([first?.results.gap, second?.results.gap]).toEqual([undefined, '1¼']);
  });

  it('horse-racing-hk has no place for horses that did not run', () => {
    const missing = ['2', '3', '7', '9'].map((race) =>
      entriesOf(`2025-12-14-st-${race}`).filter(({ status }) => status !== 'ok'),
    );
    expect(missing.map((entries) => entries.map(({ name, rank, status }) => [name, rank, status]))).toEqual([
      [['增強', null, 'non-runner']],
      [['馬寶寶', null, 'non-runner']],
      [['越駿歡欣', null, 'non-runner']],
      [['正義波', null, 'non-runner']],
    ]);
    expect(missing[0]![0]!.results).toEqual({ bib: '3', jockey: '布文', trainer: '賀賢', weight: '59,4 kg' });
  });

  it('horse-racing-hk has no time faster than that of the horse before', () => {
    for (const race of ingest.state.races.values()) {
      const times = race.entries
        .filter(({ rank }) => rank !== null)
        .sort((a, b) => a.rank! - b.rank!)
        .map(({ results }) => results.time!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});

it.each([
  ['-', ''],
  ['---', ''],
  ['13-1/2', '13½'],
  ['3/4', '¾'],
  ['6', '6'],
  ['頸位', 'hals'],
  ['短馬頭位', 'kort hoved'],
])('a margin of %s is %s', (written, shown) => expect(marginText(written)).toBe(shown));

it('horse-racing-hk shows pounds as kilograms', () => expect([weightText('126'), weightText('---')]).toEqual(['57,2 kg', '']));

it('horse-racing-hk imports dead heats, falls and disqualifications, and refuses other places', async () => {
  const head =
    'date,venue,race_no,race_meeting_no,race_name,race_class,distance_m,rating_range,going,course,prize_hkd,race_finish_time,sectional_times_header,place,horse_no,horse_name,jockey,trainer,actual_wt_lbs,declared_wt_lbs,draw,lbw,running_position,finish_time,win_odds';
  const row = (place: string, number: number, venue = '沙田'): string =>
    `2025-02-12,${venue},9,1,,第四班,1200,60-40,濕慢地,全天候跑道,1000,,,${place},${number},馬${number} (H${number}),J,T,120,1000,1,-,1 1,1:10.0,5.1`;
  await using files = await writeFiles({
    'results_2025-02-12.csv': [
      `\uFEFF${head}`,
      row('1 平頭馬', 1),
      row('1 平頭馬', 2),
      row('3', 3),
      row('PU', 4),
      row('UR', 5),
      row('DISQ', 6),
      row('WX', 7),
      row('??', 8),
      row('1', 9, '澳門'),
    ],
  });
  const ingest = createInMemoryIngest();
  const report = await importSet(hongKong, { path: files.path, ingest });
  expect(report.refused.map(({ line, why }) => `${line} ${why.split(', not')[0]}`)).toEqual([
    '9 the place is ??',
    '10 no course is called 澳門',
  ]);
  const [race] = racesByKey(ingest.state).values();
  expect(race).toMatchObject({ session: '9. løb', notice: 'Klasse 4 · 1\u00a0200 m · allvejrsbane · bane: våd, langsom' });
  expect(ingest.state.leagues.get(race!.leagueId)?.season).toBe('2024/2025');
  expect(namedEntries(ingest.state, race!).map(({ rank, tied, status }) => [rank, tied, status])).toEqual([
    [1, true, 'ok'],
    [1, true, 'ok'],
    [3, false, 'ok'],
    [null, false, 'retired'],
    [null, false, 'fell'],
    [null, false, 'disqualified'],
    [null, false, 'non-runner'],
  ]);
});

const wide = dataSet('wide/horse-racing-hk');

describe.skipIf(wide === null)('every tenth race day of Hong Kong since 2016', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(hongKong, { path: wide!, ingest });
  });

  it('horse-racing-hk imports all races without a refusal, repeated ones once', () => {
    expect(report).toMatchObject({ read: 847, written: 847, refused: [] });
  });

  it('horse-racing-hk ends with the published places of each race, dead heats and all', async () => {
    const published = new Map<string, Set<string>>();
    for (const name of readdirSync(wide!).filter((one) => one.startsWith('results_')))
      for await (const row of readCsv({ path: join(wide!, name), name }, ['date', 'venue', 'race_no', 'place', 'horse_no'])) {
        if (!isRow(row)) continue;
        const { date, venue, race_no: number, place, horse_no: bib } = row.cells;
        const key = `hk-${date}-${venue === '沙田' ? 'st' : 'hv'}-${number}`;
        const known = published.get(key) ?? new Set();
        published.set(key, known.add(`${/^\d+/.exec(place)?.[0] ?? 'out'} ${bib} ${place.includes('平頭馬') ? 'tied' : ''}`));
      }
    expect(published.size).toBe(847);
    for (const [key, rows] of published) {
      const entries = namedEntries(ingest.state, racesByKey(ingest.state).get(key)!);
      const ranks = entries.map(({ rank, tied, results }) => `${rank ?? 'out'} ${results.bib ?? ''} ${tied ? 'tied' : ''}`);
      expect([key, ...new Set(ranks)].sort()).toEqual([key, ...rows].sort());
    }
  });
});

const places = ({ entries }: RankingMessage): string[] =>
  entries.map(({ participant, rank, tied, status }) => `${tied === true ? '=' : ''}${rank ?? status ?? '-'} ${participant.name}`);

describe.skipIf(folder === null)('hongKongReplay on the real files', () => {
  it('horse-racing-hk plays nineteen races by their sections', async () => {
    const { report, ingest, seconds } = await playRecording(hongKongReplay, folder!);
    expect(report).toMatchObject({ played: 19, refused: [] });
    expect([...ingest.state.races.values()].every(({ stage }) => stage === Stage.finished)).toBe(true);
    expect(seconds).toBeCloseTo(148.05, 1);
  });

  it('horse-racing-hk lets the winner of a race come from behind', async () => {
    const { messages } = await playRecording(hongKongReplay, folder!, { match: 'hk-2025-12-10-hv-1' });
    const winner = messages('ranking').map(
      ({ entries }) => entries.find(({ participant }) => participant.name === '富裕君子')!.rank,
    );
    expect(winner).toEqual([null, null, 8, 9, 10, 1]);
  });
});

const HEAD =
  'date,venue,race_no,race_meeting_no,race_name,race_class,distance_m,rating_range,going,course,prize_hkd,race_finish_time,sectional_times_header,place,horse_no,horse_name,jockey,trainer,actual_wt_lbs,declared_wt_lbs,draw,lbw,running_position,finish_time,win_odds';

it('horse-racing-hk plays a written race, with a dead heat, a fall and a horse that did not run', async () => {
  const row = (race: number, times: string, place: string, horse: number, positions: string): string =>
    `2025-02-12,沙田,${race},1,,,1200,,好地,,,${times},,${place},${horse},馬${horse} (H${horse}),J,T,120,1000,1,-,${positions},1:10.0,5.1`;
  const times = '(23.50) (46.00) (1:10.00)';
  await using files = await writeFiles({
    'results_2025-02-12.csv': [
      HEAD,
      row(1, times, '1 平頭馬', 1, '3 2 1'),
      row(1, times, '1 平頭馬', 2, '1 1 1'),
      row(1, times, 'UR', 3, '2'),
      row(1, times, 'WV', 4, '---'),
      row(2, '---', '1', 5, '1 1'),
    ],
  });
  const { messages, report } = await playRecording(hongKongReplay, files.path);
  expect(report.refused).toEqual([{ file: 'results_2025-02-12.csv', line: 6, why: 'the race has no section times' }]);
  const rankings = messages('ranking');
  expect(rankings.map((message) => [message.stage, ...places(message)])).toEqual([
    [undefined, '- 馬1', '- 馬2', '- 馬3', 'non-runner 馬4'],
    [Stage.live, '- 馬1', '- 馬2', '- 馬3', 'non-runner 馬4'],
    [undefined, '3 馬1', '1 馬2', '2 馬3', 'non-runner 馬4'],
    [undefined, '2 馬1', '1 馬2', '- 馬3', 'non-runner 馬4'],
    [Stage.finished, '=1 馬1', '=1 馬2', 'fell 馬3', 'non-runner 馬4'],
  ]);
  expect(rankings[2]!.entries[0]!.results).toEqual({
    bib: '1',
    jockey: 'J',
    trainer: 'T',
    weight: '54,4 kg',
    draw: '1',
    startingPrice: '5.1',
  });
});
