import type { Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import type { StatisticValue } from '../../engine/timeline.ts';
import { weighted } from '../../engine/weighted.ts';

/** How points come about: the number of the statistic that counts it, null where none does, and its weight. */
export type Strokes = readonly (readonly [stat: number | null, weight: number])[];

const TOTAL_POINTS = 611;
const LONGEST_RUN = 615;
const TIME_OUTS = 656;

interface RallyFigures {
  /** A point for a side, the last of so many in a row. */
  count(side: Side, run: number, random: Random): void;
  timeOut(side: Side): void;
  read(): readonly StatisticValue[];
}

/** Counts the statistics of a match of rallies. */
export function rallyFigures(strokes: Strokes, withTimeOuts: boolean): RallyFigures {
  const counts = new Map<number, { home: number; away: number }>();
  const own = strokes.flatMap(([stat]) => (stat === null ? [] : [stat]));
  for (const stat of [TOTAL_POINTS, ...own, LONGEST_RUN, ...(withTimeOuts ? [TIME_OUTS] : [])])
    counts.set(stat, { home: 0, away: 0 });
  const add = (stat: number, side: Side): void => {
    counts.get(stat)![side] += 1;
  };
  return {
    count(side, run, random) {
      add(TOTAL_POINTS, side);
      const longest = counts.get(LONGEST_RUN)!;
      longest[side] = Math.max(longest[side], run);
      const stat = strokes.length === 0 ? null : weighted(random, strokes);
      if (stat !== null) add(stat, side);
    },
    timeOut: (side) => add(TIME_OUTS, side),
    read: () => [...counts].map(([stat, { home, away }]) => [stat, home, away] as const),
  };
}
