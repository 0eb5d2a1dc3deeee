import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { BehindsFormat } from '../sport/formats.ts';
import {
  type Completion,
  completionOf,
  firstProblem,
  type ScoreProblem,
  sidePath,
  SIDES,
  sumOf,
  winnerProblem,
} from './problem.ts';

function goalsProblem({ pointsOfGoal }: BehindsFormat, { home, away, results }: Scoreboard): ScoreProblem | null {
  for (const side of SIDES) {
    const { goals, behinds } = results?.[side] ?? {};
    const score = [home, away][side];
    for (const [name, count] of [
      ['goals', goals],
      ['behinds', behinds],
    ] as const) {
      if (count !== undefined && !/^\d{1,3}$/.test(count)) return { path: `/results/${side}/${name}`, allowed: 'a whole number' };
    }
    if (goals !== undefined && behinds !== undefined && Number(goals) * pointsOfGoal + Number(behinds) !== score) {
      return {
        path: sidePath(side),
        allowed: `${pointsOfGoal} points for each of ${goals} goals and one for each of ${behinds} behinds`,
      };
    }
  }
  return null;
}

function quartersProblem(
  { regular }: BehindsFormat,
  completion: Completion,
  { home, away, parts = [] }: Scoreboard,
): ScoreProblem | null {
  const sums = [sumOf(parts, 0), sumOf(parts, 1)] as const;
  const whole = completion === 'played' && parts.length >= regular && sums[0] !== sums[1];
  for (const side of SIDES) {
    const score = [home, away][side]!;
    if (sums[side] > score || (whole && sums[side] < score)) {
      return { path: '/parts', allowed: `points of each quarter that add up to ${whole ? '' : 'at most '}${score}` };
    }
  }
  return null;
}

function extraTimeProblem(
  { regular }: BehindsFormat,
  stage: StageCode,
  { home, away, parts = [] }: Scoreboard,
): ScoreProblem | null {
  if (stage !== Stage.extraTime && stage !== Stage.afterExtraTime) return null;
  const quarters = parts.slice(0, regular);
  if (quarters.length === regular && sumOf(quarters, 0) !== sumOf(quarters, 1))
    return { path: '/parts', allowed: `${regular} quarters that are level before extra time` };
  return stage === Stage.afterExtraTime && home === away
    ? { path: '', allowed: 'a side that leads: extra time goes on until one does' }
    : null;
}

/** A goal counts six, a behind one; a match may end level. */
export function behindsProblem(format: BehindsFormat, stage: StageCode, board: Scoreboard): ScoreProblem | null {
  const completion = completionOf(stage);
  if (completion === 'given') return null;
  return firstProblem(
    () => extraTimeProblem(format, stage, board),
    () => quartersProblem(format, completion, board),
    () => goalsProblem(format, board),
    () => (completion === 'played' ? winnerProblem(board) : null),
  );
}
