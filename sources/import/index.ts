import type { DataSet } from './data-set.ts';
import { biathlon } from './biathlon/world-cup.ts';
import { f1db } from './f1-f1db/f1db.ts';
import { hongKong } from './horse-racing-hk/hong-kong.ts';
import { letour } from './cycling-letour/letour.ts';
import { masters } from './golf-masters/masters.ts';
import { skiJumping } from './ski-jumping/world-cup.ts';
import { ufc } from './mma-ufc/ufc.ts';
import { footballMls } from './football-mls/mls.ts';
import { footballData } from './football-odds/football-data.ts';
import { footballMultimarket } from './football-odds/multimarket.ts';
import { handballDenmark } from './handball-denmark/handball-denmark.ts';
import { nrl } from './rugby-league-nrl/nrl.ts';
import { rugbyUnion } from './rugby-union/rugby-union.ts';
import { footballInternational } from './international/football-international.ts';
import { openfootball } from './openfootball/openfootball.ts';
import { afl } from './afl/afl.ts';
import { badmintonBwf } from './badminton-bwf/bwf.ts';
import { cricketCricsheet } from './cricket-cricsheet/cricsheet.ts';
import { valorant } from './esports-valorant/valorant.ts';
import { kabaddiPkl } from './kabaddi-pkl/pkl.ts';
import { mlbRetrosheet } from './mlb-retrosheet/retrosheet.ts';
import { mlbStatsapi } from './mlb-statsapi/mlb.ts';
import { basketballEuroleague } from './euroleague/euroleague.ts';
import { nbaPbpstats } from './nba/nba.ts';
import { nflNflgame } from './nfl/nfl.ts';
import { nhlNhlapi } from './nhl/nhl.ts';
import { tennisAtp } from './tennis-atp/atp.ts';
import { tennisSlam } from './tennis-slam/slam.ts';
import { volleyballDatavolley } from './volleyball-datavolley/datavolley.ts';

export type { DataSet } from './data-set.ts';
export { importSet } from './import-set.ts';
export type { ImportedCompetition, ImportInput, ImportProgress, ImportReport, RefusedRow } from './report.ts';

/** The formats that can be imported. */
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
  footballData,
  footballMultimarket,
  handballDenmark,
  nrl,
  rugbyUnion,
];
