import type { Pair } from '@stillingen/domain';

/** Innings that have a part of the score of their own; all later ones share the next. */
const OWN_PARTS = 9;

/** The parts of a baseball score: nine innings, then all extra ones together (SPORT-08). `innings` are runs, home first. */
export function inningParts(innings: readonly Pair[]): [number, number][] {
  const own = innings.slice(0, OWN_PARTS).map(([home, away]): [number, number] => [home, away]);
  const extra = innings.slice(OWN_PARTS);
  if (extra.length === 0) return own;
  return [...own, extra.reduce<[number, number]>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0])];
}

/** The stage of a running inning: 26 is the first, 34 the ninth, 35 all later ones. */
export const inningStage = (inning: number): number => Math.min(25 + inning, 35);
