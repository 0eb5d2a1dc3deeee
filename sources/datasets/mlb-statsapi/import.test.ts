import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage, Winner } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { mlbStatsapi, readMlbGame } from './import.ts';

const folder = dataSet('mlb-statsapi');

describe.skipIf(folder === null)('mlb-statsapi on one game', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(mlbStatsapi, { path: folder!, ingest });
  });

  it('mlb-statsapi imports the line score with hits, errors and starting pitchers', () => {
    expect(report).toMatchObject({ read: 1, written: 1, unchanged: 0, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        home: 'Seattle Mariners',
        away: 'San Francisco Giants',
        start: Date.parse('2024-08-24T20:10:00Z') / 1000,
        stage: Stage.finished,
        score: [3, 4],
        parts: [
          [0, 1],
          [2, 1],
          [0, 0],
          [0, 0],
          [0, 1],
          [0, 0],
          [1, 1],
          [0, 0],
          [0, 0],
        ],
        winner: Winner.away,
        results: [
          { hits: '4', errors: '0', pitcher: 'George Kirby' },
          { hits: '11', errors: '0', pitcher: 'Blake Snell' },
        ],
        venue: 'T-Mobile Park',
        referee: 'Tripp Gibson',
        attendance: 38_027,
      },
    ]);
  });

  it('[FEED-63] mlb-statsapi publishes the line of each pitcher and batter: their hits are those of the line score', () => {
    const [event] = ingest.state.events.values();
    const [table] = ingest.state.facts.get(event!.id)!['player-statistics'];
    const [batters, pitchers] = table!.sections;
    expect([batters!.type, pitchers!.type]).toEqual(['batters', 'pitchers']);
    const hits = (side: string, { columns, lines }: typeof batters & object): number => {
      const at = columns.findIndex(({ code }) => code === 'H');
      return lines.filter((line) => line.side === side).reduce((sum, { values }) => sum + Number(values[at]), 0);
    };
    expect([hits('home', batters!), hits('away', batters!)]).toEqual([4, 11]);
    expect([hits('home', pitchers!), hits('away', pitchers!)]).toEqual([11, 4]);
    expect(pitchers!.lines[0]).toMatchObject({ player: 'George Kirby', values: ['4.2', '9', '3', '3', '1', '3', '0', '95'] });
  });

  it('mlb-statsapi imports the batting order with the starting pitcher, then the used and unused substitutes', () => {
    const [event] = ingest.state.events.values();
    const [sheet] = ingest.state.facts.get(event!.id)!.lineup;
    const starters = sheet!.starters.map(({ name, number, role }) => `${name} ${number} ${role}`);
    expect([starters.length, starters[0], starters.at(-1)]).toEqual([10, 'Victor Robles 10 player', 'George Kirby 68 pitcher']);
    expect(sheet!.substitutes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Luke Raley', 'Austin Voth']));
    const { participant } = sheet!.starters[0]!;
    const [batters] = ingest.state.facts.get(event!.id)!['player-statistics'][0]!.sections;
    expect(batters!.lines[0]).toMatchObject({ player: 'Victor Robles', participant });
    const { born, height, weight } = ingest.state.profiles.get(participant!)!;
    expect([born, height, weight]).toEqual([Date.parse('1997-05-19T12:00:00Z') / 1000, 183, null]);
  });

  it('mlb-statsapi imports home runs and relief pitchers', () => {
    const incidents = [...ingest.state.incidents.values()].flat();
    expect(incidents.filter(({ type }) => type === 'home-run')).toMatchObject([
      { side: 'away', minute: 7, stage: 32, player: 'Mike Yastrzemski', score: [2, 4] },
    ]);
    const relieved = incidents.filter(({ detail, side }) => detail === 'Pitcher' && side === 'home');
    expect(relieved.map(({ player, second }) => `${player} for ${second}`)).toEqual([
      'JT Chargois for George Kirby',
      'Austin Voth for JT Chargois',
      'Trent Thornton for Austin Voth',
      'Tayler Saucedo for Trent Thornton',
    ]);
  });

  it('mlb-statsapi follows the runners: after each plate appearance they stand where the feed puts them', async () => {
    const [name] = readdirSync(folder!).filter((file) => file.endsWith('.json'));
    const path = join(folder!, name!);
    const { deliveries } = await readMlbGame({ path, name: name! });
    const feed = JSON.parse(readFileSync(path, 'utf8')) as {
      liveData: {
        plays: { allPlays: { about: { endTime: string }; count: { outs: number }; matchup: Record<string, unknown> }[] };
      };
    };
    const plays = feed.liveData.plays.allPlays.filter(({ count }) => count.outs < 3);
    expect(plays.length).toBeGreaterThan(50);
    for (const { about, matchup } of plays) {
      const { bases } = deliveries.findLast(({ atMs }) => atMs === Date.parse(about.endTime))!;
      expect(bases).toEqual(
        ['First', 'Second', 'Third'].flatMap((base, index) => (`postOn${base}` in matchup ? [index + 1] : [])),
      );
    }
  });

  it('mlb-statsapi changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(mlbStatsapi, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 1, refused: [] });
    expect(ingest.state.n).toBe(n);
  });
});

