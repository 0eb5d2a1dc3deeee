import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { sampleLeague } from '../testing/match-feeds.ts';
import { LeagueHeader } from './league-header.tsx';
import { aboutSeason } from './model/about.ts';
import type { LeaguePageProps } from './model/address.ts';

const props: LeaguePageProps = {
  ...{ sportId: 1, country: 'danmark', slug: 'superligaen', tab: 'overview' as const, countryId: 63, templateId: 'tMpl0001' },
  ...{ hasNation: true, seasons: [], season: null, tabs: [], draws: [], scorers: null, part: null, news: null, months: [] },
};
const league = sampleLeague();

it('a competition leads to the page of its country, and to the country in its sport', () => {
  const { html } = draw(<LeagueHeader stages={[league]} props={props} />, { feeds: {}, nowS: 0 });
  expect(html).toContain('href="/land/danmark/"');
  expect(html).toContain('href="/fodbold/danmark/"');
  const category = draw(<LeagueHeader stages={[league]} props={{ ...props, hasNation: false }} />, { feeds: {}, nowS: 0 });
  expect(category.html).not.toContain('/land/');
});

it('a past season leads to its competition', () => {
  const past = draw(<LeagueHeader stages={[league]} props={{ ...props, season: '2024/2025' }} />, { feeds: {}, nowS: 0 });
  expect(past.words).toMatch(/Danmark .*Fodbold .*Superligaen .*Sæson 2024\/2025/);
  expect(past.html).toContain('<a href="/fodbold/danmark/superligaen/">Superligaen</a>');
});

it('aboutSeason describes a season for search engines with its sport and country', () => {
  expect(aboutSeason(league, { danishName: 'Fodbold' }, '2026/2027')).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Superligaen 2026/2027',
    sport: 'Fodbold',
    location: { name: 'Danmark' },
  });
  expect(aboutSeason(null, { danishName: 'Fodbold' }, '')).toBeNull();
});
