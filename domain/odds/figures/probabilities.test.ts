import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanChances, power, proportional, shin, withoutMargin } from './probabilities.ts';

const RESULT = { betType: 'HOME_DRAW_AWAY', line: null } as const;
const rounded = (chances: readonly number[] | null, digits: number) => chances?.map((each) => Number(each.toFixed(digits)));
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('one book', () => {
  it('the method of Shin gives the published chances of 2.6, 2.4 and 4.3', () => {
    expect(rounded(withoutMargin(RESULT, [2600, 2400, 4300]), 5)).toEqual([0.37299, 0.40478, 0.22223]);
  });

  it('the methods differ: Shin and the power leave favourites less of the margin', () => {
    const raw = [1310, 5960, 8310].map((price) => 1000 / price);
    expect(rounded(proportional(raw, 1), 4)).toEqual([0.726, 0.1596, 0.1144]);
    expect(rounded(shin(raw), 4)).toEqual([0.741, 0.1528, 0.1061]);
    expect(rounded(power(raw, 1), 3)).toEqual([0.749, 0.148, 0.103]);
  });

  it('Shin serves for one winner, proportional for a book below 1, the power for several winners', () => {
    expect(withoutMargin(RESULT, [1310, 5960, 8310])).toEqual(shin([1000 / 1310, 1000 / 5960, 1000 / 8310]));
    expect(rounded(withoutMargin(RESULT, [3200, 3200, 3200]), 4)).toEqual([0.3333, 0.3333, 0.3333]);
    const below = [3000, 3500, 3600].map((price) => 1000 / price);
    expect(withoutMargin(RESULT, [3000, 3500, 3600])).toEqual(proportional(below, 1));
    const double = [1250, 1300, 1700].map((price) => 1000 / price);
    expect(withoutMargin({ betType: 'DOUBLE_CHANCE', line: null }, [1250, 1300, 1700])).toEqual(power(double, 2));
  });

  it('an offer without all its prices states no chances, nor a list of as many as win', () => {
    expect(withoutMargin(RESULT, [1310, null, 8310])).toBeNull();
    expect(withoutMargin({ betType: 'TOP_POSITION_MERGED', line: 12 }, [1400, 1500, 1600])).toBeNull();
  });
});

const anyBook = fc.array(fc.integer({ min: 1010, max: 200_000 }), { minLength: 2, maxLength: 12 });

describe('properties', () => {
  it('chances are between 0 and 1, add up to the winners, and keep the order of the prices', () => {
    fc.assert(
      fc.property(anyBook, fc.integer({ min: 1, max: 6 }), (prices, places) => {
        const chances = withoutMargin({ betType: 'TOP_POSITION_MERGED', line: places * 4 }, prices);
        if (chances === null) {
          expect(prices.length).toBeLessThanOrEqual(places);
          return;
        }
        expect(total(chances)).toBeCloseTo(places, 6);
        chances.forEach((chance, at) => {
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThanOrEqual(1);
          chances.forEach((other, index) => {
            if (prices[at]! < prices[index]!) expect(chance).toBeGreaterThanOrEqual(other - 1e-9);
          });
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('several bookmakers', () => {
  it('the mean of their chances adds up to one, without incomplete offers', () => {
    const offers = [
      [2000, 3500, 4000],
      [2100, 3300, 3900],
      [null, 3400, 3900],
    ];
    const each = offers.slice(0, 2).map((prices) => withoutMargin(RESULT, prices)!);
    const mean = meanChances(RESULT, offers)!;
    expect(total(mean)).toBeCloseTo(1, 9);
    expect(mean[0]).toBeCloseTo((each[0]![0]! + each[1]![0]!) / 2, 9);
    expect(meanChances(RESULT, [[null, 3400, 3900]])).toBeNull();
  });
});
