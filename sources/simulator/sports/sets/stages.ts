import type { StageCode } from '@stillingen/domain';

/** The stage of each set. */
const CODES: readonly StageCode[] = [17, 18, 19, 20, 21, 55, 56, 324, 325, 326, 327, 328, 329];
/** The stage of a set, 0 for the first. */
export const setStage = (set: number): StageCode => CODES[set]!;
