import type { Change } from '@stillingen/domain';

/** Topics of what is told around matches: the feeds of each kind depend on all that is told of it. */
export const NEWS = 'news';
export const RANKINGS = 'rankings';
export const TRANSFERS = 'transfers';

const NONE: readonly string[] = [];

/** The topics whose version a change of what is told around matches raises. */
export function topicsOf(change: Change): readonly string[] {
  switch (change.kind) {
    case 'article':
    case 'article-removed':
      // Whether a match has news or a report is told among its own.
      return change.article.eventId === null ? [NEWS] : [NEWS, change.article.eventId];
    case 'ranking-list':
    case 'ranking-list-removed':
      return [RANKINGS];
    case 'transfer':
    case 'transfer-removed':
    // Who is deleted has no transfers any more.
    case 'participant':
      return [TRANSFERS];
    default:
      return NONE;
  }
}
