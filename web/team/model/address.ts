import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import type { NewsList } from './news.ts';

/** The segment of an address that names a tab; none for the overview. */
export const TEAM_TAB_SEGMENTS = {
  overview: '',
  results: 'resultater',
  fixtures: 'kampprogram',
  standings: 'stilling',
  squad: 'trup',
  transfers: 'transfers',
  injuries: 'skader',
  news: 'nyheder',
  archive: 'arkiv',
} as const;
export type TeamTab = keyof typeof TEAM_TAB_SEGMENTS;
export const TEAM_TABS = Object.keys(TEAM_TAB_SEGMENTS) as TeamTab[];

/** `path` is that of the team. */
export const teamTabPath = (path: string, tab: TeamTab): string => {
  const segment: string = TEAM_TAB_SEGMENTS[tab];
  return segment === '' ? path : `${path}${segment}/`;
};

/** The field of the query that counts pages, from 1. */
export const PAGE_KEY = 'side';
const PAGE = /^[1-9]\d{0,2}$/;

/** From 1; null for what is no page number. */
export function pageOf(search: string): number | null {
  const text = new URLSearchParams(search).get(PAGE_KEY) ?? '1';
  return PAGE.test(text) ? Number(text) : null;
}

/** `path` may have a query. */
export const pageHref = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${PAGE_KEY}=${page}`;

/** Names of the feeds of a page; browsers do not know how they are built. */
export interface TeamFeeds {
  readonly season: string;
  readonly news: string;
  /** What the tab shows; null for those that show the feeds above. */
  readonly tab: string | null;
  /** The next page of the tab, where there is one. */
  readonly next: string | null;
}

export interface TeamPageProps {
  readonly sportId: number;
  readonly id: string;
  readonly name: string;
  /** Two persons on one side. */
  readonly isPair: boolean;
  readonly code: string;
  /** Two hex colours joined by a bar, as in rows. */
  readonly colours: string | null;
  readonly country: { readonly code: string; readonly name: string; readonly path: string | null } | null;
  /** Without a tab. */
  readonly path: string;
  readonly tab: TeamTab;
  /** From 1. */
  readonly page: number;
  readonly feeds: TeamFeeds;
  /** Of the tab with news. */
  readonly list: NewsList | null;
  /** Set where it has no lists any more. */
  readonly deleted: boolean;
}

/** The page that is shown of the list of a tab. */
export const listPageOf = ({ path, tab, page, feeds: { next } }: TeamPageProps) => ({ path: teamTabPath(path, tab), page, next });

/** Its live matches, latest results and next fixtures. The country is no part of what a feed selects. */
export const teamFeed = (sport: number, participant: string, tz: number): string =>
  buildPageFeedName({ kind: 'participant', sport, country: 1, participant, tz, lang: 'da', projectType: PROJECT_TYPE.id });
