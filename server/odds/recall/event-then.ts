import { type EventItem, type Race, Stage, StageType, Winner } from '@stillingen/domain';

/** What is not known of an event while it lasts. */
const NO_SCORE = {
  ...{ score: null, parts: [], fullTime: null, afterExtraTime: null, penalties: null },
  ...{ winner: Winner.unknown, fullTimeWinner: Winner.unknown, advanced: null, underReview: null, finish: null },
} as const;

/**
 * An event at an earlier time that no state is kept of (milliseconds), as far as odds need it: before
 * its start, or over. In between nothing of the score shows, and all live offers are suspended.
 */
export function eventThen<Item extends EventItem | Race>(event: Item, atMs: number): Item {
  const { stageType, stageStart, changedAt, start } = event;
  const isOver = stageType === StageType.finished && atMs >= (stageStart ?? changedAt) * 1000;
  if (isOver || stageType === StageType.scheduled) return event;
  const stage =
    atMs < start * 1000
      ? { stage: Stage.scheduled, stageType: StageType.scheduled, stageStart: null }
      : { stage: Stage.live, stageType: StageType.live, stageStart: Math.floor(atMs / 1000) };
  if (!('entries' in event)) return { ...event, ...NO_SCORE, ...stage };
  return { ...event, ...stage, entries: event.entries.map((entry) => ({ ...entry, rank: null, results: {} })) };
}
