import { scoresOf, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { gameNumber } from './read.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { nbaPbpstats } from './import.ts';
import { nbaReplay } from './replay.ts';

const folder = dataSet('nba-pbpstats');

describe.skipIf(folder === null)('nba-pbpstats on the season of 2018/2019 and the schedule of 2023/2024', () => {
  it('nba-pbpstats makes one game of two rows, and imports the played games of a schedule', async () => {
    const ingest = createInMemoryIngest();
    const report = await importSet(nbaPbpstats, { path: folder!, ingest });
    expect(report).toMatchObject({ read: 1230 + 1273 + 2, written: 1230 + 1273 + 2 });
    expect([...new Set(report.refused.map(({ why }) => why))]).toEqual(['a side of the game is not known yet']);
    expect(report.refused).toHaveLength(7);
    const { n } = ingest.state;
    expect(await importSet(nbaPbpstats, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 2505 });
    expect(ingest.state.n).toBe(n);

    const events = namedEvents(ingest.state);
    const played = events.filter(({ stage }) => stage !== Stage.scheduled);
    expect(played).toHaveLength(1230 + 2);
    expect(played.filter(({ stage }) => stage === Stage.afterExtraTime)).toHaveLength(134 / 2 + 1);
    const wins = Map.groupBy(played, ({ winner, home, away }) => (winner === Winner.home ? home : away));
    const best = [...wins].map(([team, own]) => [team, own.length] as const).sort((a, b) => b[1] - a[1]);
    expect(best.slice(0, 4)).toEqual([
      ['Milwaukee Bucks', 60],
      ['Toronto Raptors', 58],
      ['Golden State Warriors', 57],
      ['Denver Nuggets', 54],
    ]);
    expect(events.find(({ home, league }) => home === 'Brooklyn Nets' && league.season === '2023/2024')!.startKnown).toBe(true);
    const guests = events.filter(({ league }) => league.name === 'NBA træningskampe').flatMap(({ home, away }) => [home, away]);
    expect(guests).toContain("Maccabi Ra'anana");
    expect(guests).toContain('Real Madrid');
  });
});

describe('nba-pbpstats', () => {
  const headers = ['GAME_ID', 'TEAM_ABBREVIATION', 'TEAM_NAME', 'GAME_DATE', 'MATCHUP', 'WL', 'MIN', 'PTS'];
  const rows = (id: string, homePoints: number, awayPoints: number, minutes = 240) => [
    [id, 'TOR', 'Toronto Raptors', '2019-04-10', 'TOR @ DEN', awayPoints > homePoints ? 'W' : 'L', minutes, awayPoints],
    [id, 'DEN', 'Denver Nuggets', '2019-04-10', 'DEN vs. TOR', homePoints > awayPoints ? 'W' : 'L', minutes, homePoints],
  ];

  it('nba-pbpstats finds the hosts by the word between the teams, and overtime by the minutes', async () => {
    const wrong = rows('0021800003', 90, 80).map((row) => row.map((cell) => (cell === 'W' ? 'L' : cell === 'L' ? 'W' : cell)));
    const log = {
      resultSets: [
        {
          headers,
          rowSet: [...rows('0021800001', 99, 95), ...rows('0021800002', 110, 112, 265), ...wrong, rows('0021800004', 1, 2)[0]],
        },
      ],
    };
    await using files = await writeFiles({ 'stats_leaguegamelog_x.json': [JSON.stringify(log)] });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nbaPbpstats, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '5 the winner of 0021800003 has not the higher score',
      '7 the game 0021800004 has not one row of its hosts and one of its guests',
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      { home: 'Denver Nuggets', away: 'Toronto Raptors', score: [99, 95], stage: Stage.finished, startKnown: false },
      { score: [110, 112], stage: Stage.afterExtraTime, league: { name: 'NBA', season: '2018/2019' } },
    ]);
  });

  it.each([
    ['0012300001', 'NBA træningskampe', '2023/2024', 'main', ''],
    ['0032300001', 'NBA All-Star', '2023/2024', 'knockout', ''],
    ['0044600101', 'NBA', '1946/1947', 'playoff', ''],
    ['0052300101', 'NBA', '2023/2024', 'qualification', 'Play-in'],
    ['0062300001', 'NBA Cup', '2023/2024', 'knockout', 'Finale'],
    ['1021900001', 'WNBA', '2019', 'main', ''],
    ['2021900002', 'NBA G League', '2019/2020', 'main', ''],
  ])('nba-pbpstats reads the season, stage and round out of the number %s', (id, name, season, role, round) => {
    expect(gameNumber(id)).toMatchObject({ competition: { name, season, role }, round });
  });

  it('nba-pbpstats reads the schedule by months, with games that are over, put off and to come', async () => {
    const game = (gid: string, stt: string, st: string, points: [string, string] = ['', '']) => ({
      gid,
      gdte: '2019-05-24',
      gdtutc: '2019-05-24',
      utctm: stt === 'TBD' ? '' : '23:30',
      an: 'Barclays Center',
      ac: 'Brooklyn',
      st,
      stt,
      h: { tc: 'New York', tn: 'Liberty', s: points[0] },
      v: { tc: 'Indiana', tn: 'Fever', s: points[1] },
    });
    const games = [
      game('1021900001', 'Final/OT', '3', ['80', '81']),
      game('1021900002', 'PPD', '1'),
      game('1021900003', 'TBD', '1'),
      game('1021900004', 'Q2', '2', ['20', '21']),
      game('9921900004', 'TBD', '1'),
    ];
    await using files = await writeFiles({
      'data_wnba_2019.json': [JSON.stringify({ lscd: [{ mscd: { mon: 'May', g: games } }] })],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nbaPbpstats, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '4 the game is running: Q2',
      '5 the number of the game is not understood: 9921900004 (allowed: 00, 10 or 20, then a phase of 1 to 6, the year and five digits)',
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      { home: 'New York Liberty', score: [80, 81], stage: Stage.afterExtraTime, startKnown: true },
      { stage: Stage.postponed },
      { stage: Stage.scheduled, startKnown: false },
    ]);
  });
});

