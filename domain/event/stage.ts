/** Stage types (EVENT-04, STAGE-01). */
export const StageType = { scheduled: 1, live: 2, finished: 3 } as const;
export type StageType = (typeof StageType)[keyof typeof StageType];

/** Stage codes shared by all sports (STATUS, PHASE). */
export const Stage = {
  scheduled: 1,
  live: 2,
  finished: 3,
  postponed: 4,
  cancelled: 5,
  extraTime: 6,
  penalties: 7,
  retired: 8,
  walkover: 9,
  afterExtraTime: 10,
  afterPenalties: 11,
  firstHalf: 12,
  secondHalf: 13,
  interrupted: 36,
  abandoned: 37,
  halfTime: 38,
  firstExtraHalf: 39,
  secondExtraHalf: 40,
  awaitingUpdate: 42,
  delayed: 43,
  toFinish: 45,
  break: 46,
  awarded: 54,
  afterExtraInnings: 69,
} as const;
export type StageCode = number;

const SCHEDULED = new Set<StageCode>([Stage.scheduled, Stage.delayed]);
const FINISHED = new Set<StageCode>([
  Stage.finished,
  Stage.postponed,
  Stage.cancelled,
  Stage.retired,
  Stage.walkover,
  Stage.afterExtraTime,
  Stage.afterPenalties,
  Stage.abandoned,
  Stage.toFinish,
  Stage.awarded,
  Stage.interrupted,
  Stage.afterExtraInnings,
]);

/** The type of a stage; a code that is not listed counts as live (STAGE-11, O-078). */
export function stageTypeOf(stage: StageCode): StageType {
  if (SCHEDULED.has(stage)) return StageType.scheduled;
  return FINISHED.has(stage) ? StageType.finished : StageType.live;
}

const DECIDED = new Set<StageCode>([
  Stage.finished,
  Stage.retired,
  Stage.walkover,
  Stage.afterExtraTime,
  Stage.afterPenalties,
  Stage.awarded,
  Stage.afterExtraInnings,
]);

export const isDecided = (stage: StageCode): boolean => DECIDED.has(stage);

const BEYOND_FULL_TIME = new Set<StageCode>([
  Stage.extraTime,
  Stage.firstExtraHalf,
  Stage.secondExtraHalf,
  Stage.penalties,
  Stage.afterExtraTime,
  Stage.afterPenalties,
]);

/** Extra time and what follows it. */
export const isBeyondFullTime = (stage: StageCode): boolean => BEYOND_FULL_TIME.has(stage);

/** Whether an event is held as planned. */
export type Plan = 'planned' | 'postponed' | 'cancelled';

export const planOf = (stage: StageCode): Plan =>
  stage === Stage.cancelled ? 'cancelled' : stage === Stage.postponed ? 'postponed' : 'planned';
