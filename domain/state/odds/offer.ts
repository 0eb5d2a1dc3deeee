import type { OfferMessage } from '../../messages/odds.ts';
import type { OfferKey } from '../../odds/offer.ts';
import type { HeldOffer } from '../../odds/offer-columns.ts';
import { accepted, type OddsContext, type OddsDecision, refuse } from './decision.ts';
import { checkBookmaker, checkStage, namedEvent, timeOf } from './event-of.ts';
import { marketOf } from './market-of.ts';
import { checkBook, type StatedPrices, statedPrices, warningsOf } from './offer-prices.ts';

const isSettled = ({ state }: HeldOffer): boolean => state === 'settled' || state === 'void';

const isSameMarket = (a: OfferKey, b: OfferKey): boolean =>
  a.bookmaker === b.bookmaker && a.betType === b.betType && a.scope === b.scope && a.line === b.line && a.isLive === b.isLive;

function isUnchanged(held: HeldOffer, state: string, { outcomes, prices }: StatedPrices): boolean {
  const before = new Map(held.prices.map(({ outcome, price }) => [outcome, price]));
  return held.state === state && outcomes.every((outcome, index) => (before.get(outcome) ?? null) === prices[index]);
}

/** An offer is what its key named first, before and during an event apart. */
export function decideOffer(context: OddsContext, message: OfferMessage): OddsDecision {
  const { odds, provider, receivedMs } = context;
  const { key, seq, state } = message;
  checkBookmaker(context, message.bookmaker);
  const named = namedEvent(context, message.event);
  const offer = marketOf(named, message);
  const atMs = timeOf(message.at, receivedMs);
  const known = odds.namedBy(offer.event, provider.name, key);
  const held = odds.offer(offer);
  if (known !== null && !isSameMarket(known.offer, offer))
    refuse('key_of_other_kind', '/key', 'another key: this one names another offer of the event');
  if (known !== null && seq < known.seq) return { result: 'stale' };
  checkStage(named.event, offer.isLive, atMs);
  const stated = statedPrices(context, named, offer, message, held);
  checkBook(offer, state, stated);
  if (known !== null && seq === known.seq) {
    // A later state or retraction has changed the offer since.
    if (atMs < known.offer.atMs || isUnchanged(known.offer, state, stated)) return { result: 'duplicate' };
    refuse('conflict', '/seq', `a seq greater than ${known.seq}`);
  }
  if (held !== null) {
    if (isSettled(held)) refuse('market_settled', '/state', 'no prices after the settlement');
    if (atMs < held.atMs) return { result: 'stale' };
    if (isUnchanged(held, state, stated)) return accepted([], [{ offer, atMs: Math.min(atMs, receivedMs) }]);
  }
  const warnings = warningsOf(offer, stated, held, offer.line === null ? [] : odds.linesOf(offer));
  const isSuspect = warnings.includes('suspect_book');
  const version = { receivedMs, provider: provider.name, key, seq, offer, atMs, state, isSuspect, ...stated };
  return accepted([version], [], warnings);
}
