import type { Pair } from '../../event/entities.ts';

export type RuleSubject =
  | { readonly of: 'my-match' | 'my-team' | 'dane' | 'any' }
  /** A participant id, or {sport_templateKey}. */
  | { readonly of: 'team' | 'league'; readonly key: string };

/** Of the side that the subject names, or of either one. */
export const PLAIN_CONDITIONS = ['scores', 'red', 'level', 'wins', 'loses', 'set-point', 'match-point', 'overtime'] as const;
/** `ahead` and `behind` by at least n, `within` n, at least n in `total`. */
export const COUNTED_CONDITIONS = ['ahead', 'behind', 'within', 'total'] as const;

export type RuleCondition =
  | { readonly kind: (typeof PLAIN_CONDITIONS)[number] }
  | { readonly kind: (typeof COUNTED_CONDITIONS)[number]; readonly n: number }
  | { readonly kind: 'score'; readonly score: Pair }
  /** The running set; `last` is the deciding one. */
  | { readonly kind: 'set'; readonly score: Pair; readonly set: number | 'last' };
export type ConditionKind = RuleCondition['kind'];

export type RuleTime =
  | { readonly kind: 'any' }
  /** Later than a minute of the match, in its last n minutes, in a part of it. */
  | { readonly kind: 'after' | 'last' | 'part'; readonly n: number };

export const MOST_CONDITIONS = 2;

export interface Rule {
  /** At least one. */
  readonly sports: readonly number[];
  readonly subject: RuleSubject;
  /** One to MOST_CONDITIONS; all of them must hold. */
  readonly conditions: readonly RuleCondition[];
  readonly time: RuleTime;
}

/** A text that is no rule, or a rule that can never be true, with the reason in Danish. */
export interface RuleRefusal {
  readonly refused: string;
}
