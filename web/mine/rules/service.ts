import type { AlertSport } from '@stillingen/domain';
import { RULE_SPORTS_PATH, RULE_TRIAL_PATH, type RuleTrialAnswer } from '@stillingen/wire';
import type { TryRules } from './use-trials.ts';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

async function jsonOf<Answer>(fetching: Promise<Response>): Promise<Answer> {
  const response = await fetching;
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** All sports with matches, as rules and alerts need them. */
export const fetchRuleSports = (fetch: Fetch): Promise<readonly AlertSport[]> => jsonOf(fetch(RULE_SPORTS_PATH));

/** Rules about what is followed are tried on these matches, stages and teams. */
export const trialsOf =
  (fetch: Fetch, follows: Readonly<Record<'matches' | 'stages' | 'teams', readonly string[]>>): TryRules =>
  async (rules) => {
    const body = JSON.stringify({ rules, ...follows });
    const call = fetch(RULE_TRIAL_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { results } = await jsonOf<RuleTrialAnswer>(call);
    return results.map((result) => ('times' in result ? result.times : null));
  };
