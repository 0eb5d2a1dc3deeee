import type { Pair, Side } from '@stillingen/domain';
import { leaderOf, minus, pairOf } from '../../pairs.ts';
import { isSame, sumOfGoals } from '../football/score.ts';
import type { ReportedIncident } from '../kit/connector.ts';
import type { Goal } from './shapes.ts';

/** A goal of a sorted list; the minute is null where it is not known. */
export interface OrderedGoal {
  readonly goal: Goal;
  readonly score: Pair;
  /** Null where the goals around it leave two answers. */
  readonly side: Side | null;
  readonly minute: number | null;
}

const LAST_MINUTE = 150;
const NIL: Pair = [0, 0];

const sideBetween = (before: Pair, after: Pair): Side | null => {
  const [home, away] = minus(after, before);
  return home > 0 === away > 0 ? null : home > 0 ? 'home' : 'away';
};

/** By the score after each goal: answers list them in any order. */
export function orderedGoals(goals: readonly Goal[]): OrderedGoal[] {
  const scored = goals.flatMap((goal): { goal: Goal; score: Pair }[] =>
    typeof goal.scoreTeam1 === 'number' && typeof goal.scoreTeam2 === 'number'
      ? [{ goal, score: [goal.scoreTeam1, goal.scoreTeam2] }]
      : [],
  );
  scored.sort((a, b) => sumOfGoals(a.score) - sumOfGoals(b.score) || a.goal.goalID - b.goal.goalID);
  return scored.map(({ goal, score }, index) => {
    const minute = goal.matchMinute ?? 0;
    return {
      goal,
      score,
      side: sideBetween(scored[index - 1]?.score ?? NIL, score),
      minute: minute > 0 && minute <= LAST_MINUTE ? minute : null,
    };
  });
}

export const lastScore = (goals: readonly OrderedGoal[]): Pair | null => goals.at(-1)?.score ?? null;

const isDescribed = ({ goal, minute }: OrderedGoal): boolean =>
  minute !== null || goal.isPenalty === true || (goal.goalGetterID ?? 0) > 0;

/** Goals without minute and scorer are the first report of one, or were left behind by mistake. */
export const agreesWith = (goals: readonly OrderedGoal[], score: Pair): boolean =>
  goals.length === 0 || isSame(score, lastScore(goals) ?? NIL) || isSame(score, lastScore(goals.filter(isDescribed)) ?? NIL);

const followsOn = (goals: readonly OrderedGoal[], from: Pair): boolean =>
  goals.every(({ score, side }, index) => side !== null && sumOfGoals(score) === sumOfGoals(from) + index + 1);

export interface ShootOut {
  readonly kicks: readonly OrderedGoal[];
  /** Before the kicks. */
  readonly score: Pair;
  readonly penalties: Pair;
}

/** The last run of penalties, without the goals before it. */
export const withoutLastPenalties = (goals: readonly OrderedGoal[]): readonly OrderedGoal[] =>
  goals.slice(0, goals.findLastIndex(({ goal }) => goal.isPenalty !== true) + 1);

/** The last run of penalties where the score before it is level; else null. */
export function shootOutOf(goals: readonly OrderedGoal[]): ShootOut | null {
  const played = withoutLastPenalties(goals);
  const kicks = goals.slice(played.length);
  const score = lastScore(played) ?? NIL;
  if (kicks.length === 0 || leaderOf(score) !== null || !followsOn(kicks, score)) return null;
  return { kicks, score, penalties: minus(kicks.at(-1)!.score, score) };
}

const isOfRegularTime = ({ goal, minute }: OrderedGoal): boolean =>
  minute !== null && (minute <= 90 || (goal.isOvertime === true && minute < 105));

/** After 90 minutes; null where goals or their minutes are missing. */
export function fullTimeOf(goals: readonly OrderedGoal[], score: Pair): Pair | null {
  const isComplete = followsOn(goals, NIL) && isSame(lastScore(goals) ?? NIL, score);
  if (!isComplete || goals.some(({ minute }) => minute === null)) return null;
  return lastScore(goals.filter(isOfRegularTime)) ?? NIL;
}

/** 92 is 90+2, but the 92nd minute of extra time. */
function timeOf(minute: number, isOvertime: boolean, hasExtraTime: boolean): Pick<ReportedIncident, 'minute' | 'added'> {
  const after = (end: number) => ({ minute: end, added: Math.min(minute - end, 30) });
  if (isOvertime && minute > 45 && minute <= 60) return after(45);
  if (minute > 120) return after(hasExtraTime ? 120 : 90);
  if (minute > 90 && (!hasExtraTime || (isOvertime && minute < 105))) return after(90);
  return isOvertime && minute > 105 && minute <= 110 ? after(105) : { minute };
}

/** Goals without a minute follow when it is known. */
export function incidentsOf(goals: readonly OrderedGoal[], hasExtraTime: boolean): ReportedIncident[] {
  return goals.flatMap(({ goal, score, side, minute }): ReportedIncident[] => {
    if (side === null || minute === null) return [];
    const player = (goal.goalGetterName ?? '').trim();
    return [
      {
        id: `g${goal.goalID}`,
        type: goal.isOwnGoal === true ? 'own-goal' : goal.isPenalty === true ? 'penalty-goal' : 'goal',
        side,
        ...timeOf(minute, goal.isOvertime === true, hasExtraTime),
        ...(player === '' ? {} : { player }),
        score: pairOf(score),
      },
    ];
  });
}
