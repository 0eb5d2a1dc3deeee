export {
  BET_TYPE_RULES,
  BET_TYPES,
  type BetType,
  type BetTypeRule,
  type LineKind,
  OTHER_SCORE,
} from './bet-types.ts';
export {
  type Market,
  type Offer,
  OFFER_STATES,
  type OfferKey,
  type OfferState,
  type OfferVersion,
  type OutcomePrice,
} from './offer.ts';
export type { HeldOffer, StoredVersion } from './offer-columns.ts';
export { OfferSteps } from './offer-steps.ts';
export { OddsState, type OfferConfirmation, type OfferGroup, type OfferSource } from './odds-state.ts';
export { MAX_PRICE, MIN_PRICE, parsePrice, type Price, thousandthsOf, writePrice } from './price.ts';
export { BET_SCOPES, type BetScope } from './scopes.ts';
export type { Settlement } from './settlement.ts';
export {
  type BettingGroup,
  type LineUnit,
  oddsType,
  offeredTypes,
  type SportOdds,
  sportOdds,
} from './sport-odds.ts';
export {
  canPush,
  type MarketFigures,
  marketFigures,
  type MarketType,
  payout,
  type Prices,
  suspectsAmong,
} from './figures/book.ts';
export { DEFAULT_ODDS_FORMAT, formatPrice, ODDS_FORMAT_ID, ODDS_FORMATS, type OddsFormat } from './figures/format.ts';
export { lineUnit } from './line-units.ts';
export type { OddsEvent, OddsMatch, OddsRace } from './results/odds-event.ts';
export { meanChances } from './figures/probabilities.ts';
export { type ResultTerms, type RetirementRule } from './results/results.ts';
export { OUTCOME_RESULTS, type OutcomeResult } from './settlement.ts';
export { isFresh, type OfferView, viewOffer } from './view.ts';
