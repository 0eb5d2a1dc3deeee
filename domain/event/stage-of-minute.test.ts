import { expect, it } from 'vitest';
import { sportById } from '../sports/index.ts';
import { Stage } from './stage.ts';
import { stageOfMinute } from './stage-of-minute.ts';

it('knows the stage of a minute where minutes are counted on from stage to stage', () => {
  const football = sportById(1)!;
  expect([1, 45, 46, 90, 91, 120, 125].map((minute) => stageOfMinute(football, {}, minute))).toEqual([
    Stage.firstHalf,
    Stage.firstHalf,
    Stage.secondHalf,
    Stage.secondHalf,
    Stage.extraTime,
    Stage.extraTime,
    Stage.extraTime,
  ]);
  const rugby = sportById(8)!;
  expect([40, 41, 80, 81, 99].map((minute) => stageOfMinute(rugby, {}, minute))).toEqual([
    Stage.firstHalf,
    Stage.secondHalf,
    Stage.secondHalf,
    Stage.extraTime,
    Stage.extraTime,
  ]);
});

it('[CLOCK-08] knows the shorter halves of rugby sevens', () => {
  const sevens = { format: { sevens: true } };
  expect([7, 8, 14, 15].map((minute) => stageOfMinute(sportById(8)!, sevens, minute))).toEqual([
    Stage.firstHalf,
    Stage.secondHalf,
    Stage.secondHalf,
    Stage.extraTime,
  ]);
});

it('does not guess where every quarter begins at 0, or nothing is counted', () => {
  expect(stageOfMinute(sportById(18)!, {}, 12)).toBeNull();
  expect(stageOfMinute(sportById(3)!, {}, 12)).toBeNull();
});
