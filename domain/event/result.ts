import { type EventItem, Winner } from './entities.ts';
import { Stage, StageType } from './stage.ts';

const WITHOUT_RESULT = new Set<number>([Stage.postponed, Stage.cancelled, Stage.abandoned]);

/**
 * Whether an event's result is displayed (STAGE-02 to 05, O-022); never where no score is known.
 * A finished 0-0 that nobody drew, won on penalties or retired from is a score that was never filled in.
 */
export function showsResult(event: Pick<EventItem, 'stage' | 'stageType' | 'score' | 'winner' | 'fullTimeWinner'>): boolean {
  if (event.score === null) return false;
  if (event.stageType === StageType.live || event.stage === Stage.toFinish) return true;
  if (event.stageType === StageType.scheduled || WITHOUT_RESULT.has(event.stage)) return false;
  const goalless = event.score[0] === 0 && event.score[1] === 0;
  return !goalless || event.winner === Winner.draw || event.fullTimeWinner === Winner.draw || event.stage === Stage.retired;
}

/**
 * Whether an event displays who won: a finished one with a winner or a draw, with or without a score. It is all the result
 * that fights have (STAGE-03).
 */
export const showsWinner = (event: Pick<EventItem, 'stage' | 'stageType' | 'winner'>): boolean =>
  event.stageType === StageType.finished && !WITHOUT_RESULT.has(event.stage) && event.winner !== Winner.unknown;

/** The states between the days of a match that takes several (PHASE-13, 15). */
const FIRST_AFTER_DAY = 57;
const LAST_AFTER_DAY = 61;

/** Whether nothing more will happen in an event: finished, not interrupted, not waiting for its next day (STAGE-07). */
export function isTotallyFinished(event: Pick<EventItem, 'stage' | 'stageType'>): boolean {
  const afterDay = event.stage >= FIRST_AFTER_DAY && event.stage <= LAST_AFTER_DAY;
  return event.stageType === StageType.finished && event.stage !== Stage.interrupted && !afterDay;
}

/** Whether an event has a preview: not begun, be it delayed, and with comments to read (STAGE-06). */
export const hasPreview = ({ stage, stageType }: Pick<EventItem, 'stage' | 'stageType'>, hasComments: boolean): boolean =>
  hasComments && stageType === StageType.scheduled && (stage === Stage.scheduled || stage === Stage.delayed);
