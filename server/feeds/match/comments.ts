import { type EventId, type EventItem, hasOwnFeed, type LiveState, NO_FACTS } from '@stillingen/domain';
import { type CommentLine, correctionRow, writeComments, writeVideos } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';

function newestFirst(state: LiveState, { id }: EventItem): readonly CommentLine[] {
  return (state.facts.get(id) ?? NO_FACTS).comment.map(({ at: _at, ...comment }) => comment).toReversed();
}

export const commentsText = (state: LiveState, event: EventItem): string => writeComments(newestFirst(state, event));

export const commentaryText = (state: LiveState, event: EventItem): string =>
  hasOwnFeed(event.sportId, 'commentary') ? commentsText(state, event) : '';

export const commentaryHighlightsText = (state: LiveState, event: EventItem): string =>
  hasOwnFeed(event.sportId, 'commentary') ? writeComments(newestFirst(state, event).filter(({ important }) => important)) : '';

export const highlightsText = (state: LiveState, { id }: EventItem): string =>
  writeVideos((state.facts.get(id) ?? NO_FACTS).video);

export function correctionsText({ event }: { readonly event: string }, { state, words }: FeedState): string | null {
  const id = event as EventId;
  if (!state.events.has(id) && !state.races.has(id)) return null;
  return (state.corrections.get(id) ?? [])
    .toReversed()
    .map((correction) =>
      correctionRow.writeText({
        n: correction.n,
        at: correction.at,
        since: correction.since ?? null,
        what: correction.what,
        from: correction.from,
        to: correction.to,
        reason: words.reason(correction.reason),
        cause: correction.reason,
        minute: correction.minute,
        side: correction.side === null ? null : correction.side === 'home' ? 1 : 2,
        player: correction.player,
        provider: correction.provider,
      }),
    )
    .join('');
}
