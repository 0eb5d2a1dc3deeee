import type { CreateSport } from './engine/event-plan.ts';
import { MATCH_SPORTS } from './match-sports.ts';
import { PERIOD_SPORTS } from './sports/periods/world.ts';
import { RACE_SPORTS } from './sports/races/world.ts';

export const SPORTS: readonly CreateSport[] = [...PERIOD_SPORTS, ...MATCH_SPORTS, ...RACE_SPORTS];
