import { type Random, weighted } from '../../../random.ts';
import type { StatisticTable } from '../../engine/timeline.ts';

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
  const choose = skill > 0 ? Math.max : Math.min;
  const isTypical = random.chance(0.25 * Math.abs(skill));
  const [one, other] = [weighted(random, VISITS), weighted(random, VISITS)];
  const score = isTypical ? choose(one, other) : one;
  return left - score >= 2 && left - score !== 3 ? left - score : random.pick(LEAVES);
}

/** Darts at a double of a visit that does not finish. */
const DARTS_AT_DOUBLE = 2;

/** The points left before three darts and after them. */
export interface Visit {
  readonly before: number;
  readonly after: number;
}
type Visits = readonly Visit[];

const scores = (visits: Visits): readonly number[] => visits.map(({ before, after }) => before - after);
const checkouts = (visits: Visits): Visits => visits.filter(({ after }) => after === 0);
const thrown =
  (least: number, below = Infinity) =>
  (visits: Visits): number =>
    scores(visits).filter((score) => score >= least && score < below).length;

function average(visits: Visits): string {
  const scored = scores(visits).reduce((sum, score) => sum + score, 0);
  return (scored / Math.max(1, visits.length)).toFixed(2).replace('.', ',');
}

function checkoutShare(visits: Visits): string {
  const missed = visits.filter(({ before, after }) => before <= 60 && after > 0).length * DARTS_AT_DOUBLE;
  const finished = checkouts(visits).length;
  return `${Math.round((100 * finished) / Math.max(1, finished + missed))}%`;
}

export const DARTS_STATISTICS: StatisticTable<Visits> = [
  [616, average],
  [617, thrown(180)],
  [618, thrown(140, 180)],
  [619, thrown(100, 140)],
  [620, (visits) => checkouts(visits).length],
  [621, checkoutShare],
  [622, (visits) => Math.max(0, ...scores(checkouts(visits)))],
];
