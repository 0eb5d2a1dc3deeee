import { type Pair, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../../domain/testing/scores.ts';
import { namedEvents } from '../../../testing/named-views.ts';
import { playRecording } from '../../../testing/play-recording.ts';
import { euroleagueReplay, playsOf } from '../../basketball-euroleague/import.ts';
import { mlsReplay } from '../../football-mls/import.ts';
import { nbaReplay } from '../../nba-pbpstats/replay.ts';
import { rugbyReplay } from '../../rugby-union/replay.ts';
import { type BasketballPlay, basketballStates } from './basketball.ts';
import { countsDown, PeriodTally, statesOfHalves, statesOfPeriods } from './period-clock.ts';

describe('statesOf', () => {
  it('statesOf gives a state for each change with its clock, and one every ten seconds without a change', () => {
    const tally = new PeriodTally(2);
    const period = (stage: number, plays: readonly (readonly [second: number, home: number, away: number])[]) => ({
      stage,
      seconds: 25,
      clock: countsDown(25),
      start: tally.begin(),
      plays: plays.map(([second, home, away]) => ({ second, score: tally.stands([home, away]) })),
      rest: { stage: Stage.break, seconds: 60 },
    });
    const periods = [
      period(12, [
        [12, 2, 0],
        [13, 2, 0],
      ]),
      period(13, [[20, 2, 3]]),
    ];
    const states = statesOfPeriods(periods, { stage: Stage.finished, score: { home: 2, away: 3, winner: 'away' } });
    expect(
      states.map(({ second, stage, gameTime, score }) => `${second} ${stage} ${gameTime ?? ''} ${score.home}-${score.away}`),
    ).toEqual([
      '0 12 00:25 0-0',
      '10 12 00:15 0-0',
      '12 12 00:13 2-0',
      '22 12 00:03 2-0',
      '25 46  2-0',
      '85 13 00:25 2-0',
      '95 13 00:15 2-0',
      '105 13 00:05 2-3',
      '110 3  2-3',
    ]);
    expect(states.at(-2)!.score.parts).toEqual([
      [2, 0],
      [0, 3],
    ]);
  });

  it('statesOf ends a situation with its period, and has no time without a clock', () => {
    const board = { home: 0, away: 0 };
    const rest = { stage: Stage.break, seconds: 60 };
    const plays = [{ second: 5, score: board, situation: 'Overtal' }];
    const periods = [
      { stage: 14, seconds: 30, clock: countsDown(30), start: board, plays, rest },
      { stage: Stage.penalties, seconds: 30, clock: null, start: board, plays, rest },
    ];
    const final = { stage: Stage.finished, score: board };
    expect(
      statesOfPeriods(periods, final).map(({ second, stage, gameTime, situation }) => [second, stage, gameTime, situation]),
    ).toEqual([
      [0, 14, '00:30', ''],
      [5, 14, '00:25', 'Overtal'],
      [15, 14, '00:15', 'Overtal'],
      [25, 14, '00:05', 'Overtal'],
      [30, Stage.break, undefined, ''],
      [90, Stage.penalties, undefined, ''],
      [95, Stage.penalties, undefined, 'Overtal'],
      [120, Stage.finished, undefined, ''],
    ]);
    const silent = periods.map((period) => ({ ...period, plays: [{ second: 5, score: board }] }));
    expect(statesOfPeriods(silent, final).every((state) => !('situation' in state))).toBe(true);
  });

  it.each([
    [1e12, 0],
    [1500, 1e12],
    [Number.NaN, 0],
  ])('statesOf refuses a period of %s seconds with a play at %s', (seconds, second) => {
    const board = { home: 0, away: 0 };
    const rest = { stage: Stage.break, seconds: 60 };
    const period = { stage: 12, seconds, clock: countsDown(1500), start: board, plays: [{ second, score: board }], rest };
    expect(() => statesOfPeriods([period], { stage: Stage.finished, score: board })).toThrow(
      'a period lasts at most 7200 seconds',
    );
  });
});

const mls = dataSet('football-mls');
const rugby = dataSet('zz_no_licence_stated/rugby-union');

describe('statesOfHalves', () => {
  it('statesOfHalves gives a state for each minute of two halves, the break, and each play with its score', () => {
    const halves = [
      { seconds: 150, plays: [{ second: 60, score: { home: 1, away: 0 }, incidents: [] }] },
      { seconds: 100, plays: [] },
    ] as const;
    const states = statesOfHalves(halves, 30, { stage: Stage.finished, score: { home: 1, away: 0 } });
    expect(states.map(({ second, stage, stageSecond, score }) => [second, stage, stageSecond, score.home])).toEqual([
      [0, Stage.firstHalf, 0, 0],
      [60, Stage.firstHalf, 60, 1],
      [60, Stage.firstHalf, 60, 1],
      [120, Stage.firstHalf, 120, 1],
      [150, Stage.halfTime, undefined, 1],
      [180, Stage.secondHalf, 0, 1],
      [240, Stage.secondHalf, 60, 1],
      [280, Stage.finished, undefined, 1],
    ]);
  });

  it('statesOfHalves refuses a half of impossible length', () => {
    const half = { seconds: 2700, plays: [] };
    const final = { stage: Stage.finished, score: { home: 0, away: 0 } };
    expect(() => statesOfHalves([half, { ...half, seconds: 1e12 }], 30, final)).toThrow('a period lasts at most 7200 seconds');
  });
});

describe.skipIf(mls === null)('football-mls played again', () => {
  it('football-mls has goals when they were scored, not when a comment on them was touched last', async () => {
    const { ingest, report, messages, seconds } = await playRecording(mlsReplay, mls!);
    expect(report).toMatchObject({ played: 1, refused: [] });
    // From 00:10:08 to 01:57:48 UTC, with a break of 15:51.
    expect(seconds).toBe(6460);
    expect(messages('score').map(({ at, score }) => `${at.slice(11, 19)} ${score.home}-${score.away}`)).toEqual([
      '18:13:01 0-1',
      '18:24:05 0-2',
      '19:09:42 0-3',
    ]);
    expect(messages('status').map(({ stage, stageStart }) => [stage, stageStart?.slice(11, 19)])).toEqual([
      [Stage.firstHalf, '18:00:00'],
      [Stage.halfTime, undefined],
      [Stage.secondHalf, '19:02:31'],
      [Stage.finished, undefined],
    ]);
    expect(messages('incident')).toHaveLength(14);
    expect(namedEvents(ingest.state)).toMatchObject([
      { stage: Stage.finished, score: [0, 3], notice: 'Genafspilning af kampen 18. august 2024', origin: 'replay' },
    ]);
  });

  it('football-mls sets the clock of a fast replay anew each minute, as a page counts in real time', async () => {
    const { messages } = await playRecording(mlsReplay, mls!, { speed: 60 });
    const first = messages('status').filter(({ stage }) => stage === Stage.firstHalf);
    expect(first).toHaveLength(47);
    const behind = first.map(({ at, stageStart }) => Math.floor(Date.parse(at) / 1000) - Date.parse(stageStart!) / 1000);
    expect(behind).toEqual(first.map((_, minute) => minute * 60));
  });
});

describe.skipIf(rugby === null)('rugby-union played again', () => {
  it('rugby-union plays the twelve matches with all points, with their real halves', async () => {
    const { ingest, report } = await playRecording(rugbyReplay, rugby!, { speed: 60 });
    expect(report.played).toBe(12);
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '8 the scores do not add up to 30-21: it cannot be played again',
      '11 the scores do not add up to 23-22: it cannot be played again',
      '14 the scores do not add up to 17-13: it cannot be played again',
    ]);
    const events = namedEvents(ingest.state);
    expect(events.every(({ stage }) => stage === Stage.finished)).toBe(true);
    expect(events.find(({ home, away }) => home === 'Wales' && away === 'Skotland')).toMatchObject({
      score: [26, 27],
      parts: [
        [0, 20],
        [26, 7],
      ],
    });
  });
});

