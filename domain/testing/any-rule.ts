import fc from 'fast-check';
import { COUNTED_CONDITIONS, PLAIN_CONDITIONS, type Rule, type RuleCondition } from '../alerts/rules/rule.ts';
import type { Pair } from '../event/entities.ts';
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