describe.skipIf(folder === null)('nba-pbpstats on two box scores', () => {
  it('[FEED-52] nba-pbpstats has players whose points add up to the score, and their line-ups', async () => {
    const ingest = createInMemoryIngest();
    await importSet(nbaPbpstats, { path: folder!, ingest });
    const read = (id: string) => {
      const event = ingest.state.events.get(ingest.state.keys.get('import')!.get(`nba-${id}`)!.eventId!)!;
      const facts = ingest.state.facts.get(event.id)!;
      const { columns, lines } = facts['player-statistics'][0]!.sections[0]!;
      const at = columns.findIndex(({ code }) => code === 'PTS');
      const scored = (['home', 'away'] as const).map((side) =>
        lines.filter((line) => line.side === side).reduce((sum, { values }) => sum + Number(values[at]), 0),
      );
      const starters = facts.lineup.map((lineup) => lineup.starters.length);
      return { event, scored, starters };
    };
    const overtime = read('0021600270');
    expect(overtime.event).toMatchObject({ score: [126, 115], fullTime: [105, 105], stage: Stage.afterExtraTime });
    expect([overtime.scored, overtime.starters]).toEqual([
      [126, 115],
      [5, 5],
    ]);
    const live = read('0022000001');
    expect(live.event).toMatchObject({ score: [125, 99], venue: 'Barclays Center', startKnown: true });
    expect([live.scored, live.starters]).toEqual([
      [125, 99],
      [5, 5],
    ]);
  });
});

describe.skipIf(folder === null)('nba-pbpstats played again', () => {
  it('nba-pbpstats plays each basket, which draw the lead of 48 minutes', async () => {
    const { ingest, report } = await playRecording(nbaReplay, folder!, { speed: 120 });
    expect(report).toMatchObject({ played: 2, refused: [] });
    for (const { id, stage, score } of ingest.state.events.values()) {
      const minutes = scoresOf(ingest.state.courses.get(id) ?? [])!;
      const last = minutes.at(-1)!;
      expect([last.minute, last.score]).toEqual([stage === Stage.finished ? 48 : 53, score]);
      expect(new Set(minutes.map(({ minute }) => minute)).size).toBeGreaterThan(40);
    }
  });
});
