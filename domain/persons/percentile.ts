/** Too few to compare with otherwise. */
export const LEAST_PEERS = 20;

/** procent-1: how many percent of a population a value is better than. Null for fewer than twenty. */
export function percentileOf(value: number, population: readonly number[], isLowerBetter = false): number | null {
  const { length } = population;
  if (length < LEAST_PEERS) return null;
  const below = population.filter((other) => other < value).length;
  const equal = population.filter((other) => other === value).length;
  const percentile = Math.round((100 * (below + equal / 2)) / length);
  return isLowerBetter ? 100 - percentile : percentile;
}
