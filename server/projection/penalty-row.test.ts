import { DANISH } from '@stillingen/wire/words';
import { describe, expect, it } from 'vitest';
import { createScenario, fixture, goal, status } from '../../domain/testing/scenario.ts';
import { matchText, matchViewOf } from './match-view.ts';
import { eventsIn } from '../testing/feeds.ts';

describe('the row of a match', () => {
  it('[SYNC-17] names the last penalty of the running stage: side, stage and seconds into it', () => {
    const scenario = createScenario();
    for (const message of [fixture(), status(1, 13), goal('p1', 58, 'away', { type: 'penalty-awarded' })])
      expect(scenario.submit(message).result).toBe('accepted');
    const row = () => eventsIn(matchText(matchViewOf(scenario.state, scenario.event()), DANISH))[0];
    expect(row()).toMatchObject({ penaltySide: 2, penaltyStage: 13, penaltyTime: 12 * 60 });
    scenario.submit(status(70, 3));
    expect(row()).toMatchObject({ penaltySide: null, penaltyStage: null, penaltyTime: null });
  });
});
