import type { OfferVersion } from '../../odds/offer.ts';
import type { OddsState, OfferConfirmation } from '../../odds/odds-state.ts';
import { type Provider, REFUSALS, type Refusal, RefusalError } from '../decision.ts';
import type { LiveState } from '../state.ts';

const { overloaded, failed, conflict, key_of_other_kind, unknown_event, unknown_participant, unknown_superseded } = REFUSALS;
const { listed_twice, impossible_time, time_ahead } = REFUSALS;

/** Refusal codes of odds, never reused, with their explanation. */
export const ODDS_REFUSALS = {
  ...{ overloaded, failed, conflict, key_of_other_kind, unknown_event, unknown_participant, unknown_superseded },
  ...{ listed_twice, impossible_time, time_ahead },
  unknown_bookmaker: 'the operator configured no such bookmaker',
  bookmaker_not_of_provider: 'the bookmaker belongs to another provider',
  bet_type_not_of_sport: 'no list of the sport has the bet type',
  scope_not_of_sport: 'the sport has no such part',
  unknown_outcome: 'not an outcome of the bet type',
  outcomes_incomplete: 'an open offer needs two prices; three of HOME_DRAW_AWAY and DOUBLE_CHANCE',
  impossible_price: 'a price is from 1.001 to 10000, with up to three decimals',
  impossible_line: 'lines are multiples of 0.25 up to 1000; whole for European handicaps, places and numbers of goals',
  line_missing: 'the bet type has a line',
  line_not_allowed: 'the bet type has no line',
  impossible_book: 'the prices together belong to no bookmaker',
  not_live: 'the event is not in play',
  not_prematch: 'the event has started',
  unknown_offer: 'no such offer was accepted',
  market_settled:
    'the offer is settled: only a correction of the settlement changes it, within 24 hours after the end of the event',
  impossible_settlement: 'share and refund of an outcome are at most 1, and winners are as many as the bet type has',
} as const;
export type OddsRefusalCode = keyof typeof ODDS_REFUSALS;

/** What an accepted offer may have, and is likely an error. */
export const ODDS_WARNINGS = {
  lines_crossed: 'a harder line has the lower price',
  suspect_book: 'the sum of 1/price is below 0.97 or above 1.30 for each winner: the offer is shown, and counts in nothing',
  moved_far: 'a price moved by more than 65 percent in one step',
} as const;
export type OddsWarning = keyof typeof ODDS_WARNINGS;

/** Its counters are set when it is committed. */
export type OfferChange = Omit<OfferVersion, 'n' | 'journalN'>;

export type OddsDecision =
  | {
      readonly result: 'accepted';
      readonly versions: readonly OfferChange[];
      readonly confirmations: readonly OfferConfirmation[];
      readonly warnings: readonly OddsWarning[];
    }
  | { readonly result: 'duplicate' | 'stale' }
  | Refusal<OddsRefusalCode>;

export interface OddsContext {
  readonly odds: OddsState;
  readonly live: LiveState;
  readonly provider: Provider;
  /** All configured ones, with the only provider that may send their offers; null for any. */
  readonly bookmakers: ReadonlyMap<number, string | null>;
  readonly receivedMs: number;
}

export const refuse = (code: OddsRefusalCode, path: string, allowed: string): never => {
  throw new RefusalError<OddsRefusalCode>(code, path, allowed);
};

export const accepted = (
  versions: readonly OfferChange[],
  confirmations: readonly OfferConfirmation[] = [],
  warnings: readonly OddsWarning[] = [],
): OddsDecision => ({ result: 'accepted', versions, confirmations, warnings });
