import type { AlertSport } from '../facts.ts';
import { regularMinutes } from '../minutes.ts';
import { refusalOf } from './refusal.ts';
import type { Rule, RuleCondition, RuleSubject, RuleTime } from './rule.ts';

const ANY: RuleTime = { kind: 'any' };

/** Rules to begin with: those of the usual ones that can be true in a sport. */
export function readyRules(sport: AlertSport): readonly Rule[] {
  const regular = regularMinutes(sport) ?? 0;
  const late: RuleTime = { kind: 'after', n: Math.floor((regular * 2) / 3) };
  const last: RuleTime = { kind: 'last', n: regular > 60 ? 10 : 5 };
  const usual: readonly (readonly [RuleSubject, RuleCondition, RuleTime])[] = [
    [{ of: 'my-team' }, { kind: 'scores' }, ANY],
    [{ of: 'my-team' }, { kind: 'behind', n: 2 }, late],
    [{ of: 'my-match' }, { kind: 'level' }, last],
    [{ of: 'my-match' }, { kind: 'within', n: 1 }, last],
    [{ of: 'my-team' }, { kind: 'red' }, ANY],
    [{ of: 'my-match' }, { kind: 'overtime' }, ANY],
    [{ of: 'dane' }, { kind: 'match-point' }, ANY],
    [{ of: 'my-team' }, { kind: 'match-point' }, ANY],
    [{ of: 'my-match' }, { kind: 'set', score: [5, 5], set: 'last' }, ANY],
    [{ of: 'dane' }, { kind: 'wins' }, ANY],
    [{ of: 'my-team' }, { kind: 'wins' }, ANY],
  ];
  return usual
    .map(([subject, condition, time]): Rule => ({ sports: [sport.id], subject, conditions: [condition], time }))
    .filter((rule) => refusalOf(rule, () => sport) === null);
}
