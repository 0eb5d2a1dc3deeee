import { SPORTS } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { routeOf } from './routes.ts';

describe('routeOf', () => {
  it('the front page is football', () => {
    expect(routeOf('/')).toEqual({ page: 'table', sportId: 1 });
    expect(routeOf('/fodbold/')).toEqual({ page: 'table', sportId: 1 });
  });

  it('every sport has its address', () => {
    for (const sport of SPORTS) expect(routeOf(`/${sport.segment}/`)).toEqual({ page: 'table', sportId: sport.id });
  });

  it('reads matches, leagues and the pages of a league', () => {
    expect(routeOf('/kamp/aB3dE6gH/')).toEqual({ page: 'match', eventId: 'aB3dE6gH' });
    const league = { page: 'league', sportId: 1, country: 'danmark', slug: 'superligaen' };
    expect(routeOf('/fodbold/danmark/superligaen/')).toEqual({ ...league, tab: 'overview' });
    expect(routeOf('/fodbold/danmark/superligaen/stilling/')).toEqual({ ...league, tab: 'standings' });
    expect(routeOf('/fodbold/danmark/superligaen/resultater/')).toEqual({ ...league, tab: 'results' });
    expect(routeOf('/fodbold/danmark/superligaen/kampprogram/')).toEqual({ ...league, tab: 'fixtures' });
  });

  it.each([
    '/findes-ikke/',
    '/kamp/',
    '/kamp/kort/',
    '/kamp/aB3dE6gH/mere/',
    '/fodbold/danmark/',
    '/fodbold/Danmark/x/',
    '/fodbold/danmark/superligaen/andet/',
    '/fodbold/danmark/superligaen/stilling/mere/',
    '/fodbold//superligaen/',
    '//fodbold/',
    '/constructor/',
    '/fodbold/danmark/superligaen/toString/',
  ])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toBeNull();
  });
});
