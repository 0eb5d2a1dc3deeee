import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAST_PEERS, percentileOf } from './percentile.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);

it('a percentile counts those below and half of the equal ones, and is turned where less is better', () => {
  expect(percentileOf(20, TWENTY)).toBe(98);
  expect(percentileOf(1, TWENTY)).toBe(3);
  expect(percentileOf(1, TWENTY, true)).toBe(97);
  expect(percentileOf(7, Array(20).fill(7))).toBe(50);
});

it('a percentile is null among fewer than twenty', () => {
  expect(percentileOf(1, TWENTY.slice(1))).toBeNull();
});

it('a percentile grows with the value', () => {
  const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: LEAST_PEERS, maxLength: 60 });
  fc.assert(
    fc.property(values, fc.nat(50), fc.nat(50), (population, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(percentileOf(low, population)!).toBeLessThanOrEqual(percentileOf(high, population)!);
    }),
  );
});
