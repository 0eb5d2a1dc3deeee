import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { countsDown, momentsOf, PeriodTally } from './period-clock.ts';

describe('momentsOf', () => {
  it('tells each change with the clock, a tick ten seconds after it was told, and nothing where nothing changed', () => {
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
    const moments = momentsOf(periods, { stage: Stage.finished, score: { home: 2, away: 3, winner: 'away' } });
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
});
