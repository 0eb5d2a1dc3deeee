import { PROJECT_TYPE } from '@stillingen/domain';
import { buildFeedName, type RankingLine, type RankingSummary, writeRanking, writeRankings } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { NOW_S } from '../testing/match-feeds.ts';
import { requestOf, sourceOf } from '../testing/team-feeds.ts';
import { rankingHref, selectionOf } from './address.ts';
import { rankingPage } from './definition.ts';
import { RankingPage, type ShownRanking } from './page.tsx';
import { changeText, pointsText } from './table.tsx';

const line = (rank: number, more: Partial<RankingLine> = {}): RankingLine => ({
  id: `p${rank}`,
  name: `Spiller ${rank}`,
  image: 'men',
  countryCode: 'it',
  country: 'Italien',
  rank,
  previous: rank,
  points: 12_000 - rank,
  url: `/spiller/x/p${rank}/`,
  tournaments: 18,
  official: null,
  change: null,
  playing: null,
  ...more,
});
const dane = (rank: number, more: Partial<RankingLine> = {}) =>
  line(rank, { name: `Dansker ${rank}`, countryCode: 'dk', country: 'Danmark', ...more });
const LIST: RankingSummary = {
  id: 'aTp00001',
  sportId: 2,
  name: 'ATP',
  slug: 'tennis-atp',
  date: '16.11.2026',
  entries: 2000,
  live: true,
  simulated: true,
  leader: 'Spiller 1',
  leaderCountry: 'it',
  leaderUrl: '',
  home: 'Dansker 14',
  homeRank: 14,
  homeUrl: '',
};
const text = (lines: readonly RankingLine[], nations: readonly string[] = []): string =>
  writeRanking({
    tabs: [],
    title: 'ATP',
    date: '20.11.2026',
    simulated: true,
    entries: 2000,
    nations: nations.map((code) => ({ code, name: code, entries: 1 })),
    lines,
  });
const FIRST = Array.from({ length: 100 }, (_, at) =>
  at === 13
    ? dane(14, { previous: 16, change: 200, official: 16, playing: true })
    : line(at + 1, at === 1 ? { previous: 1 } : {}),
);
const HOME = [FIRST[13]!, dane(118)];

function page(shown: Partial<ShownRanking> = {}, first = text(FIRST), demo: 'all' | 'some' = 'all') {
  const props: ShownRanking = { list: LIST, view: 'live', nation: null, page: 0, feed: 'ral', homeFeed: 'ralc', ...shown };
  const feeds = { ral: first, ralc: text(HOME, ['dk', 'it']) };
  return draw(
    <RankingPage sportId={2} lists={[LIST, { ...LIST, id: 'wTa00001', name: 'WTA', slug: 'tennis-wta' }]} shown={props} />,
    {
      feeds,
      nowS: NOW_S,
      request: { demo },
    },
  );
}

describe('the page of a ranking', () => {
  it('lists the Danes first, then all, and the next Dane after a gap', () => {
    const { words } = page();
    expect(words).toMatch(
      /14 ▲ 2 2 pladser op Dansker 14 \+200 11\s986 118 – samme plads Dansker 118 .*Hele ranglisten 1 – samme/,
    );
    expect(words).toMatch(/Spiller 100 .* nr\. 101 til 117 118 – samme plads Dansker 118/);
    expect(words).toMatch(/2 ▼ 1 1 plads ned Spiller 2/);
    expect(words).toContain('Vis nr. 101 til 200');
  });

  it('links to persons, to the other edition, to countries and parts, all without scripts', () => {
    const { html } = page();
    for (const href of [
      '/spiller/x/p14/',
      '/rangliste/tennis-atp/?vis=officiel',
      '/rangliste/tennis-atp/?land=it',
      '/rangliste/tennis-atp/?side=2',
      '/rangliste/tennis-wta/',
      '/rangliste/',
    ])
      expect(html, href).toContain(`href="${href}"`);
    expect(html).toContain('aria-label="spiller nu"');
  });

  it('shows no row twice and nothing above the list on later parts', () => {
    const { words } = page({ page: 1 }, text([line(101), dane(118)]));
    expect(words).not.toContain('Hele ranglisten');
    expect(words).not.toContain('nr. 101 til 117');
    expect(words).toContain('Vis nr. 1 til 100');
  });

  it('names a part that does not exist, and leads back', () => {
    const { words, html } = page({ page: 40 }, '');
    expect(words).toContain('Ranglisten har kun 2000 pladser');
    expect(html).toContain('href="/rangliste/tennis-atp/"');
  });

  it('marks simulated rankings where not all data are', () => {
    expect(page().words).not.toContain('Simuleret');
    expect(page({}, text(FIRST), 'some').words).toContain('Simuleret');
  });

  it('lists all rankings by sport with their first and the best Dane', () => {
    const { words, html } = draw(<RankingPage sportId={null} lists={[LIST]} shown={null} />, { feeds: {}, nowS: NOW_S });
    expect(words).toMatch(/Ranglister .*Tennis ATP lige nu 1\. Spiller 1 14 ?\. Dansker 14/);
    expect(html).toContain('href="/rangliste/tennis-atp/"');
  });
});

it('keeps the edition, the country and the part in its address', () => {
  for (const selection of [
    { view: 'official', nation: 'gb-eng', page: 2 },
    { view: 'live', nation: null, page: 0 },
  ] as const)
    expect(selectionOf(new URL(rankingHref('tennis-atp', true, selection), 'https://x').search, true)).toEqual(selection);
  expect(selectionOf('?vis=x&land=<', true)).toEqual({ view: 'live', nation: null, page: 0 });
  expect(selectionOf('', false)?.view).toBe('official');
});

it('a page number out of range has no page of a ranking', () => {
  const feedOf = (part: number): string => buildFeedName({ kind: 'liveRanking', ranking: LIST.id ?? '', page: part });
  const source = sourceOf({
    [buildFeedName({ kind: 'rankings', projectType: PROJECT_TYPE.id })]: writeRankings([LIST]),
    [feedOf(0)]: text(FIRST),
    [feedOf(1)]: text([line(101)]),
  });
  const path = '/rangliste/tennis-atp/';
  const at = (search: string) => rankingPage.routeOf(path)!.resolve(source, requestOf(path, search));
  expect(at('?side=2')).toMatchObject({ content: { props: { shown: { page: 1 } } } });
  for (const search of ['?side=3', '?side=0', '?side=-1', '?side=a', '?side=1e9', '?side=']) expect(at(search)).toBeNull();
});

it('writes points and their changes in Danish', () => {
  expect([pointsText(11_330), pointsText(1880.4), pointsText(1880, 1)]).toEqual(['11\u00a0330', '1\u00a0880,4', '1\u00a0880,0']);
  expect([changeText(200), changeText(-0.8), changeText(0), changeText(7, 1)]).toEqual(['+200', '−0,8', '–', '+7,0']);
});
