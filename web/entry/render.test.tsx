import { eventRow, type FeedSource, leagueRow, NO_FEEDS, type RenderRequest } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { FIRST_ROWS } from '../list/motion/gradual.tsx';
import { sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { drivers, RACE_ID, raceFeed } from '../testing/race-feeds.ts';
import { renderRequest } from '../testing/render-request.ts';
import { bigDay, evening, listFeed } from '../testing/table-feeds.ts';
import type { Assets } from './document.ts';
import { createRender } from './render.tsx';
import { readSeed } from './seeds.ts';

const assets: Assets = {
  script: '/assets/entry.js',
  styles: ['/assets/entry.css'],
  preload: ['/assets/table.js'],
  font: '/assets/inter.woff2',
};
const { render, renderFailure } = await createRender(() => assets);

const FEED = 'f_1_0_1_da_1';
const text = listFeed(evening());
const source = (feeds: Readonly<Record<string, string>> = { [FEED]: text }): FeedSource => ({
  ...NO_FEEDS,
  config: { projectId: 8, sign: 'stillingen' },
  feed: (name) => feeds[name] ?? null,
  sportOf: (eventId) => leagueRow.readAll(feeds[`df_ev_1_${eventId}`] ?? '')[0]?.sportId ?? null,
});
const request = (path: string, words: Partial<RenderRequest> = {}): RenderRequest =>
  renderRequest(path, { demo: 'all', ...words });
function page(path: string, words: Partial<RenderRequest> = {}, from = source()): { status: number; html: string } {
  const result = render(request(path, words), from);
  if ('location' in result) throw new Error(`sent on to ${result.location}`);
  return result;
}
const words = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const rowOf = (html: string, id: string): string =>
  words(new RegExp(`<a [^>]*data-event="${id}"[\\s\\S]*?</a>`).exec(html)![0]).trim();

describe('the table page', () => {
  const { status, html } = page('/');

  it('describes a match for previews of links and search engines, without its score', () => {
    const feeds = { df_ev_1_eVent001: leagueRow.writeText(sampleLeague()) + eventRow.writeText(sampleEvent({ id: 'eVent001' })) };
    const match = page('/kamp/eVent001/', {}, { ...source(feeds), siteUrl: 'https://stillingen.example' });
    expect(match.html).toContain('<link rel="canonical" href="https://stillingen.example/kamp/eVent001/">');
    expect(match.html).toContain('<meta property="og:url" content="https://stillingen.example/kamp/eVent001/">');
    expect(match.html).toMatch(
      /<meta property="og:description" content="FC Midtjylland mod FC København i Superligaen, fredag den 20/,
    );
    const about = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(match.html)![1]!) as object;
    expect(about).toMatchObject({
      '@type': 'SportsEvent',
      homeTeam: { '@type': 'SportsTeam', name: 'FC Midtjylland' },
      url: 'https://stillingen.example/kamp/eVent001/',
    });
    expect(JSON.stringify(about)).not.toContain('2-1');
    expect(match.html).toContain(
      '{"@type":"ListItem","position":2,"name":"Superligaen","item":"https://stillingen.example/fodbold/danmark/superligaen/"},{"@type":"ListItem","position":3,"name":"FC Midtjylland – FC København"}',
    );
  });

  it('lists the way to a page for search engines, by absolute addresses', () => {
    const feeds = { t_1_63_tMpl0001_1_da_n_1: leagueRow.writeText(sampleLeague()) + eventRow.writeText(sampleEvent()) };
    const league = {
      ...source(feeds),
      competition: () => ({ countryId: 63, templateId: 'tMpl0001' }),
      nation: () => ({ id: 63, code: 'dk', name: 'Danmark' }),
      siteUrl: 'https://stillingen.example',
    };
    const { html: shown } = page('/fodbold/danmark/superligaen/', {}, league);
    const things = [...shown.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, thing]) => JSON.parse(thing!) as { '@type': string; itemListElement?: unknown },
    );
    expect(things.map((thing) => thing['@type'])).toEqual(['SportsEvent', 'BreadcrumbList']);
    expect(things[1]!.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Danmark', item: 'https://stillingen.example/land/danmark/' },
      { '@type': 'ListItem', position: 2, name: 'Fodbold', item: 'https://stillingen.example/fodbold/danmark/' },
      { '@type': 'ListItem', position: 3, name: 'Superligaen' },
    ]);
  });

  it('describes a race with its place and its competitors, in the order of their names', () => {
    const feeds = { [`df_ev_1_${RACE_ID}`]: raceFeed(drivers().toReversed()) };
    const race = page(`/kamp/${RACE_ID}/`, {}, source(feeds)).html;
    const about: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(race)![1]!);
    expect(about).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Monaco Grand Prix · Løb',
      sport: 'Bilsport',
      startDate: '2026-11-20T14:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Circuit de Monaco', address: { '@type': 'PostalAddress', addressCountry: 'MC' } },
      competitor: ['Kevin Magnussen', 'Lando Norris', 'Max Verstappen'].map((name) => ({ '@type': 'Person', name })),
      superEvent: { '@type': 'SportsEvent', name: 'VM' },
    });
    expect(race).toContain('content="Monaco Grand Prix, Løb, VM, fredag den 20. november 2026 kl. 15:00: deltagere');
  });

  it('names the picture of a link by its absolute address, and none when the site has no address', () => {
    const feeds = { df_ev_1_eVent001: leagueRow.writeText(sampleLeague()) + eventRow.writeText(sampleEvent({ id: 'eVent001' })) };
    const card: FeedSource['card'] = (kind, id) => ({ path: `/${kind}/${id}.png`, alt: 'A "–" B', width: 1200, height: 630 });
    const drawn = { ...source(feeds), card, siteUrl: 'https://stillingen.example' };
    const match = page('/kamp/eVent001/', {}, drawn).html;
    for (const [property, content] of [
      ['og:image', 'https://stillingen.example/match/eVent001.png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'A &quot;–&quot; B'],
    ])
      expect(match).toContain(`<meta property="${property}" content="${content}">`);
    expect(page('/', {}, drawn).html).toContain('content="https://stillingen.example/site/.png"');
    expect(page('/', {}, { ...drawn, siteUrl: '' }).html).not.toContain('og:image');
  });

  it('[GEN-02] has a Danish title, a description and one canonical address', () => {
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="da">/);
    expect(html).toContain('<title>Fodbold i dag, fr. 20.11. · Stillingen</title>');
    expect(html).toContain('<link rel="canonical" href="/fodbold/">');
    expect(html).toContain('Demodata: Kampene er simulerede');
  });

  it('counts in the bar the live events of each sport, and in a group those of its sports', () => {
    const bar = (live: string): string =>
      words(/<nav[^>]*aria-label="Sportsgrene"[\s\S]*?<button/.exec(page('/', { live }).html)![0]);
    expect(bar('7:3|32:2|33:1')).toMatch(/Håndbold 3 Live Tennis Ishockey .* Motorsport 3 Live/);
    expect(bar('')).not.toMatch(/Håndbold \d/);
  });

  it('names the part of the matches that is simulated, and nothing where none is', () => {
    expect(page('/', { demo: 'some' }).html).toContain('Med demodata: simulerede kampe er mærket');
    expect(page('/', { demo: 'none' }).html).not.toMatch(/demodata/i);
  });

  it('reads each row in the order time, home and goals, away and goals', () => {
    expect(rowOf(html, 'match001')).toMatch(/^67 ’ 67\. minut FC Midtjylland 1 2 FC København 1 1$/);
    expect(rowOf(html, 'match003')).toMatch(/^19:00 AGF – Silkeborg IF –$/);
    expect(rowOf(html, 'match004')).toMatch(/^Slut FC Nordsjælland 1 1 Viborg FF 1 3$/);
  });

  it('draws every state a match can have', () => {
    for (const label of [
      'Pause',
      'Forsinket',
      'Udsat',
      'Aflyst',
      'Afbrudt',
      'Vent',
      'Til slutningen',
      'Slut',
      'Efter forl.',
      'Efter str.',
      'Tildeling',
      'Walkover',
      'Str.',
      'Kun slutresultat',
    ]) {
      expect(words(html)).toContain(label);
    }
    expect(words(html)).toContain('(4-2 str.)');
    expect(html).toContain('Rettet, før 0-1: offside');
    expect(html).toContain('2 røde kort');
  });

  it('[EXPAND-02] folds closed leagues, and those the visitor folded', () => {
    expect(words(html)).toContain('Danmark · 2 kampe, 1 live');
    expect(html).not.toContain('Thisted FC</bdi>');
    const other = page('/fodbold/', { collapsed: ['2divisio', 'superlig'] }).html;
    expect(other).toContain('Thisted FC</bdi>');
    expect(other).not.toContain('data-event="match001"');
  });

  it('[EXPAND-03] ignores listed leagues that the page does not have', () => {
    const known = page('/fodbold/', { collapsed: ['superlig'] });
    expect(words(page('/fodbold/', { collapsed: ['nosuch01', 'superlig', 'nosuch02'] }).html)).toBe(words(known.html));
    expect(words(page('/fodbold/', { collapsed: ['nosuch01'] }).html)).toBe(words(html));
  });

  it('[TAB-03] shows the category that the address asks for', () => {
    const live = page('/fodbold/', { search: '?cat=1' }).html;
    expect(live).toContain('data-event="match001"');
    expect(live).not.toContain('data-event="match003"');
  });

  it.each([
    [4, 'Ingen kampe med odds denne dag'],
    [8, 'Ingen kampe i tv denne dag'],
    [9, 'Ingen kampe med lyd denne dag'],
  ])('[TAB-01] [TAB-03] names the missing category instead of showing everything: cat=%i', (category, reason) => {
    const asked = page('/fodbold/', { search: `?cat=${category}` }).html;
    expect(asked).not.toContain('data-event=');
    expect(words(asked)).toContain(`${reason} Se alle kampe`);
  });

  it('[TAB-01] shows no match of others in place of my games', () => {
    const asked = page('/fodbold/', { search: '?cat=5' }).html;
    expect(asked).not.toContain('data-event=');
    expect(words(asked)).toContain('Dine kampe gemmes i browseren og vises med JavaScript.');
  });

  it('does not show the price of a runner while odds are not shown', () => {
    const { html: races } = page('/hestevaeddelob/');
    const hydration = JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/.exec(races)![1]!);
    expect(hydration.sports[0].board.map(({ result }: { result: string }) => result)).toContain('jockey');
    expect(JSON.stringify(hydration.sports)).not.toContain('startingPrice');
  });

  it('sends its feed with the page, unchanged', () => {
    const seed = new RegExp(`<script type="text/plain" data-feed="${FEED}">([\\s\\S]*?)</script>`).exec(html)![1]!;
    expect(readSeed(seed)).toBe(text);
    const hydration = JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)![1]!);
    expect(hydration).toMatchObject({ config: { projectId: 8 }, content: { kind: 'table', props: { feed: FEED } } });
  });

  it('keeps to the content security policy: no inline style, one inline script', () => {
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/ on\w+="/);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it('names live matches by the whole day, though it carries the first rows only', () => {
    const big = page('/', {}, source({ [FEED]: listFeed(bigDay(1500)) })).html;
    expect(words(big)).toContain('Live 500');
    expect(big.match(/data-glide=/g)).toHaveLength(FIRST_ROWS);
  });

  it('counts live matches beside the sport, today only', () => {
    const barOf = (from: string): string => words(/<nav[^>]*aria-label="Sportsgrene"[\s\S]*?<\/nav>/.exec(from)![0]);
    expect(barOf(html)).toMatch(/^ Fodbold 8 Live Håndbold/);
    expect(barOf(page('/', { search: '?dag=1' }, source({ f_1_1_1_da_1: text })).html)).toMatch(/^ Fodbold Håndbold/);
  });

  it('marks simulated leagues where not all are, or where the page does not mark all of them', () => {
    const [first, ...rest] = evening();
    const mixed = listFeed([{ ...first!, league: { ...first!.league, simulated: null } }, ...rest]);
    const marks = (from: string): number => words(from).match(/Simuleret/g)?.length ?? 0;
    expect(marks(html)).toBe(0);
    expect(marks(page('/', {}, source({ [FEED]: mixed })).html)).toBeGreaterThanOrEqual(rest.length - 1);
    expect(marks(page('/', { demo: 'some' }).html)).toBeGreaterThanOrEqual(rest.length);
  });

  it('names the sources of its sport in the footer, of all sports on pages without one, and none on a site without', () => {
    const sources = [
      { text: 'Boldkilden', url: 'https://bold.example/', licence: 'ODbL 1.0', sports: [1] },
      { text: 'Ketsjer', url: 'https://ketsjer.example/', licence: '', sports: [2] },
    ];
    const from: FeedSource = { ...source(), sources: () => sources };
    const footerOf = (drawn: string): string => /<footer.*<\/footer>/.exec(drawn)![0];
    const linesOf = (path: string): string[] =>
      [...footerOf(page(path, {}, from).html).matchAll(/<p>.*?<\/p>/g)].map(([line]) => words(line).trim());
    expect(linesOf('/')).toEqual(['Data: Boldkilden (ODbL 1.0)']);
    expect(linesOf('/tennis/')).toEqual(['Data: Ketsjer']);
    expect(linesOf('/handbold/')).toEqual([]);
    expect(linesOf('/mine-kampe/')).toEqual(['Data: Boldkilden (ODbL 1.0) · Ketsjer']);
    expect(linesOf('/nothing/here/')).toEqual([]);
    expect(footerOf(page('/', {}, from).html)).toContain('<a href="https://bold.example/" rel="noopener" target="_blank">');
    expect(page('/').html).not.toMatch(/Data:|"sources"/);
  });

  it('states that a sport has no matches', () => {
    const empty = page('/tennis/', {}, source({}));
    expect(empty.status).toBe(200);
    expect(words(empty.html)).toContain('Tennis: ingen kampe denne dag Vi viser dem her, så snart der er nogen.');
    const past = page('/tennis/', { search: '?dag=-1' }, source({}));
    expect(words(past.html)).toContain('Tennis: ingen kampe denne dag Se næste dag');
  });

  it('a site without any match has one line for its operator, until there is a provider', () => {
    const emptyOf = (vacancy?: 'without match' | 'without provider') =>
      words(page('/tennis/', {}, { ...source({}), vacancy: () => vacancy }).html);
    expect(emptyOf('without provider')).toContain(
      'Ingen kampe endnu Vi viser dem her, så snart der er nogen. Kom i gang: npx stillingen connect',
    );
    expect(emptyOf('without match')).toContain('Ingen kampe endnu Vi viser dem her, så snart der er nogen. ');
    expect(emptyOf('without match')).not.toContain('Kom i gang');
    expect(emptyOf()).not.toMatch(/endnu|Kom i gang/);
  });

  it('names the start of the next match where nothing is live', () => {
    const coming = evening()
      .slice(0, 1)
      .map(({ league, events }) => ({ league, events: events.filter((event) => event.stageType === 1) }));
    const feeds = { [FEED]: listFeed(coming), nx_1_1: listFeed(coming) };
    const quiet = page('/', { search: '?cat=1' }, source(feeds)).html;
    expect(words(quiet)).toContain('Ingen livekampe lige nu Næste kamp: kl. 19:00 Se alle kampe');
  });

  it.each([
    [4, 'Næste kamp: ti. 24.11. kl. 19:00', '/tennis/?dag=4'],
    [30, 'Næste kamp: sø. 20.12. kl. 19:00', '/fodbold/danmark/superligaen/'],
  ])('leads from an empty list to the day of the next match, in %i days, or to its competition', (days, link, href) => {
    const [{ league, events }] = evening() as [ReturnType<typeof evening>[number]];
    const later = events
      .filter((event) => event.stageType === 1)
      .map((event) => ({ ...event, start: event.start! + days * 24 * 3600 }));
    const empty = page('/tennis/', {}, source({ nx_2_1: listFeed([{ league, events: later }]) })).html;
    expect(words(empty)).toContain(`Tennis: ingen kampe denne dag ${link}`);
    expect(empty).toContain(`<a href="${href}">${link}</a>`);
  });
});

