import { expect, it } from 'vitest';
import type { Pair } from '../event/entities.ts';
import { at, createScenario, fixture, goal, retraction, score, status } from '../testing/scenario.ts';
import { changedSide } from './corrections.ts';

it.each<[before: Pair, after: Pair, side: ReturnType<typeof changedSide>]>([
  [[1, 0], [0, 0], 'home'],
  [[1, 2], [1, 1], 'away'],
  [[2, 2], [1, 1], null],
  [[2, 2], [2, 2], null],
])('from %j to %j the score of %s changed', (before, after, side) => {
  expect(changedSide(before, after)).toBe(side);
});

function fallenAfter(seconds: number) {
  const { state, submit, event } = createScenario();
  for (const message of [fixture(), status(1, 12), goal('g1', 10, 'home'), score(10, 1, 0), retraction('g1')]) submit(message);
  const fallen = new Date(Date.parse(at(60)) + seconds * 1000).toISOString();
  submit(score(61, 0, 0, { at: fallen }));
  return state.corrections.get(event().id)!;
}

it('a goal taken back and the score that falls within three minutes are one correction, and two after that', () => {
  expect(fallenAfter(180)).toMatchObject([
    { what: 'goal', from: '1-0', to: '0-0', side: 'home', reason: 'offside', player: 'Buksa' },
  ]);
  expect(fallenAfter(181)).toMatchObject([
    { what: 'goal', from: '', to: '', reason: 'offside' },
    { what: 'score', from: '1-0', to: '0-0', side: 'home', reason: 'unknown', minute: '', player: '' },
  ]);
});

it('a score that falls on both sides has no side', () => {
  const { state, submit, event } = createScenario();
  for (const message of [fixture(), status(1, 12), score(10, 1, 1), score(11, 0, 0)]) submit(message);
  expect(state.corrections.get(event().id)).toMatchObject([{ what: 'score', from: '1-1', to: '0-0', side: null }]);
});
