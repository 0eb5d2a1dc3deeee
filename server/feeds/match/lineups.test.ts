import type { LineupMessage } from '@stillingen/domain/messages';
import { readLineups } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at, fixture, goal, retraction, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds } from '../../testing/feeds.ts';

const lineup = (side: 'home' | 'away'): LineupMessage => ({
  kind: 'lineup',
  key: `lineup/${side}`,
  seq: 1,
  at: at(-60),
  event: 'm1',
  side,
  confirmed: true,
  starters: [{ name: 'Hansen' }],
});

it('shows incidents at the side of the player, an own goal at its own, a withdrawn one nowhere', () => {
  const feeds = createTestFeeds();
  feeds.submit(
    fixture(),
    lineup('home'),
    lineup('away'),
    status(1, 12),
    goal('g1', 5, 'home', { type: 'own-goal', player: 'Hansen', score: [1, 0] }),
    goal('c1', 7, 'home', { type: 'yellow-card', player: 'Hansen' }),
    goal('c2', 8, 'away', { type: 'red-card', player: 'Hansen' }),
    retraction('c2', { reason: 'clerical' }),
  );
  const [starters] = readLineups(feeds.feed(`df_li_1_${[...feeds.state.events.keys()][0]}`)!);
  const done = starters!.sides.map(({ side, players }) => [side, players[0]!.incidents.map(({ type }) => type)]);
  expect(done).toEqual([
    ['home', ['yellow-card']],
    ['away', ['own-goal']],
  ]);
});