describe('the page of a competition', () => {
  it('brings the part of its season that it shows', () => {
    const season = listFeed(evening().slice(0, 1));
    const feed = 't_1_63_superlig_1_da_n_1';
    const from: FeedSource = { ...source({ [feed]: season }), competition: () => ({ countryId: 63, templateId: 'superlig' }) };
    const { status, html } = page('/fodbold/danmark/superligaen/resultater/', {}, from);
    expect(status).toBe(200);
    const seed = new RegExp(`data-feed="${feed}">([\\s\\S]*?)</script>`).exec(html)![1]!;
    expect(readSeed(seed)).toContain('ZK÷Superligaen');
    expect(readSeed(seed)).not.toContain('A1÷');
    expect(html).toContain('data-event="match004"');
    expect(html).not.toContain('data-event="match003"');
  });
});

describe('addresses', () => {
  it('redirects addresses without a closing slash', () => {
    expect(render(request('/fodbold', { search: '?cat=1' }), source())).toEqual({ status: 301, location: '/fodbold/' });
  });

  it.each(['/findes-ikke/', '/findes-ikke', '/%00', '/kamp/aB3dE6gH/', '/fodbold/danmark/ukendt/'])(
    'answers 404 for %s',
    (path) => {
      const { status, html } = page(path);
      expect(status).toBe(404);
      expect(words(html)).toContain('Siden findes ikke');
      expect(html).toContain('noindex');
    },
  );
});

