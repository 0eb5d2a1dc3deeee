import { createStore } from '@stillingen/client';
import { sportById, sportNameById, SPORT_NAMES, SUPER_TEMPLATES } from '@stillingen/domain';
import { leagueRow, readRows } from '@stillingen/wire';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { CategoryPage, categoryFeed, categorySeed } from '../category/index.tsx';
import { GalleryPage } from '../gallery/index.tsx';
import { LeaguePage, seasonFeed, seasonSeed } from '../league/index.tsx';
import { MatchPage } from '../match/index.tsx';
import { TablePage } from '../table/index.tsx';
import { tablePlace } from '../table/table-place.ts';
import { shellText } from '../text/da.ts';
import { App } from './app.tsx';
import { type Assets, documentHtml } from './document.ts';
import { MissingPage, FailedPage } from './message-page.tsx';
import type { Page, PageHead, PageRequest, PageSport } from './page-context.ts';
import { liveCountOf, type PageKind, type PageProps, type Place, sportOf } from './pages.ts';
import { categoryPath, type Route, routeOf } from './routes.ts';

export type RenderRequest = PageRequest;

/** Where a page's feeds come from. */
export interface FeedSource {
  /** The text of a feed as it is now; null where there is no such feed. */
  feed(name: string): string | null;
  /** The ids that an address stands for; null where it stands for none. */
  competition(sportId: number, country: string, slug: string): { countryId: number; templateId: string } | null;
  /** The country or category of a sport that an address stands for; null where it stands for none. */
  category(sportId: number, segment: string): { id: number; name: string } | null;
  readonly config: { readonly projectId: number; readonly sign: string };
}
export type RenderResult =
  | { readonly status: number; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string };

/** What the browser is told in order to continue where the server stopped. */
export interface Handover {
  readonly request: PageRequest;
  readonly config: FeedSource['config'];
  readonly place: Place;
  /** The sports that the page shows. */
  readonly sports: readonly PageSport[];
}

/** A sport as it travels with a page. Throws RangeError where there is none. */
function pageSport(id: number): PageSport {
  const sport = sportById(id);
  if (sport === null) throw new RangeError(`there is no sport ${id}`);
  const { statistics: _statistics, betTypes: _betTypes, ...rest } = sport;
  return rest;
}

const VIEWS: { readonly [Kind in PageKind]: ComponentType<PageProps[Kind]> } = {
  table: TablePage,
  match: MatchPage,
  league: LeaguePage,
  category: CategoryPage,
  gallery: GalleryPage,
  missing: MissingPage,
};

/** A place, and the texts of feeds that are known before it is drawn. */
interface Placed {
  readonly place: Place;
  readonly seeds: Map<string, string>;
}
/** Where to go instead. */
type Elsewhere = Extract<RenderResult, { readonly location: string }>;

const missing = (): Placed => ({ place: { page: 'missing', props: {} }, seeds: new Map() });

type RouteTo<Page extends Route['page']> = Extract<Route, { readonly page: Page }>;

/** A match or race; there is none where its sport has no pages for them (SPORT-12). */
function placedMatch({ eventId }: RouteTo<'match'>, source: FeedSource): Placed {
  const rows = readRows(source.feed(`df_ev_1_${eventId}`) ?? '');
  const league = rows.find(([first]) => first![0] === leagueRow.head);
  const sportId = league === undefined ? null : leagueRow.read(league).sportId;
  const sport = sportId === null ? null : sportById(sportId);
  if (sport?.detailPage !== true) return missing();
  return { place: { page: 'match', props: { eventId, sportId: sport.id } }, seeds: new Map() };
}

function placedLeague({ page, ...address }: RouteTo<'league'>, request: PageRequest, source: FeedSource): Placed {
  const ids = source.competition(address.sportId, address.country, address.slug);
  if (ids === null) return missing();
  const props = { ...address, ...ids };
  const feed = seasonFeed(props, request.tzHours);
  const text = source.feed(feed);
  const seeds = new Map(text === null ? [] : [[feed, seasonSeed(text, props.tab, Math.floor(request.nowMs / 1000))]]);
  return { place: { page, props }, seeds };
}

/** Where the competitions of a template that groups others are: its category, or its sport where it names none (LEAGUE-07). */
function superTemplatePath({ sportId, category }: RouteTo<'category'>): string | null {
  const template = [...SUPER_TEMPLATES.values()].find(({ flag }) => flag === category);
  const sport = template === undefined ? null : sportNameById(template.sportId);
  if (sport === null || (sport.id !== sportId && sport.parent !== sportId)) return null;
  return sport.id === sportId ? `/${sport.segment}/` : categoryPath(sport.segment, category);
}

