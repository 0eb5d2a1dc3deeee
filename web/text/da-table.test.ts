import { describe, expect, it } from 'vitest';
import { tableText } from './da-table.ts';

describe('a correction', () => {
  it.each([
    ['', 'offside', 'Rettet: offside'],
    ['0-1', 'offside', 'Rettet, før 0-1: offside'],
    ['0-1', '', 'Rettet, før 0-1'],
    ["26' O. Ellis", 'målscorer rettet', 'Målscorer rettet, før 26’ O. Ellis'],
  ])('from %j because of %j is sent as %s', (from, reason, words) => {
    expect(tableText.corrected(from, reason)).toBe(words);
  });
});

it('names a sport without matches at the start of the sentence', () => {
  expect(tableText.emptySport('Rugby union', 'kamp')).toBe('Rugby union: ingen kampe denne dag');
  expect(tableText.emptySport('MMA', 'kamp')).toBe('MMA: ingen kampe denne dag');
});

it.each([
  ['16', 'runde 16', '16. runde'],
  ['Runde 16', 'runde 16', '16. runde'],
  ['16. runde', 'runde 16', '16. runde'],
  ['Runde 2, returkamp', 'runde 2, returkamp', '2. runde, returkamp'],
  ['2. kvalifikationsrunde', '2. kvalifikationsrunde', '2. kvalifikationsrunde'],
  ['Kvartfinale', 'Kvartfinale', 'Kvartfinale'],
  ['', '', ''],
])('writes the round %j as %j in a league and as %j in a knock-out', (sent, inLeague, inKnockout) => {
  expect(tableText.round(sent, { tables: 1 })).toBe(inLeague);
  expect(tableText.round(sent, { tables: null })).toBe(inKnockout);
});
