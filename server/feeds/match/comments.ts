import { type EventId, type EventItem, hasOwnFeed, type LiveState, NO_FACTS, RULINGS, StageType } from '@stillingen/domain';
import { type CommentLine, correctionRow, seasonCorrectionsRow, writeComments, writeVideos } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { shownCorrections } from '../../projection/match-view.ts';

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

const RESULT_ONLY = 2;

/** Of all stages of the season. */
function seasonText({ state }: FeedState, { leagueId }: EventItem): string {
  const season = state.leagues.get(leagueId)!.tournamentId;
  const stages = [...state.leagues.values()].filter(({ tournamentId }) => tournamentId === season);
  const matches = stages
    .flatMap(({ id }) => [...(state.eventsOfLeague.get(id) ?? [])])
    .flatMap((id) => state.events.get(id) ?? [])
    .filter(({ stageType, source }) => stageType !== StageType.scheduled && source !== RESULT_ONLY);
  const corrections = matches.flatMap(({ id }) => shownCorrections(state.corrections.get(id) ?? []));
  const spans = corrections.flatMap(({ at, since = at }) => (since < at ? [at - since] : []));
  const sum = spans.reduce((all, seconds) => all + seconds, 0);
  return seasonCorrectionsRow.writeText({
    corrections: corrections.length,
    matches: matches.length,
    rulings: corrections.filter(({ reason }) => RULINGS.has(reason)).length,
    seconds: spans.length === 0 ? null : Math.round(sum / spans.length),
  });
}

export function correctionsText({ event }: { readonly event: string }, shown: FeedState): string | null {
  const { state, words } = shown;
  const id = event as EventId;
  const match = state.events.get(id);
  if (match === undefined && !state.races.has(id)) return null;
  const corrections = state.corrections.get(id) ?? [];
  const rows = corrections.toReversed().map((correction) =>
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
  );
  if (match !== undefined && shownCorrections(corrections).length > 0) rows.push(seasonText(shown, match));
  return rows.join('');
}
