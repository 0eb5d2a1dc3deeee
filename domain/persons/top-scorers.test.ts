import { expect, it } from 'vitest';
import type { Message } from '../messages/index.ts';
import { createScenario, fixture, goal, retraction } from '../testing/scenario.ts';
import { topScorers } from './top-scorers.ts';

function scorersOf(...messages: readonly Message[]): string[] {
  const { state, submit } = createScenario();
  for (const message of [fixture(), ...messages]) submit(message);
  const matches = [...state.events.values()].map((event) => ({ event, incidents: state.incidents.get(event.id) ?? [] }));
  return topScorers(matches).map(
    ({ rank, player, team, goals, assists }) => `${rank} ${player} (${state.participants.get(team)!.code}) ${goals}+${assists}`,
  );
}

it('topScorers ranks by goals, then assists; equal goals share a rank', () => {
  expect(
    scorersOf(
      goal('g1', 5, 'home', { player: 'Berg', second: 'Dahl' }),
      goal('g2', 15, 'home', { player: 'Dahl', second: 'Berg' }),
      goal('g3', 25, 'home', { player: 'Dahl' }),
      goal('g4', 35, 'away', { player: 'Abel', second: 'Holm', type: 'penalty-goal' }),
    ),
  ).toEqual(['1 Dahl (BIF) 2+1', '2 Berg (BIF) 1+1', '2 Abel (VEJ) 1+0', '4 Holm (VEJ) 0+1']);
});

it('topScorers counts both assists of a goal', () => {
  expect(scorersOf(goal('g1', 5, 'home', { player: 'Berg', second: 'Dahl', third: 'Abel' }))).toEqual([
    '1 Berg (BIF) 1+0',
    '2 Abel (BIF) 0+1',
    '2 Dahl (BIF) 0+1',
  ]);
});

it('topScorers leaves out own goals, shoot-outs, retracted goals and goals without a name', () => {
  expect(
    scorersOf(
      goal('g1', 5, 'home', { type: 'own-goal' }),
      goal('g2', 120, 'home', { type: 'shootout-scored' }),
      goal('g3', 25, 'home'),
      retraction('g3'),
      goal('g4', 35, 'home', { player: '' }),
    ),
  ).toEqual([]);
});

it('topScorers separates players with one name in two teams', () => {
  expect(scorersOf(goal('g1', 5, 'home', { player: 'Berg' }), goal('g2', 15, 'away', { player: 'Berg' }))).toHaveLength(2);
});
