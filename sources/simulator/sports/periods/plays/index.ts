import type { Play } from '../play.ts';
import { GOAL_PLAYS } from './goals.ts';
import { POINT_PLAYS } from './points.ts';

/** How each sport that is played by the clock in periods is played. */
export const PLAYS: readonly Play[] = [...GOAL_PLAYS, ...POINT_PLAYS];
