import { expect, it } from 'vitest';
import * as danish from '../da/words.ts';
import * as english from './words.ts';

const textsOf = (words: object, name = 'FCM'): string[] =>
  Object.values(words).flatMap((word) => {
    if (typeof word === 'string') return [word];
    return typeof word === 'function' ? [word(name, '2-1', 'Penalty')] : textsOf(word);
  });

/** The same in both languages. */
const SHARED = ['', 'offside', 'VAR', 'challenge', 'Demo', 'Walkover', 'FCM'];

it('no text of an alert is the Danish one when it is shown in English', () => {
  const inDanish = new Set(textsOf(danish));
  expect(textsOf(english).filter((text) => inDanish.has(text) && !SHARED.includes(text))).toEqual([]);
  expect(textsOf(english).filter((text) => /[æøå]/i.test(text))).toEqual([]);
});

it.each([
  [english.scored('mål', 'FCM'), 'Goal for FCM'],
  [english.scored('sæt', 'Rune'), 'Set to Rune'],
  [english.endOf('1st Period'), 'End of 1st period'],
  [english.extraTime('Extra Time, 1st Half'), 'Extra Time'],
  [english.extraTime('Overtime'), 'Overtime'],
  [english.wonOnPenalties('FCM', '4-2', 'Penalty'), 'Finished: FCM won 4-2 on penalties'],
  [english.won('Rune', '6-4'), 'Rune won 6-4'],
  [english.won('Rune'), 'Rune won'],
  [english.awarded(''), 'Win awarded'],
  [english.walkover('FCM'), 'Walkover: FCM through'],
])('writes %s', (text, written) => expect(text).toBe(written));
