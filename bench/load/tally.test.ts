import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTally, emptyTally, noteTime, percentileOf, samplesOf } from './tally.ts';

describe('a tally', () => {
  it('gives percentiles within five per cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 100_000, noNaN: true }), { minLength: 1 }),
        fc.constantFrom(0.5, 0.95, 0.99, 1),
        (samples, part) => {
          const tally = emptyTally();
          for (const ms of samples) noteTime(tally, 'update', ms);
          const exact = samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * part) - 1]!;
          const estimate = percentileOf(tally, 'update', part)!;
          expect(estimate).toBeGreaterThan(exact * 0.999_999);
          expect(estimate).toBeLessThan(exact * 1.050_001);
        },
      ),
    );
  });

  it('of several processes is the sum of theirs, and as large as each of them', () => {
    const [one, other] = [emptyTally(), emptyTally()];
    noteTime(one, 'page', 3);
    noteTime(other, 'page', 300);
    other.counts.visits = 2;
    const size = JSON.stringify(emptyTally()).length;
    addTally(one, other);
    expect(samplesOf(one, 'page')).toBe(2);
    expect(one.counts.visits).toBe(2);
    expect(JSON.stringify(one)).toHaveLength(size);
  });

  it('takes any time and has none of what was not timed', () => {
    const tally = emptyTally();
    for (const ms of [-1, 0, 1e12]) noteTime(tally, 'back', ms);
    expect(samplesOf(tally, 'back')).toBe(3);
    expect(percentileOf(tally, 'feed', 0.5)).toBeNull();
  });
});
