import type { CreateSport } from './engine/event-plan.ts';
import { createBoxing, createMma } from './sports/fights/fights.ts';
import { createDarts } from './sports/best-of/darts.ts';
import { createEsports } from './sports/best-of/esports.ts';
import { createSnooker } from './sports/best-of/snooker.ts';
import { createBaseball } from './sports/innings/baseball.ts';
import { createCricket } from './sports/innings/cricket.ts';
import { createPesapallo } from './sports/innings/pesapallo.ts';
import { PERIOD_SPORTS } from './sports/periods/sport.ts';
import { cycling } from './sports/races/cycling/cycling.ts';
import { golf } from './sports/races/golf/golf.ts';
import { horseRacing } from './sports/races/horses/horse-racing.ts';
import { autoRacing, motoRacing } from './sports/races/motor/motorsport.ts';
import { createBadminton, createBeachVolleyball, createTableTennis, createVolleyball } from './sports/best-of/rally.ts';
import { createTennis } from './sports/best-of/tennis.ts';
import { biathlon, crossCountry } from './sports/races/winter/ski-course.ts';
import { alpineSkiing, skiJumping } from './sports/races/winter/alpine-and-jumping.ts';

/** All sports but football, which is created with the size of its world. */
export const SPORTS: readonly CreateSport[] = [
  ...PERIOD_SPORTS,
  createTennis,
  createBadminton,
  createTableTennis,
  createVolleyball,
  createBeachVolleyball,
  createDarts,
  createSnooker,
  createEsports,
  createBaseball,
  createPesapallo,
  createCricket,
  createBoxing,
  createMma,
  cycling,
  autoRacing,
  motoRacing,
  golf,
  horseRacing,
  skiJumping,
  alpineSkiing,
  crossCountry,
  biathlon,
];
