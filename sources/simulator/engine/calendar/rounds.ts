import { yearOf } from './copenhagen.ts';

/** One round of a season: its matches are planned when they are asked for. */
export interface Round<M> {
  /** Day numbers within which all its matches lie. */
  readonly firstDay: number;
  readonly lastDay: number;
  matches(): readonly M[];
}

/** Anything that plays rounds: a league, a cup, a European competition. */
export interface Competition<M> {
  /** The rounds of the season that begins in this year, in order. */
  rounds(year: number): readonly Round<M>[];
}

/** The matches of some competitions on a Copenhagen day. */
export const matchesOn = <M extends { readonly day: number }>(
  competitions: readonly Competition<M>[],
  day: number,
): readonly M[] =>
  competitions
    .flatMap(({ rounds }) => [...rounds(yearOf(day) - 1), ...rounds(yearOf(day))])
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .flatMap((round) => round.matches().filter((match) => match.day === day));
