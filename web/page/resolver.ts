import type { FeedSource, Redirect, RenderRequest } from '@stillingen/wire';
import type { Route } from './routes.ts';

export type RouteTo<Kind extends Route['page']> = Extract<Route, { readonly page: Kind }>;

export interface Resolved<Props> {
  readonly props: Props;
  readonly seeds: Map<string, string>;
}

/** Looks up what stands at the addresses of one kind of page. Server only. */
export interface Resolver<Kind extends Route['page'], Props> {
  exists(route: RouteTo<Kind>, source: FeedSource, request: RenderRequest): boolean;
  resolve(route: RouteTo<Kind>, source: FeedSource, request: RenderRequest): Resolved<Props> | Redirect | null;
}

export const withoutData = <Kind extends Route['page']>(): Resolver<Kind, object> => ({
  exists: () => true,
  resolve: () => ({ props: {}, seeds: new Map() }),
});

export const seedOf = (feed: string, text: string | null): Map<string, string> => new Map(text === null ? [] : [[feed, text]]);
