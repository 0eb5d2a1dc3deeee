import type { MatchPlan } from './plan.ts';

/** One round of a season: its matches are made when they are asked for. */
export interface Round {
  /** Day numbers within which all its matches lie. */
  readonly firstDay: number;
  readonly lastDay: number;
  matches(): readonly MatchPlan[];
}

/** Anything that plays rounds: a league, a cup, a European competition. */
export interface Competition {
  /** The rounds of the season that begins in this year, in order. */
  rounds(year: number): readonly Round[];
}
