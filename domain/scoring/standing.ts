import { Stage, type StageCode } from '../event/stage.ts';

/**
 * How far a score has to be complete: 'running' and its like may stop anywhere; 'played' is a whole match; 'stopped' has a
 * winner although it was not played to its end; 'given' was not won by playing at all.
 */
export type Standing = 'running' | 'played' | 'stopped' | 'given';

const STANDINGS: Readonly<Record<StageCode, Standing>> = {
  [Stage.finished]: 'played',
  [Stage.afterExtraTime]: 'played',
  [Stage.afterPenalties]: 'played',
  [Stage.afterExtraInnings]: 'played',
  [Stage.retired]: 'stopped',
  [Stage.walkover]: 'given',
  [Stage.awarded]: 'given',
};

/** How complete the score of a match has to be at a stage. */
export const standingOf = (stage: StageCode): Standing => STANDINGS[stage] ?? 'running';
