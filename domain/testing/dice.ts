import fc from 'fast-check';

export interface Dice {
  readonly side: () => 0 | 1;
  readonly number: (below: number) => number;
}

/** mulberry32: the same seed plays the same match. */
function dice(seed: number, homeChance: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { side: () => (next() < homeChance ? 0 : 1), number: (below) => Math.floor(next() * below) };
}

export const anyDice = fc
  .record({ seed: fc.integer(), chance: fc.constantFrom(0.5, 0.45, 0.6, 0.8, 0.1) })
  .map(({ seed, chance }) => dice(seed, chance));
