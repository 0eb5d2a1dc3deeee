import { expect, it } from 'vitest';
import { at, createScenario, fixture, score, status } from '../../domain/testing/scenario.ts';
import { PAST_MS } from '../journal/snapshots.ts';
import { LiveCounts, isAnythingLive, liveText } from './live-counts.ts';

it('liveText counts live events by sport', () => {
  const { submit, state } = createScenario();
  expect(liveText(state)).toBe('');
  for (const [key, sport] of [
    ['a', 7],
    ['b', 1],
    ['c', 1],
    ['d', 1],
  ] as const) {
    submit(fixture({ key, sport, home: { name: `Hjemme ${key}` } }));
    if (key !== 'd') submit(status(1, 12, { key: `${key}/status`, event: key }));
  }
  expect(liveText(state)).toBe('1:2|7:1');
  submit(status(2, 3, { key: 'b/status', event: 'b' }));
  expect(liveText(state)).toBe('1:1|7:1');
});

it('[F-25] isAnythingLive ignores a live match without a change for three hours', () => {
  const { submit, state } = createScenario();
  const isLive = (minute: number): boolean => isAnythingLive(state, Date.parse(at(minute)) / 1000);
  submit(fixture());
  expect(isLive(10)).toBe(false);
  submit(status(1, 12));
  expect([isLive(10), isLive(180), isLive(182)]).toEqual([true, true, false]);
  submit(score(100, 1, 0));
  expect([isLive(182), isLive(279), isLive(281)]).toEqual([true, true, false]);
});

it('LiveCounts returns the counts last noted before a moment, as far back as a delay reaches', () => {
  const counts = new LiveCounts();
  expect(counts.at(0)).toBe('');
  counts.note('1:1', 1000);
  counts.note('1:2', 5000);
  expect([900, 1000, 4999, 5000, 60_000].map((atMs) => counts.at(atMs))).toEqual(['', '1:1', '1:1', '1:2', '1:2']);
  counts.note('1:3', 5000 + 2 * PAST_MS);
  counts.note('1:4', 6000 + 2 * PAST_MS);
  expect([1000, 5000 + PAST_MS, 6000 + 2 * PAST_MS].map((atMs) => counts.at(atMs))).toEqual(['', '1:2', '1:4']);
});