describe('mlb-statsapi on feeds of all kinds', () => {
  const feed = (state: string, abstract: string, change: object = {}): string[] => [
    JSON.stringify({
      gameData: {
        game: { pk: 1, season: '2021', type: 'R', doubleHeader: 'Y', gameNumber: 2 },
        datetime: { dateTime: '2021-05-01T18:00:00Z' },
        status: { detailedState: state, abstractGameState: abstract },
        teams: {
          home: { name: 'Toronto Blue Jays', locationName: 'Toronto' },
          away: { name: 'Boston Red Sox', locationName: 'Boston' },
        },
        ...change,
      },
      liveData: {
        linescore: {
          scheduledInnings: 7,
          // The home side did not bat in the last.
          innings: [
            { home: { runs: 3 }, away: { runs: 1 } },
            { home: {}, away: { runs: 1 } },
          ],
          teams: { home: { runs: 3, hits: 5, errors: 1 }, away: { runs: 2, hits: 4, errors: 0 } },
        },
      },
    }),
  ];

  it('mlb-statsapi imports a game that is over, one that was put off and one that is to come', async () => {
    await using files = await writeFiles({
      '20210501-BOS-v-TOR-1.json': feed('Final', 'Final'),
      '20210502-BOS-v-TOR-2.json': feed('Postponed', 'Final', { game: { pk: 2, season: '2021', type: 'R', doubleHeader: 'N' } }),
      '20210503-BOS-v-TOR-3.json': feed('Scheduled', 'Preview', {
        game: { pk: 3, season: '2021', type: 'R', doubleHeader: 'N' },
      }),
      '20210504-BOS-v-TOR-4.json': feed('Final', 'Final', { datetime: {} }),
      'mlb-5-20210505-boston-red-sox-vs-toronto-blue-jays.json': feed('Suspended: Rain', 'Live', {
        game: { pk: 5, season: '2021', type: 'W', doubleHeader: 'N' },
      }),
      '20210506-BOS-vs-TOR-6.json': feed('Forfeit: Field', 'Final', { game: { pk: 6, season: '2021', type: 'S' } }),
      '20210507-BOS-vs-TOR-7.json': feed('Final', 'Final', { game: { pk: 7, season: '2021', type: 'Z' } }),
    });
    const ingest = createInMemoryIngest();
    const report = await importSet(mlbStatsapi, { path: files.path, ingest });
    expect(report.refused).toEqual([
      { file: '20210504-BOS-v-TOR-4.json', line: 0, why: 'the game has no time: ' },
      {
        file: '20210507-BOS-vs-TOR-7.json',
        line: 0,
        why: 'the type of the game is not known: Z (allowed: R, S, E, A, F, D, L, C, W, P)',
      },
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        stage: Stage.finished,
        score: [3, 2],
        parts: [
          [3, 1],
          [0, 1],
        ],
        round: 'Doubleheader, 2. kamp',
        format: { innings: 7 },
      },
      { stage: Stage.postponed, score: null },
      { stage: Stage.scheduled, score: null },
      { stage: Stage.awarded, score: [3, 2], league: { name: 'MLB træningskampe' } },
      { stage: Stage.toFinish, round: 'World Series', league: { name: 'MLB', role: 'playoff' } },
    ]);
  });
});
