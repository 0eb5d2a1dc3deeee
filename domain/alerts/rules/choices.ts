import type { Pair } from '../../event/entities.ts';
import type { AlertSport } from '../facts.ts';
import { regularMinutes } from '../minutes.ts';
import { isOffered, isPlayedInSets, longestBestOf } from './bounds.ts';
import { numberText, setName, sportsText, timeText, verbOf } from './phrases.ts';
import {
  type ConditionKind,
  COUNTED_CONDITIONS,
  PLAIN_CONDITIONS,
  type Rule,
  type RuleCondition,
  type RuleSubject,
  type RuleTime,
} from './rule.ts';
import { refusalOf } from './refusal.ts';
import type { RuleNames, RuleSlot } from './sentence.ts';

export interface RuleChoice {
  readonly text: string;
  readonly rule: Rule;
}

/** What a visitor can name: what is followed, and the sports of the site. */
export interface RuleOffer extends RuleNames {
  readonly sports: readonly AlertSport[];
  readonly teams: readonly { readonly id: string; readonly sportId: number }[];
  /** {sport_templateKey} */
  readonly leagues: readonly string[];
}

const KINDS: readonly ConditionKind[] = [...PLAIN_CONDITIONS, ...COUNTED_CONDITIONS, 'score', 'set'];
const MINUTES = [15, 30, 45, 50, 55, 60, 70, 75, 80, 85] as const;
const LAST_MINUTES = [1, 2, 5, 10, 15] as const;
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

function conditionOf(kind: ConditionKind): RuleCondition {
  if (kind === 'score') return { kind, score: [0, 0] };
  if (kind === 'set') return { kind, score: [5, 5], set: 'last' };
  return kind === 'ahead' || kind === 'behind' || kind === 'within' || kind === 'total' ? { kind, n: 1 } : { kind };
}

const withCondition = (rule: Rule, at: number, condition: RuleCondition): Rule => ({
  ...rule,
  conditions: rule.conditions.with(at, condition),
});

function subjects(rule: Rule, sport: AlertSport, offer: RuleOffer): readonly RuleChoice[] {
  const choice = (text: string, subject: RuleSubject): RuleChoice => ({ text, rule: { ...rule, subject } });
  const one = sport.competitors === 'teams' ? 'et hold' : 'en spiller';
  const teams = offer.teams.filter(({ sportId }) => sportId === sport.id);
  const leagues = offer.leagues.filter((key) => key.startsWith(`${sport.id}_`));
  return [
    choice(`${one}, jeg følger`, { of: 'my-team' }),
    choice('en kamp, jeg følger', { of: 'my-match' }),
    ...(sport.competitors === 'persons' ? [choice('en dansker', { of: 'dane' })] : []),
    ...teams.map(({ id }) => choice(offer.team(id) ?? id, { of: 'team', key: id })),
    ...leagues.map((key) => choice(offer.league(key) ?? key, { of: 'league', key })),
    choice('alle kampe', { of: 'any' }),
  ];
}

function numbers(rule: Rule, at: number, sport: AlertSport): readonly RuleChoice[] {
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

function times(rule: Rule, sport: AlertSport): readonly RuleChoice[] {
  const regular = regularMinutes(sport) ?? 0;
  const all: readonly RuleTime[] = [
    { kind: 'any' },
    ...MINUTES.filter((n) => n < regular).map((n) => ({ kind: 'after', n }) as const),
    ...LAST_MINUTES.filter((n) => n < regular).map((n) => ({ kind: 'last', n }) as const),
    ...sport.parts.map((_, index) => ({ kind: 'part', n: index + 1 }) as const),
  ];
  return all.map((time) => ({ text: timeText(time, sport), rule: { ...rule, time } }));
}

/** A rule in another sport keeps what can be true there. */
function inSport(rule: Rule, sport: AlertSport): Rule {
  const sports = [sport.id];
  const plain: Rule = {
    sports,
    subject: { of: 'my-team' },
    conditions: [conditionOf(sport.alerts.each ? 'scores' : 'wins')],
    time: { kind: 'any' },
  };
  const kept: readonly Rule[] = [
    { ...rule, sports },
    { ...rule, sports, time: plain.time },
    { ...plain, subject: rule.subject },
  ];
  return kept.find((each) => refusalOf(each, () => sport) === null) ?? plain;
}

function sets(rule: Rule, at: number, sport: AlertSport): readonly RuleChoice[] {
  const condition = rule.conditions[at]!;
  if (condition.kind !== 'set' || !isPlayedInSets(sport)) return [];
  const most = longestBestOf(sport) ?? 0;
  const all = [...Array.from({ length: most }, (_, index) => index + 1), 'last' as const];
  return all.map((set) => ({ text: setName(set), rule: withCondition(rule, at, { ...condition, set }) }));
}

/** The choices of a slot. That of the rule as it is comes first where it is none of the usual ones. */
export function choicesOf(rule: Rule, { slot, ...place }: RuleSlot, offer: RuleOffer): readonly RuleChoice[] {
  const sport = offer.sport(rule.sports[0]!);
  if (sport === null) return [];
  const at = 'at' in place ? place.at : 0;
  switch (slot) {
    case 'subject':
      return subjects(rule, sport, offer);
    case 'condition':
      return KINDS.filter((kind) => isOffered(kind, sport)).map((kind) => ({
        text: kind === 'set' ? 'står i et sæt' : verbOf(kind, sport),
        rule: withCondition(rule, at, kind === rule.conditions[at]!.kind ? rule.conditions[at]! : conditionOf(kind)),
      }));
    case 'number':
      return numbers(rule, at, sport);
    case 'set':
      return sets(rule, at, sport);
    case 'time':
      return times(rule, sport);
    default:
      return offer.sports.filter(({ duel }) => duel).map((other) => ({ text: sportsText([other]), rule: inSport(rule, other) }));
  }
}
