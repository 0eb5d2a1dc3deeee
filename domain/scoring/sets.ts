import type { Scoreboard } from '../messages/index.ts';
import type { MatchFormat, SetsFormat, SetTarget } from '../sport/formats.ts';
import { bestOfs, problemOfAny } from './best-of.ts';
import type { ScoreProblem } from './problem.ts';
import { setListProblem } from './set-list.ts';
import { setState, targetText } from './set-target.ts';
import type { Standing } from './standing.ts';
import { winnerProblem } from './winner.ts';

/** What a set is played to where the match says its own points; the cap moves in step: 30 for 21, 21 for 15, 15 for 11. */
function setOf({ set }: SetsFormat, { points = set.points }: MatchFormat): SetTarget {
  return { ...set, points, cap: set.cap === null ? null : Math.floor((points * set.cap) / set.points) };
}

/** Sets to a number of points (volleyball, badminton, table tennis): the score is the sets won. */
export function setsProblem(format: SetsFormat, match: MatchFormat, standing: Standing, board: Scoreboard): ScoreProblem | null {
  const usual = setOf(format, match);
  // Matches of short sets have no shorter last one.
  const last = format.deciding !== null && format.deciding.points < usual.points ? format.deciding : usual;
  return problemOfAny(bestOfs(match.bestOf, format.bestOf), (bestOf) => {
    const targetOf = (index: number): SetTarget => (index === bestOf - 1 ? last : usual);
    const problem = setListProblem(board, {
      bestOf,
      standing,
      stateOf: (set, index) => setState(set, targetOf(index)),
      allowed: (index) =>
        `a set is won with ${targetText(usual)}${last === usual ? '' : `, set ${bestOf} with ${targetText(last)}`}; only the last set may be open${standing === 'played' ? ', and none where the match is over' : ''} (set ${index + 1})`,
    });
    return problem ?? (standing === 'played' ? winnerProblem(board) : null);
  });
}