const euroleague = dataSet('basketball-euroleague');
const nba = dataSet('nba-pbpstats');

it.skipIf(euroleague === null)(
  'a period clock plays three games of the EuroLeague to the quarters of their schedule',
  async () => {
    const { ingest, report, messages } = await playRecording(euroleagueReplay, euroleague!, { speed: 60 });
    expect(report).toMatchObject({ played: 3, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        score: [77, 87],
        parts: [
          [17, 26],
          [19, 19],
          [21, 17],
          [20, 25],
        ],
        stage: Stage.finished,
      },
      {
        score: [89, 72],
        parts: [
          [29, 20],
          [32, 18],
          [15, 19],
          [13, 15],
        ],
        stage: Stage.finished,
      },
      {
        score: [94, 98],
        parts: [
          [25, 26],
          [22, 18],
          [19, 19],
          [18, 21],
          [10, 14],
        ],
        stage: Stage.afterExtraTime,
      },
    ]);
    expect(messages('incident').every(({ type }) => type === 'timeout')).toBe(true);
  },
);

it.skipIf(nba === null)('a period clock plays two games of the NBA in both of their forms, hosts first', async () => {
  const { ingest, report } = await playRecording(nbaReplay, nba!, { speed: 60 });
  expect(report).toMatchObject({ played: 2, refused: [] });
  expect(namedEvents(ingest.state)).toMatchObject([
    {
      home: 'Brooklyn Nets',
      score: [125, 99],
      parts: [
        [40, 25],
        [23, 20],
        [36, 26],
        [26, 28],
      ],
    },
    {
      home: 'Oklahoma City Thunder',
      score: [126, 115],
      fullTime: [105, 105],
      parts: [
        [32, 19],
        [28, 34],
        [24, 31],
        [21, 21],
        [21, 10],
      ],
    },
  ]);
});

