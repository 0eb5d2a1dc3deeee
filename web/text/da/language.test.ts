import { Category } from '@stillingen/client';
import { SPORTS } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { agoText, PROVIDER_NAMES, waitText } from './account.ts';
import { leagueText } from './league.ts';
import { tableText } from './table.ts';
import { changed, knownText, markMinutes, sayMinute, within } from './language.ts';

describe('words within a sentence', () => {
  it.each([
    ['Offside', 'offside'],
    ['VAR', 'VAR'],
    ['Øvrigt', 'øvrigt'],
    ['', ''],
  ])('%s becomes %s', (label, words) => {
    expect(within(label)).toBe(words);
  });
});

describe('what was put right', () => {
  it.each([
    ['', 'Rettet'],
    ['minut rettet', 'Minut rettet'],
    ['indtastningsfejl', 'Rettet: indtastningsfejl'],
    ['VAR', 'Rettet: VAR'],
  ])('writes the reason %j as %s', (reason, words) => {
    expect(changed(reason)).toBe(words);
  });
});

describe('minutes', () => {
  it.each([
    ["45+2'", '45+2’'],
    ["26' S. O'Neill (str.)", "26’ S. O'Neill (str.)"],
    ['07:26', '07:26'],
  ])('%s is printed %s', (fed, printed) => expect(markMinutes(fed)).toBe(printed));

  it.each([
    ['67', '67. minut'],
    ['45+', '45. minut, overtid'],
    ['3. periode 14', '3. periode, 14. minut'],
    ['2. halvleg 60+', '2. halvleg, 60. minut, overtid'],
  ])('%s is read out %s', (text, words) => expect(sayMinute(text)).toBe(words));
});

describe('what events are called', () => {
  it('calls an event a match only in duels', () => {
    for (const { duel, event, danishName } of SPORTS) expect([danishName, event === 'kamp']).toEqual([danishName, duel]);
  });

  it('uses the word for events in the sentences of the pages', () => {
    expect(tableText.emptySport('Vintersport', 'konkurrence')).toBe('Vintersport: ingen konkurrencer denne dag');
    expect(tableText.failed('løb')).toBe('Løbene kunne ikke hentes');
    expect((['kamp', 'løb'] as const).map((event) => tableText.empty(Category.live, event))).toEqual([
      'Ingen livekampe lige nu',
      'Ingen løb i gang lige nu',
    ]);
    expect(leagueText.noResultsHint('løb')).toBe('De vises her, når det første løb er afholdt.');
    expect(leagueText.noResultsHint('kamp')).toBe('De vises her, når den første kamp er spillet.');
  });
});

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
