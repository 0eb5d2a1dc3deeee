import type { FeedSource, Redirect, RenderRequest } from '@stillingen/wire';
import type { ResolvedPage } from '../page/define-page.ts';
import { type PageContent, PAGES, type Route } from './pages.ts';

export const missing = (): ResolvedPage<PageContent> => ({ content: { kind: 'missing', props: {} }, seeds: new Map() });

export const isMissing = (route: Route | null, source: FeedSource, request: RenderRequest): boolean =>
  route === null || !route.exists(source, request);

export function resolveRoute(
  route: Route | null,
  source: FeedSource,
  request: RenderRequest,
): ResolvedPage<PageContent> | Redirect {
  if (route === null || isMissing(route, source, request)) return missing();
  return route.resolve(source, request) ?? missing();
}

const FIELDS = [...new Set<string>(PAGES.flatMap(({ fields }) => fields))];

/** The known fields in one order, so that links with other fields share a cached page. */
export function knownSearch(search: string): string {
  const query = new URLSearchParams(search);
  const known = FIELDS.flatMap((field): [string, string][] => {
    const value = query.get(field);
    return value === null ? [] : [[field, value]];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