describe('plays of the EuroLeague', () => {
  const play = (PLAYTYPE: string, MARKERTIME: string, POINTS_A: number | null = null, POINTS_B: number | null = null) => ({
    PLAYTYPE,
    MARKERTIME,
    POINTS_A,
    POINTS_B,
    CODETEAM: 'RED       ',
  });
  const game = {
    CodeTeamA: 'RED       ',
    FirstQuarter: [play('2FGM', '09:29', null, 2), play('TOUT', '09:00'), play('3FGM', '09:20', 3, null), play('EP', '')],
    SecondQuarter: [play('EP', '')],
    ThirdQuarter: [play('EP', '')],
    ForthQuarter: [play('FTM', '00:10', null, 3), play('EP', '')],
    ExtraTime: [play('2FGM', '00:10', 5, 5), play('EP', ''), play('2FGM', '04:10', 7, 5), play('EP', ''), play('EG', '')],
  };
  const final: Pair = [7, 5];

  it('basketballStates counts from 0 for a side without points, and separates overtimes of one list', () => {
    const plays = playsOf(game);
    expect(plays.flatMap(({ score }) => (score === null ? [] : [score.join('-')]))).toEqual(['0-2', '3-2', '3-3', '5-5', '7-5']);
    expect(Math.max(...plays.map(({ period }) => period))).toBe(6);
    const states = basketballStates(plays, 600, final);
    expect(states.at(-1)).toMatchObject({
      stage: Stage.afterExtraTime,
      score: { fullTime: [3, 3], parts: expect.arrayContaining([[4, 2]]) },
    });
    expect(states.flatMap(({ incidents = [] }) => incidents)).toEqual([
      { type: 'timeout', side: 'home', minute: 1, clock: '09:00', stage: 22 },
    ]);
  });

  it('basketballStates holds the clock when it steps back', () => {
    const clocks = basketballStates(playsOf(game), 600, final).flatMap(({ gameTime, score }) =>
      score.home === 3 && score.away === 2 ? [gameTime] : [],
    );
    expect(clocks[0]).toBe('09:00');
  });

  it('basketballStates refuses plays that do not end with the score of the game', () => {
    const plays: BasketballPlay[] = playsOf(game).slice(0, 4);
    expect(() => basketballStates(plays, 600, final)).toThrow('the plays end with 3-2, the game with 7-5');
  });
});
