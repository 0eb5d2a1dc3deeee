import type { BetScope, BetType } from '@stillingen/domain/odds';
import type { EventOdds, MarketOdds } from '@stillingen/wire';

/** What of an event's markets is shown; null for all types of bets. */
export interface MarketChoice {
  readonly betType: BetType | null;
  readonly scope: BetScope | null;
  readonly isLive: boolean;
  /** Of types with lines; null for all of them. */
  readonly line: number | null;
  /** Of grids and lists: whose bookmakers are shown. */
  readonly outcome: string | null;
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

export const hasMoment = ({ markets }: EventOdds, isLive: boolean): boolean => markets.some((market) => market.isLive === isLive);

/** Markets before or during the event; those that exist where only one kind does. */
export function marketsOf(odds: EventOdds, isLive: boolean): readonly MarketOdds[] {
  const shown = hasMoment(odds, isLive) ? isLive : !isLive;
  return odds.markets.filter((market) => market.isLive === shown);
}

/** In the order of the sport. */
export const typesOf = (markets: readonly MarketOdds[]): readonly BetType[] => unique(markets.map(({ betType }) => betType));

export const ofType = (markets: readonly MarketOdds[], betType: BetType): readonly MarketOdds[] =>
  markets.filter((market) => market.betType === betType);

export const scopesOf = (markets: readonly MarketOdds[]): readonly BetScope[] => unique(markets.map(({ scope }) => scope));

/** Of the chosen part of the event, else of the first. */
export function ofScope(markets: readonly MarketOdds[], scope: BetScope | null): readonly MarketOdds[] {
  const shown = markets.some((market) => market.scope === scope) ? scope : markets[0]?.scope;
  return markets.filter((market) => market.scope === shown);
}

/** How many bookmakers have an offer of the type. */
export const bookmakersOf = (markets: readonly MarketOdds[]): number =>
  new Set(markets.flatMap(({ offers }) => offers.map(({ bookmaker }) => bookmaker))).size;

/** The line that most bookmakers have; of equals, the one whose prices are closest to even. */
export function mainLine(markets: readonly MarketOdds[]): MarketOdds | null {
  const spread = ({ offers }: MarketOdds): number => {
    const prices = offers[0]?.prices.flatMap(({ price }) => price ?? []) ?? [];
    return prices.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...prices) - Math.min(...prices);
  };
  const counting = ({ offers }: MarketOdds): number => offers.filter(({ counts }) => counts).length;
  return markets.toSorted((a, b) => counting(b) - counting(a) || spread(a) - spread(b))[0] ?? null;
}
