import { bookSum, type MarketType, type Prices, winnersOf } from './book.ts';
import type { Price } from '../price.ts';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const scaled = (values: readonly number[], to: number): number[] => {
  const sum = total(values);
  return values.map((value) => (value * to) / sum);
};

/** Where a falling function crosses zero. */
function crossing(falling: (x: number) => number, low: number, high: number): number {
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export const proportional = (raw: readonly number[], winners: number): number[] => scaled(raw, winners);

/** p = b^k. `raw` are 1 / price, each below 1; more of them than `winners`. */
export function power(raw: readonly number[], winners: number): number[] {
  const raised = (k: number): number[] => raw.map((b) => b ** k);
  let high = 1;
  while (total(raised(high)) > winners) high *= 2;
  const k = crossing((each) => total(raised(each)) - winners, 0, high);
  return scaled(raised(k), winners);
}

const MOST_INSIDERS = 0.4;

/** Shin (1993): z is the share of bets that know the result. One winner; sum of `raw` above 1. */
export function shin(raw: readonly number[]): number[] {
  const sum = total(raw);
  if (raw.length === 2) return raw.map((b) => b - (sum - 1) / 2);
  const at = (z: number): number[] => raw.map((b) => (Math.sqrt(z * z + (4 * (1 - z) * b * b) / sum) - z) / (2 * (1 - z)));
  return scaled(at(crossing((z) => total(at(z)) - 1, 0, MOST_INSIDERS)), 1);
}

/** The chances that prices state, without the margin. Null for an incomplete offer. */
export function withoutMargin(market: MarketType, prices: Prices): number[] | null {
  const winners = winnersOf(market);
  if (prices.includes(null) || prices.length <= winners) return null;
  const raw = (prices as readonly Price[]).map((price) => 1000 / price);
  if (winners > 1) return power(raw, winners);
  return bookSum(prices) > 1 ? shin(raw) : proportional(raw, winners);
}

/** The mean over the complete ones of several bookmakers. Null without one. */
export function meanChances(market: MarketType, offers: readonly Prices[]): number[] | null {
  const known = offers.flatMap((prices) => {
    const chances = withoutMargin(market, prices);
    return chances === null ? [] : [chances];
  });
  const [first] = known;
  if (first === undefined) return null;
  return scaled(
    first.map((_, at) => total(known.map((chances) => chances[at]!))),
    winnersOf(market),
  );
}
