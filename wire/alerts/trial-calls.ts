/** Answers the sports with matches, as JSON. */
export const RULE_SPORTS_PATH = '/x/rules/sports';
/** POST of rules, followed matches and teams; answers `RuleTrialAnswer`. */
export const RULE_TRIAL_PATH = '/x/rules/trial';

/** How often a rule would have rung yesterday, or why it never rings, in Danish. */
export type RuleTrialResult = { readonly times: number } | { readonly refused: string };

/** In the order of the rules. */
export interface RuleTrialAnswer {
  readonly results: readonly RuleTrialResult[];
}
