import type { BetType } from '../odds/bet-types.ts';

export const DRAW_BETS: readonly BetType[] = [
  'HOME_DRAW_AWAY',
  'HOME_AWAY',
  'OVER_UNDER',
  'ASIAN_HANDICAP',
  'EUROPEAN_HANDICAP',
  'DOUBLE_CHANCE',
  'DRAW_NO_BET',
  'HALF_FULL_TIME',
  'ODD_OR_EVEN',
];
export const GOAL_BETS: readonly BetType[] = [
  'HOME_DRAW_AWAY',
  'OVER_UNDER',
  'ASIAN_HANDICAP',
  'BOTH_TEAMS_TO_SCORE',
  'TO_QUALIFY',
  'DOUBLE_CHANCE',
  'EUROPEAN_HANDICAP',
  'DRAW_NO_BET',
  'CORRECT_SCORE',
  'HALF_FULL_TIME',
  'ODD_OR_EVEN',
  'NEXT_GOAL',
];
export const POINT_BETS: readonly BetType[] = ['HOME_AWAY', 'OVER_UNDER', 'ASIAN_HANDICAP', 'HALF_FULL_TIME', 'ODD_OR_EVEN'];
export const SET_BETS: readonly BetType[] = ['HOME_AWAY', 'OVER_UNDER', 'ASIAN_HANDICAP', 'CORRECT_SCORE', 'ODD_OR_EVEN'];
