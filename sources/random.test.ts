import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('createRandom repeats the same numbers for one seed, and others for another', () => {
    const draw = (seed: string) =>
      Array.from({ length: 20 }, () => 0).map(
        (
          (random) => () =>
            random.next()
        )(createRandom(seed)),
      );
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('createRandom stays within the bounds and reaches both', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 5 }), fc.integer({ min: 0, max: 3 }), (seed, low, span) => {
        const random = createRandom(seed);
        const seen = new Set(Array.from({ length: 200 }, () => random.int(low, low + span)));
        expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: span + 1 }, (_, i) => low + i));
      }),
      { numRuns: 30 },
    );
  });

  it('createRandom shuffles all entries into a new list', () => {
    const list = Object.freeze([1, 2, 3, 4, 5, 6, 7]);
    expect(
      createRandom(1)
        .shuffle(list)
        .toSorted((a, b) => a - b),
    ).toEqual(list);
  });

  it('createRandom draws counts and deviations of the requested size', () => {
    const random = createRandom('rates');
    const counts = Array.from({ length: 20_000 }, () => random.poisson(1.4));
    const normals = Array.from({ length: 20_000 }, () => random.normal());
    const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
    expect(mean(counts)).toBeCloseTo(1.4, 1);
    expect(mean(normals)).toBeCloseTo(0, 1);
    expect(mean(normals.map((value) => value ** 2))).toBeCloseTo(1, 1);
  });

  it('createRandom refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });
});
