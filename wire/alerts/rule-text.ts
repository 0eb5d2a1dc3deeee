import { type AlertFacts, type Rule, type RuleNames, sentenceText } from '@stillingen/domain';
import { type AlertText, bodyOf } from './text.ts';

/** A rule that rings is about this event: its own names are enough. */
const namesOf = ({ sport, sides, league }: AlertFacts): RuleNames => ({
  sport: (id) => (id === sport.id ? sport : null),
  team: (id) => sides?.find(({ ids }) => ids.includes(id))?.name ?? null,
  league: (key) => (key === league.key ? league.name : null),
});

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('da') + text.slice(1);

/** 'FCM – FCK 1-1' with the sentence of the rule, in Danish. */
export function ruleAlertText(rule: Rule, facts: AlertFacts): AlertText {
  const { sides, score, minute, sport } = facts;
  const both = sides === null ? facts.title : `${sides[0].short} – ${sides[1].short}`;
  const sentence = capital(sentenceText({ ...rule, sports: [sport.id] }, namesOf(facts)));
  return { title: score === null ? both : `${both} ${score.join('-')}`, body: bodyOf(facts, sentence, minute) };
}
