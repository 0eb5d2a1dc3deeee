import type { AlertFacts, AlertMoment, AlertOccasion } from './facts.ts';
import type { AlertKind } from './kinds.ts';

type Details = Partial<Omit<AlertMoment, 'kind' | 'occasion' | 'tag' | 'occurrence'>>;

/** The number of corrections distinguishes a goal from a later one to the same score. */
export function momentOf(
  kind: AlertKind,
  occasion: AlertOccasion,
  tag: string,
  facts: AlertFacts,
  details: Details = {},
): AlertMoment {
  return {
    kind,
    occasion,
    side: null,
    score: facts.score,
    was: null,
    wasStart: null,
    part: null,
    minute: facts.minute,
    by: '',
    reason: 'unknown',
    ...details,
    tag,
    occurrence: `${tag} ${facts.correction?.count ?? 0}`,
  };
}
