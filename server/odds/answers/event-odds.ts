import { BET_SCOPES, BET_TYPE_RULES, BET_TYPES, type BetType, payout, sportOdds, suspectsAmong } from '@stillingen/domain/odds';
import type { EventOdds, MarketOdds, OfferOdds, PriceOdds } from '@stillingen/wire';
import type { ServedEvent, ServedOffer } from './served-event.ts';

const marketKey = ({ offer: { betType, scope, line, isLive } }: ServedOffer): string => [isLive, betType, scope, line].join();

/** In the order of pages where the type has one, else as the provider lists them. */
export function inPageOrder<Price extends { readonly outcome: string }>(
  betType: BetType,
  prices: readonly Price[],
): readonly Price[] {
  const { outcomes } = BET_TYPE_RULES[betType];
  return outcomes === null ? prices : prices.toSorted((a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome));
}

function offerOdds({ offer, view, bookmaker }: ServedOffer): OfferOdds {
  const prices = offer.prices.map((price, at): PriceOdds => ({ ...price, result: view.results[at] ?? null }));
  return {
    bookmaker: bookmaker.id,
    name: bookmaker.name,
    state: view.state,
    confirmed: Math.floor(offer.confirmedMs / 1000),
    opened: Math.floor(offer.openedMs / 1000),
    // An exchange takes a part of what is won.
    counts: view.counts && bookmaker.kind === 'bookmaker',
    prices: inPageOrder(offer.betType, prices),
  };
}

/** Without prices far above those of the others, which count in nothing. */
function withoutSuspects(offers: readonly OfferOdds[]): readonly OfferOdds[] {
  const outcomes = [...new Set(offers.flatMap(({ prices }) => prices.map(({ outcome }) => outcome)))];
  const priceOf = ({ prices, counts }: OfferOdds, outcome: string) =>
    counts ? (prices.find((price) => price.outcome === outcome)?.price ?? null) : null;
  const suspects = suspectsAmong(offers.map((offer) => outcomes.map((outcome) => priceOf(offer, outcome))));
  return offers.map((offer, at) => (suspects[at] ? { ...offer, counts: false } : offer));
}

function marketOdds(served: readonly ServedOffer[]): MarketOdds {
  const { betType, scope, line, isLive } = served[0]!.offer;
  const market = { betType, scope, line };
  const offers = withoutSuspects(served.map(offerOdds));
  const paid = new Map(
    offers.map((offer) => [
      offer,
      payout(
        market,
        offer.prices.map(({ price }) => price),
      ) ?? 0,
    ]),
  );
  const inOrder = offers.toSorted((a, b) => paid.get(b)! - paid.get(a)! || (a.name < b.name ? -1 : 1));
  return { ...market, isLive, offers: inOrder };
}

function orderOf(sportId: number): (market: MarketOdds) => readonly number[] {
  const odds = sportOdds(sportId);
  const live = odds === null ? [] : [...odds.liveTab, ...odds.liveSummary];
  const prematch = odds === null ? [] : [...odds.prematchTab, ...odds.prematchSummary];
  const placeIn = (list: readonly BetType[], type: BetType): number => (list.includes(type) ? list.indexOf(type) : list.length);
  return ({ betType, scope, line, isLive }) => [
    isLive ? 1 : 0,
    placeIn(isLive ? live : prematch, betType),
    BET_TYPES.indexOf(betType),
    BET_SCOPES.indexOf(scope),
    line ?? 0,
  ];
}

/** Of all markets that `isWanted`, in the order of pages. */
export function eventOddsOf({ event, offers }: ServedEvent, isWanted: (offer: ServedOffer) => boolean = () => true): EventOdds {
  const order = orderOf(event.sportId);
  const markets = [...Map.groupBy(offers.filter(isWanted), marketKey).values()].map((market) => {
    const odds = marketOdds(market);
    return { odds, place: order(odds) };
  });
  markets.sort((a, b) => a.place.reduce((before, value, at) => before || value - b.place[at]!, 0));
  return { markets: markets.map(({ odds }) => odds) };
}
