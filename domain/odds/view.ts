import { BET_TYPE_RULES } from './bet-types.ts';
import { isMatch, type OddsEvent, type OddsPhase, phaseOf } from './results/odds-event.ts';
import type { Offer, OfferState } from './offer.ts';
import { resultsOf, type ResultTerms } from './results/results.ts';
import { type OutcomeResult, resultOf } from './settlement.ts';

/** How an offer is shown. It follows from the offer and the event as both stand: none of it is kept. */
export interface OfferView {
  readonly state: OfferState;
  readonly isFresh: boolean;
  /** In best, average and payout: open, fresh, complete and not suspect. */
  readonly counts: boolean;
  /** Of each price; null while it may still come true, or where it is not known. */
  readonly results: readonly (OutcomeResult | null)[];
}

const FRESH_MS = { before: 600_000, live: 60_000 };
/** Whether prices that were confirmed at a time count. */
export const isFresh = (confirmedMs: number, isLive: boolean, nowMs: number): boolean =>
  nowMs - confirmedMs <= (isLive ? FRESH_MS.live : FRESH_MS.before);

/** An offer that was not confirmed for so long is gone. */
const GONE_MS = 24 * 3600_000;

/** Live offers that are older are suspended: play has changed since. Only seconds are known. */
function haltedMs(of: OddsEvent): number {
  if (!isMatch(of)) return (of.race.stageStart ?? 0) * 1000;
  const { sport, event } = of;
  // Where scores are many, bookmakers do not wait for each.
  const lastS = sport.alerts.each ? event.changedAt : (event.stageStart ?? 0);
  return (Math.max(lastS, event.haltedAt ?? 0) + 1) * 1000;
}

const isUnderReview = (of: OddsEvent): boolean => isMatch(of) && of.event.underReview !== null;
const startMs = (of: OddsEvent): number => (isMatch(of) ? of.event : of.race).start * 1000;

const ENDED: ReadonlySet<OddsPhase> = new Set<OddsPhase>(['stopped', 'not played', 'played']);

function stateOf(offer: Offer, of: OddsEvent, phase: OddsPhase, results: OfferView['results']): OfferState {
  if (offer.settlement !== null) return offer.state;
  const isDecided = results.every((result) => result !== null);
  if (isDecided && results.every((result) => result === 'void')) return 'void';
  if (ENDED.has(phase)) return isDecided ? 'settled' : 'closed';
  if (phase === 'before') return offer.state;
  if (isDecided || !offer.isLive || offer.state === 'closed') return 'closed';
  if (phase !== 'running') return 'suspended';
  return offer.state === 'open' && (isUnderReview(of) || offer.atMs < haltedMs(of)) ? 'suspended' : offer.state;
}

function isGone(offer: Offer, of: OddsEvent, phase: OddsPhase, nowMs: number): boolean {
  const untilMs = phase === 'before' || offer.isLive ? nowMs : startMs(of);
  return !ENDED.has(phase) && offer.settlement === null && untilMs - offer.confirmedMs > GONE_MS;
}

const isComplete = ({ betType, prices }: Offer): boolean =>
  prices.length >= (BET_TYPE_RULES[betType].outcomes?.length ?? 1) && prices.every(({ price }) => price !== null);

/** What the bookmaker settled goes before what follows from the event. */
function resultsFor(offer: Offer, of: OddsEvent, terms: ResultTerms): OfferView['results'] {
  if (offer.settlement !== null) return offer.settlement.map(resultOf);
  const outcomes = offer.prices.map(({ outcome }) => outcome);
  return offer.state === 'void' ? outcomes.map(() => 'void') : resultsOf(offer, outcomes, of, terms);
}

/** Null for an offer that is not shown any more. */
export function viewOffer(offer: Offer, of: OddsEvent, terms: ResultTerms): OfferView | null {
  const phase = phaseOf(of, terms.nowMs);
  if (isGone(offer, of, phase, terms.nowMs)) return null;
  const results = resultsFor(offer, of, terms);
  const state = stateOf(offer, of, phase, results);
  const fresh = isFresh(offer.confirmedMs, offer.isLive, terms.nowMs);
  return { state, isFresh: fresh, counts: state === 'open' && fresh && isComplete(offer) && !offer.isSuspect, results };
}
