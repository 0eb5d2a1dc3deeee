import type { Side } from '@stillingen/domain';
import { type Random, weighted } from '../../../random.ts';
import type { StatisticValue } from '../../engine/timeline.ts';

/** Scores of three darts at the trebles, and how often each comes. */
const SCORES = [180, 174, 171, 140, 137, 134, 125, 121, 100, 99, 97, 95, 85, 83, 81, 80, 60, 59, 57, 45, 43, 41, 26];
const WEIGHTS = [8, 1, 1, 20, 3, 3, 3, 3, 18, 3, 3, 4, 8, 3, 5, 3, 9, 3, 2, 5, 2, 3, 2];
const VISITS = SCORES.map((score, index) => [score, WEIGHTS[index]!] as const);
const BOGEYS = new Set([169, 168, 166, 165, 163, 162, 159]);
const FINISHES: readonly (readonly [upTo: number, share: number])[] = [
  [40, 0.62],
  [60, 0.5],
  [80, 0.4],
  [100, 0.28],
  [130, 0.15],
  [170, 0.08],
];
/** Left after a visit that does not finish: doubles that halve well. */
const LEAVES = [40, 32, 36, 24, 20, 16, 10, 8, 4] as const;

/** The points left after three darts from `left`; 0 after a finish. `skill` is in deviations of professionals. */
export function leftAfter(random: Random, left: number, skill: number): number {
  const finish = BOGEYS.has(left) ? undefined : FINISHES.find(([upTo]) => left <= upTo);
  if (finish !== undefined && random.chance(finish[1] + 0.06 * skill)) return 0;
  if (left <= 60) {
    // Darts at a double that miss either leave it, or halve it.
    const lower = LEAVES.filter((leave) => leave < left && leave >= 2);
    return random.chance(0.5) || lower.length === 0 ? left : random.pick(lower);
  }
  const better = random.chance(0.25 * Math.abs(skill));
  const [one, other] = [weighted(random, VISITS), weighted(random, VISITS)];
  const score = !better ? one : skill > 0 ? Math.max(one, other) : Math.min(one, other);
  return left - score >= 2 && left - score !== 3 ? left - score : random.pick(LEAVES);
}

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
