import { Category } from '@stillingen/client';
import { SPORTS } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { leagueText } from './da-league.ts';
import { tableText } from './da-table.ts';

describe('what events are called', () => {
  it('is a match in duels alone', () => {
    for (const { duel, event, danishName } of SPORTS) expect([danishName, event === 'kamp']).toEqual([danishName, duel]);
  });

  it('stands in the sentences of the pages', () => {
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
