import { Stage, type StageCode } from '@stillingen/domain';

/** One stretch of play with a running clock. Seconds of play (`t`) count from its beginning. */
export interface Phase {
  readonly stage: StageCode;
  /** Which of the parts of the score its goals count to: 0 first half, 1 second half, 2 extra time. */
  readonly part: 0 | 1 | 2;
  /** Minutes played before it. */
  readonly baseMinutes: number;
  /** Without stoppage time. */
  readonly lengthS: number;
  readonly addedS: number;
  /** When it began, seconds since the epoch. */
  readonly startS: number;
  /** Where the clock of the stage counts from: extra time is one stage, and its second half goes on at 105. */
  readonly stageStartS: number;
  /** An interruption: after `t` seconds of play nothing happens for `lengthS`. */
  readonly gap: { readonly t: number; readonly lengthS: number } | null;
}

const HALF_S = 45 * 60;
const EXTRA_HALF_S = 15 * 60;

/** Makes the first or second half of regular time. */
export function half(part: 0 | 1, startS: number, addedS: number, gap: Phase['gap'] = null): Phase {
  const stage = part === 0 ? Stage.firstHalf : Stage.secondHalf;
  return { stage, part, baseMinutes: part * 45, lengthS: HALF_S, addedS, startS, stageStartS: startS, gap };
}

/** Makes the first (0) or second (1) half of extra time. */
export function extraHalf(index: 0 | 1, startS: number, addedS: number): Phase {
  return {
    stage: Stage.extraTime,
    part: 2,
    baseMinutes: 90 + index * 15,
    lengthS: EXTRA_HALF_S,
    addedS,
    startS,
    stageStartS: startS - index * EXTRA_HALF_S,
    gap: null,
  };
}

/** Seconds of play in the phase, stoppage time included. */
export const playS = ({ lengthS, addedS }: Phase): number => lengthS + addedS;

/** The second since the epoch at which this much has been played. */
export const wallAt = ({ startS, gap }: Phase, t: number): number => startS + t + (gap !== null && t > gap.t ? gap.lengthS : 0);

/** When the phase ends, seconds since the epoch. */
export const endOf = (phase: Phase): number => wallAt(phase, playS(phase));

/** The minute in which something happens: the 67th is written 67, the second of stoppage time 45 and 2. */
export function minuteAt({ baseMinutes, lengthS }: Phase, t: number): { minute: number; added: number } {
  if (t < lengthS) return { minute: baseMinutes + Math.floor(t / 60) + 1, added: 0 };
  return { minute: baseMinutes + lengthS / 60, added: Math.floor((t - lengthS) / 60) + 1 };
}
