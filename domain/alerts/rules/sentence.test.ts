import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sportById, SPORTS } from '../../sports/index.ts';
import { anyRule, TEAM_IDS } from '../../testing/any-rule.ts';
import { choicesOf, type RuleOffer } from './choices.ts';
import { readyRules } from './ready.ts';
import { refusalOf } from './refusal.ts';
import type { Rule } from './rule.ts';
import { type RuleSlot, sentenceOf, sentenceText } from './sentence.ts';
import { isRefused, parseRule, writeRule } from './text.ts';

const offer: RuleOffer = {
  sport: sportById,
  team: (id) => (id === 'HHHHHHHH' ? 'AGF' : null),
  league: (key) => (key === '7_8_abc' ? 'Herreligaen' : 'Superligaen'),
  sports: SPORTS,
  teams: TEAM_IDS.map((id) => ({ id, sportId: 1 })),
  leagues: ['1_8_abc', '7_8_abc'],
};
const ruleOf = (text: string): Rule => {
  const rule = parseRule(text);
  if (isRefused(rule)) throw new Error(text);
  return rule;
};

it.each([
  ['1/my-team/behind-2/after-60', 'et hold, jeg følger, er bagud med 2 mål efter 60. minut i fodbold'],
  ['1/league:1_8_abc/score-0-0/after-70', 'en kamp i Superligaen står 0-0 efter 70. minut'],
  ['2+21/dane/match-point/any', 'en dansker har matchbold i tennis eller badminton'],
  ['7/league:7_8_abc/within-1/last-5', 'en kamp i Herreligaen er inden for 1 mål i de sidste 5 minutter'],
  ['12/any/set-7-3-last/any', 'en kamp står 7-3 i afgørende sæt i volleyball'],
  ['1/team:HHHHHHHH/red+behind-1/part-2', 'AGF får rødt kort og er bagud med 1 mål i 2. halvleg'],
  ['1/my-match/scores/any', 'et hold i en kamp, jeg følger, scorer i fodbold'],
  ['15/any/ahead-2/any', 'en spiller fører med 2 frames i snooker'],
  ['4/my-team/overtime/any', 'et hold, jeg følger, går i overtid i ishockey'],
])('%s is the sentence: %s', (text, sentence) => {
  expect(sentenceText(ruleOf(text), offer)).toBe(sentence);
});

it('each slot of a rule that can be true has the choice that it shows, and choices that can be stored', () => {
  const texts = ['1/my-team/behind-2/after-60', '2/dane/match-point/any', '12/any/set-10-10-last/any', '7/any/within-1/last-5'];
  for (const rule of texts.map(ruleOf)) {
    for (const { slot } of sentenceOf(rule, offer)) {
      if (slot === null) continue;
      const choices = choicesOf(rule, slot, offer).map((choice) => writeRule(choice.rule));
      expect(choices).toContain(writeRule(rule));
    }
  }
});

it('a choice is a rule of its own that can be read again', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      for (const { slot } of sentenceOf(rule, offer)) {
        for (const choice of slot === null ? [] : choicesOf(rule, slot, offer)) {
          expect(choice.text).not.toBe('');
          expect(parseRule(writeRule(choice.rule))).toEqual(choice.rule);
        }
      }
    }),
    { numRuns: 40 },
  );
});

const chosen = (rule: Rule, slot: RuleSlot, text: string): string =>
  writeRule(choicesOf(rule, slot, offer).find((choice) => choice.text === text)!.rule);

it.each([
  ['1/my-team/scores/part-2', 'står lige', '1/my-team/scores+level/part-2'],
  ['1/my-team/scores/any', 'og …', '1/my-team/scores/any'],
  ['1/my-team/red/any', 'er bagud med', '1/my-team/red+behind-1/any'],
  // With the first numbers that fit; without any, as it is, to be refused.
  ['1/my-team/scores/after-60', 'står', '1/my-team/scores+score-1-0/after-60'],
  ['1/my-team/wins/any', 'er bagud med', '1/my-team/wins+behind-1/any'],
])('a second condition is added to %s by “%s”', (text, condition, expected) => {
  expect(chosen(ruleOf(text), { slot: 'more' }, condition)).toBe(expected);
});

it('the second condition can be changed and can go, and is never that of the first', () => {
  const rule = ruleOf('1/my-team/scores+level/part-2');
  const second = { slot: 'condition', at: 1 } as const;
  expect(chosen(rule, second, 'intet andet')).toBe('1/my-team/scores/part-2');
  expect(chosen(rule, second, 'får rødt kort')).toBe('1/my-team/scores+red/part-2');
  expect(choicesOf(rule, second, offer).map(({ text }) => text)).not.toContain('scorer');
  const first = choicesOf(rule, { slot: 'condition', at: 0 }, offer).map(({ text }) => text);
  expect(first).not.toContain('intet andet');
  expect(first).not.toContain('står lige');
  expect(sentenceOf(rule, offer).some(({ slot }) => slot?.slot === 'more')).toBe(false);
});

it('another sport keeps what it has and drops the rest', () => {
  const rule = ruleOf('1/my-team/red/after-60');
  const choices = choicesOf(rule, { slot: 'sport' }, offer);
  const inSport = (name: string): string => writeRule(choices.find(({ text }) => text === name)!.rule);
  expect(inSport('fodbold')).toBe('1/my-team/red/after-60');
  expect(inSport('håndbold')).toBe('7/my-team/red/any');
  expect(inSport('tennis')).toBe('2/my-team/scores/any');
  expect(choices.filter((choice) => refusalOf(choice.rule, sportById) !== null)).toEqual([]);
});

it('each sport of matches has a few rules to begin with, all of which can be true', () => {
  for (const sport of SPORTS.filter(({ duel }) => duel)) {
    const ready = readyRules(sport);
    expect(ready.length).toBeGreaterThan(0);
    expect(
      ready.map((rule) => refusalOf(parseRule(writeRule(rule)) as Rule, sportById)).filter((reason) => reason !== null),
    ).toEqual([]);
  }
  expect(
    readyRules(sportById(1)!)
      .map((rule) => sentenceText(rule, offer))
      .slice(0, 2),
  ).toEqual(['et hold, jeg følger, scorer i fodbold', 'et hold, jeg følger, er bagud med 2 mål efter 60. minut i fodbold']);
});
