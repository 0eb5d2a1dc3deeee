import { describe, expect, it } from 'vitest';
import { market } from '../testing/odds.ts';
import { BET_TYPE_RULES, BET_TYPES } from './bet-types.ts';
import { lineUnit } from './line-units.ts';
import { parsePrice, thousandthsOf } from './price.ts';
import { swapLine, swapOutcome } from './sides.ts';

describe('prices', () => {
  it.each([
    ['1.85', 1850],
    ['51', 51_000],
    ['1.001', 1001],
    ['10000', 10_000_000],
    ['1.0', null],
    ['1', null],
    ['10000.001', null],
    ['1.8500', null],
    ['1,85', null],
    ['-2', null],
    ['', null],
    ['NaN', null],
  ])('%s is the price %s', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it('a number below the lowest price is read where it is no price', () => {
    expect(thousandthsOf('0.25')).toBe(250);
  });
});

describe('the unit of a line', () => {
  it.each([
    [1, market('OVER_UNDER', 2.5), {}, 'GOALS'],
    [3, market('ASIAN_HANDICAP', -4.5), {}, 'POINTS'],
    [2, market('OVER_UNDER', 22.5), {}, 'GAMES'],
    [2, market('OVER_UNDER', 2.5), {}, 'SETS'],
    [2, market('OVER_UNDER', 2.5, 'FIRST_SET'), {}, 'GAMES'],
    [2, market('ASIAN_HANDICAP', -1.5), {}, 'GAMES'],
    [12, market('ASIAN_HANDICAP', -1.5), {}, 'SETS'],
    [12, market('ASIAN_HANDICAP', 3.5), {}, 'POINTS'],
    [12, market('ODD_OR_EVEN'), {}, 'POINTS'],
    [14, market('OVER_UNDER', 4.5), { unit: 'sets' }, 'SETS'],
    [14, market('OVER_UNDER', 4.5, 'FIRST_SET'), { unit: 'sets' }, 'LEGS'],
    [14, market('OVER_UNDER', 4.5), { unit: 'legs' }, 'LEGS'],
    [35, market('TOP_POSITION_MERGED', 3), {}, 'UNKNOWN'],
    [99, market('OVER_UNDER', 2.5), {}, 'UNKNOWN'],
  ] as const)('in sport %i a line of %o is of %o %s', (sport, of, format, unit) => {
    expect(lineUnit(sport, of, format)).toBe(unit);
  });
});

describe('[EVENT-06] exchanged sides', () => {
  it.each([
    ['home', 'away'],
    ['draw', 'draw'],
    ['homeDraw', 'drawAway'],
    ['homeAway', 'homeAway'],
    ['1/X', '2/X'],
    ['2:1', '1:2'],
    ['other', 'other'],
    ['over', 'over'],
    ['none', 'none'],
  ])('%s becomes %s, and back', (outcome, swapped) => {
    expect(swapOutcome(outcome)).toBe(swapped);
    expect(swapOutcome(swapped)).toBe(outcome);
  });

  it('the outcomes of each bet type stay those of the type', () => {
    for (const betType of BET_TYPES) {
      const outcomes = BET_TYPE_RULES[betType].outcomes ?? [];
      expect(outcomes.map(swapOutcome).toSorted()).toEqual(outcomes.toSorted());
    }
  });

  it('the line of a handicap turns its sign, others stay', () => {
    expect(BET_TYPES.filter((betType) => swapLine(betType, -3) === 3)).toEqual(['ASIAN_HANDICAP', 'EUROPEAN_HANDICAP']);
    expect(BET_TYPES.filter((betType) => swapLine(betType, -3) === -3)).toHaveLength(12);
    expect(swapLine('ASIAN_HANDICAP', 0)).toBe(0);
    expect(swapLine('HOME_AWAY', null)).toBeNull();
  });
});
