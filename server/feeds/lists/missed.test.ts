import { createScenario, fixture, status } from '../../../domain/testing/scenario.ts';
import { expect, it } from 'vitest';
import { StateProjection } from '../../projection/projection.ts';
import { createTestFeeds, eventsIn, NOW_S } from '../../testing/feeds.ts';
import { updateList } from './lists.ts';

it('[SYNC-03] the repair feed tells of what is live, and of what changed within five minutes', () => {
  const feeds = createTestFeeds();
  const told = (): number => eventsIn(feeds.feed('r_1_1') ?? '').length;
  feeds.tell(fixture(), status(27, 12));
  feeds.pass(3600);
  expect(told()).toBe(1);
  feeds.pass(-3600);
  feeds.tell(status(28, 3, { score: { home: 1, away: 0 } }));
  feeds.pass(180);
  expect(told()).toBe(1);
  feeds.pass(60);
  expect(told()).toBe(0);
});

it('the update feed tells all that a repair does until a minute after the start, before which nothing is known', () => {
  const { state, submit } = createScenario();
  submit(fixture());
  submit(status(1, 12));
  const projection = new StateProjection(state, NOW_S * 1000);
  const told = (afterMs: number): number => eventsIn(updateList(projection, 1, NOW_S * 1000 + afterMs)).length;
  expect([told(0), told(60_000), told(60_001)]).toEqual([1, 1, 0]);
});
