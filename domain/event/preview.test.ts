import { expect, it } from 'vitest';
import { hasPreview } from './preview.ts';
import { Stage, StageType, stageTypeOf } from './stage.ts';

it('[STAGE-06] a preview needs an event that is scheduled or delayed, and comments', () => {
  const shown = [Stage.scheduled, Stage.delayed, Stage.firstHalf, Stage.finished, Stage.postponed].map((stage) =>
    hasPreview({ stage, stageType: stageTypeOf(stage) }, true),
  );
  expect(shown).toEqual([true, true, false, false, false]);
  expect(hasPreview({ stage: Stage.scheduled, stageType: StageType.scheduled }, false)).toBe(false);
  expect(hasPreview({ stage: Stage.scheduled, stageType: StageType.live }, true)).toBe(false);
  expect(hasPreview({ stage: Stage.break, stageType: StageType.scheduled }, true)).toBe(false);
});
