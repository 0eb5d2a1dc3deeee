import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FAVOURITE_LIMITS } from '@stillingen/domain';
import { draw } from '../testing/draw.ts';
import { NOW_S } from '../testing/match-feeds.ts';
import { mineText, refusalText } from '#text/mine/mine.ts';
import { FollowTeam } from './follow/follow-team.tsx';
import { MinePage } from './page.tsx';
import { readTab, writeTab } from './tabs.ts';

const drawn = (config = {}, search = '') =>
  draw(createElement(MinePage), { feeds: {}, nowS: NOW_S, request: { search }, config });

describe('the page of my games', () => {
  it('[PAGE-11] has four tabs by address, and one sentence for browsers without scripts', () => {
    const { html, words } = drawn();
    expect([...html.matchAll(/href="(\?[^"]*)"/g)].map(([, href]) => href)).toEqual([
      '?',
      '?fane=hold',
      '?fane=ligaer',
      '?fane=regler',
    ]);
    expect(words).toContain('Det kræver JavaScript.');
    expect(html).toMatch(/<a[^>]*href="\?"[^>]*aria-current="page"/);
    expect(drawn({}, '?fane=hold').html).toMatch(/<a[^>]*href="\?fane=hold"[^>]*aria-current="page"/);
  });

  it('reads an unknown tab as the first', () => {
    expect(['hold', 'ligaer', 'regler', 'x', ''].map((word) => readTab(new URLSearchParams({ fane: word })))).toEqual([
      ...['teams', 'leagues', 'rules', 'games', 'games'],
    ]);
    expect([writeTab('games'), writeTab('rules')]).toEqual([{ fane: '' }, { fane: 'regler' }]);
  });

  it('[GEN-25] has teams only where the operator offers them', () => {
    const star = createElement(FollowTeam, { id: 'pFcm0001', sportId: 1, name: 'FC Midtjylland' });
    const starred = (config: object) => draw(star, { feeds: {}, nowS: NOW_S, config }).html;
    expect([drawn().words, starred({})].map((text) => /Hold|Følg/.test(text))).toEqual([true, true]);
    expect([drawn({ myTeams: false }).words.includes('Hold'), starred({ myTeams: false })]).toEqual([false, '']);
    expect([mineText.usage(14, 3, 4, 500), mineText.usage(14, null, 1, 20)]).toEqual([
      '14 af 500 kampe · 3 af 200 hold · 4 ligaer',
      '14 af 20 kampe · 1 liga',
    ]);
  });

  it('[MYG-37] [MYG-36] the text of a refusal names the limits of the operator', () => {
    expect(refusalText('full', FAVOURITE_LIMITS)).toBe(
      'Du følger allerede 500 kampe, og det er grænsen. Fjern en for at følge en ny.',
    );
    const few = { ...FAVOURITE_LIMITS, maximumCount: 20, pastDays: 0, futureDays: 1 };
    expect([refusalText('full', few), refusalText('far', few)]).toEqual([
      'Du følger allerede 20 kampe, og det er grænsen. Fjern en for at følge en ny.',
      'Du kan følge kampe fra i dag til 1 dag frem.',
    ]);
  });
});
