import { SPORT_NAMES } from '@stillingen/domain';
import { type FeedSource, type HydrationData, leagueRow, NO_FEEDS } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { raceFeed, raceLeague } from '../testing/race-feeds.ts';
import { renderRequest } from '../testing/render-request.ts';
import { evening, listFeed, NOW_S } from '../testing/table-feeds.ts';
import type { PageContent } from './pages.ts';
import { createRender } from './render.tsx';
import { knownSearch } from './resolve-route.ts';

const { render } = await createRender(() => ({ script: '/entry.js', styles: [], preload: [], font: null }));

const sourceOf = (feeds: Readonly<Record<string, string>>, more: Partial<FeedSource> = {}): FeedSource => ({
  ...NO_FEEDS,
  feed: (name) => feeds[name] ?? null,
  sportOf: (eventId) => leagueRow.readAll(feeds[`df_ev_1_${eventId}`] ?? '')[0]?.sportId ?? null,
  ...more,
});
const ask = (path: string, source: FeedSource = sourceOf({}), search = '') => render(renderRequest(path, { search }), source);
function page(
  path: string,
  source?: FeedSource,
): { status: number; html: string; words: string; hydration: HydrationData<PageContent> } {
  const result = ask(path, source);
  if ('location' in result) throw new Error(`sent on to ${result.location}`);
  const { html } = result;
  return {
    ...result,
    words: html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
    hydration: JSON.parse(/id="page">(.*?)<\/script>/.exec(html)![1]!) as HydrationData<PageContent>,
  };
}

describe('an address that leads nowhere', () => {
  it.each(['/findes-ikke/', '/soccer/', '/20/', '/27/', '/kriket/danmark/'])(
    '[SPORT-07] %s is a page that offers all sports',
    (path) => {
      const { status, html, words } = page(path);
      expect(status).toBe(404);
      expect(words).toContain('Siden findes ikke');
      const list = /<nav[^>]*aria-label="Alle sportsgrene"[\s\S]*?<\/nav>/.exec(html)![0];
      for (const { segment, danishName } of SPORT_NAMES) expect(list).toContain(`<a href="/${segment}/">${danishName}</a>`);
    },
  );
});

describe('a race', () => {
  const raceOf = (sportId: number): FeedSource => sourceOf({ df_ev_1_rAce0001: raceFeed(undefined, raceLeague({ sportId })) });

  it('[SPORT-12] finds the page of a race, except in horse racing', () => {
    expect(page('/kamp/rAce0001/', raceOf(32)).status).toBe(200);
    expect(page('/kamp/rAce0001/', raceOf(35)).status).toBe(404);
  });

  it('finds the tabs of its sport, and moves the addresses that named them in the query', () => {
    expect(page('/kamp/rAce0001/rettelser/', raceOf(32)).status).toBe(200);
    expect(page('/kamp/rAce0001/statistik/', raceOf(32)).status).toBe(404);
    expect(ask('/kamp/rAce0001/', raceOf(32), '?fane=rettelser')).toEqual({
      status: 301,
      location: '/kamp/rAce0001/rettelser/',
      dropsSearch: true,
    });
  });

  it('keeps the case of an id where words of the address have another', () => {
    expect(ask('/Kamp/rAce0001/RETTELSER', raceOf(32))).toEqual({ status: 301, location: '/kamp/rAce0001/rettelser/' });
  });

  it('shows a race under its sport', () => {
    expect(page('/kamp/rAce0001/', raceOf(32)).html).toContain('<a href="/auto-racing/" aria-current="page">Bilsport</a>');
  });
});

