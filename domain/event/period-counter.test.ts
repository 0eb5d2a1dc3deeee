import { expect, it } from 'vitest';
import { periodCounter } from './period-counter.ts';

it('[CLOCK-02] the time of an update counts for 60 s and stands at 0 again', () => {
  expect([0, 1, 59, 60, 61, 600, -5].map((elapsed) => periodCounter(1000, 1000 + elapsed))).toEqual([0, 1, 59, 0, 0, 0, 0]);
});
