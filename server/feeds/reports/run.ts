import { type EventItem, formBadge, isDecided, type ParticipantId, type Sport } from '@stillingen/domain';
import type { FeedState } from '../../projection/item-source.ts';
import { endOf } from './reported.ts';

/** Matches won or lost in a row, the reported one included. */
export interface Run {
  readonly name: string;
  readonly kind: 'won' | 'lost';
  readonly matches: number;
}

const LEAST = 3;

function runOf(shown: Pick<FeedState, 'state' | 'eventsOf'>, sport: Sport, event: EventItem, id: ParticipantId): Run | null {
  const { state } = shown;
  const end = endOf(event);
  const badges = shown
    .eventsOf(id)
    .flatMap((each) => state.events.get(each) ?? [])
    .filter((each) => isDecided(each.stage) && endOf(each) <= end)
    .toSorted((a, b) => Number(b.id === event.id) - Number(a.id === event.id) || endOf(b) - endOf(a) || b.start - a.start)
    .flatMap((each) => formBadge(sport, each, each.home === id ? 'home' : 'away') ?? []);
  const ending = badges[0]?.at(-1);
  if (ending !== 'W' && ending !== 'L') return null;
  const other = badges.findIndex((badge) => badge.at(-1) !== ending);
  const matches = other === -1 ? badges.length : other;
  if (matches < LEAST) return null;
  return { name: state.participants.get(id)!.name, kind: ending === 'W' ? 'won' : 'lost', matches };
}

export const runsOf = (shown: Pick<FeedState, 'state' | 'eventsOf'>, sport: Sport, event: EventItem): readonly Run[] =>
  [event.home, event.away].flatMap((id) => runOf(shown, sport, event, id) ?? []);
