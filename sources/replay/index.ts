import type { RecordingSet } from './recording-set.ts';
import { lapchart } from './f1-lapchart/lapchart.ts';
import { wyscout } from './wyscout/wyscout.ts';
import { badmintonReplay } from './badminton-bwf.ts';
import { cricketReplay } from './cricket-cricsheet.ts';
import { kabaddiReplay } from './kabaddi-pkl.ts';
import { mlbReplay } from './mlb-statsapi.ts';
import { volleyballReplay } from './volleyball-datavolley.ts';

export type { RecordingSet } from './recording-set.ts';
export { type ReplayInput, type ReplayReport, replaySet } from './replay-set.ts';

/** The formats of recordings that can be played. */
export const RECORDING_SETS: readonly RecordingSet[] = [
  wyscout,
  lapchart,
  badmintonReplay,
  cricketReplay,
  kabaddiReplay,
  mlbReplay,
  volleyballReplay,
];