function placedCategory(route: RouteTo<'category'>, request: PageRequest, source: FeedSource): Placed | Elsewhere {
  const { page, sportId, category } = route;
  const found = source.category(sportId, category);
  if (found === null) {
    const location = superTemplatePath(route);
    return location === null ? missing() : { status: 302, location };
  }
  const props = { sportId, category, categoryId: found.id, name: found.name };
  const feed = categoryFeed(props, request.tzHours);
  const text = source.feed(feed);
  const seeds = new Map(text === null ? [] : [[feed, categorySeed(text, Math.floor(request.nowMs / 1000))]]);
  return { place: { page, props }, seeds };
}

function placed(route: Route | null, request: PageRequest, source: FeedSource): Placed | Elsewhere {
  switch (route?.page) {
    case undefined:
      return missing();
    case 'table': {
      const { props, seed } = tablePlace(route.sportId, request, source);
      return { place: { page: 'table', props }, seeds: new Map(seed === null ? [] : [[props.feed, seed]]) };
    }
    case 'match':
      return placedMatch(route, source);
    case 'league':
      return placedLeague(route, request, source);
    case 'category':
      return placedCategory(route, request, source);
    case 'gallery':
      return request.gallery ? { place: { page: 'gallery', props: {} }, seeds: new Map() } : missing();
  }
}

/** The sports that a place may come to show, whatever it shows first: its own, and those that it groups. */
function sportsAt(place: Place): readonly number[] {
  const id = sportOf(place);
  return id === null ? [] : [id, ...SPORT_NAMES.filter(({ parent }) => parent === id).map((child) => child.id)];
}

/** The page as the server draws it. The feeds and sports that it reads travel with it. */
function serverPage(
  request: PageRequest,
  source: FeedSource,
  { place, seeds }: Placed,
): { page: Page; head(): PageHead; sports(): readonly PageSport[] } {
  let head: PageHead = { title: shellText.brand };
  const sports = new Map(sportsAt(place).map((id) => [id, pageSport(id)]));
  const page: Page = {
    request,
    client: null,
    nowS: createStore(Math.floor(request.nowMs / 1000)),
    liveCount: createStore(liveCountOf(place)),
    sport(id) {
      const sport = sports.get(id) ?? pageSport(id);
      sports.set(id, sport);
      return sport;
    },
    text(name) {
      const text = seeds.get(name) ?? source.feed(name);
      if (text !== null) seeds.set(name, text);
      return text;
    },
    describe(said) {
      head = said;
    },
  };
  return { page, head: () => head, sports: () => [...sports.values()] };
}

const NO_FEEDS: FeedSource = { feed: () => null, competition: () => null, category: () => null, config: { projectId: 0, sign: '' } };

/** The one spelling of an address: single slashes, one at the end, lower case but for the id of a match. It never names a host. */
function canonicalPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const isMatch = parts[0]?.toLowerCase() === 'kamp';
  const folded = parts.map((part, index) => (isMatch && index === 1 ? part : part.toLowerCase()));
  return folded.length === 0 ? '/' : `/${folded.join('/')}/`;
}

/** Makes the renderer of a build: `assetsOf` names what a kind of page loads. */
export function createRender(assetsOf: (kind: PageKind) => Assets) {
  function html(
    request: PageRequest,
    source: FeedSource,
    placement: Placed,
    View: ComponentType<object>,
    isAlive: boolean,
  ): string {
    const { place, seeds } = placement;
    const { page, head, sports } = serverPage(request, source, placement);
    const body = renderToString(<App page={page} place={place} View={View} />);
    const { title, description = shellText.tagline } = head();
    const canonical = place.page === 'missing' ? null : request.path === '/' ? '/fodbold/' : request.path;
    const handover: Handover | null = isAlive ? { request, config: source.config, place, sports: sports() } : null;
    return documentHtml({
      title,
      description,
      canonical,
      theme: request.theme,
      body,
      assets: assetsOf(place.page),
      handover,
      seeds,
    });
  }
  return {
    /** The page at an address: its document, or where to go instead. A path without its closing slash is sent on. */
    render(request: RenderRequest, source: FeedSource): RenderResult {
      const canonical = canonicalPath(request.path);
      if (canonical !== request.path && routeOf(canonical) !== null) return { status: 301, location: canonical + request.search };
      const found = placed(routeOf(request.path), request, source);
      if ('location' in found) return found;
      const { page } = found.place;
      return {
        status: page === 'missing' ? 404 : 200,
        html: html(request, source, found, VIEWS[page] as ComponentType<object>, true),
      };
    },
    /** The page that says that something failed; needs nothing that could fail again. Status 500. */
    renderFailure(request: RenderRequest): { readonly status: 500; readonly html: string } {
      return { status: 500, html: html(request, NO_FEEDS, missing(), FailedPage, false) };
    },
  };
}
