import { scoresOf, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents, namedLineups } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { kabaddiPkl } from './import.ts';
import { kabaddiReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('zz_copyleft/kabaddi-pkl');

describe.skipIf(folder === null)('kabaddi-pkl on one match', () => {
  it('kabaddi-pkl goes by the events and the words, where the totals of the teams have 30-31', async () => {
    const ingest = createInMemoryIngest();
    expect(await importSet(kabaddiPkl, { path: folder!, ingest })).toMatchObject({ read: 1, written: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        home: 'Bengaluru Bulls',
        away: 'Puneri Paltan',
        start: Date.parse('2014-08-03T15:30:00Z') / 1000,
        stage: Stage.finished,
        score: [31, 33],
        parts: [
          [19, 14],
          [12, 19],
        ],
        winner: Winner.away,
      },
    ]);
    expect([...ingest.state.incidents.values()].flat()).toMatchObject([
      { type: 'green-card', side: 'home', clock: '25:10', player: 'Parmod Narwal', stage: Stage.secondHalf },
      { type: 'green-card', side: 'away', clock: '37:27', player: 'Nitin More' },
    ]);
    const { n } = ingest.state;
    expect(await importSet(kabaddiPkl, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 1, refused: [] });
    expect(ingest.state.n).toBe(n);
  });
});

