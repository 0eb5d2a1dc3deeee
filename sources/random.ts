import { hashText } from '@stillingen/domain';

/** A repeatable stream: the same seed gives the same numbers on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both bounds included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  poisson(mean: number): number;
  /** Mean 0, deviation 1; the sum of three uniform numbers. */
  normal(): number;
}

/** Seeded by its parts (mulberry32 by T. Ettinger, public domain). */
export function createRandom(...seed: readonly (string | number)[]): Random {
  let state = hashText(seed.join('|')) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[int(0, list.length - 1)]!;
    },
    shuffle(list) {
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
      }
      return mixed;
    },
    poisson(mean) {
      const floor = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > floor; product *= next()) count += 1;
      return count;
    },
    normal: () => (next() + next() + next() - 1.5) * 2,
  };
}

export function weighted<T>(random: Random, things: readonly (readonly [thing: T, weight: number])[]): T {
  // By index: a match draws thousands of times.
  let sum = 0;
  for (let at = 0; at < things.length; at += 1) sum += things[at]![1];
  let left = random.next() * sum;
  for (let at = 0; at < things.length; at += 1) {
    left -= things[at]![1];
    if (left < 0) return things[at]![0];
  }
  return things.at(-1)![0];
}

/** The items by values that are drawn once for each, the highest first. */
export function highestFirst<Item>(items: readonly Item[], valueOf: (item: Item) => number): readonly Item[] {
  const values = new Map(items.map((item) => [item, valueOf(item)]));
  return items.toSorted((a, b) => values.get(b)! - values.get(a)!);
}
