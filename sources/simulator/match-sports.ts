import type { CreateSport } from './engine/event-plan.ts';
import { createBoxing, createMma } from './sports/fights/cards.ts';
import { createDarts } from './sports/frames/darts.ts';
import { createEsports } from './sports/frames/esports.ts';
import { createSnooker } from './sports/frames/snooker.ts';
import { createBaseball } from './sports/innings/baseball.ts';
import { createCricket } from './sports/innings/cricket.ts';
import { createPesapallo } from './sports/innings/pesapallo.ts';
import { createBadminton } from './sports/sets/badminton.ts';
import { createTableTennis } from './sports/sets/table-tennis.ts';
import { createTennis } from './sports/sets/tennis.ts';
import { createBeachVolleyball, createVolleyball } from './sports/sets/volleyball.ts';

/** Duels that are not played by a clock in periods: sets, frames, innings and fights. */
export const MATCH_SPORTS: readonly CreateSport[] = [
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
];
