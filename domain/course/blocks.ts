import type { Side } from '../event/entities.ts';
import type { CourseMinute } from './spread.ts';

const BLOCK_MINUTES = 5;
const STRONG = 60;
const SHOWN = 2;

export interface Block {
  readonly from: number;
  readonly to: number;
  readonly sum: number;
}

/** Sums of five minutes; minutes of stoppage time belong to the block that they follow. */
export function blocksOf<Minute extends CourseMinute>(
  minutes: readonly Minute[],
  valueOf: (minute: Minute) => number | null,
): readonly Block[] {
  const sums = new Map<number, number>();
  for (const each of minutes) {
    const value = valueOf(each);
    if (value === null) continue;
    const block = Math.ceil(each.minute / BLOCK_MINUTES);
    sums.set(block, (sums.get(block) ?? 0) + value);
  }
  return [...sums].map(([block, sum]) => ({ from: (block - 1) * BLOCK_MINUTES + 1, to: block * BLOCK_MINUTES, sum }));
}

/** The two blocks in which each side had most pressure, positive for the home side, in order of time. */
export function strongestBlocks(blocks: readonly Block[]): Readonly<Record<Side, readonly Block[]>> {
  const of = (sign: 1 | -1): readonly Block[] =>
    blocks
      .filter(({ sum }) => sign * sum >= STRONG)
      .toSorted((a, b) => sign * (b.sum - a.sum) || a.from - b.from)
      .slice(0, SHOWN)
      .toSorted((a, b) => a.from - b.from);
  return { home: of(1), away: of(-1) };
}
