import * as rules from '#words/rules.ts';
import type { AlertSport } from '../facts.ts';
import { regularMinutes } from '../minutes.ts';
import { conditionOf, conditionsOf, numbersOf, type RuleChoice, setsOf } from './condition-choices.ts';
import { sportsText, timeText } from './phrases.ts';
import type { Rule, RuleSubject, RuleTime } from './rule.ts';
import { refusalOf } from './refusal.ts';
import type { RuleNames, RuleSlot } from './sentence.ts';

/** What a visitor can name: what is followed, and the sports of the site. */
export interface RuleOffer extends RuleNames {
  readonly sports: readonly AlertSport[];
  readonly teams: readonly { readonly id: string; readonly sportId: number }[];
  /** {sport_templateKey} */
  readonly leagues: readonly string[];
}

const MINUTES = [15, 30, 45, 50, 55, 60, 70, 75, 80, 85] as const;
const LAST_MINUTES = [1, 2, 5, 10, 15] as const;
function subjects(rule: Rule, sport: AlertSport, offer: RuleOffer): readonly RuleChoice[] {
  const choice = (text: string, subject: RuleSubject): RuleChoice => ({ text, rule: { ...rule, subject } });
  const one = sport.competitors === 'teams' ? rules.TEAM : rules.PLAYER;
  const teams = offer.teams.filter(({ sportId }) => sportId === sport.id);
  const leagues = offer.leagues.filter((key) => key.startsWith(`${sport.id}_`));
  return [
    choice(rules.mine(one), { of: 'my-team' }),
    choice(rules.MY_MATCH, { of: 'my-match' }),
    ...(sport.competitors === 'persons' ? [choice(rules.DANE, { of: 'dane' })] : []),
    ...teams.map(({ id }) => choice(offer.team(id) ?? id, { of: 'team', key: id })),
    ...leagues.map((key) => choice(offer.league(key) ?? key, { of: 'league', key })),
    choice(rules.ALL_MATCHES, { of: 'any' }),
  ];
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

/** The choices of a slot. That of the rule as it is comes first where it is none of the usual ones. */
export function choicesOf(rule: Rule, { slot, ...place }: RuleSlot, offer: RuleOffer): readonly RuleChoice[] {
  const sport = offer.sport(rule.sports[0]!);
  if (sport === null) return [];
  const at = 'at' in place ? place.at : 0;
  switch (slot) {
    case 'subject':
      return subjects(rule, sport, offer);
    case 'condition':
      return conditionsOf(rule, at, sport);
    case 'more':
      return [{ text: rules.MORE_TEXT, rule }, ...conditionsOf(rule, rule.conditions.length, sport)];
    case 'number':
      return numbersOf(rule, at, sport);
    case 'set':
      return setsOf(rule, at, sport);
    case 'time':
      return times(rule, sport);
    default:
      return offer.sports.filter(({ duel }) => duel).map((other) => ({ text: sportsText([other]), rule: inSport(rule, other) }));
  }
}
