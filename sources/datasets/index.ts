import type { DataSet } from './kit/import/data-set.ts';
import { biathlon } from './biathlon/import.ts';
import { f1db } from './f1-f1db/import.ts';
import { hongKong } from './horse-racing-hk/import.ts';
import { letour } from './cycling-letour/import.ts';
import { masters } from './golf-masters/import.ts';
import { skiJumping } from './ski-jumping/import.ts';
import { ufc } from './mma-ufc/import.ts';
import { footballMls, mlsReplay } from './football-mls/import.ts';
import { footballData } from './football-odds/football-data.ts';
import { footballMultimarket } from './football-odds/multimarket.ts';
import { handballDenmark, handballReplay } from './handball-denmark/import.ts';
import { nrl } from './rugby-league-nrl/import.ts';
import { rugbyUnion } from './rugby-union/import.ts';
import { footballInternational } from './football-international/import.ts';
import { openfootball } from './openfootball/import.ts';
import { afl } from './afl/import.ts';
import { badmintonBwf } from './badminton-bwf/import.ts';
import { cricketCricsheet } from './cricket-cricsheet/import.ts';
import { valorant } from './esports-valorant/import.ts';
import { kabaddiPkl } from './kabaddi-pkl/import.ts';
import { mlbRetrosheet } from './mlb-retrosheet/import.ts';
import { mlbReplay, mlbStatsapi } from './mlb-statsapi/import.ts';
import { basketballEuroleague, euroleagueReplay } from './basketball-euroleague/import.ts';
import { nbaPbpstats } from './nba-pbpstats/import.ts';
import { nflNflgame } from './nfl-nflgame/import.ts';
import { nhlNhlapi, nhlReplay } from './nhl-nhlapi/import.ts';
import { tennisAtp } from './tennis-atp/import.ts';
import { tennisSlam, tennisSlamReplay } from './tennis-slam/import.ts';
import { volleyballDatavolley, volleyballReplay } from './volleyball-datavolley/import.ts';
import type { RecordingSet } from './kit/replay/recorded-event.ts';
import { lapchart } from './f1-lapchart/replay.ts';
import { mastersReplay } from './golf-masters/replay.ts';
import { hongKongReplay } from './horse-racing-hk/replay.ts';
import { wyscoutImport } from './wyscout/import.ts';
import { wyscout } from './wyscout/replay.ts';
import { badmintonReplay } from './badminton-bwf/replay.ts';
import { cricketReplay } from './cricket-cricsheet/replay.ts';
import { kabaddiReplay } from './kabaddi-pkl/replay.ts';
import { nbaReplay } from './nba-pbpstats/replay.ts';
import { nflReplay } from './nfl-nflgame/replay.ts';
import { rugbyReplay } from './rugby-union/replay.ts';
export type { DataSet } from './kit/import/data-set.ts';
export { importSet } from './kit/import/import-set.ts';
export type { ImportedCompetition, ImportInput, ImportProgress, ImportReport, RefusedRow } from './kit/import/data-set.ts';
export type { RecordingSet } from './kit/replay/recorded-event.ts';
export { type ReplayInput, type ReplayReport, replaySet } from './kit/replay/replay-set.ts';

export const DATA_SETS: readonly DataSet[] = [
  openfootball,
  footballInternational,
  f1db,
  letour,
  masters,
  hongKong,
  skiJumping,
  biathlon,
  ufc,
  afl,
  badmintonBwf,
  cricketCricsheet,
  valorant,
  kabaddiPkl,
  mlbRetrosheet,
  mlbStatsapi,
  volleyballDatavolley,
  basketballEuroleague,
  nbaPbpstats,
  nflNflgame,
  nhlNhlapi,
  tennisAtp,
  tennisSlam,
  footballMls,
  wyscoutImport,
  footballData,
  footballMultimarket,
  handballDenmark,
  nrl,
  rugbyUnion,
];

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
