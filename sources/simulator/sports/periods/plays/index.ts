import type { Play } from '../play.ts';
import { GOAL_PLAYS } from './goals.ts';
import { POINT_PLAYS } from './points.ts';

export const PLAYS: readonly Play[] = [...GOAL_PLAYS, ...POINT_PLAYS];
