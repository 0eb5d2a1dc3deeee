import {
  canPush,
  type MarketFigures,
  marketFigures,
  meanChances,
  payout,
  type Price,
  type Prices,
} from '@stillingen/domain/odds';
import type { MarketOdds, OfferOdds, PriceOdds } from '@stillingen/wire';
import { outcomesOf } from './labels.ts';

/** Figures of the prices that count. */
export interface MarketSummary extends MarketFigures {
  readonly outcomes: readonly string[];
  /** Bookmakers whose prices count. */
  readonly counted: number;
}

export const priceOf = ({ prices }: OfferOdds, outcome: string): PriceOdds | null =>
  prices.find((each) => each.outcome === outcome) ?? null;

const pricesOf = (offer: OfferOdds, outcomes: readonly string[]): Prices =>
  outcomes.map((outcome): Price | null => priceOf(offer, outcome)?.price ?? null);

const countingPrices = ({ offers }: MarketOdds, outcomes: readonly string[]): readonly Prices[] =>
  offers.filter(({ counts }) => counts).map((offer) => pricesOf(offer, outcomes));

export function summaryOf(market: MarketOdds): MarketSummary {
  const outcomes = outcomesOf(market);
  const counting = countingPrices(market, outcomes);
  return { outcomes, counted: counting.length, ...marketFigures(market, outcomes.length, counting) };
}

/** Percent; null for an offer that is not complete. */
export const payoutOf = (offer: OfferOdds, outcomes: readonly string[], market: MarketOdds): number | null =>
  payout(market, pricesOf(offer, outcomes));

export interface FairChances {
  readonly outcomes: readonly string[];
  /** Add up to 1. */
  readonly chances: readonly number[];
  readonly counted: number;
  /** What the bookmakers keep on average, in percent. */
  readonly margin: number;
}

/** Chances without the margin of bookmakers; null where none offers all outcomes. */
export function fairChances(market: MarketOdds): FairChances | null {
  const outcomes = outcomesOf(market);
  const counting = countingPrices(market, outcomes);
  const chances = meanChances(market, counting);
  const payouts = counting.flatMap((prices) => payout(market, prices) ?? []);
  if (chances === null || payouts.length === 0 || canPush(market)) return null;
  const mean = payouts.reduce((sum, each) => sum + each, 0) / payouts.length;
  return { outcomes, chances, counted: payouts.length, margin: Math.max(0, 10_000 / mean - 100) };
}
