import type { AlertFacts } from '../alerts/facts.ts';
import { ringsFor } from '../alerts/rules/holds.ts';
import type { IndexedRule, RuleMatch } from '../alerts/rules/rule-index.ts';
import type { Side } from '../event/entities.ts';

function sidesFor<Key>({ rule: { subject }, follows }: IndexedRule<Key>, { event, league, sides }: AlertFacts): readonly Side[] {
  const both = ['home', 'away'] as const;
  const having = (is: (ids: readonly string[], country: string) => boolean): readonly Side[] =>
    both.filter((_, at) => is(sides![at]!.ids, sides![at]!.country));
  switch (subject.of) {
    case 'my-match':
      return follows.matches.has(event) || follows.stages.has(league.stage) ? both : [];
    case 'my-team':
      return having((ids) => ids.some((id) => follows.teams.has(id)));
    case 'team':
      return having((ids) => ids.includes(subject.key));
    case 'league':
      return league.key === subject.key ? both : [];
    case 'dane':
      return having((_, country) => country === 'dk');
    default:
      return both;
  }
}

/** Each rule in turn: what the index is compared with. */
export function plainMatches<Key>(
  rules: readonly IndexedRule<Key>[],
  before: AlertFacts,
  after: AlertFacts,
): readonly RuleMatch<Key>[] {
  return rules.flatMap((indexed) => {
    const { key, rule } = indexed;
    if (after.sides === null || !rule.sports.includes(after.sport.id)) return [];
    for (const side of sidesFor(indexed, after)) {
      const occurrence = ringsFor(rule, before, after, side);
      if (occurrence !== null) return [{ key, rule, side, occurrence }];
    }
    return [];
  });
}
