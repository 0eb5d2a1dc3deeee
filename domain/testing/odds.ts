import { type BetType, type Market, type OddsMatch, type OutcomeResult, resultsOf, type ResultTerms } from '../odds/index.ts';
import { BET_TYPE_RULES } from '../odds/bet-types.ts';
import { sportById } from '../sports/index.ts';
import type { Message } from '../messages/index.ts';
import { createScenario, KICK_OFF } from './scenario.ts';

/** A match after all its messages; throws for a refused one. */
export function matchOf(messages: readonly Message[]): OddsMatch {
  const { state, submit, event } = createScenario();
  for (const message of messages) {
    const decision = submit(message);
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
  }
  const stands = event();
  return { sport: sportById(stands.sportId)!, event: stands, incidents: state.incidents.get(stands.id) ?? [] };
}

/** `line` as it is written: 2.5. */
export const market = (betType: BetType, line: number | null = null, scope: Market['scope'] = 'FULL_TIME'): Market => ({
  betType,
  scope,
  line: line === null ? null : line * 4,
});

export const THREE_HOURS_LATER: ResultTerms = { retirement: null, nowMs: Date.parse(KICK_OFF) + 3 * 3600_000 };

export const results = (
  match: OddsMatch,
  of: Market,
  terms: Partial<ResultTerms> = {},
  outcomes: readonly string[] = BET_TYPE_RULES[of.betType].outcomes ?? [],
): (OutcomeResult | null)[] => resultsOf(of, outcomes, match, { ...THREE_HOURS_LATER, ...terms });
