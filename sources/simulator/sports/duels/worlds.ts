import type { MakeSportWorld } from '../../engine/event-plan.ts';
import { createBoxing } from '../fights/boxing.ts';
import { createMma } from '../fights/mma.ts';
import { createDarts } from '../frames/darts.ts';
import { createEsports } from '../frames/esports.ts';
import { createSnooker } from '../frames/snooker.ts';
import { createBaseball } from '../innings/baseball.ts';
import { createCricket } from '../innings/cricket.ts';
import { createPesapallo } from '../innings/pesapallo.ts';
import { createBadminton } from '../sets/badminton.ts';
import { createBeachVolleyball } from '../sets/beach-volleyball.ts';
import { createTableTennis } from '../sets/table-tennis.ts';
import { createTennis } from '../sets/tennis.ts';
import { createVolleyball } from '../sets/volleyball.ts';

/** Duels that are not played by a clock in periods: sets, frames, innings and fights. */
export const DUEL_WORLDS: readonly MakeSportWorld[] = [
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
