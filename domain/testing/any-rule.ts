import fc from 'fast-check';
import type { AlertFacts } from '../alerts/facts.ts';
import { COUNTED_CONDITIONS, PLAIN_CONDITIONS, type Rule, type RuleCondition } from '../alerts/rules/rule.ts';
import { ringsFor } from '../alerts/rules/holds.ts';
import type { IndexedRule, RuleMatch } from '../alerts/rules/rule-index.ts';
import type { Pair, Side } from '../event/entities.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const TEAM_IDS = ['HHHHHHHH', 'AAAAAAAA', 'BBBBBBBB'] as const;
export const RULE_SPORTS = [
  SPORT.football,
  SPORT.handball,
  SPORT.tennis,
  SPORT.badminton,
  SPORT.iceHockey,
  SPORT.esports,
] as const;

const anyScore = fc.tuple(fc.nat(12), fc.nat(12)) as fc.Arbitrary<Pair>;

export const anyCondition: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...PLAIN_CONDITIONS) }),
  fc.record({ kind: fc.constantFrom(...COUNTED_CONDITIONS), n: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('score' as const), score: anyScore }),
  fc.record({
    kind: fc.constant('set' as const),
    score: anyScore,
    set: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant('last' as const)),
  }),
);

export const anyRule: fc.Arbitrary<Rule> = fc.record({
  sports: fc.uniqueArray(fc.constantFrom(...RULE_SPORTS), { minLength: 1, maxLength: 3 }),
  subject: fc.oneof(
    fc.record({ of: fc.constantFrom('my-match' as const, 'my-team' as const, 'dane' as const, 'any' as const) }),
    fc.record({ of: fc.constant('team' as const), key: fc.constantFrom(...TEAM_IDS) }),
    fc.record({ of: fc.constant('league' as const), key: fc.constantFrom('1_8_abc', '2_8_abc', '7_8_abc') }),
  ),
  conditions: fc.array(anyCondition, { minLength: 1, maxLength: 2 }),
  time: fc.oneof(
    fc.constant({ kind: 'any' as const }),
    fc.record({ kind: fc.constantFrom('after' as const, 'last' as const, 'part' as const), n: fc.integer({ min: 1, max: 130 }) }),
  ),
});

function sidesFor<Key>({ rule: { subject }, follows }: IndexedRule<Key>, { event, league, sides }: AlertFacts): readonly Side[] {
  const both = ['home', 'away'] as const;
  const having = (is: (ids: readonly string[], country: string) => boolean): readonly Side[] =>
    both.filter((_, at) => is(sides![at]!.ids, sides![at]!.country));
  switch (subject.of) {
    case 'my-match':
      return follows.matches.has(event) ? both : [];
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
