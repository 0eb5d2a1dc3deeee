import type { CategoryLink } from '@stillingen/wire';
import type { ComponentType } from 'react';

/**
 * The pages of the site: of each the component in a chunk of its own, fetched when it is needed. Its address stands in
 * page/routes.ts, its data in the `resolve.ts` of its folder, its title in its component.
 */
export const PAGES = {
  table: async () => (await import('../table/page.tsx')).TablePage,
  match: async () => (await import('../match/page.tsx')).MatchPage,
  league: async () => (await import('../league/page.tsx')).LeaguePage,
  category: async () => (await import('../category/page.tsx')).CategoryPage,
  settings: async () => (await import('../settings/page.tsx')).SettingsPage,
  account: async () => (await import('../account/page.tsx')).AccountPage,
  gallery: async () => (await import('../gallery/page.tsx')).GalleryPage,
  missing: async () => (await import('../missing/page.tsx')).MissingPage,
} as const;
export type PageKind = keyof typeof PAGES;
type PropsOf<View> = View extends (props: infer Props extends object) => unknown ? Props : object;
export type PageProps = { readonly [Kind in PageKind]: PropsOf<Awaited<ReturnType<(typeof PAGES)[Kind]>>> };
export type Views = Readonly<Record<PageKind, ComponentType<object>>>;

/** A page that can be drawn: its kind and the props of its component. */
export type PlacedPage = { readonly [Kind in PageKind]: { readonly page: Kind; readonly props: PageProps[Kind] } }[PageKind];

/** Travels from the server to the browser as JSON. */
export type Place = PlacedPage & {
  /** The countries and categories of its sport. */
  readonly categories: readonly CategoryLink[];
};

/** The sport, or group of sports, that a place belongs to; null where it belongs to none. */
export const sportOf = (place: PlacedPage): number | null => ('sportId' in place.props ? place.props.sportId : null);

/** Matches being played, as the sport bar shows them before the page is alive; null if the place does not know. */
export const liveCountOf = (place: PlacedPage): number | null => (place.page === 'table' ? place.props.live : null);

/** The components of all pages, for the server. */
export async function loadViews(): Promise<Views> {
  const views = Object.entries(PAGES).map(async ([kind, load]) => [kind, await load()] as const);
  return Object.fromEntries(await Promise.all(views)) as unknown as Views;
}
