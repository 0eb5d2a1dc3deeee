import type { Pair } from '../event/entities.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { PeriodsFormat } from '../sport/formats.ts';
import { completionOf, firstProblem, leaderOf, type ScoreProblem, sidePath, SIDES, sumOf, winnerProblem } from './problem.ts';

const EXTRA_TIME = new Set<StageCode>([Stage.extraTime, Stage.afterExtraTime]);

const REGULAR_TIME = new Set<StageCode>([Stage.firstHalf, Stage.secondHalf, 14, 15, 16, 22, 23, 24, 25]);

function reachable(points: number, steps: readonly number[]): boolean {
  const made = [true];
  for (let sum = 1; sum <= points; sum += 1) made.push(steps.some((step) => made[sum - step] === true));
  return made[points] === true;
}

function stepsProblem({ steps }: PeriodsFormat, { home, away, parts = [] }: Scoreboard): ScoreProblem | null {
  if (steps.includes(1)) return null;
  const allowed = `a number that scores of ${steps.join(', ')} add up to`;
  const side = SIDES.find((index) => !reachable([home, away][index]!, steps));
  if (side !== undefined) return { path: sidePath(side), allowed };
  const part = parts.findIndex((pair) => pair.some((points) => !reachable(points, steps)));
  return part < 0 ? null : { path: `/parts/${part}`, allowed };
}

function sumsProblem(format: PeriodsFormat, board: Scoreboard): ScoreProblem | null {
  const { home, away, parts = [], fullTime, afterExtraTime } = board;
  // Extra time may be sent as a part where the sport has no column for it.
  const most = format.regular + Math.max(1, format.extra);
  if (parts.length > most) {
    return { path: '/parts', allowed: `at most ${most} parts, later extra time within the last` };
  }
  const score: Pair = [home, away];
  for (const side of SIDES) {
    const atMost = `at most ${score[side]}, the score itself`;
    if (sumOf(parts, side) > score[side]) return { path: '/parts', allowed: `parts that add up to ${atMost}` };
    if (fullTime !== undefined && fullTime[side] > score[side]) return { path: '/fullTime', allowed: atMost };
    if (afterExtraTime !== undefined && afterExtraTime[side] !== score[side]) {
      return { path: '/afterExtraTime', allowed: `${home}-${away}: the score holds extra time, but no shoot-out` };
    }
  }
  return null;
}

function regularScore({ regular }: PeriodsFormat, { parts = [], fullTime }: Scoreboard): Pair | null {
  if (fullTime !== undefined) return fullTime;
  const played = parts.slice(0, regular);
  return played.length < regular ? null : [sumOf(played, 0), sumOf(played, 1)];
}

function regularProblem(format: PeriodsFormat, stage: StageCode, board: Scoreboard): ScoreProblem | null {
  const { home, away, parts = [], fullTime, advanced } = board;
  const regular = regularScore(format, board);
  if (regular === null) return null;
  const played = parts.slice(0, format.regular);
  const whole = played.length === format.regular;
  if (whole && SIDES.some((side) => sumOf(played, side) !== regular[side])) {
    return { path: '/fullTime', allowed: `the sum of the ${format.regular} parts of regular time` };
  }
  const extra = parts.length > format.regular || EXTRA_TIME.has(stage);
  // The second match of a tie goes on where the aggregate is level.
  if (extra && !format.mayEndLevel && advanced === undefined && leaderOf(regular) !== null) {
    return {
      path: fullTime === undefined ? '/parts' : '/fullTime',
      allowed: 'extra time only after a level regular time',
    };
  }
  const all = parts.length > format.regular || (stage === Stage.finished && leaderOf(regular) !== null);
  if (completionOf(stage) === 'played' && whole && all && (sumOf(parts, 0) !== home || sumOf(parts, 1) !== away)) {
    return { path: '/parts', allowed: `parts that add up to ${home}-${away}` };
  }
  return null;
}

function shootOutProblem(stage: StageCode, { home, away, penalties, afterExtraTime, advanced }: Scoreboard): ScoreProblem | null {
  if (REGULAR_TIME.has(stage)) {
    if (penalties !== undefined) return { path: '/penalties', allowed: 'none while regular time is played' };
    if (afterExtraTime !== undefined) return { path: '/afterExtraTime', allowed: 'none while regular time is played' };
  }
  if (penalties === undefined && stage !== Stage.afterPenalties) return null;
  if (stage === Stage.afterExtraTime) {
    return { path: '/penalties', allowed: `none: a match with a shoot-out ends in stage ${Stage.afterPenalties}` };
  }
  if (home !== away && advanced === undefined && stage !== Stage.penalties) {
    return {
      path: penalties === undefined ? '' : '/penalties',
      allowed: 'a shoot-out after a level score, which does not include it, or `advanced` where a tie of two matches was level',
    };
  }
  if (completionOf(stage) !== 'played') return null;
  const winner = penalties === undefined ? (advanced ?? null) : leaderOf(penalties);
  if (winner === null) {
    return penalties === undefined
      ? { path: '', allowed: 'a score with `penalties`, or with `advanced` where only the winner of the shoot-out is known' }
      : { path: '/penalties', allowed: 'a side that has won the shoot-out' };
  }
  return advanced === undefined || advanced === winner
    ? null
    : { path: '/advanced', allowed: `${winner}, the side that won the shoot-out` };
}

function endProblem(format: PeriodsFormat, stage: StageCode, board: Scoreboard): ScoreProblem | null {
  const { home, away, parts = [], fullTime, penalties } = board;
  if (completionOf(stage) !== 'played') return null;
  const wentOn = parts.length > format.regular || (fullTime !== undefined && (fullTime[0] !== home || fullTime[1] !== away));
  const mayBeLevel = format.mayEndLevel || penalties !== undefined || (stage === Stage.finished && wentOn);
  if (home === away && !mayBeLevel) {
    return { path: '', allowed: 'a side that leads: a match that is level goes on' };
  }
  return winnerProblem(board);
}

export function periodsProblem(format: PeriodsFormat, stage: StageCode, board: Scoreboard): ScoreProblem | null {
  if (completionOf(stage) === 'given') return null;
  return firstProblem(
    () => stepsProblem(format, board),
    () => sumsProblem(format, board),
    () => regularProblem(format, stage, board),
    () => shootOutProblem(stage, board),
    () => endProblem(format, stage, board),
  );
}
