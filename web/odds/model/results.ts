import type { OutcomeResult } from '@stillingen/domain/odds';
import type { MarketOdds } from '@stillingen/wire';
import { priceOf } from './summary.ts';

/** What all bookmakers with the outcome agree on; null before it is known, and where rules differ. */
export function resultOf({ offers }: MarketOdds, outcome: string): OutcomeResult | null {
  const results = new Set(offers.flatMap((offer) => priceOf(offer, outcome)?.result ?? []));
  const [result = null] = results;
  return results.size === 1 ? result : null;
}
