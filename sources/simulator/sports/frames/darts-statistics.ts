import type { Side } from '@stillingen/domain';
import type { StatisticValue } from '../../engine/timeline.ts';

/** Darts at a double of a visit that does not finish. */
const DARTS_AT_DOUBLE = 2;

export interface Tally {
  scored: number;
  visits: number;
  readonly thrown: Record<180 | 140 | 100, number>;
  checkouts: number;
  chances: number;
  high: number;
}
export const emptyTally = (): Tally => ({
  scored: 0,
  visits: 0,
  thrown: { 180: 0, 140: 0, 100: 0 },
  checkouts: 0,
  chances: 0,
  high: 0,
});

export function countVisit(tally: Tally, before: number, after: number): void {
  const score = before - after;
  tally.visits += 1;
  tally.scored += score;
  const reached = ([180, 140, 100] as const).find((least) => score >= least);
  if (reached !== undefined) tally.thrown[reached] += 1;
  if (before <= 60 || after === 0) tally.chances += after > 0 ? DARTS_AT_DOUBLE : 1;
  if (after > 0) return;
  tally.checkouts += 1;
  tally.high = Math.max(tally.high, score);
}

export function dartsStatistics({ home, away }: Record<Side, Tally>): readonly StatisticValue[] {
  const average = ({ scored, visits }: Tally): string => (visits === 0 ? '0' : (scored / visits).toFixed(2).replace('.', ','));
  const share = ({ checkouts, chances }: Tally): string => `${chances === 0 ? 0 : Math.round((100 * checkouts) / chances)}%`;
  return [
    [616, average(home), average(away)],
    [617, home.thrown[180], away.thrown[180]],
    [618, home.thrown[140], away.thrown[140]],
    [619, home.thrown[100], away.thrown[100]],
    [620, home.checkouts, away.checkouts],
    [621, share(home), share(away)],
    [622, home.high, away.high],
  ];
}
