import { Stage } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { evening } from '../test/table-feeds.ts';
import { shownScore } from './score.ts';

const rows = evening().flatMap(({ events }) => events);
const inStage = (stage: number): EventRow => rows.find((row) => row.stage === stage)!;

describe('shownScore', () => {
  it('[STAGE-02] shows the score of a live match', () => {
    expect(shownScore(inStage(Stage.firstHalf)).score).toEqual([0, 0]);
    expect(shownScore(inStage(Stage.secondHalf))).toEqual({ score: [2, 1], halfTime: [1, 1], shootOut: null, winner: null });
  });

  it('[STAGE-03] shows the score of a finished match, not of one that was postponed or cancelled', () => {
    expect(shownScore(inStage(Stage.finished))).toMatchObject({ score: [1, 3], winner: 'away' });
    for (const stage of [Stage.postponed, Stage.cancelled]) {
      expect(shownScore({ ...inStage(stage), homeScore: 1, awayScore: 0 }).score).toBeNull();
    }
  });

  it('[STAGE-04] shows the score of a match that is to be finished', () => {
    expect(shownScore(inStage(Stage.toFinish)).score).toEqual([1, 1]);
  });

  it('shows a shoot-out beside the goals, never within them', () => {
    expect(shownScore(inStage(Stage.afterPenalties))).toMatchObject({ score: [3, 3], shootOut: [4, 2], winner: 'home' });
    expect(shownScore(inStage(Stage.penalties))).toMatchObject({ score: [0, 0], shootOut: [3, 2], winner: null });
  });

  it('shows nothing before the start', () => {
    expect(shownScore(inStage(Stage.scheduled))).toEqual({ score: null, halfTime: null, shootOut: null, winner: null });
  });
});
