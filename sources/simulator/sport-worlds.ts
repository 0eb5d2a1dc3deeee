import type { MakeSportWorld } from './engine/event-plan.ts';
import { DUEL_WORLDS } from './sports/duels/worlds.ts';
import { PERIOD_WORLDS } from './sports/periods/world.ts';
import { RACE_WORLDS } from './sports/races/world.ts';

/** Every sport of the demo world but football, which has a size of its own. */
export const SPORT_WORLDS: readonly MakeSportWorld[] = [...PERIOD_WORLDS, ...DUEL_WORLDS, ...RACE_WORLDS];
