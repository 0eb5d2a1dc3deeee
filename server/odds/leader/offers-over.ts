import { type EventId, type LiveState, StageType } from '@stillingen/domain';

const KEPT_S = 24 * 3600;

/** Whether an event has been over for a day: its offers are read from the log from then on. */
export function isOver({ events, races }: LiveState, id: EventId, nowMs: number): boolean {
  const event = events.get(id) ?? races.get(id);
  if (event === undefined) return true;
  const { stageType, start, changedAt } = event;
  return stageType === StageType.finished && Math.max(start, changedAt) + KEPT_S < nowMs / 1000;
}

/** Events whose offers are held in memory. */
export const eventsInMemory = (state: LiveState, nowMs: number): readonly EventId[] =>
  [...state.events.keys(), ...state.races.keys()].filter((id) => !isOver(state, id, nowMs));
