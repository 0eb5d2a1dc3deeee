import type { OddsHistory, OfferOdds } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { curveOf, stepsOf } from './movement.ts';

const offer: OfferOdds = {
  ...{ bookmaker: 9001, name: 'Bog', state: 'open', confirmed: 1000, opened: 100, counts: true },
  prices: [{ outcome: 'home', price: 1500, previous: 1600, opening: 1800, result: null }],
};
const history: OddsHistory = [
  { bookmaker: 9002, outcomes: ['home'], points: [[100, 9000]] },
  {
    bookmaker: 9001,
    outcomes: ['away', 'home'],
    points: [
      [100, 2000, 1800],
      [300, 2100, 1800],
      [400, 2100, null],
      [500, 2100, 1600],
    ],
  },
];

it('shows the prices of an outcome from its opening to now, each once', () => {
  expect(stepsOf(history, offer, 'home')).toEqual([
    { atS: 100, price: 1800 },
    { atS: 500, price: 1600 },
    { atS: 1000, price: 1500 },
  ]);
  expect(stepsOf(null, offer, 'home').map(({ price }) => price)).toEqual([1800, 1500]);
  expect(stepsOf(history, offer, 'draw')).toEqual([]);
});

it('draws a price as a level until the next one, the highest at the top', () => {
  expect(curveOf(stepsOf(history, offer, 'home'), 1000, 90, 30)).toBe('0.0,0.0 40.0,0.0 40.0,20.0 90.0,20.0 90.0,30.0 90.0,30.0');
  expect(curveOf([{ atS: 1, price: 1500 }], 1, 90, 30)).toBe('0.0,15.0 90.0,15.0');
  expect(curveOf([], 1, 90, 30)).toBe('');
});
