import { BET_TYPE_RULES } from '../bet-types.ts';
import type { Market } from '../offer.ts';
import type { Price } from '../price.ts';

export type MarketType = Pick<Market, 'betType' | 'line'>;
/** Null while an outcome is not offered. */
export type Prices = readonly (Price | null)[];

/** How many outcomes win; of a list of competitors: the places. */
export const winnersOf = ({ betType, line }: MarketType): number => BET_TYPE_RULES[betType].winners ?? line! / 4;

const isList = ({ betType }: MarketType): boolean => BET_TYPE_RULES[betType].outcomes === null;

/** Whether a part of the stake may come back: the payout is then that without such a push. */
export const canPush = ({ betType, line }: MarketType): boolean =>
  betType === 'DRAW_NO_BET' || ((betType === 'OVER_UNDER' || betType === 'ASIAN_HANDICAP') && Math.abs(line! % 4) !== 2);

/** 1 / price of each offered outcome, added: 1.05 where one wins and the margin is 5 %. */
export const bookSum = (prices: Prices): number =>
  prices.reduce<number>((sum, price) => (price === null ? sum : sum + 1000 / price), 0);

/** No bookmaker offers that: the message is refused. A list may leave anything to its margin. */
export function isImpossibleBook(market: MarketType, prices: Prices): boolean {
  const [sum, winners] = [bookSum(prices), winnersOf(market)];
  return sum < 0.5 * winners || (!isList(market) && sum > 2.5 * winners);
}

/** Most likely an error. */
export function isSuspectBook(market: MarketType, prices: Prices): boolean {
  const [sum, winners] = [bookSum(prices), winnersOf(market)];
  return sum < 0.97 * winners || (!isList(market) && sum > 1.3 * winners);
}

const isComplete = (prices: Prices): prices is readonly Price[] => prices.length > 1 && !prices.includes(null);

/** What comes back of 100 staked on all outcomes, one decimal. Null for an incomplete offer. */
export function payout(market: MarketType, prices: Prices): number | null {
  const [sum, winners] = [bookSum(prices), winnersOf(market)];
  // A list that leaves outcomes out seems to pay more than is staked.
  if (!isComplete(prices) || (isList(market) && sum < winners)) return null;
  return Math.round((1000 * winners) / sum) / 10;
}

export interface MarketFigures {
  /** Of each outcome; null where no offer has it. */
  readonly best: Prices;
  /** The mean of each outcome from two offers on. */
  readonly average: Prices;
  /** "Højeste samlet": the payout of the best prices, at most 100. */
  readonly bestPayout: number | null;
}

function meanOf(prices: readonly Price[]): Price | null {
  if (prices.length < 2) return null;
  const sum = prices.reduce((total, price) => total + price, 0);
  return Math.floor((2 * sum + prices.length) / (2 * prices.length));
}

/** Of the offers that count, without exchanges; their prices are in the order of the outcomes. */
export function marketFigures(market: MarketType, outcomes: number, offers: readonly Prices[]): MarketFigures {
  const columns = Array.from({ length: outcomes }, (_, at) => offers.flatMap((prices) => prices[at] ?? []));
  const best = columns.map((column) => (column.length === 0 ? null : Math.max(...column)));
  const ofBest = payout(market, best);
  return { best, average: columns.map(meanOf), bestPayout: ofBest === null ? null : Math.min(100, ofBest) };
}

function medianOf(prices: readonly Price[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A price far above the median of at least three others is stale or wrong. */
function isOutlier(price: Price, others: readonly Price[]): boolean {
  if (others.length < 3) return false;
  const median = medianOf(others);
  return price > median * (median >= 8000 ? 1.5 : 1.25);
}

/** For each offer of one market whether it has such a price: it counts in nothing. */
export function suspectsAmong(offers: readonly Prices[]): boolean[] {
  return offers.map((prices, self) =>
    prices.some(
      (price, at) =>
        price !== null &&
        isOutlier(
          price,
          offers.flatMap((other, index) => (index === self ? [] : (other[at] ?? []))),
        ),
    ),
  );
}