describe('the page of a country or category', () => {
  const [first, ...rest] = evening();
  const feed = 'c_1_63_1_da_y_1';
  const danish = sourceOf(
    { [feed]: listFeed([first!]) },
    {
      category: (sportId, segment) => (sportId === 1 && segment === 'danmark' ? { id: 63, name: 'Danmark' } : null),
      competitions: () => [
        { name: 'Superligaen', path: '/fodbold/danmark/superligaen/', seasons: ['2026/2027', '2025/2026'], simulated: false },
      ],
    },
  );

  it('[PAGE-03] [PAGE-04] shows what is played around today, and its competitions', () => {
    const { status, html, words, hydration } = page('/fodbold/danmark/', danish);
    expect(status).toBe(200);
    expect(html).toContain('<title>Danmark · Fodbold · Stillingen</title>');
    expect(words).toMatch(/Fodbold · Danmark, alle sportsgrene Danmark I dag Superligaen/);
    expect(html.match(/data-event=/g)).toHaveLength(first!.events.length);
    expect(html).toMatch(/aria-label="Turneringer"[\s\S]*href="\/fodbold\/danmark\/superligaen\/"/);
    expect(words).toMatch(/Turneringer Superligaen 2 sæsoner : Superligaen 2026\/2027 2025\/2026/);
    expect(html).toContain('href="/fodbold/danmark/superligaen/2025-2026/"');
    expect(hydration.content).toMatchObject({ kind: 'category', props: { categoryId: 63 } });
    expect(html).toContain(`data-feed="${feed}"`);
  });

  it('groups the matches of a country by past, today and coming', () => {
    const [league] = rest;
    const moved = (days: number, from: number) =>
      league!.events.slice(from, from + 1).map((row) => ({ ...row, stageType: days < 0 ? 3 : 1, start: NOW_S + days * 86_400 }));
    const text = listFeed([{ league: first!.league, events: [...first!.events.slice(0, 1), ...moved(-2, 0), ...moved(3, 1)] }]);
    const { words } = page('/fodbold/danmark/', sourceOf({ [feed]: text }, { category: danish.category }));
    expect(words).toMatch(/I dag .* Kommende .*23\.11\..* Seneste .*18\.11\./);
  });

  it('redirects other spellings of a category', () => {
    expect(ask('/Fodbold/Danmark', danish)).toEqual({ status: 301, location: '/fodbold/danmark/' });
    expect(page('/fodbold/narnia/', danish).status).toBe(404);
  });

  it('states that nothing is played', () => {
    expect(page('/fodbold/danmark/', sourceOf({ [feed]: listFeed([]) }, { category: danish.category })).words).toContain(
      'Ingen kampe i disse dage',
    );
  });
});

describe('a template that groups others', () => {
  it.each([
    ['/motorsport/rally/', '/auto-racing/rally/'],
    ['/motorsport/speedway/', '/motorcykellob/speedway/'],
    ['/motorsport/dakar/', '/auto-racing/dakar/'],
    ['/auto-racing/rally/', '/auto-racing/'],
  ])('[LEAGUE-07] [LEAGUE-08] %s redirects to %s', (path, location) => {
    expect(ask(path)).toEqual({ status: 302, location });
  });

  it('a category page exists only in its sports', () => {
    const category = () => ({ id: 20_000, name: 'Rally' });
    expect(page('/auto-racing/rally/', sourceOf({ c_32_20000_1_da_y_1: listFeed([]) }, { category })).status).toBe(200);
    expect(page('/tennis/rally/').status).toBe(404);
  });
});

describe('a group of sports', () => {
  const group = sourceOf({ fp_31_0_1_da_1: raceFeed() });

  it('[PAGE-10] a group page shows the events of all its sports, and receives those sports', () => {
    const { words, hydration } = page('/motorsport/', group);
    expect(words).toContain('Monaco Grand Prix');
    expect(hydration.sports.map(({ id }) => id)).toEqual([31, 32, 33]);
  });

  it('[SPORT-03] the bar marks a group on its own page and on those of its sports', () => {
    expect(page('/motorsport/', group).html).toContain('<a href="/motorsport/" aria-current="page">Motorsport');
    const { html } = page('/motorcykellob/');
    expect(html).toContain('<a href="/motorsport/" aria-current="true">Motorsport');
    expect(html).toContain('<a href="/motorcykellob/" aria-current="page">Motorcykelløb</a>');
  });
});

it.each([
  ['', ''],
  ['?', ''],
  ['?dag=-1&cat=2', '?dag=-1&cat=2'],
  ['?cat=2&fbclid=IwAR0&dag=-1', '?dag=-1&cat=2'],
  ['?fane=statistik&dag=1&dag=2', '?dag=1&fane=statistik'],
  ['?utm_source=%22%3Cscript%3E&token=secret', ''],
])('knownSearch keeps of %s only %s', (search, known) => {
  expect(knownSearch(search)).toBe(known);
});
