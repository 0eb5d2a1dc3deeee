import { expect, it } from 'vitest';
import { bookSum, marketFigures, payout } from './book.ts';
import { withoutMargin } from './probabilities.ts';

const RESULT = { betType: 'HOME_DRAW_AWAY', line: null } as const;
const rounded = (chances: readonly number[] | null, digits: number) => chances?.map((each) => Number(each.toFixed(digits)));

it('a book of 1.31, 5.96 and 8.31 pays 95.1 % and states chances without its margin by the method of Shin', () => {
  const prices = [1310, 5960, 8310];
  expect(bookSum(prices)).toBeCloseTo(1.05148, 5);
  expect(payout(RESULT, prices)).toBe(95.1);
  expect(rounded(withoutMargin(RESULT, prices), 4)).toEqual([0.741, 0.1528, 0.1061]);
});

it('the method of Shin gives the published chances of 2.6, 2.4 and 4.3', () => {
  expect(rounded(withoutMargin(RESULT, [2600, 2400, 4300]), 5)).toEqual([0.37299, 0.40478, 0.22223]);
});

it('the figures of a market are the best price, the mean from two offers on, and a payout of at most 100', () => {
  expect(
    marketFigures(RESULT, 3, [
      [1600, 3600, 6000],
      [1650, null, 5800],
    ]),
  ).toEqual({
    best: [1650, 3600, 6000],
    average: [1625, null, 5900],
    bestPayout: 95.2,
  });
  expect(
    marketFigures(RESULT, 3, [
      [2000, 4000, 4100],
      [2200, 3900, 4500],
    ]).bestPayout,
  ).toBe(100);
});
