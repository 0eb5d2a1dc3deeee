import { type EventItem, Winner } from './entities.ts';
import { Stage, StageType } from './stage.ts';

const WITHOUT_RESULT = new Set<number>([Stage.postponed, Stage.cancelled, Stage.abandoned]);

/** (STAGE-02 to 05, O-022). A finished 0-0 without a draw was never filled in. */
export function showsResult(event: Pick<EventItem, 'stage' | 'stageType' | 'score' | 'winner' | 'fullTimeWinner'>): boolean {
  if (event.score === null) return false;
  if (event.stageType === StageType.live || event.stage === Stage.toFinish) return true;
  if (event.stageType === StageType.scheduled || WITHOUT_RESULT.has(event.stage)) return false;
  const goalless = event.score[0] === 0 && event.score[1] === 0;
  return !goalless || event.winner === Winner.draw || event.fullTimeWinner === Winner.draw || event.stage === Stage.retired;
}

/** Whether the winner is displayed: the only result of fights (STAGE-03). */
export const showsWinner = (event: Pick<EventItem, 'stage' | 'stageType' | 'winner'>): boolean =>
  event.stageType === StageType.finished && !WITHOUT_RESULT.has(event.stage) && event.winner !== Winner.unknown;

/** Stages between the days of a match (PHASE-13, 15). */
const FIRST_AFTER_DAY = 57;
const LAST_AFTER_DAY = 61;

/** Finished, not interrupted, not waiting for the next day (STAGE-07). */
export function isTotallyFinished(event: Pick<EventItem, 'stage' | 'stageType'>): boolean {
  const afterDay = event.stage >= FIRST_AFTER_DAY && event.stage <= LAST_AFTER_DAY;
  return event.stageType === StageType.finished && event.stage !== Stage.interrupted && !afterDay;
}

/** Not started, and with comments (STAGE-06). */
export const hasPreview = ({ stage, stageType }: Pick<EventItem, 'stage' | 'stageType'>, hasComments: boolean): boolean =>
  hasComments && stageType === StageType.scheduled && (stage === Stage.scheduled || stage === Stage.delayed);
