import type { OfferMessage } from '../../messages/odds.ts';
import { BET_TYPE_RULES, OTHER_SCORE } from '../../odds/bet-types.ts';
import { isImpossibleBook, isSuspectBook } from '../../odds/figures/book.ts';
import type { OfferKey } from '../../odds/offer.ts';
import type { HeldOffer } from '../../odds/offer-columns.ts';
import { parsePrice, type Price } from '../../odds/price.ts';
import { swapOutcome } from '../../odds/sides.ts';
import { type OddsContext, type OddsWarning, refuse } from './decision.ts';
import type { NamedEvent } from './event-of.ts';
import { checkOutcome, competitorOf } from './market-of.ts';

export interface StatedPrices {
  readonly outcomes: readonly string[];
  readonly prices: readonly (Price | null)[];
  readonly opening?: readonly (Price | null)[];
}

const MIN_OUTCOMES = 2;
const THREE: ReadonlySet<string> = new Set(['HOME_DRAW_AWAY', 'DOUBLE_CHANCE']);
/** More than 65 % up, or 39 % down. */
const FAR = 0.5;

function priceOf(text: string | null, path: string): Price | null {
  if (text === null) return null;
  return parsePrice(text) ?? refuse('impossible_price', path, 'from 1.001 to 10000, with up to three decimals, or null');
}

type Stated = readonly (readonly [outcome: string, price: Price | null])[];

function statedByOutcome(
  key: OfferKey,
  { isSwapped }: NamedEvent,
  prices: Readonly<Record<string, string | null>>,
  path: string,
): Stated {
  return Object.entries(prices).map(([outcome, price]) => {
    checkOutcome(key.betType, outcome, `${path}/${outcome}`);
    return [isSwapped ? swapOutcome(outcome) : outcome, priceOf(price, `${path}/${outcome}`)];
  });
}

function statedByCompetitor(context: OddsContext, { event }: NamedEvent, entries: NonNullable<OfferMessage['entries']>): Stated {
  const stated = entries.map(({ participant, price }, index): readonly [string, Price | null] => [
    competitorOf(context, event, participant, `/entries/${index}/participant`),
    priceOf(price, `/entries/${index}/price`),
  ]);
  const twice = stated.findIndex(([id], index) => stated.findIndex(([other]) => other === id) !== index);
  if (twice !== -1) refuse('listed_twice', `/entries/${twice}/participant`, 'each participant once');
  return stated;
}

/** In the order of the type, or of the offer so far with new outcomes behind. */
export function statedPrices(
  context: OddsContext,
  named: NamedEvent,
  key: OfferKey,
  { prices, entries, opening }: OfferMessage,
  held: HeldOffer | null,
): StatedPrices {
  const isOfCompetitors = key.betType === 'TOP_POSITION_MERGED';
  if (isOfCompetitors && entries === undefined) refuse('outcomes_incomplete', '/entries', 'entries with their prices');
  if (!isOfCompetitors && prices === undefined) refuse('outcomes_incomplete', '/prices', 'prices by outcome');
  const stated = new Map(
    isOfCompetitors ? statedByCompetitor(context, named, entries!) : statedByOutcome(key, named, prices!, '/prices'),
  );
  const known = BET_TYPE_RULES[key.betType].outcomes ?? held?.prices.map(({ outcome }) => outcome) ?? [];
  const outcomes = [...known, ...[...stated.keys()].filter((outcome) => !known.includes(outcome))];
  const opened = opening === undefined || isOfCompetitors ? null : new Map(statedByOutcome(key, named, opening, '/opening'));
  return {
    outcomes,
    prices: outcomes.map((outcome) => stated.get(outcome) ?? null),
    ...(opened === null ? {} : { opening: outcomes.map((outcome) => opened.get(outcome) ?? null) }),
  };
}

/** Lists may leave outcomes out: only a whole one has a sum. */
const hasWholeBook = ({ betType }: OfferKey, { outcomes, prices }: StatedPrices): boolean =>
  betType !== 'TOP_POSITION_MERGED' &&
  (BET_TYPE_RULES[betType].outcomes !== null || outcomes.includes(OTHER_SCORE)) &&
  !prices.includes(null);

export function checkBook(key: OfferKey, state: OfferMessage['state'], stated: StatedPrices): void {
  const offered = stated.prices.filter((price) => price !== null).length;
  const needed = THREE.has(key.betType) ? 3 : MIN_OUTCOMES;
  if (state === 'open' && offered < needed)
    refuse('outcomes_incomplete', '/prices', `at least ${needed} prices, or another state`);
  if (hasWholeBook(key, stated) && isImpossibleBook(key, stated.prices))
    refuse('impossible_book', '/prices', 'a sum of 1/price from 0.5 to 2.5 for each winner');
}

/** The more is needed to win, the higher the price: of `over`, and of a worse handicap of home. */
function hasCrossedLines(key: OfferKey, first: Price | null, lines: readonly HeldOffer[]): boolean {
  if (first === null || (key.betType !== 'OVER_UNDER' && key.betType !== 'ASIAN_HANDICAP')) return false;
  const hardness = (line: number): number => (key.betType === 'OVER_UNDER' ? line : -line);
  return lines.some(({ line, state, prices: [other] }) => {
    if (line === key.line || state !== 'open' || other?.price == null) return false;
    return hardness(line!) > hardness(key.line!) ? other.price < first : other.price > first;
  });
}

export function warningsOf(
  key: OfferKey,
  stated: StatedPrices,
  held: HeldOffer | null,
  lines: readonly HeldOffer[],
): readonly OddsWarning[] {
  const before = new Map(held?.prices.map(({ outcome, price }) => [outcome, price]));
  const hasMoved = stated.outcomes.some((outcome, index) => {
    const [now, last] = [stated.prices[index], before.get(outcome)];
    return now != null && last != null && Math.abs(Math.log(now / last)) > FAR;
  });
  return [
    ...(hasCrossedLines(key, stated.prices[0]!, lines) ? (['lines_crossed'] as const) : []),
    ...(hasWholeBook(key, stated) && isSuspectBook(key, stated.prices) ? (['suspect_book'] as const) : []),
    ...(hasMoved ? (['moved_far'] as const) : []),
  ];
}
