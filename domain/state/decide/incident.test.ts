import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import { createScenario, fixture, goal, retraction, score, status } from '../../testing/scenario.ts';

describe('an incident', () => {
  it.each(['goal', 'own-goal', 'penalty-goal'] as const)(
    'that is a goal (%s) is told after the end as often as the score holds one that nobody told of',
    (type) => {
      const { submit } = createScenario();
      for (const message of [fixture(), status(1, 12), score(10, 1, 0), status(90, Stage.finished)]) submit(message);
      expect(submit(goal('g1', 10, 'home', { type }))).toMatchObject({ result: 'accepted' });
      expect(submit(goal('g2', 20, 'home', { type }))).toMatchObject({ code: 'event_finished', path: '/type' });
      expect(submit(goal('g3', 20, 'away', { type }))).toMatchObject({ code: 'event_finished', path: '/type' });
    },
  );

  it.each(['red-card', 'second-yellow-card'] as const)('%s counts as a red card, until it is taken back', (type) => {
    const { submit, event } = createScenario();
    for (const message of [fixture(), status(1, 12), goal('c1', 30, 'away', { type })]) submit(message);
    expect(event().redCards).toEqual([0, 1]);
    submit(retraction('c1'));
    expect(event().redCards).toEqual([0, 0]);
  });

  it('that is changed is told as it was and as it is, with minutes that were added', () => {
    const { state, submit, event } = createScenario();
    for (const message of [fixture(), status(1, 12), goal('g1', 45, 'home', { added: 2 })]) submit(message);
    submit(goal('g1', 45, 'home', { seq: 2, added: 0, player: '', supersedes: { key: 'g1', seq: 1 } }));
    expect(state.corrections.get(event().id)).toMatchObject([{ what: 'incident', from: "45+2' Buksa", to: "45'", minute: '45' }]);
  });
});
