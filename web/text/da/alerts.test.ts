import { ALERT_KINDS, kindsOf } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { alertsText, ruleText } from './mine/alerts.ts';

it.each([
  [0, 'Ingen besked'],
  [2 + 4 + 16, 'Mål, kort, slut'],
  [16, 'Slut'],
  [255, 'Alt'],
  [1 + 2 + 4 + 8 + 16, 'Start, mål, kort + 2'],
])('the rule %i is written as %s', (mask, words) => {
  expect(ruleText(kindsOf(mask), ALERT_KINDS.length)).toBe(words);
});

it('counts new notifications in the singular and the plural', () => {
  expect([0, 1, 2].map(alertsText.tool)).toEqual(['Notifikationer', 'Notifikationer, 1 ny', 'Notifikationer, 2 nye']);
});
