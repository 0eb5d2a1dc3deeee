import { PROJECT_TYPE, sportById, sportNameById, SUPER_TEMPLATES } from '@stillingen/domain';
import { buildFeedName, type FeedSource, type Redirect, type RenderRequest, seasonNumber } from '@stillingen/wire';
import { categoryFeed, categorySeed } from '../category/index.tsx';
import { seasonFeed, seasonSeed } from '../league/index.tsx';
import { leaguePath, PART_KEY } from '../league/model/address.ts';
import { tablePlace } from '../table/table-place.ts';
import type { LeaguePageProps, PastResults, PlacedPage } from '../page/pages.ts';
import { categoryPath, type Route } from '../page/routes.ts';

/** A place, and the texts of feeds that are known before it is drawn. */
export interface ResolvedPage {
  readonly place: PlacedPage;
  readonly seeds: Map<string, string>;
}

/** Nothing stands at an address. */
export const missing = (): ResolvedPage => ({ place: { page: 'missing', props: {} }, seeds: new Map() });

/** Whether nothing stands at a route, as far as looking it up tells. */
export function isMissing(route: Route | null, { gallery }: RenderRequest, source: FeedSource): boolean {
  switch (route?.page) {
    case undefined:
      return true;
    case 'match':
      return source.sportOf(route.eventId) === null;
    case 'league':
      return source.competition(route.sportId, route.country, route.slug) === null;
    case 'category':
      return source.category(route.sportId, route.category) === null && superTemplatePath(route) === null;
    case 'gallery':
      return !gallery;
    default:
      return false;
  }
}

type RouteTo<Kind extends Route['page']> = Extract<Route, { readonly page: Kind }>;

/** A match or race; there is none where its sport has no pages for them (SPORT-12). */
function resolveMatch({ eventId }: RouteTo<'match'>, source: FeedSource): ResolvedPage {
  const sportId = source.sportOf(eventId);
  const sport = sportId === null ? null : sportById(sportId);
  if (sport?.detailPage !== true) return missing();
  return { place: { page: 'match', props: { eventId, sportId: sport.id } }, seeds: new Map() };
}

/** A season that is over: a part of its results, which nothing changes any more (O-045). */
function resolvePastSeason(
  props: Omit<LeaguePageProps, 'past'> & { season: string },
  request: RenderRequest,
  source: FeedSource,
): ResolvedPage {
  const { sportId: sport, countryId: country, templateId: template } = props;
  const nameOf = (part: number): string =>
    buildFeedName({
      ...{ kind: 'tournamentResults', sport, country, template, season: seasonNumber(props.season), part },
      ...{ tz: request.tzHours, lang: 'da', projectType: PROJECT_TYPE.id },
    });
  const part = partOf(request.search);
  const text = source.feed(nameOf(part));
  const past: PastResults = { feed: nameOf(part), part, hasMore: Boolean(source.feed(nameOf(part + 1))) };
  return { place: { page: 'league', props: { ...props, past } }, seeds: new Map(text === null ? [] : [[past.feed, text]]) };
}

const PART = /^\d{1,3}$/;
/** The part of a season's results that a query names; the first where it names none. */
function partOf(search: string): number {
  const text = new URLSearchParams(search).get(PART_KEY) ?? '';
  return PART.test(text) ? Number(text) : 0;
}

function resolveLeague(
  { page, ...address }: RouteTo<'league'>,
  request: RenderRequest,
  source: FeedSource,
): ResolvedPage | Redirect {
  const ids = source.competition(address.sportId, address.country, address.slug);
  if (ids === null) return missing();
  const path = leaguePath({ ...address, season: null }, 'overview');
  const found = source.competitions(address.sportId, ids.countryId).find((each) => each.path === path);
  const seasons = found?.seasons ?? [];
  const props = { ...address, ...ids, seasons, past: null };
  if (address.season !== null) {
    // The newest season has one address.
    if (address.season === seasons[0]) return { status: 302, location: leaguePath({ ...address, season: null }, address.tab) };
    return seasons.includes(address.season)
      ? resolvePastSeason({ ...props, season: address.season }, request, source)
      : missing();
  }
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

function resolveCategory(route: RouteTo<'category'>, request: RenderRequest, source: FeedSource): ResolvedPage | Redirect {
  const { page, sportId, category } = route;
  const found = source.category(sportId, category);
  if (found === null) {
    const location = superTemplatePath(route);
    return location === null ? missing() : { status: 302, location };
  }
  const competitions = source.competitions(sportId, found.id);
  const props = { sportId, category, categoryId: found.id, name: found.name, competitions };
  const feed = categoryFeed(props, request.tzHours);
  const text = source.feed(feed);
  const seeds = new Map(text === null ? [] : [[feed, categorySeed(text, Math.floor(request.nowMs / 1000))]]);
  return { place: { page, props }, seeds };
}

/** What stands at a route: the place with what is known of it, or where to go instead. */
export function resolveRoute(route: Route | null, request: RenderRequest, source: FeedSource): ResolvedPage | Redirect {
  switch (route?.page) {
    case undefined:
      return missing();
    case 'table': {
      const { props, seed } = tablePlace(route.sportId, request, source);
      return { place: { page: 'table', props }, seeds: new Map(seed === null ? [] : [[props.feed, seed]]) };
    }
    case 'match':
      return resolveMatch(route, source);
    case 'league':
      return resolveLeague(route, request, source);
    case 'category':
      return resolveCategory(route, request, source);
    case 'settings':
    case 'account':
      return { place: { page: route.page, props: {} }, seeds: new Map() };
    case 'gallery':
      return request.gallery ? { place: { page: 'gallery', props: {} }, seeds: new Map() } : missing();
  }
}
