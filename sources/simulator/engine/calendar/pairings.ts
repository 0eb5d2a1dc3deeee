export type Pairing = readonly [home: number, away: number];

/** One round of the circle method: all clubs meet once in `count - 1` rounds; one rests where `count` is odd. */
export function roundRobin(count: number, round: number): readonly Pairing[] {
  const even = count + (count % 2);
  const turning = even - 1;
  const pairs: Pairing[] = [];
  const add = (home: number, away: number): void => {
    if (home < count && away < count) pairs.push([home, away]);
  };
  const first = round % turning;
  if (round % 2 === 0) add(first, even - 1);
  else add(even - 1, first);
  for (let i = 1; i < even / 2; i += 1) {
    const one = (first + i) % turning;
    const other = (first - i + turning) % turning;
    if (i % 2 === 0) add(one, other);
    else add(other, one);
  }
  return pairs;
}

export const roundsPerCycle = (count: number): number => count + (count % 2) - 1;

export function cycledPairings(count: number, round: number): readonly Pairing[] {
  const perCycle = roundsPerCycle(count);
  const pairs = roundRobin(count, round % perCycle);
  return Math.floor(round / perCycle) % 2 === 0 ? pairs : pairs.map(([home, away]) => [away, home] as const);
}
