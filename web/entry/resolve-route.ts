import type { FeedSource, Redirect, RenderRequest } from '@stillingen/wire';
import { categoryResolver } from '../category/resolve.ts';
import { leagueResolver } from '../league/resolve.ts';
import { matchResolver } from '../match/resolve.ts';
import { type Resolver, withoutData } from '../page/resolver.ts';
import type { Route } from '../page/routes.ts';
import { tableResolver } from '../table/resolve.ts';
import type { PageProps, PlacedPage } from './pages.ts';
import { PART_KEY } from '../league/model/address.ts';
import { TAB_FIELD } from '../match/model/tabs.ts';
import { CATEGORY_KEY, DAY_KEY } from '../table/address.ts';

export interface ResolvedPage {
  readonly place: PlacedPage;
  readonly seeds: Map<string, string>;
}

const RESOLVERS: { readonly [Kind in Route['page']]: Resolver<Kind, PageProps[Kind]> } = {
  table: tableResolver,
  match: matchResolver,
  league: leagueResolver,
  category: categoryResolver,
  settings: withoutData(),
  account: withoutData(),
  gallery: { ...withoutData(), exists: (_route, _source, { gallery }) => gallery },
};
const resolverOf = (route: Route): Resolver<Route['page'], PlacedPage['props']> =>
  RESOLVERS[route.page] as Resolver<Route['page'], PlacedPage['props']>;

export const missing = (): ResolvedPage => ({ place: { page: 'missing', props: {} }, seeds: new Map() });

export const isMissing = (route: Route | null, source: FeedSource, request: RenderRequest): boolean =>
  route === null || !resolverOf(route).exists(route, source, request);

export function resolveRoute(route: Route | null, source: FeedSource, request: RenderRequest): ResolvedPage | Redirect {
  if (route === null || isMissing(route, source, request)) return missing();
  const found = resolverOf(route).resolve(route, source, request);
  if (found === null) return missing();
  if ('location' in found) return found;
  return { place: { page: route.page, props: found.props } as PlacedPage, seeds: found.seeds };
}

const FIELDS = [DAY_KEY, CATEGORY_KEY, TAB_FIELD, PART_KEY];

/** The known fields in one order, so that links with other fields share a cached page. */
export function knownSearch(search: string): string {
  const query = new URLSearchParams(search);
  const known = FIELDS.flatMap((field): [string, string][] => {
    const value = query.get(field);
    return value === null ? [] : [[field, value]];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
