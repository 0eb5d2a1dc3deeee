import { type EventItem, hasOwnFeed, type LiveState, NO_FACTS } from '@stillingen/domain';
import { type CommentLine, writeComments, writeVideos } from '@stillingen/wire';

function newestFirst(state: LiveState, { id }: EventItem): readonly CommentLine[] {
  return (state.facts.get(id) ?? NO_FACTS).comment.map(({ at: _at, ...comment }) => comment).toReversed();
}

export const commentsText = (state: LiveState, event: EventItem): string => writeComments(newestFirst(state, event));

export const commentaryText = (state: LiveState, event: EventItem): string =>
  hasOwnFeed(event.sportId, 'commentary') ? commentsText(state, event) : '';

export const commentaryHighlightsText = (state: LiveState, event: EventItem): string =>
  hasOwnFeed(event.sportId, 'commentary') ? writeComments(newestFirst(state, event).filter(({ important }) => important)) : '';

/** Where a match can be watched again. */
export const highlightsText = (state: LiveState, { id }: EventItem): string =>
  writeVideos((state.facts.get(id) ?? NO_FACTS).video);
