import type { MatchFormat, Pair } from '../event/entities.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { InningsFormat } from '../sport/formats.ts';
import { completionOf, firstProblem, leaderOf, type ScoreProblem, SIDES, sumOf, winnerProblem } from './problem.ts';

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
