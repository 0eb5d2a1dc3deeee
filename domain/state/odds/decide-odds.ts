import type { OddsMessage } from '../../messages/odds.ts';
import { type Refusal, RefusalError } from '../decision.ts';
import type { OddsContext, OddsDecision, OddsRefusalCode } from './decision.ts';
import { decideOffer } from './offer.ts';
import { decideConfirmation, decideOfferRetraction, decideOfferState, decideSettlement } from './other-messages.ts';

function decided(context: OddsContext, message: OddsMessage): OddsDecision {
  switch (message.kind) {
    case 'offer':
      return decideOffer(context, message);
    case 'offer-state':
      return decideOfferState(context, message);
    case 'offer-confirmation':
      return decideConfirmation(context, message);
    case 'settlement':
      return decideSettlement(context, message);
    case 'retraction':
      return decideOfferRetraction(context, message);
  }
}

/** Pure: the offers after it follow from its versions alone. */
export function decideOdds(context: OddsContext, message: OddsMessage): OddsDecision {
  try {
    return decided(context, message);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.refusal as Refusal<OddsRefusalCode>;
  }
}
