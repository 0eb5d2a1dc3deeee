import type { Scoreboard } from '../messages/index.ts';
import type { MatchFormat, TennisFormat } from '../sport/formats.ts';
import { bestOfs, problemOfAny } from './best-of.ts';
import { firstProblem, type ScoreProblem } from './problem.ts';
import { setListProblem } from './set-list.ts';
import type { Standing } from './standing.ts';
import { tennisPointsProblem } from './tennis-points.ts';
import { tennisSetState, variantsOf } from './tennis-set.ts';
import { winnerProblem } from './winner.ts';

/** How sets of this match are won, in words. */
function setText({ games, tieBreak, matchTieBreak }: TennisFormat, match: MatchFormat): string {
  const target = match.points ?? games;
  return `a set is won ${target}-${target - 2}, ${target + 1}-${target - 1} or ${target + 1}-${target} by a tie-break to ${tieBreak.points}; the last one may need a lead of 2 games, or be a match tie-break to ${matchTieBreak.points}; only the last may be open while the match runs`;
}

function tieBreaksProblem({ parts = [], tieBreaks = [] }: Scoreboard): ScoreProblem | null {
  return tieBreaks.length > parts.length
    ? { path: '/tieBreaks', allowed: 'one for each set at most, null where there was none' }
    : null;
}

/** Tennis: sets of games, the score is the sets won. */
export function tennisProblem(
  format: TennisFormat,
  match: MatchFormat,
  standing: Standing,
  board: Scoreboard,
): ScoreProblem | null {
  const candidates = bestOfs(match.bestOf, format.bestOf);
  return firstProblem(
    () => tieBreaksProblem(board),
    () =>
      problemOfAny(variantsOf(format, match, candidates), ({ bestOf, usual, last }) =>
        setListProblem(board, {
          bestOf,
          standing,
          stateOf: (games, index) => {
            const isLast = index === bestOf - 1;
            const tieBreak = board.tieBreaks?.[index] ?? null;
            return tennisSetState(format, match, isLast ? last : usual, { games, tieBreak, last: isLast });
          },
          allowed: () => setText(format, match),
        }),
      ),
    () => (standing === 'running' ? tennisPointsProblem(format, match, candidates, board) : null),
    () => (standing === 'played' ? winnerProblem(board) : null),
  );
}
