import { NOTHING_ELSE, setNamed, STANDS_IN_SET } from '#words/rules.ts';
import type { Pair } from '../../event/entities.ts';
import type { AlertSport } from '../facts.ts';
import { isOffered, isPlayedInSets, longestBestOf } from './bounds.ts';
import { numberText, verbOf } from './phrases.ts';
import { refusalOf } from './refusal.ts';
import { type ConditionKind, COUNTED_CONDITIONS, PLAIN_CONDITIONS, type Rule, type RuleCondition } from './rule.ts';

export interface RuleChoice {
  readonly text: string;
  readonly rule: Rule;
}

const KINDS: readonly ConditionKind[] = [...PLAIN_CONDITIONS, ...COUNTED_CONDITIONS, 'score', 'set'];
const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20] as const;
const SCORES = [0, 1, 2, 3].flatMap((own) => [0, 1, 2, 3].map((other): Pair => [own, other]));
const SET_SCORES: readonly Pair[] = [
  [0, 5],
  [1, 5],
  [5, 5],
  [5, 1],
  [5, 0],
  [3, 7],
  [7, 3],
  [10, 10],
  [15, 15],
  [20, 20],
];

export function conditionOf(kind: ConditionKind): RuleCondition {
  if (kind === 'score') return { kind, score: [0, 0] };
  if (kind === 'set') return { kind, score: [5, 5], set: 'last' };
  return kind === 'ahead' || kind === 'behind' || kind === 'within' || kind === 'total' ? { kind, n: 1 } : { kind };
}

const withCondition = (rule: Rule, at: number, condition: RuleCondition): Rule => ({
  ...rule,
  conditions: rule.conditions.toSpliced(at, 1, condition),
});

/** Of a place, or of one behind the last; not those of the other places. One behind the first can go. */
export function conditionsOf(rule: Rule, at: number, sport: AlertSport): readonly RuleChoice[] {
  const others = rule.conditions.toSpliced(at, 1);
  const kinds = KINDS.filter((kind) => isOffered(kind, sport) && !others.some((other) => other.kind === kind));
  const changed = kinds.map((kind) => {
    const before = rule.conditions[at];
    const next = withCondition(rule, at, kind === before?.kind ? before : conditionOf(kind));
    return {
      text: kind === 'set' ? STANDS_IN_SET : verbOf(kind, sport),
      rule: before === undefined ? fitting(next, at, sport) : next,
    };
  });
  return at === 0 || rule.conditions[at] === undefined
    ? changed
    : [...changed, { text: NOTHING_ELSE, rule: { ...rule, conditions: others } }];
}

/** With the first numbers by which the rule can be true, if there are any. */
function fitting(rule: Rule, at: number, sport: AlertSport): Rule {
  const canBeTrue = (each: Rule): boolean => refusalOf(each, () => sport) === null;
  return canBeTrue(rule) ? rule : (numbersOf(rule, at, sport).find((choice) => canBeTrue(choice.rule))?.rule ?? rule);
}

export function numbersOf(rule: Rule, at: number, sport: AlertSport): readonly RuleChoice[] {
  const condition = rule.conditions[at]!;
  const changed: readonly RuleCondition[] =
    'n' in condition
      ? COUNTS.map((n) => ({ ...condition, n }))
      : condition.kind === 'set'
        ? SET_SCORES.map((score) => ({ ...condition, score }))
        : condition.kind === 'score'
          ? SCORES.map((score) => ({ ...condition, score }))
          : [];
  return changed.map((each) => ({ text: numberText(each, sport) ?? '', rule: withCondition(rule, at, each) }));
}

export function setsOf(rule: Rule, at: number, sport: AlertSport): readonly RuleChoice[] {
  const condition = rule.conditions[at]!;
  if (condition.kind !== 'set' || !isPlayedInSets(sport)) return [];
  const most = longestBestOf(sport) ?? 0;
  const all = [...Array.from({ length: most }, (_, index) => index + 1), 'last' as const];
  return all.map((set) => ({ text: setNamed(set), rule: withCondition(rule, at, { ...condition, set }) }));
}
