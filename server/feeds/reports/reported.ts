import { type EventId, type EventItem, isDecided, type LiveState, type Race, recordsOf, Stage, Winner } from '@stillingen/domain';

/** When the end of a match or race was reported (seconds). */
export const endOf = ({ stageStart, changedAt }: Pick<EventItem | Race, 'stageStart' | 'changedAt'>): number =>
  Math.min(stageStart ?? changedAt, changedAt);

/** When its facts last changed after its end; null where they have not. */
export function changedAfter(state: LiveState, event: EventItem | Race): number | null {
  const end = endOf(event);
  const corrected = (state.corrections.get(event.id) ?? []).map(({ at }) => at);
  const last = Math.max(event.changedAt, ...corrected);
  return last > end ? last : null;
}

const hasOutcome = (event: EventItem): boolean =>
  event.stage === Stage.abandoned ||
  (isDecided(event.stage) && (event.winner !== Winner.unknown || event.finish?.method === 'no-contest'));

const hasWinner = ({ stage, entries }: Race): boolean => isDecided(stage) && entries.some(({ rank }) => rank === 1);

/** Another report of a provider stands in place of the automatic one. */
const hasProviderReport = (state: LiveState, id: EventId): boolean =>
  recordsOf(state, 'articles', id).some(({ eventId, report }) => report && eventId === id);

/** The match or race that an automatic report is about; null where there is none. */
export function reportedEvent(state: LiveState, id: EventId): EventItem | Race | null {
  const match = state.events.get(id);
  const race = state.races.get(id);
  const isOver = match === undefined ? race !== undefined && hasWinner(race) : hasOutcome(match);
  return isOver && !hasProviderReport(state, id) ? (match ?? race!) : null;
}
