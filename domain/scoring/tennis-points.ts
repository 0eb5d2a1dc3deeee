import type { Scoreboard } from '../messages/index.ts';
import type { MatchFormat, TennisFormat } from '../sport/formats.ts';
import type { ScoreProblem } from './problem.ts';
import { setState } from './set-target.ts';

const GAME_POINTS = ['0', '15', '30', '40', 'A'];

const isGame = (a: string, b: string): boolean =>
  [a, b].every((point) => GAME_POINTS.includes(point)) && (a !== 'A' || b === '40') && (b !== 'A' || a === '40');

/** Whether a tie-break may be running: its points count by ones. */
function mayBeTieBreak(
  format: TennisFormat,
  match: MatchFormat,
  { parts = [] }: Scoreboard,
  bestOfs: readonly number[],
): boolean {
  const set = parts.at(-1);
  if (set === undefined) return true;
  const [most, least] = [Math.max(...set), Math.min(...set)];
  const afterGames = least >= (match.points ?? format.games) - (match.points === undefined ? 0 : 1) && most <= least + 1;
  const inPlaceOfSet = match.deciding === undefined || match.deciding === 'match-tie-break';
  return afterGames || (inPlaceOfSet && bestOfs.includes(parts.length));
}

/** What is impossible about the points of the running game or tie-break. */
export function tennisPointsProblem(
  format: TennisFormat,
  match: MatchFormat,
  bestOfs: readonly number[],
  board: Scoreboard,
): ScoreProblem | null {
  const [home, away] = board.points ?? ['', ''];
  if (home === '' || away === '' || isGame(home, away)) return null;
  const numbers = [home, away].every((point) => /^\d{1,3}$/.test(point));
  const targets = match.points === undefined ? [format.tieBreak, format.matchTieBreak] : [];
  const possible =
    numbers &&
    mayBeTieBreak(format, match, board, bestOfs) &&
    (targets.length === 0 || targets.some((target) => setState([Number(home), Number(away)], target) !== 'impossible'));
  return possible
    ? null
    : { path: '/points', allowed: "0, 15, 30, 40, or 'A' against 40; in a tie-break points by ones until a lead of 2" };
}
