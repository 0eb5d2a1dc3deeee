import type { Pair, Side } from '../event/entities.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';

/** `path`: '/parts/2', '/entries/4/rank'. `allowed`: plain English. */
export interface ScoreProblem {
  readonly path: string;
  readonly allowed: string;
}

const SIDE_PATHS = ['/home', '/away'] as const;

export const sidePath = (side: 0 | 1): string => SIDE_PATHS[side];

export const SIDES = [0, 1] as const;

export function firstProblem(...checks: readonly (() => ScoreProblem | null)[]): ScoreProblem | null {
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return problem;
  }
  return null;
}

/** 'stopped': a winner without a whole match. 'given': not won by play. */
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

export const completionOf = (stage: StageCode): Completion => COMPLETIONS[stage] ?? 'running';

export const sumOf = (parts: readonly Pair[], side: 0 | 1): number => parts.reduce((sum, part) => sum + part[side], 0);

export const leaderOf = ([home, away]: Pair): Side | null => (home === away ? null : home > away ? 'home' : 'away');

/** After a shoot-out or tie the winner may be the side that advanced. */
export function winnerProblem({ home, away, penalties, advanced, winner }: Scoreboard): ScoreProblem | null {
  if (winner === undefined) return null;
  const named = new Set([leaderOf([home, away]) ?? 'draw', ...(penalties === undefined ? [] : [leaderOf(penalties)]), advanced]);
  return named.has(winner)
    ? null
    : { path: '/winner', allowed: `the side that the score names: ${[...named].filter(Boolean).join(' or ')}` };
}
