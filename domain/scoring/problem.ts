import type { Pair, Side } from '../event/entities.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';

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

/**
 * How far a score has to be complete: 'running' and its like may stop anywhere; 'played' is a whole match; 'stopped' has a
 * winner although it was not played to its end; 'given' was not won by playing at all.
 */
export type Completion = 'running' | 'played' | 'stopped' | 'given';

const COMPLETIONS: Readonly<Record<StageCode, Completion>> = {
  [Stage.finished]: 'played',
  [Stage.afterExtraTime]: 'played',
  [Stage.afterPenalties]: 'played',
  [Stage.afterExtraInnings]: 'played',
  [Stage.retired]: 'stopped',
  [Stage.walkover]: 'given',
  [Stage.awarded]: 'given',
};

/** How complete the score of a match has to be at a stage. */
export const completionOf = (stage: StageCode): Completion => COMPLETIONS[stage] ?? 'running';

/** What one side scored in these parts together. */
export const sumOf = (parts: readonly Pair[], side: 0 | 1): number => parts.reduce((sum, part) => sum + part[side], 0);

/** The side with more; null where both have the same. */
export const leaderOf = ([home, away]: Pair): Side | null => (home === away ? null : home > away ? 'home' : 'away');

/**
 * A winner of a match that was played out, other than the one that the score names. After a shoot-out or a tie of two
 * matches the side that went through may be named too.
 */
export function winnerProblem({ home, away, penalties, advanced, winner }: Scoreboard): ScoreProblem | null {
  if (winner === undefined) return null;
  const named = new Set([leaderOf([home, away]) ?? 'draw', ...(penalties === undefined ? [] : [leaderOf(penalties)]), advanced]);
  return named.has(winner)
    ? null
    : { path: '/winner', allowed: `the side that the score names: ${[...named].filter(Boolean).join(' or ')}` };
}
