/** What is impossible about a score: where, '/parts/2' or '/entries/4/rank', and what would be allowed, in plain English. */
export interface ScoreProblem {
  readonly path: string;
  readonly allowed: string;
}

const SIDE_PATHS = ['/home', '/away'] as const;

/** The path of one side's score. */
export const sidePath = (side: 0 | 1): string => SIDE_PATHS[side];

/** Both sides, as indexes of a pair. */
export const SIDES = [0, 1] as const;

/** What the first check that finds something has found; null where all is possible. */
export function firstProblem(...checks: readonly (() => ScoreProblem | null)[]): ScoreProblem | null {
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return problem;
  }
  return null;
}
