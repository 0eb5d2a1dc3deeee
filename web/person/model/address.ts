import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import type { NewsList } from '../../team/model/news.ts';

/** The segment of an address that names a tab; none for the overview. */
export const PERSON_TAB_SEGMENTS = {
  overview: '',
  matches: 'kampe',
  results: 'resultater',
  fixtures: 'kampprogram',
  career: 'karriere',
  transfers: 'transfers',
  injuries: 'skader',
  news: 'nyheder',
} as const;
export type PersonTab = keyof typeof PERSON_TAB_SEGMENTS;
export const PERSON_TABS = Object.keys(PERSON_TAB_SEGMENTS) as PersonTab[];

/** `path` is that of the person. */
export const personTabPath = (path: string, tab: PersonTab): string =>
  PERSON_TAB_SEGMENTS[tab] === '' ? path : `${path}${PERSON_TAB_SEGMENTS[tab]}/`;

/** The field of the query that names which matches of tennis are listed (PART-20). */
export const KIND_KEY = 'kategori';
/** As addresses name them, and as the names of feeds end. */
export const TENNIS_KINDS = { single: 's', double: 'd', mixed: 'm' } as const;
export type TennisKind = keyof typeof TENNIS_KINDS;

/** All results or fixtures of a person that plays for itself. */
export interface PersonList {
  readonly feed: string;
  /** From 1. */
  readonly page: number;
  /** The feed of the next page, where there is one. */
  readonly next: string | null;
  /** Null in sports without a choice. */
  readonly kind: TennisKind | null;
  /** Those with matches, and the one shown; empty in sports without a choice. */
  readonly kinds: readonly TennisKind[];
}

export const listPath = (path: string, kind: TennisKind | null): string =>
  kind === null || kind === 'single' ? path : `${path}?${KIND_KEY}=${kind}`;

export interface PersonPageProps {
  readonly sportId: number;
  readonly id: string;
  readonly name: string;
  /** Code of the country; empty where it is not known. */
  readonly country: string;
  /** Without a tab. */
  readonly path: string;
  readonly tab: PersonTab;
  /** The feed of the tab with transfers; browsers do not know how its name is built. */
  readonly transfers: string;
  /** Of the tabs with results and fixtures. */
  readonly list: PersonList | null;
  /** Of the tab with news. */
  readonly news: NewsList | null;
  /** Set where it has no lists any more. */
  readonly deleted: boolean;
  /** The address of a picture that the operator has. */
  readonly picture?: string;
}

export const personFeed = (participant: string): string => buildPageFeedName({ kind: 'person', participant });

/** Its live matches, latest results and next fixtures. The country is no part of what a feed selects. */
export const matchesFeed = (sport: number, participant: string, tz: number): string =>
  buildPageFeedName({ kind: 'participant', sport, country: 1, participant, tz, lang: 'da', projectType: PROJECT_TYPE.id });
