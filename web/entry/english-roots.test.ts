import { englishHref } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { ODDS_PATH } from '../page/paths.ts';
import { type PageKind, routeOf } from './pages.ts';

/** Of each page one address, in both languages. */
const ADDRESSES: Readonly<Record<Exclude<PageKind, 'missing'>, readonly [danish: string, english: string]>> = {
  table: ['/fodbold/', '/en/football/'],
  match: ['/kamp/aB3dE6gH/', '/en/match/aB3dE6gH/'],
  team: ['/hold/fc-kobenhavn/aB3dE6gH/', '/en/team/fc-kobenhavn/aB3dE6gH/'],
  news: ['/nyheder/', '/en/news/'],
  mine: ['/mine-kampe/', '/en/my-matches/'],
  article: ['/nyheder/aB3dE6gH/', '/en/news/aB3dE6gH/'],
  tv: ['/tv/', '/en/tv/'],
  ranking: ['/rangliste/', '/en/rankings/'],
  nation: ['/land/danmark/', '/en/country/danmark/'],
  series: ['/serie/tour-de-france/aB3dE6gH/', '/en/series/tour-de-france/aB3dE6gH/'],
  search: ['/soeg/', '/en/search/'],
  person: ['/spiller/lindgaard/aB3dE6gH/', '/en/player/lindgaard/aB3dE6gH/'],
  league: ['/fodbold/danmark/superligaen/', '/en/football/danmark/superligaen/'],
  category: ['/fodbold/danmark/', '/en/football/danmark/'],
  settings: ['/indstillinger/', '/en/settings/'],
  responsible: ['/spil-ansvarligt/', '/en/play-responsibly/'],
  privacy: ['/privatliv/', '/en/privacy/'],
  alerts: ['/varsler/', '/en/alerts/'],
  account: ['/konto/', '/en/account/'],
  app: ['/app/', '/en/app/'],
  about: ['/om/', '/en/about/'],
  accessibility: ['/tilgaengelighed/', '/en/accessibility/'],
  gallery: ['/_galleri/', '/en/_galleri/'],
};

it.each(Object.entries(ADDRESSES))('the %s page has an address in the English edition', (kind, [danish, english]) => {
  expect(routeOf(danish)?.kind).toBe(kind);
  expect(englishHref(danish)).toBe(english);
});

it('the page of all odds has an address in the English edition', () => {
  expect(routeOf(ODDS_PATH)?.kind).toBe('table');
  expect(englishHref(ODDS_PATH)).toBe('/en/odds/');
});
