import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beliefOf, chancesOf, evenLine, halfFullChances, winShare } from './belief.ts';
import { chanceOf, goalCells, partCells } from './distribution.ts';
import { bookPrices, downToTick, priceText } from './pricing.ts';
import { placeChances } from './races.ts';

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 12 });
const means = fc.tuple(fc.float({ min: 0.25, max: 4, noNaN: true }), fc.float({ min: 0.25, max: 4, noNaN: true }));

describe('prices of a demo bookmaker', () => {
  it('bookPrices adds the margin, keeps the order of chances, and rounds down to ticks', () => {
    fc.assert(
      fc.property(weights, fc.float({ min: Math.fround(0.005), max: Math.fround(0.3), noNaN: true }), (all, margin) => {
        const chances = all.map((weight) => weight / sum(all));
        const prices = bookPrices(chances, 1, margin);
        const offered = prices.filter((price) => price !== null);
        if (offered.length === prices.length) expect(sum(offered.map((price) => 1000 / price))).toBeGreaterThanOrEqual(1);
        for (const price of offered) expect(downToTick(price)).toBe(price);
        prices.forEach((price, at) => {
          const fair = 1000 / chances[at]!;
          if (price !== null) expect(price).toBeLessThanOrEqual(fair + 1e-6);
          for (const [other, than] of prices.entries())
            if (price !== null && than !== null && all[at]! > all[other]!) expect(price).toBeLessThanOrEqual(than);
        });
      }),
    );
  });

  it.each([
    [1854, 1850],
    [3020, 3000],
    [3049, 3000],
    [7999, 7900],
    [14_600, 14_500],
    [33_900, 33_000],
  ])('downToTick makes %i to %i', (price, tick) => {
    expect(downToTick(price)).toBe(tick);
  });

  it('bookPrices has no price for what is sure or hopeless', () => {
    expect(bookPrices([0.9995, 0.0005], 1, 0.05)).toEqual([null, expect.any(Number)]);
    expect(bookPrices([1, 0], 1, 0.05)[1]).toBe(null);
    expect([priceText(1850), priceText(21_000), priceText(null)]).toEqual(['1.85', '21.00', null]);
  });
});

describe('chances of markets', () => {
  it('chancesOf sums to the number of winners for each market of a score', () => {
    fc.assert(
      fc.property(means, (toCome) => {
        const belief = beliefOf(goalCells([0, 0], toCome));
        for (const [betType, winners] of [
          ['HOME_DRAW_AWAY', 1],
          ['DRAW_NO_BET', 1],
          ['DOUBLE_CHANCE', 2],
          ['EUROPEAN_HANDICAP', 1],
          ['ASIAN_HANDICAP', 1],
          ['OVER_UNDER', 1],
          ['BOTH_TEAMS_TO_SCORE', 1],
          ['ODD_OR_EVEN', 1],
          ['CORRECT_SCORE', 1],
        ] as const)
          expect(sum(Object.values(chancesOf(betType, belief, 1)!))).toBeCloseTo(winners, 4);
        expect(sum(Object.values(halfFullChances(goalCells([0, 0], toCome), goalCells([0, 0], toCome))))).toBeCloseTo(1, 4);
      }),
      { numRuns: 30 },
    );
  });

  it('winShare of a handicap of 0 is that of draw no bet, and evenLine is nearest to even', () => {
    fc.assert(
      fc.property(means, (toCome) => {
        const belief = beliefOf(goalCells([0, 0], toCome));
        const level = chancesOf('DRAW_NO_BET', belief, 0)!;
        expect(winShare(belief.margins, 0)).toBeCloseTo(level.home!, 5);
        const line = evenLine(belief.margins, 0.25);
        for (const other of [line - 0.25, line + 0.25])
          expect(Math.abs(winShare(belief.margins, line) - 0.5)).toBeLessThanOrEqual(
            Math.abs(winShare(belief.margins, other) - 0.5),
          );
        expect(chancesOf('ASIAN_HANDICAP', belief, -0.5)!.home).toBeCloseTo(
          chanceOf(belief.margins, (margin) => margin > 0),
          5,
        );
      }),
      { numRuns: 30 },
    );
  });

  it('goalCells counts what has been scored, and partCells ends with a winner', () => {
    expect(beliefOf(goalCells([2, 1], [0.01, 0.01])).margins.get(1)).toBeGreaterThan(0.97);
    expect(partCells([0, 0], 3, 0.5).map(([home, away, chance]) => [`${home}:${away}`, chance])).toEqual([
      ['2:0', 0.25],
      ['2:1', 0.25],
      ['1:2', 0.25],
      ['0:2', 0.25],
    ]);
    expect(partCells([1, 0], 3, 0.5)).toHaveLength(3);
  });

  it('placeChances sums to the places, and favourites are nearer to 1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 6, maxLength: 40 }), (all) => {
        const [first, placed] = [placeChances(all, 1), placeChances(all, 3)];
        expect(sum(first)).toBeCloseTo(1, 6);
        expect(sum(placed)).toBeCloseTo(3, 3);
        placed.forEach((chance, at) => {
          expect(chance).toBeGreaterThan(first[at]! - 1e-9);
          expect(chance).toBeLessThan(1);
        });
      }),
      { numRuns: 50 },
    );
  });
});
