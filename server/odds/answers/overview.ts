import { type BetScope, type BetType, lineUnit, type OutcomePrice, writePrice } from '@stillingen/domain/odds';
import { inPageOrder, isActive } from './event-odds.ts';
import { isRace, type ServedEvent, type ServedOffer } from './served-event.ts';

/** A price as the GraphQL of this family has it. */
interface OverviewPrice {
  readonly value: string | null;
  readonly opening: string | null;
  readonly active: boolean;
  readonly change: { readonly type: 'UP' | 'DOWN'; readonly previous: string } | null;
}
type Fields = Readonly<Record<string, unknown>>;

/** Fields by outcome, where a bet type has no more than a few. */
const OUTCOME_FIELDS: Readonly<Record<string, string>> = {
  homeDraw: 'homeOrDraw',
  homeAway: 'noDraw',
  drawAway: 'awayOrDraw',
};
/** Types whose outcomes are listed, by the field that names one. */
const LISTED: Readonly<Partial<Record<BetType, string>>> = {
  CORRECT_SCORE: 'score',
  HALF_FULL_TIME: 'winner',
  TOP_POSITION_MERGED: 'eventParticipantId',
};

export const textOrNull = (price: number | null): string | null => (price === null ? null : writePrice(price));

function changeOf({ price, previous }: OutcomePrice): OverviewPrice['change'] {
  if (price === null || previous === null) return null;
  return { type: price > previous ? 'UP' : 'DOWN', previous: writePrice(previous) };
}

const overviewPrice = (served: ServedOffer, price: OutcomePrice): OverviewPrice => ({
  value: textOrNull(price.price),
  opening: textOrNull(price.opening),
  active: price.price !== null && isActive(served),
  change: changeOf(price),
});

function pricesOf(served: ServedOffer): Fields {
  const prices = inPageOrder(served.offer.betType, served.offer.prices);
  return Object.fromEntries(
    prices.map((price) => [OUTCOME_FIELDS[price.outcome] ?? price.outcome, overviewPrice(served, price)]),
  );
}

/** '2.5', '-0.75': of lines in quarters. */
export const lineText = (line: number): string => String(line / 4);

function opportunities(served: readonly ServedOffer[], field: string | undefined): readonly Fields[] {
  if (field === undefined)
    return served.map((offer) => ({ handicap: { value: lineText(offer.offer.line!) }, ...pricesOf(offer) }));
  return served.flatMap((offer) =>
    offer.offer.prices.map((price) => ({
      [field]: price.outcome,
      ...(offer.offer.line === null ? {} : { position: offer.offer.line / 4 }),
      odds: overviewPrice(offer, price),
    })),
  );
}

const typeName = (type: BetType): string =>
  `EventOddsOverview${type
    .split('_')
    .map((word) => word[0] + word.slice(1).toLowerCase())
    .join('')}`;

export interface OverviewKey {
  readonly bookmaker: number;
  readonly betType: BetType;
  readonly scope: BetScope;
  readonly isLive: boolean;
}

/** The offers of one bookmaker for one bet type and part, on all lines; null without any. */
export function overviewOf({ offers }: ServedEvent, { bookmaker, betType, scope, isLive }: OverviewKey): Fields | null {
  const chosen = offers
    .filter(
      ({ offer }) =>
        offer.bookmaker === bookmaker && offer.betType === betType && offer.scope === scope && offer.isLive === isLive,
    )
    .sort((a, b) => (a.offer.line ?? 0) - (b.offer.line ?? 0));
  const [first] = chosen;
  if (first === undefined) return null;
  const head = { __typename: typeName(betType), type: betType };
  const field = LISTED[betType];
  const isListed = field !== undefined || (first.offer.line !== null && betType !== 'NEXT_GOAL');
  return isListed ? { ...head, opportunities: opportunities(chosen, field) } : { ...head, ...pricesOf(chosen.at(-1)!) };
}

const HANDICAPS: ReadonlySet<BetType> = new Set<BetType>(['ASIAN_HANDICAP', 'EUROPEAN_HANDICAP']);
const BY_SELECTION: ReadonlySet<BetType> = new Set<BetType>(['OVER_UNDER', 'ODD_OR_EVEN']);

/** A price of the comparison: what an outcome does not have is null. */
export function comparisonPrice({ event }: ServedEvent, served: ServedOffer, price: OutcomePrice): Fields {
  const { betType, line } = served.offer;
  const { outcome } = price;
  const sides: Readonly<Record<string, string>> = isRace(event)
    ? {}
    : { home: event.home, homeDraw: event.home, away: event.away, drawAway: event.away };
  // Each side has its own handicap: that of the market is the home side's.
  const own = line !== null && outcome === 'away' && HANDICAPS.has(betType) && line !== 0 ? -line : line;
  const isPlace = betType === 'TOP_POSITION_MERGED';
  const format = isRace(event) ? {} : event.format;
  return {
    eventParticipantId: isPlace ? outcome : (sides[outcome] ?? null),
    value: textOrNull(price.price),
    opening: textOrNull(price.opening),
    active: price.price !== null && isActive(served),
    handicap: own === null || isPlace ? null : { type: lineUnit(event.sportId, served.offer, format), value: lineText(own) },
    selection: BY_SELECTION.has(betType) ? outcome.toUpperCase() : null,
    score: betType === 'CORRECT_SCORE' ? outcome : null,
    winner: betType === 'HALF_FULL_TIME' ? outcome : null,
    bothTeamsToScore: betType === 'BOTH_TEAMS_TO_SCORE' ? outcome === 'yes' : null,
    position: isPlace && line !== null ? line / 4 : null,
  };
}
