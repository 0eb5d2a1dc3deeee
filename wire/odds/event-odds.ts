import type { BetScope, BetType, OfferState, OutcomeResult, Price } from '@stillingen/domain/odds';

/** What a page shows of the odds of one event: the feed df_od_ as values. Times in seconds. */
export interface EventOdds {
  /** In the order of pages: by the list of the sport, then scope, then line. */
  readonly markets: readonly MarketOdds[];
}

export interface MarketOdds {
  readonly betType: BetType;
  readonly scope: BetScope;
  /** In quarters. */
  readonly line: number | null;
  readonly isLive: boolean;
  /** By payout, then name; never by what an operator is paid. */
  readonly offers: readonly OfferOdds[];
}

export interface OfferOdds {
  readonly bookmaker: number;
  readonly name: string;
  readonly state: OfferState;
  readonly confirmed: number;
  /** When the opening prices were received. */
  readonly opened: number;
  /** Counts in best and average: open, confirmed lately, complete, not suspect. */
  readonly counts: boolean;
  readonly prices: readonly PriceOdds[];
}

export interface PriceOdds {
  /** 'home', 'over', '2:1', '1/X'; the id of a competitor. */
  readonly outcome: string;
  readonly price: Price | null;
  readonly previous: Price | null;
  readonly opening: Price | null;
  readonly result: OutcomeResult | null;
}
