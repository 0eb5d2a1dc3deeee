import { otherSide, type Side } from '@stillingen/domain';
import type { StatisticValue } from '../../engine/timeline.ts';

/** What is counted of each side. */
const COUNTS = [
  'aces',
  'doubleFaults',
  'serves',
  'firstIn',
  'firstWon',
  'secondWon',
  'breakChances',
  'breaks',
  'serviceGames',
  'holds',
  'winners',
  'errors',
  'points',
] as const;
type Count = (typeof COUNTS)[number];

/** A count of one side with one more. */
export type AddTennis = (side: Side, count: Count, by?: number) => void;

/** Counts the statistics of a match of tennis. */
export function tennisFigures(): { add: AddTennis; read: () => readonly StatisticValue[] } {
  const zero = () => Object.fromEntries(COUNTS.map((count) => [count, 0])) as Record<Count, number>;
  const counts = { home: zero(), away: zero() };
  const share = (won: number, of: number): string => (of === 0 ? '0%' : `${Math.round((100 * won) / of)}%`);
  const of = (won: number, all: number): string => `${won}/${all}`;
  const both = (
    stat: number,
    read: (own: Record<Count, number>, other: Record<Count, number>) => string | number,
  ): StatisticValue => {
    const value = (side: Side): string | number => read(counts[side], counts[otherSide(side)]);
    return [stat, value('home'), value('away')];
  };
  return {
    add(side, count, by = 1) {
      counts[side][count] += by;
    },
    read: () => [
      both(600, ({ aces }) => aces),
      both(601, ({ doubleFaults }) => doubleFaults),
      both(602, ({ firstIn, serves }) => share(firstIn, serves)),
      both(603, ({ firstWon, firstIn }) => share(firstWon, firstIn)),
      both(604, ({ secondWon, serves, firstIn }) => share(secondWon, serves - firstIn)),
      both(605, ({ breaks, breakChances }) => of(breaks, breakChances)),
      both(606, (_, { breaks, breakChances }) => of(breakChances - breaks, breakChances)),
      both(607, ({ holds, serviceGames }) => of(holds, serviceGames)),
      both(608, (_, { holds, serviceGames }) => of(serviceGames - holds, serviceGames)),
      both(609, ({ winners }) => winners),
      both(610, ({ errors }) => errors),
      both(611, ({ points }) => points),
    ],
  };
}
