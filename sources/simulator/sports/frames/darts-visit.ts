import type { Random } from '../../../random.ts';
import { weighted } from '../../engine/weighted.ts';

/** What three darts at the trebles bring, and how often. */
const SCORES: readonly (readonly [score: number, weight: number])[] = [
  [180, 8],
  [174, 1],
  [171, 1],
  [140, 20],
  [137, 3],
  [134, 3],
  [125, 3],
  [121, 3],
  [100, 18],
  [99, 3],
  [97, 3],
  [95, 4],
  [85, 8],
  [83, 3],
  [81, 5],
  [80, 3],
  [60, 9],
  [59, 3],
  [57, 2],
  [45, 5],
  [43, 2],
  [41, 3],
  [26, 2],
];
const BOGEYS = new Set([169, 168, 166, 165, 163, 162, 159]);
const FINISHES: readonly (readonly [upTo: number, share: number])[] = [
  [40, 0.62],
  [60, 0.5],
  [80, 0.4],
  [100, 0.28],
  [130, 0.15],
  [170, 0.08],
];
/** What players leave who do not finish: doubles that halve well. */
const LEAVES = [40, 32, 36, 24, 20, 16, 10, 8, 4] as const;

/** What is left after three darts from `left`; 0 where they finished. `skill` is 0 for an average professional, 1 for a deviation above. */
export function leftAfter(random: Random, left: number, skill: number): number {
  const finish = BOGEYS.has(left) ? undefined : FINISHES.find(([upTo]) => left <= upTo);
  if (finish !== undefined && random.chance(finish[1] + 0.06 * skill)) return 0;
  if (left <= 60) {
    // Darts at a double that miss either leave it, or halve it.
    const lower = LEAVES.filter((leave) => leave < left && leave >= 2);
    return random.chance(0.5) || lower.length === 0 ? left : random.pick(lower);
  }
  const better = random.chance(0.25 * Math.abs(skill));
  const [one, other] = [weighted(random, SCORES), weighted(random, SCORES)];
  const score = !better ? one : skill > 0 ? Math.max(one, other) : Math.min(one, other);
  return left - score >= 2 && left - score !== 3 ? left - score : random.pick(LEAVES);
}
