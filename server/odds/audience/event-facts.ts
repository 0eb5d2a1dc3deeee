import { type EventItem, type LiveState, type Race, StageType } from '@stillingen/domain';
import type { OddsEvent } from './audience-of-event.ts';

/** What decides of an event whether its odds are served. */
export function eventFactsOf(state: Pick<LiveState, 'leagues' | 'participants'>, event: EventItem | Race): OddsEvent {
  const { templateId, name } = state.leagues.get(event.leagueId)!;
  const sides = 'entries' in event ? [] : [event.home, event.away].map((id) => state.participants.get(id)!.name);
  const endedMs = event.stageType === StageType.finished ? (event.stageStart ?? event.changedAt) * 1000 : null;
  return { id: event.id, competition: { id: templateId, name }, sides, startMs: event.start * 1000, endedMs };
}
