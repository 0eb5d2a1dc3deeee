import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { mlbReplay } from './import.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('mlb-statsapi');

describe.skipIf(folder === null)('mlb-statsapi played again', () => {
  it('mlb-statsapi plays every pitch by the clock of the feed, and counts runs and hits as the line score does', async () => {
    const { ingest, report, seconds, messages } = await playRecording(mlbReplay, folder!, { speed: 1 });
    expect(report).toMatchObject({ played: 1, refused: [] });
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({
      stage: Stage.finished,
      score: [3, 4],
      serve: null,
      notice: 'Genafspilning af kampen 24. august 2024',
    });
    const last = messages('score').at(-1)!.score;
    expect(last).toMatchObject({ home: 3, away: 4, parts: event!.parts, results: event!.results });
    expect(messages('status').map(({ stage }) => stage)).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 34, 3]);
    // From the end of the first pitch, 20:12:32, to that of the last, 23:16:25.
    expect(seconds).toBeGreaterThan(3 * 3600);
    expect(seconds).toBeLessThan(3 * 3600 + 5 * 60);
    expect(messages('score').length).toBeGreaterThan(300);
  });

  it('mlb-statsapi publishes the home run at its time', async () => {
    const { messages } = await playRecording(mlbReplay, folder!);
    const [homeRun] = messages('incident').filter(({ type }) => type === 'home-run');
    const score = messages('score').find(({ at }) => at === homeRun!.at)!;
    expect(score).toMatchObject({ score: { home: 2, away: 4, serve: 'away' }, situation: expect.stringMatching(/, 2 ude$/) });
  });
});

describe('mlb-statsapi pitch by pitch', () => {
  const runner = (id: number, playIndex: number, from: string | null, to: string | null, more: object = {}) => ({
    movement: { originBase: from, start: from, end: to, isOut: to === null },
    details: { runner: { id }, playIndex },
    credits: [],
    ...more,
  });
  const pitch = (index: number, second: number, count: object, more: object = {}) => ({
    index,
    endTime: `2024-08-24T20:10:${String(second).padStart(2, '0')}Z`,
    count,
    details: {},
    ...more,
  });

  it('mlb-statsapi publishes count, outs and runners, steals, errors and substitutions', async () => {
    const plays = [
      {
        about: { inning: 1, halfInning: 'top' },
        result: { eventType: 'single', homeScore: 0, awayScore: 0 },
        count: { balls: 0, strikes: 1, outs: 0 },
        matchup: { pitcher: { id: 9 } },
        runners: [runner(1, 1, null, '1B')],
        playEvents: [pitch(0, 5, { balls: 0, strikes: 1, outs: 0 }), pitch(1, 10, { balls: 0, strikes: 1, outs: 0 })],
      },
      {
        about: { inning: 1, halfInning: 'top' },
        result: { eventType: 'field_error', homeScore: 0, awayScore: 1 },
        count: { balls: 1, strikes: 0, outs: 0 },
        matchup: { pitcher: { id: 8 } },
        // The first runner steals second, goes on to third and comes home on the error.
        runners: [
          runner(1, 1, '1B', '2B'),
          runner(1, 2, '2B', '3B'),
          { ...runner(1, 2, '2B', 'score'), movement: { originBase: '2B', start: '3B', end: 'score', isOut: false } },
          runner(2, 2, null, '1B', { credits: [{ credit: 'f_fielding_error' }] }),
        ],
        playEvents: [
          pitch(0, 15, { balls: 0, strikes: 0, outs: 0 }, { details: { eventType: 'pitching_substitution' }, player: { id: 8 } }),
          pitch(1, 20, { balls: 1, strikes: 0, outs: 0 }),
          pitch(2, 25, { balls: 1, strikes: 0, outs: 0 }),
        ],
      },
    ];
    const team = { pitchers: [9] };
    await using files = await writeFiles({
      '20240824-A-v-B-7.json': [
        JSON.stringify({
          gameData: {
            game: { pk: 7, season: '2024', type: 'R', doubleHeader: 'N' },
            datetime: { dateTime: '2024-08-24T20:10:00Z' },
            status: { detailedState: 'Completed Early', abstractGameState: 'Final' },
            teams: { home: { name: 'B' }, away: { name: 'A' } },
            players: { ID9: { fullName: 'Starter' }, ID8: { fullName: 'Reliever' } },
          },
          liveData: {
            plays: { allPlays: plays },
            boxscore: { teams: { home: team, away: team } },
            linescore: {
              innings: [{ home: { runs: 0 }, away: { runs: 1 } }],
              teams: { home: { runs: 0, hits: 0, errors: 1 }, away: { runs: 1, hits: 1, errors: 0 } },
            },
          },
        }),
      ],
    });
    const { report, messages } = await playRecording(mlbReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('score').map(({ situation }) => situation)).toEqual([
      '0-1, 0 ude',
      '0-1, 0 ude, 1. base',
      '0-0, 0 ude, 1. base',
      '1-0, 0 ude, 2. base',
      '1-0, 0 ude, 1. base',
    ]);
    expect(messages('status')[0]!.half).toBe('top');
    expect(new Set(messages('score').map(({ half, score }) => `${half} ${score.serve}`))).toEqual(new Set(['top away']));
    expect(messages('score').at(-1)!.score).toMatchObject({
      home: 0,
      away: 1,
      parts: [[0, 1]],
      results: [
        { hits: '0', errors: '1' },
        { hits: '1', errors: '0' },
      ],
    });
    expect(messages('incident')).toMatchObject([
      { type: 'substitution', side: 'home', player: 'Reliever', second: 'Starter', minute: 1 },
    ]);
  });
});
