import * as rules from '#words/rules.ts';
import type { AlertSport } from '../facts.ts';
import { isOfSide, numberText, sportsText, timeText, verbOf } from './phrases.ts';
import { MOST_CONDITIONS, type Rule } from './rule.ts';

/** What a visitor can change; the number is the place of a condition, `more` that of one to add. */
export type RuleSlot =
  | { readonly slot: 'subject' | 'more' | 'time' | 'sport' }
  | { readonly slot: 'condition' | 'number' | 'set'; readonly at: number };
export interface SentencePart {
  readonly text: string;
  /** Null for words that stay. */
  readonly slot: RuleSlot | null;
}

export interface RuleNames {
  sport(id: number): AlertSport | null;
  /** Null where not known. */
  team(id: string): string | null;
  league(key: string): string | null;
}

const words = (text: string): SentencePart => ({ text, slot: null });

function subjectParts({ subject, conditions }: Rule, sport: AlertSport, names: RuleNames): readonly SentencePart[] {
  const ofSide = isOfSide(conditions[0]!);
  const one = sport.competitors === 'teams' ? rules.TEAM : rules.PLAYER;
  const slot = (text: string): SentencePart => ({ text, slot: { slot: 'subject' } });
  const mine = rules.MY_MATCH + rules.CLOSE;
  switch (subject.of) {
    case 'my-team':
      return [slot(rules.mine(one) + rules.CLOSE)];
    case 'my-match':
      return ofSide ? [words(`${one} ${rules.IN}`), slot(mine)] : [slot(mine)];
    case 'dane':
      return [slot(rules.DANE)];
    case 'team':
      return [slot(names.team(subject.key) ?? rules.UNKNOWN_TEAM)];
    case 'league':
      return [words(`${ofSide ? one : rules.MATCH} ${rules.IN}`), slot(names.league(subject.key) ?? rules.UNKNOWN_LEAGUE)];
    default:
      return [slot(ofSide ? one : rules.MATCH)];
  }
}

/** 'et hold, jeg følger,' 'er bagud med' '2 mål' 'efter 60. minut' 'i' 'fodbold'. */
export function sentenceOf(rule: Rule, names: RuleNames): readonly SentencePart[] {
  const sports = rule.sports.map((id) => names.sport(id)).filter((sport) => sport !== null);
  const [sport] = sports;
  if (sport === undefined) return [words(rules.UNKNOWN_SPORT)];
  const conditions = rule.conditions.flatMap((condition, at): readonly SentencePart[] => [
    ...(at === 0 ? [] : [words(rules.AND)]),
    { text: verbOf(condition.kind, sport), slot: { slot: 'condition', at } },
    ...[numberText(condition, sport)]
      .filter((text) => text !== null)
      .map((text) => ({ text, slot: { slot: 'number', at } as const })),
    ...(condition.kind === 'set'
      ? [words(rules.IN), { text: rules.setNamed(condition.set), slot: { slot: 'set', at } as const }]
      : []),
  ]);
  const isImplied = rule.subject.of === 'league' || rule.subject.of === 'team';
  return [
    ...subjectParts(rule, sport, names),
    ...conditions,
    ...(rule.conditions.length < MOST_CONDITIONS ? [{ text: rules.MORE_TEXT, slot: { slot: 'more' } as const }] : []),
    { text: timeText(rule.time, sport), slot: { slot: 'time' } },
    ...(isImplied ? [] : [words(rules.IN), { text: sportsText(sports), slot: { slot: 'sport' } as const }]),
  ];
}

/** A slot without a choice: any time, no second condition. */
export const isSlotOpen = ({ slot }: RuleSlot, { time }: Pick<Rule, 'time'>): boolean =>
  slot === 'more' || (slot === 'time' && time.kind === 'any');

/** Without the slots that are left open. */
export const sentenceText = (rule: Rule, names: RuleNames): string =>
  sentenceOf(rule, names)
    .filter(({ slot }) => slot === null || !isSlotOpen(slot, rule))
    .map(({ text }) => text)
    .join(' ');
