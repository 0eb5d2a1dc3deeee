import { expect, it } from 'vitest';
import { SPORTS } from '../sports/index.ts';
import { isDecided, Stage, StageType, stageTypeOf } from './stage.ts';

it('[STAGE-01] every stage of every sport is scheduled, live or finished', () => {
  expect(Object.values(StageType)).toEqual([1, 2, 3]);
  for (const { stages } of SPORTS) for (const code of Object.keys(stages)) expect([1, 2, 3]).toContain(stageTypeOf(Number(code)));
  expect([Stage.scheduled, Stage.delayed].map(stageTypeOf)).toEqual([1, 1]);
  expect([Stage.live, Stage.halfTime, Stage.awaitingUpdate, 17, 26, 333].map(stageTypeOf)).toEqual([2, 2, 2, 2, 2, 2]);
  expect([Stage.finished, Stage.walkover, Stage.postponed, Stage.afterExtraInnings].map(stageTypeOf)).toEqual([3, 3, 3, 3]);
});

it('an event is decided when it has a result that counts', () => {
  expect([Stage.finished, Stage.retired, Stage.awarded, Stage.afterExtraInnings].every(isDecided)).toBe(true);
  expect([Stage.postponed, Stage.cancelled, Stage.abandoned, Stage.interrupted, Stage.toFinish].some(isDecided)).toBe(false);
});
