import type { Pair } from '@stillingen/domain';

/** Chances of whole numbers. */
export type Spread = ReadonlyMap<number, number>;

export type Cell = readonly [home: number, away: number, chance: number];

const TAIL = 1e-7;

function poisson(mean: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; chance > TAIL || count < mean; count += 1) {
    chances.push(chance);
    chance *= mean / (count + 1);
  }
  return chances;
}

/** Final scores where each side adds goals independently of the other. */
export function goalCells([home, away]: Pair, [meanHome, meanAway]: Pair): Cell[] {
  const ofAway = poisson(meanAway);
  return poisson(meanHome).flatMap((p, h) =>
    ofAway.flatMap((q, a): Cell[] => (p * q > TAIL ? [[home + h, away + a, p * q]] : [])),
  );
}

/** Final scores of the first to win most of `bestOf` parts, each won by home with this chance. */
export function partCells(score: Pair, bestOf: number, chance: number): Cell[] {
  const needed = Math.floor(bestOf / 2) + 1;
  const over = new Map<string, Cell>();
  const walk = ([home, away]: Pair, reached: number): void => {
    if (Math.max(home, away) < needed) {
      walk([home + 1, away], reached * chance);
      walk([home, away + 1], reached * (1 - chance));
      return;
    }
    const key = `${home}:${away}`;
    over.set(key, [home, away, (over.get(key)?.[2] ?? 0) + reached]);
  };
  walk(score, 1);
  return [...over.values()];
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The logistic curve that is nearest to the normal one of the same deviation. */
const NEAREST = 1.702;
const WIDTH = 5;

export function normalSpread(mean: number, deviation: number): Spread {
  const below = (value: number): number => logistic((NEAREST * (value - mean)) / deviation);
  const spread = new Map<number, number>();
  for (let value = Math.floor(mean - WIDTH * deviation); value <= mean + WIDTH * deviation; value += 1)
    spread.set(value, below(value + 0.5) - below(value - 0.5));
  return spread;
}

export function spreadOf(cells: readonly Cell[], valueOf: (home: number, away: number) => number): Spread {
  const spread = new Map<number, number>();
  for (const [home, away, chance] of cells) {
    const value = valueOf(home, away);
    spread.set(value, (spread.get(value) ?? 0) + chance);
  }
  return spread;
}

export function chanceOf(spread: Spread, holds: (value: number) => boolean): number {
  let sum = 0;
  for (const [value, chance] of spread) if (holds(value)) sum += chance;
  return sum;
}
