import {
  byStart,
  dayOffset,
  type EventId,
  type EventItem,
  type LiveState,
  type ParticipantId,
  StageType,
} from '@stillingen/domain';
import type { FeedState } from '../../projection/item-source.ts';
import { type Listing, listOf } from './listing.ts';
import { itemsOf } from './sections.ts';

const MOST_OF_ROUND = 12;

/** Without a round: those of its day. The nearest in time, where there are too many. */
function roundOf(state: LiveState, match: EventItem): readonly EventId[] {
  const { id, leagueId, round, start } = match;
  return [...(state.eventsOfLeague.get(leagueId) ?? [])]
    .map((other) => state.events.get(other)!)
    .filter((other) => other.id !== id && other.round === round && (round !== '' || dayOffset(other.start, start) === 0))
    .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start) || byStart(a, b))
    .slice(0, MOST_OF_ROUND)
    .map((other) => other.id);
}

function nextOf({ state, eventsOf }: FeedState, match: EventItem, side: ParticipantId): readonly EventId[] {
  const coming = eventsOf(side)
    .flatMap((id) => state.events.get(id) ?? [])
    .filter((event) => event.stageType === StageType.scheduled && event.start > match.start && event.id !== match.id);
  const [next] = coming.toSorted(byStart);
  return next === undefined ? [] : [next.id];
}

/** The other matches of the round of a match, and the next match of each side. */
export function neighbourList({ sport, event }: { sport: number; event: string }, shown: FeedState): Listing | null {
  const match = shown.state.events.get(event as EventId);
  if (match === undefined || match.sportId !== sport) return null;
  const ids = new Set([...roundOf(shown.state, match), ...nextOf(shown, match, match.home), ...nextOf(shown, match, match.away)]);
  return listOf(shown, sport, itemsOf(shown, [...ids]));
}
