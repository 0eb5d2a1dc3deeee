import { Stage } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { evening } from '../../testing/table-feeds.ts';
import { shownScore } from './score.ts';

const rows = evening().flatMap(({ events }) => events);
const shown = (row: EventRow, shootOut: 'added' | 'apart' | null = 'apart') => shownScore(row, { shootOut });
const inStage = (stage: number): EventRow => rows.find((row) => row.stage === stage)!;

describe('shownScore', () => {
  it('[STAGE-02] shows the score of a live match', () => {
    expect(shown(inStage(Stage.firstHalf)).score).toEqual([0, 0]);
    expect(shown(inStage(Stage.secondHalf))).toEqual({ score: [2, 1], halfTime: [1, 1], shootOut: null, winner: null });
  });

  it('shows no half-time score of a match that waits in either half until the score differs from it', () => {
    const row = { ...inStage(Stage.secondHalf), homeScore: 1, awayScore: 1 };
    for (const stage of [Stage.awaitingUpdate, Stage.interrupted]) {
      expect(shown({ ...row, stage }).halfTime).toBeNull();
      expect(shown({ ...row, stage, homeScore: 2 }).halfTime).toEqual([1, 1]);
    }
    expect(shown(row).halfTime).toEqual([1, 1]);
  });

  it('[STAGE-03] shows the score of a finished match, not of one that was postponed or cancelled', () => {
    expect(shown(inStage(Stage.finished))).toMatchObject({ score: [1, 3], winner: 'away' });
    for (const stage of [Stage.postponed, Stage.cancelled]) {
      expect(shown({ ...inStage(stage), homeScore: 1, awayScore: 0 }).score).toBeNull();
    }
  });

  it('[STAGE-04] shows the score of a match that is to be finished', () => {
    expect(shown(inStage(Stage.toFinish)).score).toEqual([1, 1]);
  });

  it('shows a shoot-out beside the goals, never within them', () => {
    expect(shown(inStage(Stage.afterPenalties))).toMatchObject({ score: [3, 3], shootOut: [4, 2], winner: 'home' });
    expect(shown(inStage(Stage.penalties))).toMatchObject({ score: [0, 0], shootOut: [3, 2], winner: null });
  });

  it('counts a shoot-out as one goal in the sports that do', () => {
    expect(shown(inStage(Stage.afterPenalties), 'added').score).toEqual([4, 3]);
    expect(
      shown({ ...inStage(Stage.afterPenalties), homePenalties: 2, awayPenalties: 4, homeScore: 3, awayScore: 4 }).score,
    ).toEqual([3, 3]);
  });

  it('shows nothing before the start', () => {
    expect(shown(inStage(Stage.scheduled))).toEqual({ score: null, halfTime: null, shootOut: null, winner: null });
  });
});
