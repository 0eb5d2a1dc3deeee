import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePoints, encodePoints, type Point, thinPoints } from './delta-form.ts';

const price = fc.option(fc.integer({ min: 1001, max: 10_000_000 }), { nil: null });
const pointsOf = (outcomes: number) =>
  fc
    .array(
      fc.record({
        waitS: fc.nat(100_000),
        state: fc.nat(12),
        prices: fc.array(price, { minLength: outcomes, maxLength: outcomes }),
      }),
      { maxLength: 200 },
    )
    .map((drawn) => {
      let atS = 1_700_000_000;
      return drawn.map(({ waitS, ...rest }): Point => ({ ...rest, atS: (atS += waitS) }));
    });

it.each([1, 2, 3, 7, 8, 25, 150])('a history of %i outcomes is read as it was written, in parts too', (outcomes) => {
  fc.assert(
    fc.property(pointsOf(outcomes), fc.nat(200), (points, cut) => {
      const parts = [points.slice(0, cut), points.slice(cut)];
      expect(decodePoints(Buffer.concat(parts.map((part) => encodePoints(part, outcomes))))).toEqual(points);
    }),
    { numRuns: 30 },
  );
});

it('a change of two prices by cents takes six bytes', () => {
  const points = Array.from({ length: 1000 }, (_, at) => ({
    atS: 1_700_000_000 + at * 300,
    state: 0,
    prices: [1600 + (at % 3) * 10, 3600, 5800 + (at % 2) * 20],
  }));
  expect(encodePoints(points, 3).length / points.length).toBeLessThanOrEqual(6);
});

it('a thinned history has at most 60 points, the first, the last and every extreme among them', () => {
  fc.assert(
    fc.property(pointsOf(3), fc.boolean(), (points, isLive) => {
      const thin = thinPoints(points, isLive);
      expect(thin.length).toBeLessThanOrEqual(60);
      expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)]);
      for (const outcome of [0, 1, 2]) {
        const prices = (of: readonly Point[]) => of.flatMap((point) => point.prices[outcome] ?? []);
        expect(Math.min(...prices(thin))).toBe(Math.min(...prices(points)));
        expect(Math.max(...prices(thin))).toBe(Math.max(...prices(points)));
      }
    }),
    { numRuns: 50 },
  );
});
