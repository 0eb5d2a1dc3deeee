import type { CategoryLink } from '@stillingen/wire';
import type { ComponentType } from 'react';

/** Each page is a chunk. Its address is in page/routes.ts, its data in the page's `resolve.ts`. */
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

export type PlacedPage = { readonly [Kind in PageKind]: { readonly page: Kind; readonly props: PageProps[Kind] } }[PageKind];

export type Place = PlacedPage & {
  readonly categories: readonly CategoryLink[];
};

export const sportOf = (place: PlacedPage): number | null => ('sportId' in place.props ? place.props.sportId : null);

export const liveCountOf = (place: PlacedPage): number | null => (place.page === 'table' ? place.props.live : null);

export async function loadViews(): Promise<Views> {
  const views = Object.entries(PAGES).map(async ([kind, load]) => [kind, await load()] as const);
  return Object.fromEntries(await Promise.all(views)) as unknown as Views;
}
