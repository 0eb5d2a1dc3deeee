import { expect, it } from 'vitest';
import { halfOf, roundOf } from './live.ts';

it('English words of a live match name the half of an inning and the round of a fight', () => {
  expect([halfOf(true, '5th inning'), halfOf(false, '1st inning')]).toEqual([
    'top of the 5th inning',
    'bottom of the 1st inning',
  ]);
  expect(roundOf(3)).toBe('round 3');
});
