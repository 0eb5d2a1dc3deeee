import type { OfferMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { oneOf, readTable } from '../data/table.ts';
import { MARKET_RULES, type Market } from './markets.ts';
import { bookPrices, priceText } from './pricing.ts';

/**
 * Invented bookmakers. `reacts_ms` is how late their prices follow, `suspends_ms` when they suspend
 * after a score is published, negative before it. Margins: football-data.co.uk, 2025/26.
 */
export const BOOKMAKERS = readTable('odds-bookmakers.csv', 'id# margin# reacts_ms# suspends_ms# way', {
  way: oneOf('', 'early', 'silent', 'erring'),
});
export type DemoBookmaker = (typeof BOOKMAKERS)[number];

/** Deviation of the logarithm of a price between bookmakers, and of one from one time to the next. */
const APART = 0.023;
const RESTLESS = 0.006;
const COVERED = 0.88;
/** Margins of a half as multiples of those of a match. */
const OF_HALF = 1.8;

export const covers = ({ id }: DemoBookmaker, event: string): boolean =>
  createRandom('covers', id, event).chance(COVERED) || id === BOOKMAKERS[0]!.id;

export interface Quote extends Pick<OfferMessage, 'betType' | 'scope' | 'line' | 'prices' | 'entries'> {}

/** By one opinion on all lines, at the `visit` of an event; null with too few prices. */
export function quoteOf(
  bookmaker: DemoBookmaker,
  event: string,
  { chances, winners, ...market }: Market,
  visit: number,
): Quote | null {
  const { betType, scope } = market;
  const opinion = createRandom('opinion', bookmaker.id, event, betType, scope);
  const mood = createRandom('mood', bookmaker.id, event, betType, scope, visit);
  const outcomes = Object.keys(chances);
  const believed = outcomes.map((outcome) => chances[outcome]! * Math.exp(APART * opinion.normal() + RESTLESS * mood.normal()));
  const scale = winners / believed.reduce((sum, chance) => sum + chance, 0);
  const shares = believed.map((chance) => Math.min(0.999, chance * scale));
  const margin = bookmaker.margin * MARKET_RULES.get(betType)!.margin * (scope === 'FIRST_HALF' ? OF_HALF : 1);
  const texts = bookPrices(shares, winners, margin).map(priceText);
  const needed = betType === 'HOME_DRAW_AWAY' || betType === 'DOUBLE_CHANCE' || betType === 'EUROPEAN_HANDICAP' ? 3 : 2;
  if (texts.filter((text) => text !== null).length < needed) return null;
  if (betType !== 'TOP_POSITION_MERGED')
    return { ...market, prices: Object.fromEntries(outcomes.map((name, at) => [name, texts[at]!])) };
  return { ...market, entries: outcomes.map((participant, at) => ({ participant, price: texts[at]! })) };
}
