import { Stage } from '@stillingen/domain';
import type { RankingMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { namedEntries } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { withoutDoubles } from './read.ts';
import { lapchart } from './replay.ts';

const START = Date.parse('2026-11-20T18:00:00Z');

const places = ({ entries }: RankingMessage): string[] =>
  entries.map(({ participant, rank, status }) => `${rank ?? status ?? '-'} ${participant.name.split(' ').at(-1)}`);

const charts = dataSet('f1-lapchart');
const ready = charts !== null && dataSet('f1-f1db') !== null;

describe.skipIf(!ready)('lapchart on the real charts', () => {
  it('f1-lapchart plays all sixteen races to their official result', async () => {
    const { ingest, report } = await playRecording(lapchart, charts!, { speed: 60 });
    expect(report).toMatchObject({ played: 16, refused: [], delivered: ingest.delivered.length });
    const races = [...ingest.state.races.values()];
    expect(races.every(({ stage, done, length }) => stage === Stage.finished && done === length)).toBe(true);
    const laps = races.reduce((sum, { length }) => sum + length!, 0);
    expect(report.delivered).toBe(laps + 3 * 16 + 1);
    const winner = (meeting: string): string => {
      const race = races.find((other) => other.meeting === meeting)!;
      return namedEntries(ingest.state, race).find(({ rank }) => rank === 1)!.name;
    };
    expect(['Monaco Grand Prix', 'Austrian Grand Prix', 'Belgian Grand Prix'].map(winner)).toEqual([
      'Charles Leclerc',
      'George Russell',
      'Lewis Hamilton',
    ]);
  });

  it('f1-lapchart takes the victory in Belgium from Russell an hour after the finish', async () => {
    const { ingest, messages: messagesOf } = await playRecording(lapchart, charts!, { speed: 60, match: 'f1-2024-belgium' });
    const [before, after] = messagesOf('ranking').slice(-2);
    expect(
      places(before!)
        .filter((place) => /^[123] /.test(place))
        .toSorted(),
    ).toEqual(['1 Russell', '2 Hamilton', '3 Piastri']);
    expect(before!.entries.every(({ results }) => results?.points === undefined)).toBe(true);
    expect(places(after!).slice(0, 3)).toEqual(['1 Hamilton', '2 Piastri', '3 Leclerc']);
    expect(Date.parse(after!.at) - Date.parse(before!.at)).toBe(60_000);
    const [race] = [...ingest.state.races.values()];
    expect(race!.notice).toBe('Genafspilning af løbet 28. juli 2024');
    expect(ingest.state.corrections.get(race!.id)).toMatchObject([
      { what: 'ranking', player: 'Lewis Hamilton', from: '2.', to: '1.' },
    ]);
  });
});

const row = (position: string, number: number, driver: string, ...rest: string[]): string[] => [
  `- position: ${position}`,
  `  driverNumber: ${number}`,
  `  driverId: ${driver}`,
  '  constructorId: haas',
  ...rest.map((line) => `  ${line}`),
];
const BESIDE = {
  'f1-f1db/drivers/a.yml': ['name: Anna Alm', 'nationalityCountryId: denmark'],
  'f1-f1db/drivers/b.yml': ['name: Bo Bang', 'nationalityCountryId: denmark'],
  'f1-f1db/drivers/c.yml': ['name: Carl Carlsen', 'nationalityCountryId: denmark'],
  'f1-f1db/drivers/d.yml': ['name: Dan Dam', 'nationalityCountryId: denmark'],
  'f1-f1db/constructors/haas.yml': ['name: Haas'],
  'f1-f1db/grands-prix/sao-paulo.yml': ['fullName: São Paulo Grand Prix', 'countryId: brazil'],
  'f1-f1db/seasons/2024/races/21/race.yml': ['date: 2024-11-03', 'time: 15:30', 'grandPrixId: sao-paulo', 'laps: 3'],
  'f1-f1db/seasons/2024/races/21/pit-stops.yml': ['- driverNumber: 2', '  lap: 2', '  stop: 1'],
  'f1-f1db/seasons/2024/races/21/race-results.yml': [
    ...row('1', 2, 'b', 'laps: 3', 'time: "3:01.500"', 'gap: "+1.500"', 'points: 25'),
    ...row('2', 3, 'c', 'laps: 2', 'gap: "+1 lap"'),
    ...row('DNF', 4, 'd', 'laps: 1', 'reasonRetired: Engine'),
    ...row('DSQ', 1, 'a', 'laps: 3', 'time: "3:00.000"'),
  ],
};
const CHART = ['POS,1,2,3,4', 'GRID,1,2,3,4', 'LAP 1,2,1,3,4', 'LAP 2,1,2,3', 'LAP 3,1,2,,,,'];

describe('lapchart on a written chart', () => {
  it('f1-lapchart publishes the order lap by lap, retirements, lapped cars and the result', async () => {
    await using files = await writeFiles({ ...BESIDE, 'f1-lapchart/2024_sao_paulo_grand_prix.csv': CHART });
    const { ingest, report, messages: messagesOf } = await playRecording(lapchart, `${files.path}/f1-lapchart`);
    expect(report).toMatchObject({ played: 1, delivered: 7, refused: [] });
    const messages = messagesOf('ranking');
    expect(
      messages.map((message) => [(Date.parse(message.at) - START) / 1000, message.stage, message.done, places(message)]),
    ).toEqual([
      [-3600, undefined, undefined, ['- Bang', '- Carlsen', '- Dam', '- Alm']],
      [0, Stage.live, 0, ['1 Alm', '2 Bang', '3 Carlsen', '4 Dam']],
      [60, undefined, 1, ['1 Bang', '2 Alm', '3 Carlsen', '4 Dam']],
      [120, undefined, 2, ['1 Alm', '2 Bang', '3 Carlsen', 'retired Dam']],
      [180, Stage.finished, 3, ['2 Bang', '3 Carlsen', 'retired Dam', '1 Alm']],
      [3780, undefined, undefined, ['1 Bang', '2 Carlsen', 'retired Dam', 'disqualified Alm']],
    ]);
    expect(messages[3]!.entries.map(({ results }) => results)).toEqual([
      { laps: '2' },
      { laps: '2', pitStops: '1' },
      { laps: '2' },
      { laps: '1', stopReason: 'Motor' },
    ]);
    const [race] = [...ingest.state.races.values()];
    expect(race).toMatchObject({
      meeting: 'São Paulo Grand Prix',
      session: 'Løb',
      length: 3,
      done: 3,
      origin: 'replay',
      source: 1,
    });
    expect(ingest.state.leagues.get(race!.leagueId)).toMatchObject({ category: 'Formel 1', season: '2024' });
  });

  it('f1-lapchart refuses charts that it cannot understand', async () => {
    const chart = (name: string): string => `f1-lapchart/2024_${name}_grand_prix.csv`;
    const faults: Record<string, readonly string[]> = {
      sao_paulo: [...CHART.slice(0, 3), 'LAP 3,1,2'],
      narnian: CHART,
    };
    await using files = await writeFiles({
      ...BESIDE,
      ...Object.fromEntries(Object.entries(faults).map(([name, lines]) => [chart(name), lines])),
    });
    const { played, refused } = (await playRecording(lapchart, `${files.path}/f1-lapchart`)).report;
    expect(played).toBe(0);
    expect(refused.map(({ why }) => why)).toEqual([
      'no narnian grand prix of 2024 in the F1DB beside the lap charts (f1-f1db)',
      'line 4: LAP 2 is expected, not LAP 3',
    ]);
  });

  it('f1-lapchart refuses a chart with a car without a driver', async () => {
    await using files = await writeFiles({ ...BESIDE, 'f1-lapchart/2024_sao_paulo_grand_prix.csv': [...CHART, 'LAP 4,1,99'] });
    const { refused } = (await playRecording(lapchart, `${files.path}/f1-lapchart`)).report;
    expect(refused.map(({ why }) => why)).toEqual(['no driver had the car 99 in this race']);
  });
});

describe('a car that stands twice in a lap', () => {
  it('f1-lapchart counts where it is nearer to its place a lap later', () => {
    const laps = [
      ['1', '2', '3', '4'],
      ['1', '2', '3', '2', '4'],
      ['1', '3', '2', '4'],
    ];
    expect(withoutDoubles({ grid: [], laps }, ['1', '3', '2', '4']).laps[1]).toEqual(['1', '2', '3', '4']);
    const back = [
      ['1', '2', '3', '4', '2'],
      ['1', '2', '3', '4', '2'],
    ];
    expect(withoutDoubles({ grid: [], laps: back }, ['1', '3', '4', '2']).laps).toEqual([
      ['1', '3', '4', '2'],
      ['1', '3', '4', '2'],
    ]);
  });
});