describe('kabaddi-pkl on matches of all kinds', () => {
  const raid = (number: number, clock: string, raider: number, points: number, score: number[]) => ({
    event_no: number,
    event: 'Successful Raid',
    raiding_team_id: raider,
    defending_team_id: 3 - raider,
    raid_points: points,
    clock,
    score,
  });
  const content = (value: string, events: object[], change: object = {}): string[] => [
    JSON.stringify({
      match_detail: {
        match_id: 7,
        match_number: 'Match 7',
        date: '7/29/2014',
        start_time: '20:00',
        gmtoffset: '+05:30',
        status: 'Full Time',
        result: { value, winning_team_id: value === '' ? null : value.startsWith('A') ? 1 : 2 },
        venue: { name: 'Hallen' },
        ...change,
      },
      teams: {
        team: [
          { id: '1', name: 'A' },
          { id: '2', name: 'B' },
        ],
      },
      events: { event: events },
    }),
  ];
  const events = [raid(1, '0:39', 1, 2, [2, 0]), raid(1, '0:39', 1, 2, [2, 0]), raid(2, '21:5', 2, 1, [2, 1])];

  it('kabaddi-pkl lists the squads, and names the player of a card by the id there', async () => {
    const player = (id: number, name: string, starter: boolean) => ({ id, name, jersey: id + 10, starter });
    const squads = [[player(1, 'Ajay', true), player(2, 'Ravi', false)], [player(3, 'Anil', true)]];
    const teams = { team: squads.map((squad, at) => ({ id: String(at + 1), name: 'AB'[at], squad })) };
    const card = { event_no: 3, event: 'Green Card', team_id: 2, player_id: 3, clock: '30:0', score: [2, 1] };
    const [match] = content('A beat B (2 - 1)', [...events, card]);
    await using files = await writeFiles({ '1_Match_7_ID_7.json': [JSON.stringify({ ...JSON.parse(match!), teams })] });
    const ingest = createInMemoryIngest();
    expect(await importSet(kabaddiPkl, { path: files.path, ingest })).toMatchObject({ written: 1, refused: [] });
    expect(namedLineups(ingest.state)).toEqual(['11 Ajay / 12 Ravi', '13 Anil / ']);
    const [listed] = [...ingest.state.facts.values()].flatMap(({ lineup }) =>
      lineup.flatMap(({ id, starters }) => (id === 'away' ? starters : [])),
    );
    expect([...ingest.state.incidents.values()].flat().map(({ participant }) => participant)).toEqual([listed!.participant]);
  });

  it('kabaddi-pkl counts a raid with several players once, and turns the score where the away side stands first', async () => {
    const card = { event_no: 3, event: 'Green Card', team_id: 2, clock: '30:0', score: [2, 1] };
    const turned = events.map((event) => ({ ...event, score: event.score.toReversed() }));
    await using files = await writeFiles({
      '1_Match_7_ID_7.json': content('A beat B (2 - 1)', [...events, card, card]),
      '2_Match_8_ID_8.json': content('A beat B (2 - 1)', turned, { match_id: 8 }),
    });
    const ingest = createInMemoryIngest();
    expect(await importSet(kabaddiPkl, { path: files.path, ingest })).toMatchObject({ written: 2, refused: [] });
    expect([...ingest.state.incidents.values()].flat()).toMatchObject([
      { type: 'green-card', side: 'away', minute: 31, clock: '30:00' },
    ]);
    const parts = [
      [2, 0],
      [0, 1],
    ];
    expect(namedEvents(ingest.state)).toMatchObject([
      { score: [2, 1], parts },
      { score: [2, 1], parts },
    ]);
  });

  it('kabaddi-pkl reads clocks that count down in each half, rows without a score, and the page around a later file', async () => {
    const card = { event_no: 4, event: 'Green Card', team_id: 2, clock: '18:30' };
    const down = [
      raid(1, '19:40', 1, 2, [2, 0]),
      { event_no: 2, event: 'Substitution', clock: '02:10', team_id: 1 },
      raid(3, '19:58', 2, 1, [2, 1]),
      card,
      raid(5, '00:10', 1, 1, [3, 1]),
    ];
    const halves = down.map((event, index) => ({ ...event, event_half: index < 2 ? 1 : 2 }));
    const [page] = content('A Beat B  (3-1 )', halves, {
      match_id: 9,
      match_number: 'Semi Final 1',
      status: 'Match Completed',
      matchtime_iso: '2024-02-21T15:30:00Z',
      series: { name: 'Pro Kabaddi League Season 10, 2023' },
    });
    await using files = await writeFiles({
      'Match_8_ID_8.json': content('A beat B (3 - 1)', down),
      '3160.json': [JSON.stringify({ title: 'A vs B', gameData: JSON.parse(page!) })],
    });
    const ingest = createInMemoryIngest();
    expect(await importSet(kabaddiPkl, { path: files.path, ingest })).toMatchObject({ written: 2, refused: [] });
    const parts = [
      [2, 0],
      [1, 1],
    ];
    expect(namedEvents(ingest.state)).toMatchObject([
      { score: [3, 1], parts, round: 'Semifinale', league: { season: '2023', role: 'knockout' } },
      { score: [3, 1], parts, round: '7. kamp', league: { season: '2014', role: 'main' } },
    ]);
    expect([...ingest.state.incidents.values()].flat().map(({ clock, minute }) => [clock, minute])).toEqual([
      ['21:30', 22],
      ['21:30', 22],
    ]);
  });

  it('kabaddi-pkl imports a play-off that was decided after level scores, and two seasons of one year apart', async () => {
    const level = [raid(1, '0:39', 1, 2, [2, 0]), raid(2, '21:5', 2, 2, [2, 2])];
    const result = { result: { value: 'B beat A (2 - 2)', winning_team_id: 2 } };
    await using files = await writeFiles({
      '1_Match_1_ID_1.json': content('', level, { ...result, match_number: 'Final' }),
      '2_Match_2_ID_2.json': content('Match Tied', level, {
        match_id: 2,
        date: '2/9/2016',
        series: { name: 'Pro Kabaddi League Season 3, 2016' },
        result: { value: 'Match Tied', winning_team_id: null },
      }),
    });
    const ingest = createInMemoryIngest();
    expect(await importSet(kabaddiPkl, { path: files.path, ingest })).toMatchObject({ written: 2, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([
      { score: [2, 2], winner: Winner.away, round: 'Finale' },
      { score: [2, 2], winner: Winner.draw, league: { season: '2015/2016' } },
    ]);
  });

  it('kabaddi-pkl refuses unreadable files with a reason', async () => {
    await using files = await writeFiles({
      '1_Match_1_ID_1.json': content('B beat A (3 - 1)', events),
      '2_Match_2_ID_2.json': content('', events, { status: 'Live' }),
      '3_Match_3_ID_3.json': content('', events, { date: '29/7/2014' }),
      '4_Match_4_ID_4.json': content('', [raid(1, '0.39', 1, 2, [2, 0])]),
      '5_Match_5_ID_5.json': content('', []),
    });
    const { refused } = await importSet(kabaddiPkl, { path: files.path, ingest: createInMemoryIngest() });
    expect(refused.map(({ why }) => why)).toEqual([
      'the events end 2-1, the result in words is 1-3',
      'the match is not at full time: Live',
      'there is no day 2014-29-07',
      'a clock is written 5:06, not 0.39',
      'the match has no events',
    ]);
  });
});

describe.skipIf(folder === null)('kabaddi-pkl played again', () => {
  it('kabaddi-pkl plays every raid', async () => {
    const { ingest, report, seconds, messages } = await playRecording(kabaddiReplay, folder!);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([{ stage: Stage.finished, score: [31, 33] }]);
    expect(messages('score')).toHaveLength(83);
    expect(seconds).toBe(45 * 60);
    const minutes = scoresOf([...ingest.state.courses.values()].flat())!;
    expect([minutes.length, minutes.at(-1)]).toEqual([36, { minute: 40, score: [31, 33] }]);
  });
});

describe('kabaddi-pkl raid by raid', () => {
  it('kabaddi-pkl counts down in each half, by which the lead is drawn', async () => {
    const raid = (number: number, clock: string, score: number[]) => ({
      event_no: number,
      event: 'Successful Raid',
      raiding_team_id: 1,
      raid_points: 1,
      clock,
      score,
    });
    await using files = await writeFiles({
      '1_Match_7_ID_7.json': [
        JSON.stringify({
          match_detail: { match_id: 7, date: '7/29/2014', start_time: '20:00', gmtoffset: '+05:30', status: 'Full Time' },
          teams: {
            team: [
              { id: '1', name: 'A' },
              { id: '2', name: 'B' },
            ],
          },
          events: { event: [raid(1, '0:39', [1, 0]), raid(2, '21:5', [2, 0])] },
        }),
      ],
    });
    const { ingest, report, messages } = await playRecording(kabaddiReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('status').map(({ stage, gameTime, score }) => [stage, gameTime, score!.parts])).toEqual([
      [Stage.firstHalf, '20:00', [[0, 0]]],
      [Stage.halfTime, undefined, [[1, 0]]],
      [
        Stage.secondHalf,
        '20:00',
        [
          [1, 0],
          [0, 0],
        ],
      ],
      [
        Stage.finished,
        undefined,
        [
          [1, 0],
          [1, 0],
        ],
      ],
    ]);
    expect(messages('score').map(({ at, gameTime }) => `${at} ${gameTime}`)).toEqual([
      '2026-11-20T18:00:39Z 19:21',
      '2026-11-20T18:26:05Z 18:55',
    ]);
    expect([...ingest.state.courses.values()].flat().map(({ minute, score }) => [minute, score])).toEqual([
      [1, [1, 0]],
      [22, [2, 0]],
    ]);
  });
});
