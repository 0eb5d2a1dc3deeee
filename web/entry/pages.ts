import { aboutPage } from '../about/definition.ts';
import { accessibilityPage } from '../accessibility/definition.ts';
import { accountPage } from '../account/definition.ts';
import { alertsPage } from '../alerts/definition.ts';
import { appPage } from '../app/definition.ts';
import { articlePage } from '../article/definition.ts';
import { categoryPage } from '../category/definition.ts';
import { galleryPage } from '../gallery/definition.ts';
import { leaguePage } from '../league/definition.ts';
import { matchPage } from '../match/definition.ts';
import { minePage } from '../mine/definition.ts';
import { nationPage } from '../nation/definition.ts';
import { newsPage } from '../news/definition.ts';
import type { Content } from '../page/define-page.ts';
import { personPage } from '../person/definition.ts';
import { privacyPage } from '../privacy/definition.ts';
import { rankingPage } from '../ranking/definition.ts';
import { responsiblePage } from '../responsible/definition.ts';
import { searchPage } from '../search/definition.ts';
import { seriesPage } from '../series/definition.ts';
import { settingsPage } from '../settings/definition.ts';
import { oddsPage, tablePage } from '../table/definition.ts';
import { teamPage } from '../team/definition.ts';
import { tvPage } from '../tv/definition.ts';

/** All pages. Server only: browsers have components.ts, whose type demands one of each page here. */
export const PAGES = [
  tablePage,
  oddsPage,
  matchPage,
  teamPage,
  newsPage,
  minePage,
  articlePage,
  tvPage,
  rankingPage,
  nationPage,
  seriesPage,
  searchPage,
  personPage,
  leaguePage,
  categoryPage,
  settingsPage,
  responsiblePage,
  privacyPage,
  alertsPage,
  accountPage,
  appPage,
  aboutPage,
  accessibilityPage,
  galleryPage,
] as const;

/** Null if the address leads nowhere. */
export function routeOf(path: string): Route | null {
  if (!path.endsWith('/')) return null;
  for (const page of PAGES) {
    const route = page.routeOf(path);
    if (route !== null) return route;
  }
  return null;
}

export type Route = NonNullable<ReturnType<(typeof PAGES)[number]['routeOf']>>;
type Found = Extract<ReturnType<Route['resolve']>, { readonly content: unknown }>;

/** What a page shows: its kind, with the props of its component. */
export type PageContent = Found['content'] | Content<'missing', object>;
export type PageKind = PageContent['kind'];
export type PropsOf<Kind extends PageKind> = Extract<PageContent, { readonly kind: Kind }>['props'];
