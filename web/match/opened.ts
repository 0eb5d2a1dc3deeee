import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, type LeagueRow } from '@stillingen/wire';
import type { ComponentType, ReactNode } from 'react';
import type { FeedTexts } from '../page/feed-texts.ts';
import type { MatchFeedKind } from './panel-props.ts';

export const matchFeed = (kind: MatchFeedKind, event: string): string =>
  buildPageFeedName({ kind, projectType: PROJECT_TYPE.id, event });

/** Feeds of the whole page: the first two of all, the last of races, the others of matches. */
export const feedsOf = (event: string) => ({
  event: matchFeed('eventRow', event),
  corrections: matchFeed('corrections', event),
  core: matchFeed('core', event),
  summary: matchFeed('summary', event),
  raceCourse: matchFeed('raceCourse', event),
});

const OVERALL = '1';

/** Feed of the table of a match's stage; null where there is none. */
export const standingsFeed = ({ tables, tournamentId, stageId }: LeagueRow): string | null =>
  tables === 1 && tournamentId !== null && stageId !== null
    ? buildPageFeedName({ kind: 'standings', tournament: tournamentId, stage: stageId, table: OVERALL })
    : null;

/** The table of a match, among the feeds of its page: it changes with the score. */
export interface TableOfMatch {
  readonly texts: FeedTexts;
  readonly feed: string;
}

/** Places a match, and `right` beside or below it. */
export type MatchLayout = ComponentType<{ readonly right?: ReactNode; readonly children: ReactNode }>;

export interface Opened {
  readonly Layout: MatchLayout;
  readonly eventId: string;
  /** Word of the tab that the address names; empty for the first. */
  readonly tabWord: string;
  readonly feeds: ReturnType<typeof feedsOf>;
  readonly texts: FeedTexts;
}
