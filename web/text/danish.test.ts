import { describe, expect, it } from 'vitest';
import { changed, markMinutes, sayMinute, within } from './danish.ts';
import { Category } from '@stillingen/client';
import { SPORTS } from '@stillingen/domain';
import { leagueText } from './da-league.ts';
import { tableText } from './da-table.ts';

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
