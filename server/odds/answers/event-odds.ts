import {
  BET_SCOPES,
  BET_TYPE_RULES,
  BET_TYPES,
  type BetType,
  type Offer,
  payout,
  sportOdds,
  suspectsAmong,
} from '@stillingen/domain/odds';
import type { EventOdds, MarketOdds, OfferOdds, PriceOdds } from '@stillingen/wire';
import type { ServedEvent, ServedOffer } from './served-event.ts';

/** Whether a bet may be placed at its prices now. */
export const isActive = ({ view: { state, isFresh }, offer: { isSuspect } }: ServedOffer): boolean =>
  state === 'open' && isFresh && !isSuspect;

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

function placeOf(sportId: number): (offer: Offer) => readonly number[] {
  const odds = sportOdds(sportId);
  const live = odds === null ? [] : [...odds.liveTab, ...odds.liveSummary];
  const prematch = odds === null ? [] : [...odds.prematchTab, ...odds.prematchSummary];
  const placeIn = (list: readonly BetType[], type: BetType): number => (list.includes(type) ? list.indexOf(type) : list.length);
  return ({ betType, scope, line, isLive }) => [
    placeIn(isLive ? live : prematch, betType),
    BET_TYPES.indexOf(betType),
    BET_SCOPES.indexOf(scope),
    line ?? 0,
  ];
}

/** Prematch or live offers in the order of pages: by the list of the sport, then scope, then line. */
export function inPageOrderOf({ event, offers }: ServedEvent, isLive: boolean): readonly ServedOffer[] {
  const place = placeOf(event.sportId);
  const placed = offers.filter(({ offer }) => offer.isLive === isLive).map((served) => ({ served, at: place(served.offer) }));
  placed.sort((a, b) => a.at.reduce((before, value, index) => before || value - b.at[index]!, 0));
  return placed.map(({ served }) => served);
}

/** Of all offers that `isWanted`, those before the event first. */
export function eventOddsOf(event: ServedEvent, isWanted: (offer: ServedOffer) => boolean = () => true): EventOdds {
  const offers = [false, true].flatMap((isLive) => inPageOrderOf(event, isLive)).filter(isWanted);
  return { markets: [...Map.groupBy(offers, marketKey).values()].map(marketOdds) };
}
