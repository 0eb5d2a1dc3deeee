import { describe, expect, it } from 'vitest';
import { type EventItem, Winner } from './entities.ts';
import { hasPreview, isTotallyFinished, showsResult, showsWinner } from './result.ts';
import { Stage, StageType, stageTypeOf } from './stage.ts';

type Shown = Parameters<typeof showsResult>[0];
const event = (stage: number, score: EventItem['score'], rest: Partial<Shown> = {}): Shown => ({
  stage,
  stageType: stageTypeOf(stage),
  score,
  winner: Winner.unknown,
  fullTimeWinner: Winner.unknown,
  ...rest,
});

describe('results are displayed', () => {
  it('[STAGE-02] while live, goalless or not', () => {
    expect([event(Stage.firstHalf, [0, 0]), event(Stage.halfTime, [2, 1])].map(showsResult)).toEqual([true, true]);
  });
  it('[STAGE-03] when finished, unless postponed or cancelled', () => {
    const winner = Winner.home;
    expect(showsResult(event(Stage.finished, [2, 1], { winner }))).toBe(true);
    expect(showsResult(event(Stage.interrupted, [2, 1]))).toBe(true);
    for (const stage of [Stage.postponed, Stage.cancelled, Stage.abandoned, Stage.scheduled]) {
      expect(showsResult(event(stage, [2, 1], { winner }))).toBe(false);
    }
  });
  it('[STAGE-04] when the rest is to be played later, goalless or not', () => {
    expect(showsResult(event(Stage.toFinish, [0, 0]))).toBe(true);
  });
  it('[STAGE-05] showsResult is false for a 0-0 without draw or retirement, and without a score', () => {
    expect(showsResult(event(Stage.finished, [0, 0]))).toBe(false);
    expect(showsResult(event(Stage.walkover, [0, 0], { winner: Winner.home }))).toBe(false);
    expect(showsResult(event(Stage.finished, null, { winner: Winner.draw }))).toBe(false);
    expect(showsResult(event(Stage.finished, [0, 0], { winner: Winner.draw }))).toBe(true);
    expect(showsResult(event(Stage.retired, [0, 0]))).toBe(true);
  });
  it('for a goalless match that was decided on penalties', () => {
    expect(showsResult(event(Stage.afterPenalties, [0, 0], { winner: Winner.away, fullTimeWinner: Winner.draw }))).toBe(true);
  });
});

describe('the winner is displayed', () => {
  it('[STAGE-03] of what is finished and neither postponed nor cancelled, with or without a score', () => {
    const shown = (stage: number, winner: Shown['winner']): boolean => showsWinner(event(stage, null, { winner }));
    expect([Stage.finished, Stage.walkover, Stage.awarded].map((stage) => shown(stage, Winner.away))).toEqual([true, true, true]);
    expect(shown(Stage.finished, Winner.draw)).toBe(true);
    expect(shown(Stage.finished, Winner.unknown)).toBe(false);
    for (const stage of [Stage.postponed, Stage.cancelled, Stage.abandoned, Stage.scheduled, Stage.live]) {
      expect(shown(stage, Winner.home)).toBe(false);
    }
  });
});

describe('totally finished', () => {
  it('[STAGE-07] is neither interrupted nor between two days', () => {
    const finished = (stage: number): boolean => isTotallyFinished({ stage, stageType: StageType.finished });
    expect([Stage.finished, Stage.afterPenalties, Stage.awarded].map(finished)).toEqual([true, true, true]);
    expect([Stage.interrupted, 57, 61].map(finished)).toEqual([false, false, false]);
    expect(isTotallyFinished({ stage: Stage.secondHalf, stageType: StageType.live })).toBe(false);
  });
});

it('[STAGE-06] a preview needs an event that is scheduled or delayed, and comments', () => {
  const shown = [Stage.scheduled, Stage.delayed, Stage.firstHalf, Stage.finished, Stage.postponed].map((stage) =>
    hasPreview({ stage, stageType: stageTypeOf(stage) }, true),
  );
  expect(shown).toEqual([true, true, false, false, false]);
  expect(hasPreview({ stage: Stage.scheduled, stageType: StageType.scheduled }, false)).toBe(false);
  expect(hasPreview({ stage: Stage.scheduled, stageType: StageType.live }, true)).toBe(false);
  expect(hasPreview({ stage: Stage.break, stageType: StageType.scheduled }, true)).toBe(false);
});
