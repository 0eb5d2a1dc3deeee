import { describe, expect, it } from 'vitest';
import { type Side, Winner } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import { countedResult } from './counted-tables.ts';
import { rulesFor } from './index.ts';

const NHL = rulesFor(4, 'us', 'nhl', '2024/2025');

describe('what counts of a result', () => {
  type Result = Parameters<typeof countedResult>[0];
  const after = (rest: Partial<Result>): Result => ({
    stage: Stage.afterExtraTime,
    score: [2, 2],
    fullTime: [2, 2],
    penalties: null,
    winner: Winner.home,
    fullTimeWinner: Winner.draw,
    ...rest,
  });
  const football = rulesFor(1, 'dk', 'superligaen', '2026/2027');

  it('countedResult is the regular time in football', () => {
    expect(countedResult(after({ score: [3, 2] }), football)).toEqual({ score: [2, 2] });
    expect(countedResult(after({ score: null }), football)).toBeNull();
  });

  it('countedResult includes extra time when it decides, and a goal for a won shoot-out in ice hockey', () => {
    const late = (side: Side, score: readonly [number, number]) => ({ score, wonLate: side });
    expect(countedResult(after({ score: [3, 2] }), NHL)).toEqual(late('home', [3, 2]));
    expect(countedResult(after({ penalties: [1, 2], winner: Winner.away }), NHL)).toEqual(late('away', [2, 3]));
    expect(countedResult(after({ penalties: [2, 1] }), NHL)).toEqual(late('home', [3, 2]));
    const whole = after({ stage: Stage.finished, fullTime: null, score: [5, 2], fullTimeWinner: Winner.home });
    expect(countedResult(whole, NHL)).toEqual({ score: [5, 2] });
  });

  it('countedResult gives a win in extra time without a full-time score, and while it is played', () => {
    const withoutFullTime = after({ fullTime: null, score: [3, 2], fullTimeWinner: Winner.home });
    expect(countedResult(withoutFullTime, NHL)).toEqual({ score: [3, 2], wonLate: 'home' });
    const shootOut = after({ stage: Stage.afterPenalties, fullTime: null, fullTimeWinner: Winner.home });
    expect(countedResult(shootOut, NHL)).toEqual({ score: [2, 2], wonLate: 'home' });
    const running = { stage: Stage.extraTime, winner: Winner.unknown, fullTimeWinner: Winner.unknown } as const;
    expect(countedResult(after({ ...running, score: [2, 3] }), NHL)).toEqual({ score: [2, 3], wonLate: 'away' });
    expect(countedResult(after(running), NHL)).toEqual({ score: [2, 2] });
  });

  it('countedResult is null for a postponed or abandoned match, except an abandoned one of cricket', () => {
    const ended = (stage: number) => after({ stage, winner: Winner.unknown, fullTimeWinner: Winner.unknown, score: [125, 0] });
    for (const stage of [Stage.scheduled, Stage.postponed, Stage.cancelled, Stage.interrupted, Stage.abandoned])
      expect(countedResult(ended(stage), football)).toBeNull();
    const cricket = rulesFor(13, 'in', 'indian-premier-league', '2026');
    expect(countedResult(ended(Stage.postponed), cricket)).toBeNull();
    expect(countedResult({ ...ended(Stage.abandoned), score: null }, cricket)).toEqual({ score: [0, 0], noResult: true });
  });

  it('countedResult is of the winner when the score differs: unplayed matches, rain, a drawn test', () => {
    const cricket = rulesFor(13, 'in', 'indian-premier-league', '2026');
    const won = (stage: number, winner: Winner, score: Result['score']): Result =>
      after({ stage, fullTime: null, score, winner, fullTimeWinner: winner });
    for (const rules of [football, NHL]) {
      expect(countedResult(won(Stage.walkover, Winner.home, [0, 0]), rules)).toEqual({ score: [0, 0], outcome: 'win' });
      expect(countedResult(won(Stage.awarded, Winner.away, [2, 1]), rules)).toEqual({ score: [2, 1], outcome: 'loss' });
      expect(countedResult(won(Stage.walkover, Winner.unknown, [0, 0]), rules)).toBeNull();
    }
    expect(countedResult(won(Stage.finished, Winner.away, [250, 180]), cricket)).toEqual({ score: [250, 180], outcome: 'loss' });
    expect(countedResult(won(Stage.finished, Winner.draw, [600, 380]), cricket)).toEqual({ score: [600, 380], outcome: 'draw' });
  });
});
