import { alpineSkiing } from './alpine-skiing.ts';
import { americanFootball } from './american-football.ts';
import { aussieRules } from './aussie-rules.ts';
import { autoRacing } from './auto-racing.ts';
import { badminton } from './badminton.ts';
import { bandy } from './bandy.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { beachSoccer } from './beach-soccer.ts';
import { beachVolleyball } from './beach-volleyball.ts';
import { biathlon } from './biathlon.ts';
import { boxing } from './boxing.ts';
import { cricket } from './cricket.ts';
import { crossCountry } from './cross-country.ts';
import { cycling } from './cycling.ts';
import { darts } from './darts.ts';
import { esports } from './esports.ts';
import { fieldHockey } from './field-hockey.ts';
import { floorball } from './floorball.ts';
import { football } from './football.ts';
import { futsal } from './futsal.ts';
import { golf } from './golf.ts';
import { handball } from './handball.ts';
import { horseRacing } from './horse-racing.ts';
import { iceHockey } from './ice-hockey.ts';
import { kabaddi } from './kabaddi.ts';
import { mma } from './mma.ts';
import { motoRacing } from './moto-racing.ts';
import { motorsport } from './motorsport.ts';
import { netball } from './netball.ts';
import { pesapallo } from './pesapallo.ts';
import { rugbyLeague } from './rugby-league.ts';
import { rugbyUnion } from './rugby-union.ts';
import { skiJumping } from './ski-jumping.ts';
import { snooker } from './snooker.ts';
import type { OwnFeed, Sport } from '../sport/sport.ts';
import { tableTennis } from './table-tennis.ts';
import { tennis } from './tennis.ts';
import { volleyball } from './volleyball.ts';
import { waterPolo } from './water-polo.ts';
import { winterSports } from './winter-sports.ts';

export { type LabelStyle, stageLabel } from '../event/live-text.ts';
export {
  SPORT_BAR,
  SPORT_NAMES,
  sportByName,
  sportBySegment,
  type SportName,
  sportNameById,
  sportsOfGroup,
} from '../sport/names.ts';
export type {
  BoardColumn,
  Championship,
  CourseGraphic,
  DetailTab,
  EntryLimits,
  ProgressUnit,
  RowKind,
  PenaltyNames,
  ScorePart,
  Sport,
  SportStage,
  StageClock,
  StageTable,
  StatisticKind,
} from '../sport/sport.ts';

export const SPORTS: readonly Sport[] = [
  football,
  handball,
  tennis,
  iceHockey,
  badminton,
  basketball,
  cycling,
  motorsport,
  golf,
  darts,
  americanFootball,
  esports,
  alpineSkiing,
  aussieRules,
  bandy,
  baseball,
  beachVolleyball,
  autoRacing,
  boxing,
  tableTennis,
  cricket,
  floorball,
  futsal,
  horseRacing,
  fieldHockey,
  kabaddi,
  crossCountry,
  mma,
  motoRacing,
  netball,
  pesapallo,
  rugbyLeague,
  rugbyUnion,
  skiJumping,
  biathlon,
  snooker,
  beachSoccer,
  waterPolo,
  winterSports,
  volleyball,
];

const byId = new Map(SPORTS.map((sport) => [sport.id, sport]));

/** Null for unknown ids: 20 and 27 (SPORT-01). */
export const sportById = (id: number): Sport | null => byId.get(id) ?? null;

export const hasOwnFeed = (sportId: number, feed: OwnFeed): boolean => byId.get(sportId)?.ownFeeds.includes(feed) === true;
