import type { Pair, Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import { indexOf, plus, SIDES } from '../../../pairs.ts';
import type { StatisticValue } from '../timeline.ts';
import { type Period, playS, wallAt } from './period.ts';
import type { ClockEvent, PlayedClock } from './record.ts';
import { reportTimes } from './timeline.ts';

export interface Count {
  readonly atS: number;
  readonly part: number;
  readonly side: Side;
  readonly stat: number;
  readonly adds: number;
}

/** What a side counts in a match on average, and the size of one step. */
export interface Mean {
  readonly stat: number;
  readonly of: Pair;
  readonly adds: number;
}

const ownPart = (period: Period): number => period.part;

/** What is counted without an event, in periods that are `regularS` long in a match without overtime. */
export const countsOfPlay = (
  random: Random,
  periods: readonly Period[],
  regularS: number,
  means: readonly Mean[],
  partOf = ownPart,
): readonly Count[] =>
  means.flatMap(({ stat, of, adds }) =>
    SIDES.flatMap((side) =>
      periods.flatMap((period) =>
        Array.from({ length: random.poisson(((of[indexOf(side)] / adds) * period.lengthS) / regularS) }, (): Count => {
          const atS = wallAt(period, random.int(5, playS(period) - 1));
          return { atS, part: partOf(period), side, stat, adds };
        }),
      ),
    ),
  );

/** The statistics until a second, of one part of the score or of all (null). */
export type ReadStatistics = (untilS: number, part: number | null) => readonly StatisticValue[];

/** Reads statistics from the sums of what was counted. */
export const readCounts =
  (
    counts: readonly Count[],
    write: (of: (stat: number) => Pair, part: number | null) => readonly StatisticValue[],
  ): ReadStatistics =>
  (untilS, part) => {
    const sums = new Map<number, Pair>();
    const of = (stat: number): Pair => sums.get(stat) ?? [0, 0];
    for (const { atS, part: own, side, stat, adds } of counts)
      if (atS <= untilS && (part === null || part === own)) sums.set(stat, plus(of(stat), side, adds));
    return write(of, part);
  };

export const swapped = ([home, away]: Pair): Pair => [away, home];

/** Statistics of the match and of the part, every so many seconds and at the end of each period. */
export function statisticsEvents(
  played: PlayedClock,
  everyS: number,
  count: () => ReadStatistics,
  partOf = ownPart,
): readonly ClockEvent[] {
  let read: ReadStatistics | null = null;
  const values = (untilS: number, part: number | null) => (read ??= count())(untilS, part);
  return reportTimes(played, everyS).map(({ atS, period }): ClockEvent => {
    const own = partOf(period);
    return {
      atS,
      statistics: [
        { period: 0, values: () => values(atS, null) },
        { period: own + 1, values: () => values(atS, own) },
      ],
    };
  });
}
