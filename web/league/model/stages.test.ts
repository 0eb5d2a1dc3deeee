import { describe, expect, it } from 'vitest';
import { sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { currentStage, tableStages } from './stages.ts';

const stage = (stageId: string, stageName: string, tables: number | null = 1) => sampleLeague({ stageId, stageName, tables });
const names = (stages: readonly { stageName: string | null }[]) => stages.map(({ stageName }) => stageName);

describe('the stages of a season', () => {
  it('uses one table feed when a stage is the season itself', () => {
    expect(names(tableStages([stage('a', ''), stage('b', 'Mesterskabsspil'), stage('c', 'Nedrykningsspil')]))).toEqual(['']);
  });

  it('uses a table per group, and none for a knock-out', () => {
    expect(names(tableStages([stage('a', 'Gruppe A'), stage('b', 'Gruppe B'), stage('k', '', null)]))).toEqual([
      'Gruppe A',
      'Gruppe B',
    ]);
  });

  it('starts with the stage being played', () => {
    const stages = [stage('a', 'Gruppe A'), stage('b', 'Gruppe B')];
    const match = (league: (typeof stages)[number]) => ({ event: sampleEvent(), league });
    expect(currentStage({ live: [], results: [match(stages[1]!), match(stages[0]!)] }, stages)).toBe(stages[1]);
    expect(currentStage({ live: [match(stages[0]!)], results: [match(stages[1]!)] }, stages)).toBe(stages[0]);
    expect(currentStage({ live: [], results: [] }, stages)).toBe(stages[0]);
    expect(currentStage({ live: [], results: [] }, [])).toBeNull();
  });
});
