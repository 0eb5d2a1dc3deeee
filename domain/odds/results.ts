import type { Market } from './offer.ts';
import type { OddsEvent } from './odds-event.ts';
import type { OutcomeResult } from './settlement.ts';

/** When a match of sets that a player gives up settles the winner; null where that is not known. */
export type RetirementRule = 'void' | 'afterFirstPoint' | 'afterFirstSet';

export interface ResultTerms {
  readonly retirement: RetirementRule | null;
  readonly nowMs: number;
}

/** Of each outcome as the event stands; null while it is not decided, or not known. */
export function resultsOf(
  _market: Market,
  outcomes: readonly string[],
  _of: OddsEvent,
  _terms: ResultTerms,
): (OutcomeResult | null)[] {
  return outcomes.map(() => null);
}
