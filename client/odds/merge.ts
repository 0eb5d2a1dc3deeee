import type { EventOdds, MarketOdds, OddsSubject, OfferOdds, PriceOdds } from '@stillingen/wire';

const isOf = (market: MarketOdds, { betType, scope }: OddsSubject): boolean =>
  market.isLive && market.betType === betType && market.scope === scope;

const isSamePrice = (a: PriceOdds, b: PriceOdds | undefined): boolean =>
  a.outcome === b?.outcome &&
  a.price === b.price &&
  a.previous === b.previous &&
  a.opening === b.opening &&
  a.result === b.result;

const isSame = (a: OfferOdds, b: OfferOdds | undefined): boolean =>
  a.state === b?.state &&
  a.confirmed === b.confirmed &&
  a.counts === b.counts &&
  a.prices.length === b.prices.length &&
  a.prices.every((price, at) => isSamePrice(price, b.prices[at]));

/** The market with the offers of one bookmaker changed: in place, new ones last, so that no row jumps. */
function merged(market: MarketOdds, bookmaker: number, changed: MarketOdds | undefined): MarketOdds {
  const fresh = changed?.offers ?? [];
  const known = market.offers.find((offer) => offer.bookmaker === bookmaker);
  if (known === undefined ? fresh.length === 0 : isSame(known, fresh[0])) return market;
  const offers = known
    ? market.offers.flatMap((offer) => (offer.bookmaker === bookmaker ? fresh : [offer]))
    : [...market.offers, ...fresh];
  return { ...market, offers };
}

/** Odds with all live offers of a subject replaced; `changes` holds no other ones. */
export function mergeOdds(odds: EventOdds, subject: OddsSubject, changes: EventOdds): EventOdds {
  const fresh = new Map(changes.markets.map((market) => [market.line, market]));
  const markets = odds.markets.flatMap((market): readonly MarketOdds[] => {
    if (!isOf(market, subject)) return [market];
    const changed = fresh.get(market.line);
    fresh.delete(market.line);
    const now = merged(market, subject.bookmaker, changed);
    return now.offers.length === 0 ? [] : [now];
  });
  // New lines stand behind the others of their market.
  const last = markets.findLastIndex((market) => isOf(market, subject));
  return { markets: markets.toSpliced(last === -1 ? markets.length : last + 1, 0, ...fresh.values()) };
}
