import type { CategoryLink, Competition } from '@stillingen/wire';
import type { ComponentType } from 'react';
import type { LeagueTab } from './routes.ts';

/** What the component of each page is given. */
export interface TablePageProps {
  readonly sportId: number;
  readonly feed: string;
  /** Days from today, 0 today. */
  readonly day: number;
  readonly category: number;
  /** Events by category in the whole feed, of which the page may carry only the first rows; null where it carries all. */
  readonly counts: Readonly<Record<number, number>> | null;
  /** Matches being played now; null on other days than today. */
  readonly live: number | null;
}
export interface MatchPageProps {
  /** A match, or a race. */
  readonly eventId: string;
  readonly sportId: number;
}
export interface LeaguePageProps {
  readonly sportId: number;
  readonly country: string;
  readonly slug: string;
  readonly tab: LeagueTab;
  readonly countryId: number;
  readonly templateId: string;
  /** All seasons of the competition, the newest first. */
  readonly seasons: readonly string[];
  /** The season that the address names; null for the newest one, which is followed live. */
  readonly season: string | null;
  /** Of a season that is named: the feed of what is shown of its results, and whether there are older ones. */
  readonly past: PastResults | null;
}
/** A part of the results of a season, counted from 0, the latest first. */
export interface PastResults {
  readonly feed: string;
  readonly part: number;
  readonly hasMore: boolean;
}
export interface CategoryPageProps {
  readonly sportId: number;
  /** Its part of the address. */
  readonly category: string;
  readonly categoryId: number;
  readonly name: string;
  /** All its competitions, whether anything of them is played around today or not. */
  readonly competitions: readonly Competition[];
}
export interface PageProps {
  readonly table: TablePageProps;
  readonly match: MatchPageProps;
  readonly league: LeaguePageProps;
  readonly category: CategoryPageProps;
  readonly settings: object;
  readonly account: object;
  readonly gallery: object;
  readonly missing: object;
}
export type PageKind = keyof PageProps;

/** A page that can be drawn: its kind and the props of its component. */
export type PlacedPage = { readonly [Kind in PageKind]: { readonly page: Kind; readonly props: PageProps[Kind] } }[PageKind];

/** Travels from the server to the browser as JSON. */
export type Place = PlacedPage & {
  /** The countries and categories of its sport. */
  readonly categories: readonly CategoryLink[];
};

/** The sport, or group of sports, that a place belongs to; null where it belongs to none. */
export const sportOf = (place: PlacedPage): number | null => ('sportId' in place.props ? place.props.sportId : null);

/** What the sport bar says of a place before it is alive; null where the place does not know. */
export const liveCountOf = (place: PlacedPage): number | null => (place.page === 'table' ? place.props.live : null);

export type Component<Kind extends PageKind> = ComponentType<PageProps[Kind]>;
type Loaders = { readonly [Kind in PageKind]: () => Promise<Component<Kind>> };

/** The code of each page, fetched when it is needed. */
export const PAGES: Loaders = {
  table: async () => (await import('../table/index.tsx')).TablePage,
  match: async () => (await import('../match/index.tsx')).MatchPage,
  league: async () => (await import('../league/index.tsx')).LeaguePage,
  category: async () => (await import('../category/index.tsx')).CategoryPage,
  settings: async () => (await import('../settings/index.tsx')).SettingsPage,
  account: async () => (await import('../settings/index.tsx')).AccountPage,
  gallery: async () => (await import('../gallery/index.tsx')).GalleryPage,
  missing: async () => (await import('../entry/missing-page.tsx')).MissingPage,
};
