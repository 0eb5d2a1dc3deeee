import { NOT_A_RULE as NOT_A_RULE_TEXT } from '#words/rule-refusals.ts';
import type { Pair } from '../../event/entities.ts';
import {
  COUNTED_CONDITIONS,
  MOST_CONDITIONS,
  PLAIN_CONDITIONS,
  type Rule,
  type RuleCondition,
  type RuleRefusal,
  type RuleSubject,
  type RuleTime,
} from './rule.ts';

export const RULE_LENGTH = 200;
const MOST_SPORTS = 4;
const NOT_A_RULE: RuleRefusal = { refused: NOT_A_RULE_TEXT };

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^(?:0|[1-9]\d{0,2})$/.test(text) ? Number(text) : null;

function pairOf(home: string | undefined, away: string | undefined): Pair | null {
  const [a, b] = [numberOf(home), numberOf(away)];
  return a === null || b === null ? null : [a, b];
}

function readSports(text: string): readonly number[] | null {
  const sports = text.split('+').map(numberOf);
  if (sports.length > MOST_SPORTS || sports.includes(null) || new Set(sports).size < sports.length) return null;
  return sports as readonly number[];
}

function readSubject(text: string): RuleSubject | null {
  if (text === 'my-match' || text === 'my-team' || text === 'dane' || text === 'any') return { of: text };
  const [, of, key] = /^(team|league):([A-Za-z0-9_]{1,60})$/.exec(text) ?? [];
  return key === undefined ? null : { of: of as 'team' | 'league', key };
}

const isPlain = (kind: string): kind is (typeof PLAIN_CONDITIONS)[number] =>
  (PLAIN_CONDITIONS as readonly string[]).includes(kind);
const isCounted = (kind: string): kind is (typeof COUNTED_CONDITIONS)[number] =>
  (COUNTED_CONDITIONS as readonly string[]).includes(kind);

function readCondition(text: string): RuleCondition | null {
  if (isPlain(text)) return { kind: text };
  const [kind = '', first, second, third, ...more] = text.split('-');
  if (more.length > 0) return null;
  if (isCounted(kind)) {
    const n = numberOf(first);
    return n === null || n === 0 || second !== undefined ? null : { kind, n };
  }
  const score = pairOf(first, second);
  if (score === null) return null;
  if (kind === 'score' && third === undefined) return { kind, score };
  const set = third === 'last' ? 'last' : numberOf(third);
  return kind === 'set' && set !== null && set !== 0 ? { kind, score, set } : null;
}

function readTime(text: string): RuleTime | null {
  if (text === 'any') return { kind: 'any' };
  const [, kind, digits] = /^(after|last|part)-(\d+)$/.exec(text) ?? [];
  const n = numberOf(digits);
  return n === null || n === 0 ? null : { kind: kind as 'after' | 'last' | 'part', n };
}

/** '1/my-team/behind-2/after-60': sports, subject, conditions, time. */
export function parseRule(text: string): Rule | RuleRefusal {
  const parts = text.length <= RULE_LENGTH ? text.split('/') : [];
  if (parts.length !== 4) return NOT_A_RULE;
  const [sports, subject] = [readSports(parts[0]!), readSubject(parts[1]!)];
  const conditions = parts[2]!.split('+').map(readCondition);
  const time = readTime(parts[3]!);
  if (sports === null || subject === null || time === null) return NOT_A_RULE;
  if (conditions.length > MOST_CONDITIONS || conditions.includes(null)) return NOT_A_RULE;
  return { sports, subject, conditions: conditions as readonly RuleCondition[], time };
}

export const isRefused = (rule: Rule | RuleRefusal): rule is RuleRefusal => 'refused' in rule;

function conditionText(condition: RuleCondition): string {
  if (condition.kind === 'set') return `set-${condition.score.join('-')}-${condition.set}`;
  if (condition.kind === 'score') return `score-${condition.score.join('-')}`;
  return 'n' in condition ? `${condition.kind}-${condition.n}` : condition.kind;
}

/** The same text for equal rules: what depends on the state alone. */
export const predicateText = ({ conditions, time }: Pick<Rule, 'conditions' | 'time'>): string =>
  `${conditions.map(conditionText).join('+')}/${time.kind === 'any' ? 'any' : `${time.kind}-${time.n}`}`;

export function writeRule(rule: Rule): string {
  const { sports, subject } = rule;
  const about = 'key' in subject ? `${subject.of}:${subject.key}` : subject.of;
  return `${sports.join('+')}/${about}/${predicateText(rule)}`;
}
