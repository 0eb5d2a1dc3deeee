import type { Pair, Side } from '../event/entities.ts';
import type { Scoreboard } from '../messages/index.ts';
import type { ScoreProblem } from './problem.ts';

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
