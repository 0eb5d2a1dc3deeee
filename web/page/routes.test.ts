import { SPORT_NAMES } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { routeOf } from './routes.ts';

describe('routeOf', () => {
  it('routes the front page to football', () => {
    expect(routeOf('/')).toEqual({ page: 'table', sportId: 1 });
    expect(routeOf('/fodbold/')).toEqual({ page: 'table', sportId: 1 });
  });

  it('[SPORT-06] routes every sport by its own segment only', () => {
    for (const sport of SPORT_NAMES) expect(routeOf(`/${sport.segment}/`)).toEqual({ page: 'table', sportId: sport.id });
    expect([routeOf('/hockey/'), routeOf('/ishockey/')]).toMatchObject([{ sportId: 24 }, { sportId: 4 }]);
    expect(routeOf('/soccer/')).toBeNull();
    expect(routeOf('/1/')).toBeNull();
  });

  it('routes countries and categories', () => {
    expect(routeOf('/tennis/atp-single/')).toEqual({ page: 'category', sportId: 2, category: 'atp-single' });
    expect(routeOf('/fodbold/danmark/')).toEqual({ page: 'category', sportId: 1, category: 'danmark' });
  });

  it('routes the page of the account', () => {
    expect([routeOf('/konto/'), routeOf('/konto/mere/')]).toEqual([{ page: 'account' }, null]);
  });

  it('routes matches, leagues and the tabs of a league', () => {
    expect(routeOf('/kamp/aB3dE6gH/')).toEqual({ page: 'match', eventId: 'aB3dE6gH' });
    const league = { page: 'league', sportId: 1, country: 'danmark', slug: 'superligaen', season: null };
    expect(routeOf('/fodbold/danmark/superligaen/')).toEqual({ ...league, tab: 'overview' });
    expect(routeOf('/fodbold/danmark/superligaen/stilling/')).toEqual({ ...league, tab: 'standings' });
    expect(routeOf('/fodbold/danmark/superligaen/resultater/')).toEqual({ ...league, tab: 'results' });
    expect(routeOf('/fodbold/danmark/superligaen/kampprogram/')).toEqual({ ...league, tab: 'fixtures' });
    const past = { ...league, season: '2024/2025' };
    expect(routeOf('/fodbold/danmark/superligaen/2024-2025/')).toEqual({ ...past, tab: 'overview' });
    expect(routeOf('/fodbold/danmark/superligaen/2024-2025/stilling/')).toEqual({ ...past, tab: 'standings' });
    expect(routeOf('/fodbold/danmark/superligaen/2024/')).toMatchObject({ season: '2024' });
  });

  it.each([
    '/findes-ikke/',
    '/kamp/',
    '/kamp/kort/',
    '/kamp/aB3dE6gH/mere/',
    '/fodbold/Danmark/x/',
    '/fodbold/danmark/superligaen/andet/',
    '/fodbold/danmark/superligaen/stilling/mere/',
    '/fodbold/danmark/superligaen/2024-2025/kampprogram/',
    '/fodbold/danmark/superligaen/2024-2025/stilling/mere/',
    '/fodbold//superligaen/',
    '//fodbold/',
    '/constructor/',
    '/fodbold/danmark/superligaen/toString/',
  ])('finds no route for %s', (path) => {
    expect(routeOf(path)).toBeNull();
  });
});
