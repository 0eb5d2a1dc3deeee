import type { EventId } from '@stillingen/domain';
import { BET_SCOPES, BET_TYPES, type BetScope, type BetType } from '@stillingen/domain/odds';
import type { OddsAudience } from '../audience/audience.ts';
import { inPageOrder, inPageOrderOf, isActive } from './event-odds.ts';
import { comparisonPrice, overviewOf } from './overview.ts';
import { type ForEvent, type Moment, type ServedEvent, type ServedOffer, servedEvent } from './served-event.ts';

const PUSH_PREFIX = '/fsds/changes';

type Fields = Readonly<Record<string, unknown>>;

/** One bookmaker's offers of one bet type and part. */
export interface OfferParameters {
  readonly eventId: string;
  readonly bookmakerId: string;
  readonly betType: string;
  readonly betScope: string;
}

const groupKey = ({ offer: { bookmaker, betType, scope } }: ServedOffer): string => [bookmaker, betType, scope].join();
const marketKey = ({ offer: { betType, scope } }: ServedOffer): string => [betType, scope].join();
const hasLive = (offers: readonly ServedOffer[], bookmaker: number): boolean =>
  offers.some(({ offer, view }) => offer.isLive && offer.bookmaker === bookmaker && view.state === 'open');

function settingsOf({ offers }: ServedEvent): Fields {
  const bookmakers = [...new Set(offers.map(({ bookmaker }) => bookmaker))];
  return {
    bookmakers: bookmakers.map(({ id, name }, at) => ({
      ...{ bookmaker: { id, name }, numOrder: at + 1 },
      hasLiveBettingOffers: hasLive(offers, id),
    })),
  };
}

function groupOf(served: ServedEvent, group: readonly ServedOffer[]): Fields {
  const { bookmaker, betType, scope } = group[0]!.offer;
  return {
    bookmakerId: bookmaker,
    bettingType: betType,
    bettingScope: scope,
    hasLiveBettingOffers: hasLive(served.offers, bookmaker),
    odds: group.flatMap((each) => inPageOrder(betType, each.offer.prices).map((price) => comparisonPrice(served, each, price))),
  };
}

const itemOf = (market: readonly ServedOffer[]): Fields => ({
  bettingType: market[0]!.offer.betType,
  bettingScope: market[0]!.offer.scope,
  bookmakerIds: [...new Set(market.map(({ offer }) => offer.bookmaker))],
  types: [],
  isActive: market.some(isActive),
});

/** Data of the stored queries of odds for one audience (CALL-03); null where there are none. */
export class OddsQueries {
  readonly #audience: OddsAudience;
  readonly #moment: Moment;
  readonly #forEvent: ForEvent;

  constructor(audience: OddsAudience, moment: Moment, forEvent: ForEvent) {
    this.#audience = audience;
    this.#moment = moment;
    this.#forEvent = forEvent;
  }

  /** Offers before the event, the last of them once it has started. */
  comparison(eventId: string): Fields | null {
    const served = this.#served(eventId);
    return served && { eventId, settings: settingsOf(served), odds: this.#groups(served) };
  }

  prematch(eventId: string): Fields | null {
    const served = this.#served(eventId);
    return served && { odds: this.#groups(served) };
  }

  prematchOf(parameters: OfferParameters): Fields | null {
    return this.#overview(parameters, false);
  }

  liveOf(parameters: OfferParameters): Fields | null {
    const overview = this.#overview(parameters, true);
    const { eventId, bookmakerId, betType, betScope } = parameters;
    const subject = [PUSH_PREFIX, eventId, bookmakerId, betType, betScope].join('/');
    return overview && { subscriptionSubjects: [subject], shouldUpdate: true, eventOddsOverview: overview };
  }

  menu(eventId: string, isLive: boolean): Fields | null {
    const served = this.#served(eventId);
    if (served === null) return null;
    const offers = inPageOrderOf(served, isLive);
    return { settings: settingsOf(served), items: [...Map.groupBy(offers, marketKey).values()].map(itemOf) };
  }

  #served(eventId: string): ServedEvent | null {
    return servedEvent(eventId as EventId, this.#audience, this.#moment, this.#forEvent);
  }

  #groups(served: ServedEvent): readonly Fields[] {
    return [...Map.groupBy(inPageOrderOf(served, false), groupKey).values()].map((group) => groupOf(served, group));
  }

  #overview({ eventId, bookmakerId, betType, betScope }: OfferParameters, isLive: boolean): Fields | null {
    const served = this.#served(eventId);
    const isKnown = BET_TYPES.includes(betType as BetType) && BET_SCOPES.includes(betScope as BetScope);
    if (served === null || !isKnown) return null;
    const key = { bookmaker: Number(bookmakerId), betType: betType as BetType, scope: betScope as BetScope, isLive };
    return overviewOf(served, key);
  }
}
