import { Stage } from '@stillingen/domain';
import {
  eventRow,
  leagueRow,
  NO_STANDING,
  TOP_SCORERS_CODE,
  writeNews,
  writeSquad,
  writeStandings,
  writeTeamHistory,
  writeTopScorers,
  writeTeamSeason,
  writeTransfers,
} from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { blockOf } from '../testing/blocks.ts';
import { draw } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { entry, raceFeed, raceLeague } from '../testing/race-feeds.ts';
import { TEAM } from '../testing/team-feeds.ts';
import { type TeamFeeds, teamFeed, type TeamPageProps, type TeamTab } from './model/address.ts';
import { TeamPage } from './page.tsx';

const DAY_S = 86_400;
const COMPETITION = {
  name: 'Superligaen',
  url: '/fodbold/danmark/superligaen/',
  season: '2026/2027',
  tournament: 'tOur0001',
  stage: 'sTag0001',
  tables: true,
  draw: true,
  scorers: false,
  rank: 2,
  teams: 12,
  simulated: false,
};
const FEEDS: TeamFeeds = { season: 'season', news: 'news', tab: 'tab', next: null };
const PROPS: TeamPageProps = {
  ...{ sportId: 1, id: TEAM.id, name: TEAM.name, code: 'FCM', colours: '111111|c41230', path: '/hold/fc-midtjylland/pFcm0001/' },
  ...{ country: null, tab: 'overview', page: 1, feeds: FEEDS, list: null, deleted: false, isPair: false },
};
const season = (more: Partial<Parameters<typeof writeTeamSeason>[0]> = {}): string =>
  writeTeamSeason({
    ...{ pages: ['resultater', 'trup', 'stilling'], ground: 'MCH Arena', coach: 'Ole Holm' },
    competitions: [COMPETITION],
    figures: {
      ...{ played: 3, points: 7, goalsFor: 5, goalsAgainst: 1, scored: 'mål', unbeaten: 3 },
      ...{ formPoints: 7, formOf: 9 },
    },
    positions: [3, 1, 2].map((rank, index) => ({ rank, played: index + 1, start: index, round: '' })),
    ...more,
  });
const row = (id: string, day: number) =>
  eventRow.writeText(
    sampleEvent({
      ...{ id, start: NOW_S + day * DAY_S, winner: day < 0 ? 1 : null },
      stageType: day < 0 ? 3 : day > 0 ? 1 : 2,
      stage: day < 0 ? Stage.finished : day > 0 ? Stage.scheduled : Stage.secondHalf,
    }),
  );
const list = leagueRow.writeText(sampleLeague()) + row('played01', -7) + row('playing1', 0) + row('coming01', 7);
const player = {
  id: '',
  url: '',
  number: 9,
  role: 'forward',
  country: 'dk',
  matches: 3,
  goals: 2,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
};
const PAST = { played: null, result: '', running: false, simulated: false };
const ABSENT = { from: NOW_S - 7 * DAY_S, until: NOW_S + 7 * DAY_S, current: true };
const TABS: Partial<Record<TeamTab, string>> = {
  results: list,
  fixtures: list,
  squad: writeSquad([{ ...player, name: 'Ida Holm', url: '/spiller/ida-holm/pHol0001/' }]),
  transfers: writeTransfers({
    title: TEAM.name,
    tabs: [],
    transfers: [
      {
        ...{ date: '14.08.2026', direction: 'in', type: 'Køb', fee: '2,1 mio. euro', simulated: false },
        from: { image: '', name: 'Ajax', url: '/hold/ajax/pAja0001/' },
        to: { image: '', name: TEAM.name, url: '' },
        player: { id: 'pHol0001', image: '', country: '', name: 'Ida Holm', url: '' },
      },
    ],
  }),
};
const HISTORY = writeTeamHistory({
  seasons: [
    {
      ...{ name: 'Superligaen', season: '2025/2026', url: '/fodbold/danmark/superligaen/2025-2026/', rank: 3, teams: 12 },
      ...PAST,
      played: 32,
    },
    {
      ...{ name: 'Superligaen', season: '2024/2025', url: '/fodbold/danmark/superligaen/2024-2025/', rank: 1, teams: 12 },
      ...PAST,
      result: 'winner',
    },
  ],
  injuries: [
    { ...{ player: 'Ida Holm', url: '/spiller/ida-holm/pHol0001/', reason: 'injury', text: 'Baglår' }, ...ABSENT },
    { ...{ player: 'Lis Kjær', url: '', reason: 'illness', text: 'Sygdom' }, ...ABSENT, current: false },
  ],
});
TABS.injuries = HISTORY;
TABS.archive = HISTORY;
const NEWS = writeNews([
  ...[
    {
      title: 'Ny træner',
      link: '',
      image: '',
      published: NOW_S - 3600,
      own: true,
      source: 'Klubben',
      id: 'nEws0001',
      simulated: false,
    },
  ],
]);
const standings = writeStandings({
  ...{ title: 'Stilling', sideTitle: 'Samlet', otherTables: [], columns: [], zones: [], note: '' },
  tables: [
    { title: '', teams: [{ ...NO_STANDING, rank: 2, name: TEAM.name, id: TEAM.id, code: 'FCM', url: '', played: 3, points: 7 }] },
  ],
});

