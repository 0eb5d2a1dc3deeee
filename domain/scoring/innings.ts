import type { MatchFormat, Pair } from '../event/entities.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { InningsFormat, PesapalloFormat } from '../sport/formats.ts';
import {
  type Completion,
  completionOf,
  firstProblem,
  leaderOf,
  type ScoreProblem,
  SIDES,
  sumOf,
  winnerProblem,
} from './problem.ts';

/** The home half of the last inning may be missing (0); matches may be shortened. */
function runsProblem(format: InningsFormat, { innings }: MatchFormat, stage: StageCode, board: Scoreboard): ScoreProblem | null {
  const completion = completionOf(stage);
  const { home, away, parts = [] } = board;
  const regular = innings ?? format.regular;
  if (parts.length > format.regular + 1) {
    return { path: '/parts', allowed: `${format.regular} innings and one part for all extra ones` };
  }
  if (stage === Stage.afterExtraInnings && parts.length > 0 && parts.length <= regular) {
    return { path: '/parts', allowed: `${regular} innings and a part for the extra ones` };
  }
  const afterRegular: Pair = [sumOf(parts.slice(0, regular), 0), sumOf(parts.slice(0, regular), 1)];
  if (parts.length > regular && leaderOf(afterRegular) !== null) {
    return { path: `/parts/${regular}`, allowed: `extra innings only where the score is level after ${regular}` };
  }
  for (const side of SIDES) {
    const [score, sum] = [[home, away][side]!, sumOf(parts, side)];
    if (sum > score || (completion === 'played' && parts.length > 0 && sum < score)) {
      return { path: '/parts', allowed: `runs of the innings that add up to ${home}-${away}` };
    }
  }
  return null;
}

function hitsProblem({ results }: Scoreboard): ScoreProblem | null {
  for (const side of SIDES) {
    const { hits, errors } = results?.[side] ?? {};
    for (const [name, count] of [
      ['hits', hits],
      ['errors', errors],
    ] as const) {
      if (count !== undefined && !/^\d{0,3}$/.test(count)) return { path: `/results/${side}/${name}`, allowed: 'a whole number' };
    }
  }
  return null;
}

export function inningsProblem(
  format: InningsFormat,
  match: MatchFormat,
  stage: StageCode,
  board: Scoreboard,
): ScoreProblem | null {
  const completion = completionOf(stage);
  if (completion === 'given') return null;
  return firstProblem(
    () => runsProblem(format, match, stage, board),
    () => hitsProblem(board),
    () => (completion === 'played' ? winnerProblem(board) : null),
  );
}

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

/** One more half decides level ones. Parts: innings, super inning, halves won, contest. */
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
