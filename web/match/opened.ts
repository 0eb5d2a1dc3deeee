import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import type { ComponentType, ReactNode } from 'react';
import type { FeedTexts } from '../page/feed-texts.ts';

/** A race has only the first two. */
export const feedsOf = (event: string) => ({
  event: buildPageFeedName({ kind: 'eventRow', projectType: PROJECT_TYPE.id, event }),
  corrections: buildPageFeedName({ kind: 'corrections', projectType: PROJECT_TYPE.id, event }),
  core: buildPageFeedName({ kind: 'core', projectType: PROJECT_TYPE.id, event }),
  summary: buildPageFeedName({ kind: 'summary', projectType: PROJECT_TYPE.id, event }),
  statistics: buildPageFeedName({ kind: 'statistics', projectType: PROJECT_TYPE.id, event }),
});

/** Places a match, and `right` beside or below it. */
export type MatchLayout = ComponentType<{ readonly right?: ReactNode; readonly children: ReactNode }>;

export interface Opened {
  readonly Layout: MatchLayout;
  readonly eventId: string;
  readonly feeds: ReturnType<typeof feedsOf>;
  readonly texts: FeedTexts;
}
