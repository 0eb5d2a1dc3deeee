import type { Pair } from '../event/entities.ts';
import type { ScoreProblem } from './problem.ts';
import type { Standing } from './standing.ts';

/** What most of `bestOf` is: 3 of 5, 2 of 2. */
export const majorityOf = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

/** The numbers that a match may be the best of: what it says itself, else those of its sport. Empty where any number may be. */
export const bestOfs = (ofMatch: number | undefined, ofSport: readonly number[]): readonly number[] =>
  ofMatch === undefined ? ofSport : [ofMatch];

/** Null where the match is possible in any of these ways; else what is wrong with it in the first, the usual one. */
export function problemOfAny<Way>(ways: readonly Way[], problemOf: (way: Way) => ScoreProblem | null): ScoreProblem | null {
  const problems = ways.map(problemOf);
  return problems.includes(null) ? null : (problems[0] ?? null);
}

/** What is wrong with a number of sets, frames or legs won by each side of a match of the best of `bestOf`; of an even number it may end level. */
export function wonProblem(
  [home, away]: Pair,
  { bestOf, standing, unit }: { bestOf: number; standing: Standing; unit: string },
): ScoreProblem | null {
  const majority = majorityOf(bestOf);
  const level = home === away && home * 2 === bestOf;
  const possible = Math.max(home, away) <= majority && Math.min(home, away) < majority && home + away <= bestOf;
  const over = Math.max(home, away) === majority || level;
  if (possible && (over || standing !== 'played')) return null;
  const orLevel = bestOf % 2 === 0 ? `, or ${bestOf / 2}-${bestOf / 2}` : '';
  return {
    path: '',
    allowed: `at most ${majority} ${unit} won, by one side only, of the best of ${bestOf}${standing === 'played' ? `: a match that is over has a side with ${majority}${orLevel}` : ''}`,
  };
}
