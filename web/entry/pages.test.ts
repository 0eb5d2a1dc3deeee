import { SPORT_NAMES } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { routeOf } from './pages.ts';

function foundAt(path: string): readonly [kind: string, address: unknown] | null {
  const route = routeOf(path);
  return route === null ? null : [route.kind, route.address];
}

describe('routeOf', () => {
  it('routes the front page to football', () => {
    expect(foundAt('/')).toEqual(['table', 1]);
    expect(foundAt('/fodbold/')).toEqual(['table', 1]);
  });

  it('[SPORT-06] routes every sport by its own segment only', () => {
    for (const sport of SPORT_NAMES) expect(foundAt(`/${sport.segment}/`)).toEqual(['table', sport.id]);
    expect([foundAt('/hockey/'), foundAt('/ishockey/')]).toEqual([
      ['table', 24],
      ['table', 4],
    ]);
    expect(foundAt('/soccer/')).toBeNull();
    expect(foundAt('/1/')).toBeNull();
  });

  it('[PAGE-01] routes countries and categories', () => {
    expect(foundAt('/tennis/atp-single/')).toEqual(['category', { sportId: 2, category: 'atp-single' }]);
    expect(foundAt('/fodbold/danmark/')).toEqual(['category', { sportId: 1, category: 'danmark' }]);
  });

  it('routes the page of the account', () => {
    expect([foundAt('/konto/'), foundAt('/konto/mere/')]).toEqual([['account', '/konto/'], null]);
  });

  it('[PAGE-01] routes matches, leagues and the tabs of a league', () => {
    expect(foundAt('/kamp/aB3dE6gH/')).toEqual(['match', { eventId: 'aB3dE6gH', tab: '' }]);
    expect(foundAt('/kamp/aB3dE6gH/statistik/')).toEqual(['match', { eventId: 'aB3dE6gH', tab: 'statistik' }]);
    const league = { sportId: 1, country: 'danmark', slug: 'superligaen', season: null };
    expect(foundAt('/fodbold/danmark/superligaen/')).toEqual(['league', { ...league, tab: 'overview' }]);
    expect(foundAt('/fodbold/danmark/superligaen/stilling/')).toEqual(['league', { ...league, tab: 'standings' }]);
    expect(foundAt('/fodbold/danmark/superligaen/resultater/')).toEqual(['league', { ...league, tab: 'results' }]);
    expect(foundAt('/fodbold/danmark/superligaen/kampprogram/')).toEqual(['league', { ...league, tab: 'fixtures' }]);
    const past = { ...league, season: '2024/2025' };
    expect(foundAt('/fodbold/danmark/superligaen/2024-2025/')).toEqual(['league', { ...past, tab: 'overview' }]);
    expect(foundAt('/fodbold/danmark/superligaen/2024-2025/stilling/')).toEqual(['league', { ...past, tab: 'standings' }]);
    expect(foundAt('/fodbold/danmark/superligaen/2024/')).toMatchObject(['league', { season: '2024' }]);
  });

  it.each([
    '/findes-ikke/',
    '/kamp/',
    '/kamp/kort/',
    '/kamp/aB3dE6gH/mere/mere/',
    '/fodbold/Danmark/x/',
    '/fodbold/danmark/superligaen/andet/',
    '/fodbold/danmark/superligaen/stilling/mere/',
    '/fodbold/danmark/superligaen/2024-2025/stilling/mere/',
    '/fodbold//superligaen/',
    '//fodbold/',
    '/constructor/',
    '/fodbold/danmark/superligaen/toString/',
  ])('finds no route for %s', (path) => {
    expect(foundAt(path)).toBeNull();
  });
});
