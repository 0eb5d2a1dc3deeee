import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { countsDown, statesOfPeriods, PeriodTally } from './period-clock.ts';

describe('momentsOf', () => {
  it('makes a state of each change with its clock, and one every ten seconds without a change', () => {
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
    const moments = statesOfPeriods(periods, { stage: Stage.finished, score: { home: 2, away: 3, winner: 'away' } });
    expect(
      moments.map(({ second, stage, gameTime, score }) => `${second} ${stage} ${gameTime ?? ''} ${score.home}-${score.away}`),
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
    expect(moments.at(-2)!.score.parts).toEqual([
      [2, 0],
      [0, 3],
    ]);
  });

  it('ends a situation with its period, and has no time where there is no clock', () => {
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
    expect(statesOfPeriods(silent, final).every((moment) => !('situation' in moment))).toBe(true);
  });

  it.each([
    [1e12, 0],
    [1500, 1e12],
    [Number.NaN, 0],
  ])('refuses a period of %s seconds with a play at %s, instead of telling its clock without end', (seconds, second) => {
    const board = { home: 0, away: 0 };
    const rest = { stage: Stage.break, seconds: 60 };
    const period = { stage: 12, seconds, clock: countsDown(1500), start: board, plays: [{ second, score: board }], rest };
    expect(() => statesOfPeriods([period], { stage: Stage.finished, score: board })).toThrow(
      'a period lasts at most 7200 seconds',
    );
  });
});
