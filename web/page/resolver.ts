import type { FeedSource, Redirect, RenderRequest } from '@stillingen/wire';
import type { Route } from './routes.ts';

export type RouteTo<Kind extends Route['page']> = Extract<Route, { readonly page: Kind }>;

/** What the component of a page is given, and the texts of feeds that travel with it. */
export interface Resolved<Props> {
  readonly props: Props;
  readonly seeds: Map<string, string>;
}

/** Looks up what stands at the addresses of one kind of page. Server only. */
export interface Resolver<Kind extends Route['page'], Props> {
  /** False if no page stands at the address; as cheap as the lookup. */
  exists(route: RouteTo<Kind>, source: FeedSource, request: RenderRequest): boolean;
  /** Null if no page stands at the address. */
  resolve(route: RouteTo<Kind>, source: FeedSource, request: RenderRequest): Resolved<Props> | Redirect | null;
}

/** A page that needs no data. */
export const withoutData = <Kind extends Route['page']>(): Resolver<Kind, object> => ({
  exists: () => true,
  resolve: () => ({ props: {}, seeds: new Map() }),
});

/** The feed of a page with the text that travels with it; none if there is no such feed. */
export const seedOf = (feed: string, text: string | null): Map<string, string> => new Map(text === null ? [] : [[feed, text]]);
