import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import { createScenario, fixture, goal, retraction, score, status } from '../../testing/scenario.ts';

describe('an incident', () => {
  it.each(['goal', 'own-goal', 'penalty-goal'] as const)(
    'a goal (%s) is accepted after the end as long as the score holds one without an incident',
    (type) => {
      const { submit } = createScenario();
      for (const message of [fixture(), status(1, 12), score(10, 1, 0), status(90, Stage.finished)]) submit(message);
      expect(submit(goal('g1', 10, 'home', { type }))).toMatchObject({ result: 'accepted' });
      expect(submit(goal('g2', 20, 'home', { type }))).toMatchObject({ code: 'event_finished', path: '/type' });
      expect(submit(goal('g3', 20, 'away', { type }))).toMatchObject({ code: 'event_finished', path: '/type' });
    },
  );

  it.each(['red-card', 'second-yellow-card'] as const)('%s counts as a red card, until it is retracted', (type) => {
    const { submit, event } = createScenario();
    for (const message of [fixture(), status(1, 12), goal('c1', 30, 'away', { type })]) submit(message);
    expect(event().redCards).toEqual([0, 1]);
    submit(retraction('c1'));
    expect(event().redCards).toEqual([0, 0]);
  });

  it('a changed incident is a correction with old and new text and stoppage time', () => {
    const { state, submit, event } = createScenario();
    for (const message of [fixture(), status(1, 12), goal('g1', 45, 'home', { added: 2 })]) submit(message);
    submit(goal('g1', 45, 'home', { seq: 2, added: 0, player: '', supersedes: { key: 'g1', seq: 1 } }));
    expect(state.corrections.get(event().id)).toMatchObject([{ what: 'incident', from: "45+2' Buksa", to: "45'", minute: '45' }]);
  });
});
