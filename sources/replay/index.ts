import type { RecordingSet } from './recording-set.ts';
import { wyscout } from './wyscout/wyscout.ts';

export type { RecordingSet } from './recording-set.ts';
export { type ReplayInput, type ReplayReport, replaySet } from './replay-set.ts';

/** The formats of recordings that can be played. */
export const RECORDING_SETS: readonly RecordingSet[] = [wyscout];