it('renderFailure answers 500 with a page of its own', () => {
  const failed = renderFailure(request('/'));
  expect(failed).toMatchObject({ status: 500 });
  expect('html' in failed && words(failed.html)).toContain('Noget gik galt');
});

it('render sets the chosen theme and compact lists on the html element', () => {
  expect(page('/', { theme: 'dark' }).html).toContain('<html lang="da" data-theme="dark">');
  expect(page('/', { theme: 'dark', compact: true }).html).toContain('<html lang="da" data-theme="dark" data-compact>');
});

it('[PAGE-13] a page without live data reads no feed but that of the left column', () => {
  const read = new Set<string>();
  const from: FeedSource = {
    ...source(),
    feed(name) {
      read.add(name);
      return null;
    },
  };
  const { status, html } = page('/indstillinger/', {}, from);
  expect(status).toBe(200);
  expect([...read].filter((name) => !name.startsWith('lp_'))).toEqual([]);
  expect(html).not.toContain('data-event=');
});

it('a country sends the sports of its whole day, also of rows that arrive later', () => {
  const football = leagueRow.writeText(sampleLeague()) + bigDayRows('1', 220);
  const handball =
    leagueRow.writeText(sampleLeague({ stageId: 'handball', sportId: 7, name: 'Herreligaen' })) + bigDayRows('7', 1);
  const from: FeedSource = {
    ...source(),
    feed: (name) => (name.startsWith('cd_dk_') ? football + handball : null),
    nation: () => ({ id: 63, code: 'dk', name: 'Danmark' }),
  };
  const { html } = page('/land/danmark/', {}, from);
  const [, json] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)!;
  const { sports } = JSON.parse(json!) as { sports: { id: number }[] };
  expect(sports.map(({ id }) => id)).toEqual([1, 7]);
});

const bigDayRows = (key: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `m${key}x${String(at).padStart(5, '0')}`)
    .map((id) => eventRow.writeText(sampleEvent({ id })))
    .join('');
