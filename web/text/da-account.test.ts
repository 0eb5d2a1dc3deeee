import { expect, it } from 'vitest';
import { agoText, knownText, PROVIDER_NAMES, waitText } from './da-account.ts';

it.each([
  [0, '1 sekund'],
  [59, '59 sekunder'],
  [60, '1 minut'],
  [61, '2 minutter'],
  [3600, '1 time'],
  [86_400, '24 timer'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitText(seconds)).toBe(words);
});

it.each([
  [-5, 'lige nu'],
  [59_999, 'lige nu'],
  [60_000, 'for 1 minut siden'],
  [3_599_999, 'for 59 minutter siden'],
  [7_300_000, 'for 2 timer siden'],
  [86_400_000, 'for 1 dag siden'],
  [200_000_000, 'for 2 dage siden'],
])('%i ms ago is %s', (ageMs, words) => {
  expect(agoText(1_000_000_000, 1_000_000_000 + ageMs)).toBe(words);
});

it('[SET-06] shows a key that has no text as it is', () => {
  expect(['google', 'mitid', 'toString', ''].map((key) => knownText(PROVIDER_NAMES, key))).toEqual([
    'Google',
    'mitid',
    'toString',
    '',
  ]);
});
