import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BET_TYPE_RULES, BET_TYPES } from '../bet-types.ts';
import { bookSum, canPush, isImpossibleBook, isSuspectBook, marketFigures, payout, suspectsAmong, winnersOf } from './book.ts';

const RESULT = { betType: 'HOME_DRAW_AWAY', line: null } as const;
const DOUBLE = { betType: 'DOUBLE_CHANCE', line: null } as const;
const PLACES = { betType: 'TOP_POSITION_MERGED', line: 12 } as const;
const SCORES = { betType: 'CORRECT_SCORE', line: null } as const;

it('one outcome wins, two of a double chance, and as many of a list as it has places', () => {
  const byType = Object.fromEntries(BET_TYPES.map((betType) => [betType, winnersOf({ betType, line: 12 })]));
  const others = BET_TYPES.filter((betType) => BET_TYPE_RULES[betType].winners === 1);
  expect(byType).toEqual({
    ...Object.fromEntries(others.map((betType) => [betType, 1])),
    DOUBLE_CHANCE: 2,
    TOP_POSITION_MERGED: 3,
  });
});

it('a stake may come back by a draw no bet, and by whole and quarter lines of totals and handicaps', () => {
  expect(canPush({ betType: 'DRAW_NO_BET', line: null })).toBe(true);
  for (const betType of ['OVER_UNDER', 'ASIAN_HANDICAP'] as const) {
    expect([8, 9, 10, 11].map((line) => canPush({ betType, line }))).toEqual([true, true, false, true]);
    expect([-3, -2, -1, 0].map((line) => canPush({ betType, line }))).toEqual([true, false, true, true]);
  }
  expect(canPush({ betType: 'EUROPEAN_HANDICAP', line: -4 })).toBe(false);
});

describe('the payout', () => {
  it('the payout of 1.31, 5.96 and 8.31 is 95.1 %', () => {
    const prices = [1310, 5960, 8310];
    expect(bookSum(prices)).toBeCloseTo(1.05148, 5);
    expect(payout(RESULT, prices)).toBe(95.1);
  });

  it('the payout counts both winners of a double chance', () => {
    expect(payout(DOUBLE, [1400, 1300, 1500])).toBe(93);
  });

  it('an offer without all its prices has no payout, nor a list that leaves outcomes out', () => {
    expect(payout(RESULT, [1310, null, 8310])).toBeNull();
    expect(payout(RESULT, [])).toBeNull();
    expect(payout(SCORES, [8000, 9500, 51_000])).toBeNull();
    expect(payout(PLACES, [1250, 1250, 1250, 2000, 4000])).toBe(95.2);
  });
});

describe('impossible and suspect books', () => {
  it.each([
    [RESULT, [6100, 6100, 6100], true],
    [RESULT, [5900, 5900, 5900], false],
    [RESULT, [1210, 1210, 1210], false],
    [RESULT, [1190, 1190, 1190], true],
    [DOUBLE, [3100, 3100, 3100], true],
    [DOUBLE, [2900, 2900, 2900], false],
    [SCORES, [1100, 1100, 1100], false],
    [PLACES, [2100, 2100, 2100], true],
    [PLACES, [1900, 1900, 1900], false],
  ] as const)('a book of %o with prices %o is impossible: %s', (market, prices, expected) => {
    expect(isImpossibleBook(market, prices)).toBe(expected);
  });

  it.each([
    [RESULT, [3080, 3080, 3080], false],
    [RESULT, [3110, 3110, 3110], true],
    [RESULT, [2320, 2320, 2320], false],
    [RESULT, [2300, 2300, 2300], true],
    [DOUBLE, [1540, 1540, 1540], false],
    [DOUBLE, [1560, 1560, 1560], true],
    [SCORES, [1100, 1100, 1100], false],
    [SCORES, [3110, 3110, 3110], true],
  ] as const)('a book of %o with prices %o is suspect: %s', (market, prices, expected) => {
    expect(isSuspectBook(market, prices)).toBe(expected);
  });
});

const anyPrice = fc.integer({ min: 1001, max: 60_000 });
const anyOffers = fc.array(fc.tuple(...[1, 2, 3].map(() => fc.option(anyPrice))), { maxLength: 8 });

describe('best and average', () => {
  it('the best price is the highest, and the average the mean from two offers on', () => {
    const offers = [
      [1600, 3600, 6000],
      [1650, null, 5805],
    ];
    expect(marketFigures(RESULT, 3, offers)).toEqual({
      best: [1650, 3600, 6000],
      average: [1625, null, 5903],
      bestPayout: 95.2,
    });
    expect(marketFigures(RESULT, 3, [])).toEqual({ best: [null, null, null], average: [null, null, null], bestPayout: null });
  });

  it('the payout of the best prices is 100 at most', () => {
    expect(
      marketFigures(RESULT, 3, [
        [2000, 4000, 4100],
        [2200, 3900, 4500],
      ]).bestPayout,
    ).toBe(100);
  });

  it('the best price is never below the average', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const { best, average } = marketFigures(RESULT, 3, offers);
        average.forEach((mean, at) => {
          if (mean !== null) expect(best[at]).toBeGreaterThanOrEqual(mean);
        });
      }),
    );
  });
});

describe('prices that are out of line', () => {
  const others = [[2000], [2020], [1980]];
  it.each([
    [[[2500], ...others], false],
    [[[2510], ...others], true],
    [[[2510], ...others.slice(1)], false],
    [[[15_000], [10_000], [10_000], [10_000]], false],
    [[[15_010], [10_000], [10_000], [10_000]], true],
    [[[null], ...others], false],
  ])('the first of %j is suspect: %s', (offers, expected) => {
    expect(suspectsAmong(offers)).toEqual([expected, ...offers.slice(1).map(() => false)]);
  });

  it('a book with its sides exchanged is suspect', () => {
    const right = [1300, 5000, 9000];
    expect(suspectsAmong([right, right, right, [9000, 5000, 1300]])).toEqual([false, false, false, true]);
  });
});
