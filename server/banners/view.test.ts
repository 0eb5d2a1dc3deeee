import type { Banner } from '@stillingen/wire';
import { expect, it } from 'vitest';
import type { ConfiguredBanner } from './config-file.ts';
import { bannersFor, type BannerVisit } from './view.ts';

const banner: Banner = {
  id: 'a',
  advertiser: 'A',
  link: 'https://a.example/',
  alt: 'A',
  image: '/a',
  width: 1,
  height: 1,
  weight: 1,
};
const configured = (change: Partial<ConfiguredBanner> = {}): ConfiguredBanner => ({
  ...{ banner, zones: ['under'], countries: null, fromMs: -Infinity, untilMs: Infinity, bookmaker: null },
  ...change,
});
const visit = (change: Partial<BannerVisit> = {}): BannerVisit => ({
  ...{ countryCode: 'DK', nowMs: 1000, gamblingUntilMs: () => null },
  ...change,
});
const shown = (given: Partial<ConfiguredBanner>, at: Partial<BannerVisit> = {}) =>
  bannersFor({ banners: [configured(given)] }, visit(at)).under ?? [];

it.each<[string, Partial<ConfiguredBanner>, Partial<BannerVisit>, number]>([
  ['every country', {}, { countryCode: '' }, 1],
  ['a country of the list', { countries: ['SE', 'DK'] }, {}, 1],
  ['another country', { countries: ['SE'] }, {}, 0],
  ['an unknown country', { countries: ['SE', 'DK'] }, { countryCode: '' }, 0],
  ['a day before the first', { fromMs: 1001 }, {}, 0],
  ['the first moment', { fromMs: 1000 }, {}, 1],
  ['the last moment', { untilMs: 1001 }, {}, 1],
  ['a moment after it', { untilMs: 1000 }, {}, 0],
  ['gambling on a page without it', { bookmaker: 7 }, {}, 0],
  ['gambling that has ended', { bookmaker: 7 }, { gamblingUntilMs: () => 1000 }, 0],
  ['gambling of another bookmaker', { bookmaker: 7 }, { gamblingUntilMs: (id) => (id === 8 ? Infinity : null) }, 0],
  ['gambling on a page with it', { bookmaker: 7 }, { gamblingUntilMs: () => Infinity }, 1],
])('[PAGE-31] an advert for %s is decided by its countries and days', (_what, given, at, count) => {
  expect(shown(given, at)).toHaveLength(count);
});

it('an advert carries the first of its ends, and is in each of its zones', () => {
  const at: Partial<BannerVisit> = { gamblingUntilMs: () => 3000 };
  expect(shown({ bookmaker: 7, untilMs: 5000 }, at)[0]!.untilMs).toBe(3000);
  expect(shown({ bookmaker: 7, untilMs: 2000 }, at)[0]!.untilMs).toBe(2000);
  expect(shown({})[0]).toBe(banner);
  expect(bannersFor({ banners: [configured({ zones: ['under', 'background'] })] }, visit())).toEqual({
    under: [banner],
    background: [banner],
  });
});
