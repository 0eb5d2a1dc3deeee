import type { Pair, Side } from '../event/entities.ts';
import type { Scoreboard } from '../messages/index.ts';
import { majorityOf, wonProblem } from './best-of.ts';
import type { ScoreProblem } from './problem.ts';
import type { SetState } from './set-target.ts';
import type { Standing } from './standing.ts';
import { leaderOf } from './winner.ts';

/** How the sets of one match are looked at: the best of how many, and where each of them stands. */
export interface SetRules {
  readonly bestOf: number;
  readonly stateOf: (set: Pair, index: number) => SetState;
  /** How the set at an index is won, in words. */
  readonly allowed: (index: number) => string;
  readonly standing: Standing;
}

const SIDE_INDEX: Readonly<Record<Side, 0 | 1>> = { home: 0, away: 1 };
const plus = ([home, away]: Pair, side: Side | null): Pair =>
  side === null ? [home, away] : SIDE_INDEX[side] === 0 ? [home + 1, away] : [home, away + 1];
const same = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];

/** What the score may be where the sets are `won` and the last one is still open, or has just been won. */
function scoresFor(won: Pair, before: Pair, last: Pair | undefined, standing: Standing, open: boolean): readonly Pair[] {
  // The score may come a moment after the last point of the set.
  if (!open) return standing === 'running' ? [won, before] : [won];
  // Who led the set that was broken off is counted by some as its winner.
  return standing === 'stopped' && last !== undefined ? [won, plus(won, leaderOf(last))] : [won];
}

/**
 * What is impossible about a match of sets whose score is the sets won: a set that no play leads to, an open set before the
 * last, a set after the match was won, a score other than the sets.
 */
export function setListProblem({ home, away, parts = [] }: Scoreboard, rules: SetRules): ScoreProblem | null {
  const { bestOf, stateOf, allowed, standing } = rules;
  const score: Pair = [home, away];
  const problem = wonProblem(score, { bestOf, standing, unit: 'sets' });
  if (problem !== null || standing === 'given' || parts.length === 0) return problem;
  let won: Pair = [0, 0];
  let before: Pair = won;
  for (const [index, set] of parts.entries()) {
    const path = `/parts/${index}`;
    if (Math.max(...won) === majorityOf(bestOf)) return { path, allowed: 'no set after the match is won' };
    const state = stateOf(set, index);
    const last = index === parts.length - 1;
    if (state === 'impossible' || (state === 'running' && (!last || standing === 'played')))
      return { path, allowed: allowed(index) };
    before = won;
    if (state === 'won') won = plus(won, leaderOf(set));
  }
  const open = same(won, before);
  const scores = scoresFor(won, before, parts.at(-1), standing, open);
  return scores.some((possible) => same(possible, score))
    ? null
    : { path: '', allowed: `the sets won: ${scores.map((pair) => pair.join('-')).join(' or ')}` };
}
