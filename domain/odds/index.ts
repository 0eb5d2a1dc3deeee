export {
  BET_TYPE_RULES,
  BET_TYPES,
  type BetType,
  type BetTypeRule,
  type LineKind,
  OTHER_SCORE,
  SCORE_OUTCOME,
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
export { MAX_PRICE, MIN_PRICE, parsePrice, type Price } from './price.ts';
export { BET_SCOPES, type BetScope } from './scopes.ts';
export {
  BETTING_GROUP,
  type BettingGroup,
  bettingGroup,
  type LineUnit,
  oddsType,
  offeredTypes,
  type SportOdds,
  sportOdds,
} from './sport-odds.ts';
