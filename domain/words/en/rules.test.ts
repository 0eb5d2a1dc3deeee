import { expect, it } from 'vitest';
import * as danishRefusals from '../da/rule-refusals.ts';
import * as danishRules from '../da/rules.ts';
import * as refusals from './rule-refusals.ts';
import * as rules from './rules.ts';

const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((word): string[] => {
    if (typeof word === 'string') return [word];
    return typeof word === 'function' ? [textOf(word)] : textsOf(word);
  });
/** With values that are the same in both languages. */
function textOf(word: (...values: never[]) => string): string {
  const isOfMany = word === refusals.notTogether || word === danishRefusals.notTogether;
  const isOfList = word === rules.listOfSports || word === danishRules.listOfSports;
  if (isOfMany || isOfList) return word(['golf', 'tennis'] as never);
  return word(2 as never, 3 as never, '4' as never);
}

it('no word of a rule or its refusal is Danish when it is shown in English', () => {
  const inDanish = new Set([...textsOf(danishRules), ...textsOf(danishRefusals)]);
  const inEnglish = [...textsOf(rules), ...textsOf(refusals)];
  expect(inEnglish.filter((text) => inDanish.has(text) || /[æøå]/i.test(text))).toEqual([]);
});

it.each([
  [rules.countOf(1, 'mål'), '1 goal'],
  [rules.countOf(2, 'mål'), '2 goals'],
  [rules.during('1st half'), 'in the 1st half'],
  [rules.during('set 2'), 'in set 2'],
  [rules.lastMinutes(1), 'in the last minute'],
  [rules.setNamed('last'), 'the deciding set'],
  [rules.mine(rules.TEAM), 'a team I follow'],
  [rules.listOfSports(['tennis', 'badminton', 'darts']), 'tennis, badminton or darts'],
])('writes %s', (text, written) => expect(text).toBe(written));
