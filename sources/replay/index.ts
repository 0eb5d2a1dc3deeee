import type { RecordingSet } from './recording-set.ts';
import { lapchart } from './f1-lapchart/lapchart.ts';
import { mastersReplay } from './golf-masters.ts';
import { hongKongReplay } from './horse-racing-hk.ts';
import { wyscout } from './wyscout/wyscout.ts';
import { badmintonReplay } from './badminton-bwf.ts';
import { cricketReplay } from './cricket-cricsheet.ts';
import { kabaddiReplay } from './kabaddi-pkl.ts';
import { mlbReplay } from './mlb-statsapi.ts';
import { euroleagueReplay } from './basketball-euroleague.ts';
import { nbaReplay } from './nba-pbpstats.ts';
import { nflReplay } from './nfl-nflgame.ts';
import { nhlReplay } from './nhl-nhlapi.ts';
import { tennisSlamReplay } from './tennis-slam.ts';
import { mlsReplay } from './football-mls.ts';
import { handballReplay } from './handball-denmark.ts';
import { rugbyReplay } from './rugby-union.ts';
import { volleyballReplay } from './volleyball-datavolley.ts';

export type { RecordingSet } from './recording-set.ts';
export { type ReplayInput, type ReplayReport, replaySet } from './replay-set.ts';

/** The formats of recordings that can be played. */
export const RECORDING_SETS: readonly RecordingSet[] = [
  wyscout,
  lapchart,
  mastersReplay,
  hongKongReplay,
  badmintonReplay,
  cricketReplay,
  kabaddiReplay,
  mlbReplay,
  volleyballReplay,
  euroleagueReplay,
  nbaReplay,
  nflReplay,
  nhlReplay,
  tennisSlamReplay,
  mlsReplay,
  handballReplay,
  rugbyReplay,
];
