import type { MatchFormat } from '../event/entities.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { TennisFormat } from '../sport/formats.ts';
import { type Completion, firstProblem, type ScoreProblem, winnerProblem } from './problem.ts';
import { bestOfs, problemOfAny, setListProblem, setState } from './sets.ts';
import { tennisSetState, variantsOf } from './tennis-set.ts';

const GAME_POINTS = ['0', '15', '30', '40', 'A'];

const isGame = (a: string, b: string): boolean =>
  [a, b].every((point) => GAME_POINTS.includes(point)) && (a !== 'A' || b === '40') && (b !== 'A' || a === '40');

/** Whether tie-break points, which count by ones, are possible. */
function mayBeTieBreak(
  format: TennisFormat,
  match: MatchFormat,
  { parts = [] }: Scoreboard,
  lengths: readonly number[],
): boolean {
  const set = parts.at(-1);
  if (set === undefined) return true;
  const [most, least] = [Math.max(...set), Math.min(...set)];
  const afterGames = least >= (match.points ?? format.games) - (match.points === undefined ? 0 : 1) && most <= least + 1;
  const inPlaceOfSet = match.deciding === undefined || match.deciding === 'match-tie-break';
  return afterGames || (inPlaceOfSet && lengths.includes(parts.length));
}

function tennisPointsProblem(
  format: TennisFormat,
  match: MatchFormat,
  lengths: readonly number[],
  board: Scoreboard,
): ScoreProblem | null {
  const [home, away] = board.points ?? ['', ''];
  if (home === '' || away === '' || isGame(home, away)) return null;
  const numbers = [home, away].every((point) => /^\d{1,3}$/.test(point));
  const targets = match.points === undefined ? [format.tieBreak, format.matchTieBreak] : [];
  const possible =
    numbers &&
    mayBeTieBreak(format, match, board, lengths) &&
    (targets.length === 0 || targets.some((target) => setState([Number(home), Number(away)], target) !== 'impossible'));
  return possible
    ? null
    : { path: '/points', allowed: "0, 15, 30, 40, or 'A' against 40; in a tie-break points by ones until a lead of 2" };
}

function setText({ games, tieBreak, matchTieBreak }: TennisFormat, match: MatchFormat): string {
  const target = match.points ?? games;
  return `a set is won ${target}-${target - 2}, ${target + 1}-${target - 1} or ${target + 1}-${target} by a tie-break to ${tieBreak.points}; the last one may need a lead of 2 games, or be a match tie-break to ${matchTieBreak.points}; only the last may be open while the match runs`;
}

function tieBreaksProblem({ parts = [], tieBreaks = [] }: Scoreboard): ScoreProblem | null {
  return tieBreaks.length > parts.length
    ? { path: '/tieBreaks', allowed: 'one for each set at most, null where there was none' }
    : null;
}

export function tennisProblem(
  format: TennisFormat,
  match: MatchFormat,
  completion: Completion,
  board: Scoreboard,
): ScoreProblem | null {
  const candidates = bestOfs(match.bestOf, format.bestOf);
  return firstProblem(
    () => tieBreaksProblem(board),
    () =>
      problemOfAny(variantsOf(format, match, candidates), ({ bestOf, usual, last }) =>
        setListProblem(board, {
          bestOf,
          completion,
          stateOf: (games, index) => {
            const isLast = index === bestOf - 1;
            const tieBreak = board.tieBreaks?.[index] ?? null;
            return tennisSetState(format, match, isLast ? last : usual, { games, tieBreak, last: isLast });
          },
          allowed: () => setText(format, match),
        }),
      ),
    () => (completion === 'running' ? tennisPointsProblem(format, match, candidates, board) : null),
    () => (completion === 'played' ? winnerProblem(board) : null),
  );
}
