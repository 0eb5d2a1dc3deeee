import { StageType } from '../../event/stage.ts';
import type {
  OfferConfirmationMessage,
  OfferRetractionMessage,
  OfferStateMessage,
  SettlementMessage,
} from '../../messages/odds.ts';
import { BET_TYPE_RULES } from '../../odds/bet-types.ts';
import { winnersOf } from '../../odds/figures/book.ts';
import type { OfferState } from '../../odds/offer.ts';
import type { HeldOffer } from '../../odds/offer-columns.ts';
import type { Price } from '../../odds/price.ts';
import type { Settlement } from '../../odds/settlement.ts';
import { swapOutcome } from '../../odds/sides.ts';
import { accepted, type OddsContext, type OddsDecision, type OfferChange, refuse } from './decision.ts';
import { checkBookmaker, type NamedEvent, namedEvent, timeOf } from './event-of.ts';
import { betTypeOf, competitorOf, marketOf } from './market-of.ts';

const pricesOf = ({ prices }: HeldOffer): readonly (Price | null)[] => prices.map(({ price }) => price);

function changed(
  { provider, receivedMs }: OddsContext,
  { event, bookmaker, betType, scope, line, isLive, isSuspect, prices }: HeldOffer,
  atMs: number,
  change: { readonly state: OfferState; readonly prices: OfferChange['prices']; readonly settlement?: readonly Settlement[] },
): OfferChange {
  return {
    ...{ receivedMs, provider: provider.name, key: '', seq: 0, atMs, isSuspect },
    offer: { event, bookmaker, betType, scope, line, isLive },
    outcomes: prices.map(({ outcome }) => outcome),
    ...change,
  };
}

/** Of a settled offer nothing changes, nor of one with a later version. */
export function decideOfferState(context: OddsContext, message: OfferStateMessage): OddsDecision {
  const { odds, bookmakers, provider, receivedMs } = context;
  const { bookmaker, betType, live, state } = message;
  if (bookmaker !== undefined) checkBookmaker(context, bookmaker);
  const { event } = namedEvent(context, message.event);
  const atMs = timeOf(message.at, receivedMs);
  const isOurs = (id: number): boolean => (bookmaker ?? id) === id && [null, provider.name].includes(bookmakers.get(id) ?? null);
  const concerned = odds
    .offersOf(event.id)
    .filter(
      (offer) =>
        isOurs(offer.bookmaker) &&
        offer.isLive === live &&
        (betType === undefined || offer.betType === betTypeOf(betType)) &&
        offer.state !== state &&
        offer.state !== 'settled' &&
        offer.state !== 'void' &&
        offer.atMs <= atMs &&
        (state !== 'open' || pricesOf(offer).some((price) => price !== null)),
    );
  if (concerned.length === 0) return { result: 'duplicate' };
  return accepted(concerned.map((offer) => changed(context, offer, atMs, { state, prices: pricesOf(offer) })));
}

export function decideConfirmation(context: OddsContext, message: OfferConfirmationMessage): OddsDecision {
  const { receivedMs } = context;
  checkBookmaker(context, message.bookmaker);
  const atMs = Math.min(timeOf(message.at, receivedMs), receivedMs);
  const events = message.events.map((ref, index) => namedEvent(context, ref, `/events/${index}`).event.id);
  return accepted([], [{ bookmaker: message.bookmaker, events, isLive: message.live, atMs }]);
}

function fractionOf(text: string): number {
  const [part, whole = '1'] = text.split('/');
  return Number(part) / Number(whole);
}

const SLACK = 1e-6;

/** Of each price of the offer; outcomes that are left out have lost. */
function settlementOf(context: OddsContext, { results }: SettlementMessage, offer: HeldOffer, isSwapped: boolean): Settlement[] {
  const { event } = namedEvent(context, { id: offer.event });
  const byOutcome = new Map(
    Object.entries(results).map(([name, { share, refund }]) => {
      const path = `/results/${name}`;
      const outcome =
        offer.betType === 'TOP_POSITION_MERGED' ? competitorOf(context, event, name, path) : isSwapped ? swapOutcome(name) : name;
      if (!offer.prices.some((price) => price.outcome === outcome))
        refuse('unknown_outcome', path, offer.prices.map((price) => price.outcome).join(', '));
      const settlement = { share: fractionOf(share), refund: fractionOf(refund) };
      if (settlement.share + settlement.refund > 1 + SLACK)
        refuse('impossible_settlement', path, 'a share and a refund of 1 together');
      return [outcome, settlement];
    }),
  );
  const settlements = offer.prices.map(({ outcome }) => byOutcome.get(outcome) ?? { share: 0, refund: 0 });
  const sum = (of: (settlement: Settlement) => number): number => settlements.reduce((total, each) => total + of(each), 0);
  const winners = winnersOf(offer);
  const isTooFew =
    BET_TYPE_RULES[offer.betType].outcomes !== null && sum(({ share, refund }) => share + refund) < winners - SLACK;
  if (isTooFew || sum(({ share }) => share) > winners + SLACK)
    refuse('impossible_settlement', '/results', `${winners} of the outcomes as winner, void or shared`);
  return settlements;
}

const CORRECTED_MS = 24 * 3600_000;

/** First past the post: what is settled a day after the end stands. */
const isFinal = ({ stageType, stageStart, changedAt }: NamedEvent['event'], atMs: number): boolean =>
  stageType === StageType.finished && atMs > (stageStart ?? changedAt) * 1000 + CORRECTED_MS;

export function decideSettlement(context: OddsContext, message: SettlementMessage): OddsDecision {
  const { odds, receivedMs } = context;
  checkBookmaker(context, message.bookmaker);
  const named = namedEvent(context, message.event);
  const key = marketOf(named, message);
  const atMs = timeOf(message.at, receivedMs);
  // Without `live` both offers of the market end alike.
  const keys = message.live === undefined ? [key, { ...key, isLive: true }] : [key];
  const offers = keys.flatMap((each) => odds.offer(each) ?? []);
  if (offers.length === 0) refuse('unknown_offer', '/betType', 'the market of an accepted offer');
  const versions = offers
    .filter((offer) => offer.settlement === null || offer.atMs < atMs)
    .map((offer) => {
      if (offer.settlement !== null && isFinal(named.event, atMs))
        refuse('market_settled', '/at', 'a correction within 24 hours after the end of the event');
      const settlement = settlementOf(context, message, offer, named.isSwapped);
      const state = settlement.every(({ refund }) => refund === 1) ? 'void' : 'settled';
      return changed(context, offer, atMs, { state, prices: pricesOf(offer), settlement });
    });
  return versions.length === 0 ? { result: 'stale' } : accepted(versions);
}

/** The prices go; the opening ones stay, as they never change. */
export function decideOfferRetraction(context: OddsContext, message: OfferRetractionMessage): OddsDecision {
  const { odds, provider, receivedMs } = context;
  const { key, seq } = message.supersedes;
  const found = odds.find(provider.name, key);
  if (found === null || seq > found.seq)
    return refuse('unknown_superseded', '/supersedes', 'the key and seq of an accepted offer');
  const { offer } = found;
  const isWithdrawn = pricesOf(offer).every((price) => price === null);
  if (seq < found.seq || isWithdrawn) return { result: seq < found.seq ? 'stale' : 'duplicate' };
  const atMs = Math.max(timeOf(message.at, receivedMs), offer.atMs);
  return accepted([changed(context, offer, atMs, { state: 'closed', prices: offer.prices.map(() => null) })]);
}