TABS.news = NEWS;

function page(tab: TeamTab, more: Partial<TeamPageProps> = {}, feeds: Record<string, string> = {}, search = '') {
  const all = {
    season: season(),
    news: NEWS,
    tab: TABS[tab] ?? '',
    [teamFeed(1, TEAM.id, 1)]: list,
    to_tOur0001_sTag0001_1: standings,
  };
  return draw(<TeamPage {...PROPS} tab={tab} {...more} />, { feeds: { ...all, ...feeds }, nowS: NOW_S, request: { search } });
}

describe('the page of a team', () => {
  it('a team page names the place in the table, the ground and the coach in its head', () => {
    const { html } = draw(<TeamPage {...PROPS} />, { feeds: { season: season() }, nowS: NOW_S });
    expect(html).toMatch(/<p><a href="[^"]*">Superligaen, nr\. 2<\/a>.* · MCH Arena · træner Ole Holm<\/p>/);
  });
  it('a team page describes the team as a SportsTeam, without any result, and a deleted one not at all', () => {
    const country = { code: 'dk', name: 'Danmark', path: null };
    const { about } = page('overview', { country });
    expect(about).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsTeam',
      name: TEAM.name,
      sport: 'Fodbold',
      location: { '@type': 'Place', name: 'MCH Arena, Danmark' },
      coach: { '@type': 'Person', name: 'Ole Holm' },
      memberOf: [{ '@type': 'SportsOrganization', name: 'Superligaen' }],
    });
    expect(page('overview', { deleted: true }).about).toBeNull();
  });
  it('[PART-03] a team page has a block summary-fixtures with its next matches', () => {
    const block = blockOf(page('overview').html, 'summary-fixtures');
    expect(block).toContain('/kamp/coming01/');
    expect(block).not.toMatch(/\/kamp\/(?:played01|playing1)\//);
  });
  it('[PART-04] a team page has a block summary-results with its latest matches', () => {
    const block = blockOf(page('overview').html, 'summary-results');
    expect(block).toContain('/kamp/played01/');
    expect(block).not.toMatch(/\/kamp\/(?:coming01|playing1)\//);
  });
  it('[PART-05] [PART-18] the default block has no name and shows the summary: what is played now, and the season', () => {
    const { html, words } = page('overview');
    expect(blockOf(blockOf(html, ''), 'summary')).toContain('/kamp/playing1/');
    expect(words).toMatch(/7 af 9 point/);
    expect(words).toMatch(/point i 3 kampe 7 mål 5-1 kampe uden nederlag 3/);
    expect(html).toContain('Placering i Superligaen: nr. 3 efter den første kamp, bedst nr. 1, dårligst nr. 3, nu nr. 2.');
  });
  it('[PART-06] a team page has a block results by month, with how they ended', () => {
    const { words, html } = page('results');
    expect(blockOf(html, 'results')).toContain('/kamp/played01/');
    expect(words).toMatch(/November 1 sejr/);
    expect(html).not.toContain('/kamp/coming01/');
  });
  it('[PART-07] a team page has a block fixtures', () => {
    const block = blockOf(page('fixtures').html, 'fixtures');
    expect(block).toContain('/kamp/coming01/');
    expect(block).not.toContain('/kamp/played01/');
  });
  it('[PART-08] a team page has a block squad by role, with links to persons', () => {
    const { html, words } = page('squad');
    expect(blockOf(html, 'squad')).toContain('href="/spiller/ida-holm/pHol0001/"');
    expect(words).toMatch(/Angreb 9 Ida Holm 3 2/);
  });
  it('[PART-17] the page of a pair has a block participants_players', () => {
    const noFigures = { matches: 0, goals: 0, number: null };
    const persons = writeSquad([{ ...player, ...noFigures, name: 'Ida Holm', url: '/spiller/ida-holm/pHol0001/' }]);
    const { html } = page('squad', { isPair: true }, { tab: persons });
    expect(html).not.toMatch(/title="Nummer"|Det seneste år/);
    expect(blockOf(html, 'participants_players')).toContain('href="/spiller/ida-holm/pHol0001/"');
    expect(html).toContain('>Spillere</a>');
    expect(html).not.toContain('>Trup<');
  });
  it('[PART-09] a team page has a block transfers with the other club and the sum', () => {
    const { html, words } = page('transfers');
    expect(blockOf(html, 'transfers')).toContain('href="/hold/ajax/pAja0001/"');
    expect(words).toMatch(/Tilgang Ida Holm 14\.08\.2026 .*Ajax 2,1 mio\. euro Køb/);
  });
  it('[PART-11] a team page has a block news', () => {
    const news = { ...{ feed: 'tab', page: 1, next: null }, type: 'all', hasTypes: false } as const;
    expect(blockOf(page('news', { list: news }).html, 'news')).toContain('Ny træner');
  });
  it('[PART-21] a team page selects news with videos by links, where there are some', () => {
    const news = { ...{ feed: 'none', page: 1, next: null }, type: 'video', hasTypes: true } as const;
    const { html, words } = page('news', { list: news }, { none: '' });
    expect(html).toContain(`href="${PROPS.path}nyheder/"`);
    expect(html).toContain(`href="${PROPS.path}nyheder/?type=video" aria-current="page"`);
    expect(words).toContain('Ingen nyheder med video');
    expect(page('news', { list: { ...news, type: 'all', hasTypes: false } }).html).not.toContain('type=video');
  });
  it('[PART-13] [PART-16] a team page has a block standings_table, and standings_draw where there is a draw as well', () => {
    const { html } = page('standings');
    expect(blockOf(html, 'standings_table')).toContain('FC Midtjylland');
    expect(blockOf(html, 'standings_draw')).toContain('Turneringstræ');
  });
  it('[PART-12] a team page has a block draw for a competition without a table', () => {
    const cup = season({ competitions: [{ ...COMPETITION, name: 'Pokalen', tables: false }] });
    expect(blockOf(page('standings', {}, { season: cup }).html, 'draw')).toContain('Turneringstræ');
  });
  it('[PART-10] a team page has a block injury_history with present absences and the return, and earlier ones', () => {
    const { html, words } = page('injuries');
    expect(blockOf(html, 'injury_history')).toContain('href="/spiller/ida-holm/pHol0001/"');
    expect(words).toMatch(
      /Skader og karantæner nu .*Ida Holm Baglår, siden 13\.11\.2026 ca\. 27\.11\.2026 .*Tidligere .*Lis Kjær/,
    );
  });
  it('[PART-15] a team page has a block archive with its seasons and its titles', () => {
    const { html, words } = page('archive');
    expect(blockOf(html, 'archive')).toContain('href="/fodbold/danmark/superligaen/2024-2025/"');
    expect(words).toMatch(/2025\/2026 Superligaen nr\. 3 af 12 · 32 kampe 2024\/2025 Superligaen Vinder/);
  });
  it('the page of a team omits tabs without content, but not the current one', () => {
    const { html } = page('transfers');
    const tabs = [...html.matchAll(/href="\/hold\/fc-midtjylland\/pFcm0001\/(\w*)\/?"/g)].map(([, tab]) => tab);
    expect([...new Set(tabs)]).toEqual(['', 'resultater', 'stilling', 'trup', 'transfers', 'nyheder']);
  });
  it('the page of a team without any match, country and table shows that there is nothing', () => {
    const nothing = {
      season: season({ pages: [], ground: '', coach: '', competitions: [], figures: null, positions: [] }),
      news: '',
      [teamFeed(1, TEAM.id, 1)]: '',
    };
    expect(page('overview', {}, nothing).words).toContain('Ingen kampe');
  });
  it('the page of a team in a sport of races, as the nation of a relay, lists its races with its place in each', () => {
    const relay = raceFeed(
      [{ ...entry(2, 'USA'), stageType: 3 }],
      raceLeague({ sportId: 41, meeting: 'Östersund', session: 'Stafet' }),
    );
    const feeds = { season: season({ competitions: [], figures: null, positions: [] }), [teamFeed(41, TEAM.id, 1)]: relay };
    for (const tab of ['overview', 'results'] as const) {
      const { html, words } = page(tab, { sportId: 41 }, { ...feeds, tab: relay });
      expect(words).toMatch(/Östersund · Stafet 2\./);
      expect(html).toContain('href="/kamp/rAce0001/"');
    }
  });
  it('the page of a deleted team has no lists', () => {
    const { html, words } = page('overview', { deleted: true });
    expect(words).toContain('Holdet findes ikke længere');
    expect(html).not.toContain('/kamp/');
  });
  it('pages of results link to each other without JavaScript', () => {
    const { html } = page('results', { page: 2, feeds: { ...FEEDS, next: 'next' } });
    expect(html).toContain('href="/hold/fc-midtjylland/pFcm0001/resultater/?side=3"');
    expect(html).toMatch(/href="\/hold\/fc-midtjylland\/pFcm0001\/resultater\/" rel="prev"/);
  });
  it('[PART-06] results and fixtures are selected by competition and side with links that need no JavaScript', () => {
    const two = [
      leagueRow.writeText(sampleLeague()) + row('played01', -7),
      leagueRow.writeText(sampleLeague({ name: 'Pokalen', url: '/fodbold/danmark/pokalen/', stageId: 'sTag0002' })),
      eventRow.writeText(
        sampleEvent({ id: 'played02', homeId: 'pOdb0001', awayId: TEAM.id, stageType: 3, stage: 3, start: NOW_S - DAY_S }),
      ),
    ].join('');
    const shown = (search: string) => page('results', {}, { tab: two }, search).html;
    const all = shown('');
    expect(all).toContain('<a href="?turnering=pokalen">Pokalen</a>');
    expect(all).toContain('<a href="?sted=ude">Ude</a>');
    expect(all).toMatch(/kamp\/played02\/.*kamp\/played01\//);
    expect(shown('?sted=ude')).toMatch(/href="\?sted=ude&amp;turnering=pokalen">Pokalen/);
    expect(shown('?sted=ude')).not.toContain('/kamp/played01/');
    expect(shown('?turnering=superligaen')).not.toContain('/kamp/played02/');
    const none = shown('?sted=hjemme&turnering=pokalen');
    expect(none).toContain('Ingen kampe i dette valg');
    expect(none).toMatch(/<a href="\?">Alle resultater/);
  });
  it('pages of selected results keep the selection', () => {
    const { html } = page('results', { feeds: { ...FEEDS, next: 'next' } }, {}, '?sted=hjemme');
    expect(html).toContain('/resultater/?sted=hjemme&amp;side=2"');
  });
  it('results and fixtures without matches show what will stand there', () => {
    expect(page('results', {}, { tab: '' }).words).toContain('Ingen resultater endnu Det første resultat står her');
    expect(page('fixtures', {}, { tab: '' }).words).toContain('Ingen kampe på programmet Når kampen er fastsat');
  });
  it('a team page links to all top scorers and to the draws of its competitions', () => {
    const scorers = writeTopScorers({
      ...{ title: '', filter: { title: '', choices: [] }, emptyText: '', columns: [] },
      scorers: [
        {
          ...{ rank: 1, player: 'Ida Holm', playerId: '', playerUrl: '', goals: 4, assists: 0, uh: null },
          ...{ countryId: null, country: '', teamId: TEAM.id, team: '', teamCode: '', teamUrl: '' },
        },
      ],
    });
    const scored = season({ competitions: [{ ...COMPETITION, scorers: true }] });
    const { html } = page('overview', {}, { season: scored, [`to_tOur0001_sTag0001_${TOP_SCORERS_CODE}`]: scorers });
    expect(html).toContain('<a href="/fodbold/danmark/superligaen/topscorere/">Alle topscorere</a>');
    expect(html).toContain('<a href="/fodbold/danmark/superligaen/turneringstrae/">Superligaen</a>');
  });
});
