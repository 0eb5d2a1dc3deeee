import type { Pair } from '../event/entities.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { PesapalloFormat } from '../sport/formats.ts';
import { type Completion, leaderOf, type ScoreProblem, sumOf, winnerProblem } from './problem.ts';

const HALVES = 2;
const plusWins = ([home, away]: Pair, of: Pair): Pair => {
  const leader = leaderOf(of);
  return [home + (leader === 'home' ? 1 : 0), away + (leader === 'away' ? 1 : 0)];
};

function halvesWon({ inningsOfHalf }: PesapalloFormat, parts: readonly Pair[]): Pair | null {
  if (parts.length < HALVES * inningsOfHalf) return null;
  const halves = [parts.slice(0, inningsOfHalf), parts.slice(inningsOfHalf, HALVES * inningsOfHalf)];
  return halves.reduce<Pair>((won, half) => plusWins(won, [sumOf(half, 0), sumOf(half, 1)]), [0, 0]);
}

/**
 * The halves won or, when level, one more for the super inning or the contest. Parts: innings,
 * super inning, halves won, contest.
 */
function finalScores({ inningsOfHalf }: PesapalloFormat, parts: readonly Pair[], won: Pair): readonly Pair[] {
  if (leaderOf(won) !== null) return [won];
  const superInning = parts[HALVES * inningsOfHalf];
  const contest = parts[HALVES * inningsOfHalf + 2];
  const decider = [superInning, contest].find((part) => part !== undefined && leaderOf(part) !== null);
  return decider === undefined ? [plusWins(won, [1, 0]), plusWins(won, [0, 1])] : [plusWins(won, decider)];
}

/** Level halves lead to a super inning, then to a scoring contest. */
export function pesapalloProblem(format: PesapalloFormat, completion: Completion, board: Scoreboard): ScoreProblem | null {
  if (completion === 'given') return null;
  const { home, away, parts = [] } = board;
  const over = completion === 'played';
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most > HALVES || least >= HALVES || (over && most === least)) {
    return { path: '', allowed: `halves won: ${over ? '1-0, 2-0 or 2-1' : 'at most 2-1'}` };
  }
  const won = over ? halvesWon(format, parts) : null;
  const scores = won === null ? [[home, away]] : finalScores(format, parts, won);
  if (!scores.some((score) => score[0] === home && score[1] === away)) {
    return { path: '', allowed: `the halves that the innings give: ${scores.map((score) => score.join('-')).join(' or ')}` };
  }
  return over ? winnerProblem(board) : null;
}
