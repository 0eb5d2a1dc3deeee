import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';

/** The segment of an address that names a tab; none for the overview. */
export const PERSON_TAB_SEGMENTS = {
  overview: '',
  matches: 'kampe',
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

export interface PersonPageProps {
  readonly sportId: number;
  readonly id: string;
  readonly name: string;
  /** Code of the country; empty where it is not known. */
  readonly country: string;
  /** Without a tab. */
  readonly path: string;
  readonly tab: PersonTab;
  readonly feeds: PersonTabFeeds;
  /** Set where it has no lists any more. */
  readonly deleted: boolean;
}

export const personFeed = (participant: string): string => buildPageFeedName({ kind: 'person', participant });

/** Its live matches, latest results and next fixtures. The country is no part of what a feed selects. */
export const matchesFeed = (sport: number, participant: string, tz: number): string =>
  buildPageFeedName({ kind: 'participant', sport, country: 1, participant, tz, lang: 'da', projectType: PROJECT_TYPE.id });

/** What the tabs besides show; browsers do not know how its name is built. */
export interface PersonTabFeeds {
  readonly transfers: string;
  readonly news: string;
}
