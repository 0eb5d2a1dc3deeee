import { yearOf } from './copenhagen.ts';

export interface Round<M> {
  /** Day numbers within which all its matches lie. */
  readonly firstDay: number;
  readonly lastDay: number;
  matches(): readonly M[];
}

export interface Competition<M> {
  rounds(year: number): readonly Round<M>[];
}

export const matchesOn = <M extends { readonly day: number }>(
  competitions: readonly Competition<M>[],
  day: number,
): readonly M[] =>
  competitions
    .flatMap(({ rounds }) => [...rounds(yearOf(day) - 1), ...rounds(yearOf(day))])
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .flatMap((round) => round.matches().filter((match) => match.day === day));
