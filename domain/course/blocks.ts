import type { Side } from '../event/entities.ts';
import type { PressureMinute } from './pressure.ts';

const BLOCK_MINUTES = 5;
const STRONG = 60;
const SHOWN = 2;

export interface PressureBlock {
  readonly from: number;
  readonly to: number;
  /** Positive for the home side. */
  readonly sum: number;
}

/** Sums of five minutes; minutes of stoppage time belong to the block that they follow. */
export function pressureBlocks(minutes: readonly PressureMinute[]): readonly PressureBlock[] {
  const sums = new Map<number, number>();
  for (const { minute, bar } of minutes) {
    if (bar === null) continue;
    const block = Math.ceil(minute / BLOCK_MINUTES);
    sums.set(block, (sums.get(block) ?? 0) + bar);
  }
  return [...sums].map(([block, sum]) => ({ from: (block - 1) * BLOCK_MINUTES + 1, to: block * BLOCK_MINUTES, sum }));
}

/** The two blocks in which each side had most, in order of time. */
export function strongestBlocks(blocks: readonly PressureBlock[]): Readonly<Record<Side, readonly PressureBlock[]>> {
  const of = (sign: 1 | -1): readonly PressureBlock[] =>
    blocks
      .filter(({ sum }) => sign * sum >= STRONG)
      .toSorted((a, b) => sign * (b.sum - a.sum) || a.from - b.from)
      .slice(0, SHOWN)
      .toSorted((a, b) => a.from - b.from);
  return { home: of(1), away: of(-1) };
}
