import { isDecided, type Sport, Stage, type StageCode } from '@stillingen/domain';

/** Parts stand at 10, 12, 14 …, and the pause after each one above it. */
const [SCHEDULED, IN_PLAY, FIRST_PART, EXTRA_TIME, SHOOT_OUT, DECIDED] = [0, 2, 10, 800, 900, 1000];

/** The place of a stage in the course of a match; null where it may come at any time. */
export function placeOf(sport: Sport, stage: StageCode, reached: number): number | null {
  if (stage === Stage.scheduled) return SCHEDULED;
  if (isDecided(stage)) return DECIDED;
  if (stage === Stage.live) return IN_PLAY;
  if (stage === Stage.halfTime) return FIRST_PART + 1;
  if (stage === Stage.break) return Math.max(FIRST_PART, reached) | 1;
  const part = sport.stages[stage]?.part;
  if (part !== undefined) return FIRST_PART + 2 * part;
  if (stage === Stage.extraTime || stage === Stage.firstExtraHalf) return EXTRA_TIME;
  if (stage === Stage.secondExtraHalf) return EXTRA_TIME + 2;
  return stage === Stage.penalties ? SHOOT_OUT : null;
}

export interface ReachedStage {
  readonly stage: StageCode;
  /** The furthest place so far. */
  readonly place: number;
}

/** The first of the stages that is not before the place reached; null where all are. */
export function stageFrom(sport: Sport, stages: readonly StageCode[], reached: number): ReachedStage | null {
  for (const stage of stages) {
    const place = placeOf(sport, stage, reached);
    if (place === null) return { stage, place: reached };
    if (place >= reached) return { stage, place };
  }
  return null;
}
