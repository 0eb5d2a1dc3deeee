import { type Pair, Stage } from '@stillingen/domain';
import { leaderOf } from '../../pairs.ts';
import { isSame, isWithin, scoreboardOf } from '../football/score.ts';
import type { MatchReport } from '../kit/connector.ts';
import { HOUR, MINUTE, SECOND } from '../kit/pace.ts';
import { agreesWith, fullTimeOf, incidentsOf, lastScore, type OrderedGoal, shootOutOf, withoutLastPenalties } from './goals.ts';
import { furthest, type Results } from './results.ts';

type Course = Pick<MatchReport, 'phase' | 'stages' | 'score' | 'incidents' | 'confirmEndMs'>;

interface Facts {
  readonly goals: readonly OrderedGoal[];
  readonly results: Results;
  readonly isFinished: boolean;
  readonly isCup: boolean;
  readonly elapsedMs: number;
}

/** Before these, what is typed of the half, of the end and of extra time is a mistake. */
const [HALF, WHOLE, LATE] = [40 * MINUTE, 100 * MINUTE, 110 * MINUTE];
const SHOOT_OUT = 130 * MINUTE;
const OVERDUE = 3 * HOUR;
const END_CONFIRMED_AFTER = 60 * SECOND;

const over = (stage: number): Pick<Course, 'phase' | 'stages' | 'confirmEndMs'> => ({
  phase: 'over',
  stages: [stage],
  confirmEndMs: END_CONFIRMED_AFTER,
});

/** Three hours after the start nothing is known of it: it is requested like a match that is to begin. */
const running = ({ elapsedMs }: Facts, stages: readonly number[]): Pick<Course, 'phase' | 'stages'> =>
  elapsedMs < OVERDUE ? { phase: 'live', stages } : { phase: 'before', stages: [Stage.awaitingUpdate] };

const halfTimeOf = ({ results, elapsedMs }: Facts): Pair | null => (elapsedMs < HALF ? null : results.half);

/** Kicks of a shoot-out have no minute, the last one of extra time, or count from 1. */
const isKick = ({ minute }: OrderedGoal, before: OrderedGoal | undefined): boolean =>
  minute === null || minute >= 120 || minute < (before?.minute ?? 0);

function hasShootOut({ goals, results, isFinished, isCup, elapsedMs }: Facts): boolean {
  if (results.penalties !== null) return elapsedMs >= LATE;
  if (!isCup || isFinished || elapsedMs < SHOOT_OUT) return false;
  const kicks = shootOutOf(goals)?.kicks ?? [];
  return kicks.length > 0 && isKick(kicks[0]!, goals[goals.length - kicks.length - 1]);
}

function shootOutCourse(facts: Facts): Course {
  const { goals, results, isFinished } = facts;
  const [shootOut, played] = [shootOutOf(goals), withoutLastPenalties(goals)];
  const stated = results.penalties;
  const level = [results.extra, results.regular, results.final].find((score) => score !== null && leaderOf(score) === null);
  const score = shootOut?.score ?? level ?? null;
  const penalties = shootOut?.penalties ?? null;
  const winner = leaderOf(penalties ?? stated ?? [0, 0]);
  const isComplete = penalties === null || [lastScore(goals)!, penalties].some((sum) => stated !== null && isSame(sum, stated));
  const isOver = isFinished && stated !== null && score !== null && winner !== null && isComplete;
  const regular = score === null ? null : (results.regular ?? fullTimeOf(played, score));
  const isExtended = results.extra !== null || (regular !== null && score !== null && !isSame(regular, score));
  return {
    ...(isOver ? over(Stage.afterPenalties) : running(facts, [Stage.penalties])),
    ...(score === null
      ? {}
      : {
          score: scoreboardOf({
            score,
            halfTime: halfTimeOf(facts),
            fullTime: isExtended ? regular : score,
            extraTime: isExtended ? 'over' : 'none',
            penalties,
            advanced: isOver ? winner : null,
          }),
        }),
    incidents: incidentsOf(played, true),
  };
}

/** The final result where the goals agree with it. */
function endOf({ goals, results, isFinished, elapsedMs }: Facts, isExtended: boolean): Pair | null {
  if (!isFinished || elapsedMs < WHOLE) return null;
  const ends = isExtended ? [results.extra, results.final] : [results.final, results.regular];
  const end = ends.find((score) => score !== null && agreesWith(goals, score)) ?? null;
  return end !== null && results.half !== null && !isWithin(results.half, end) ? null : end;
}

function secondHalfBegan(facts: Facts): boolean {
  const isLate = ({ goal, minute }: OrderedGoal): boolean => minute !== null && minute > (goal.isOvertime === true ? 60 : 45);
  return halfTimeOf(facts) !== null || facts.goals.some(isLate);
}

/** The course of a match since its start. Stages that are not stated are not guessed. */
export function courseOf(facts: Facts): Course {
  if (hasShootOut(facts)) return shootOutCourse(facts);
  const { goals, results, isFinished, isCup, elapsedMs } = facts;
  const played = furthest([lastScore(goals), results.final, results.half]);
  const extra = elapsedMs < LATE ? null : results.extra;
  // An extra time of 0-0 stands in matches without one.
  const isStated = extra !== null && (played === null || isWithin(played, extra));
  const isExtended = isCup && (isStated || goals.some(({ minute }) => minute !== null && minute > 105));
  const end = endOf(facts, isExtended);
  const score = end ?? furthest([played, isExtended ? extra : null]);
  const regular = isExtended && score !== null ? (results.regular ?? fullTimeOf(goals, score)) : null;
  const isSecondHalf = secondHalfBegan(facts);
  const begun = isExtended ? [Stage.extraTime] : isSecondHalf ? [Stage.secondHalf] : [Stage.live, Stage.secondHalf];
  const ended = isExtended ? Stage.afterExtraTime : Stage.finished;
  // A correction of a match that was over makes goals and result differ for a while.
  const mayBeOver = isFinished && results.final !== null && elapsedMs >= WHOLE;
  return {
    ...(end === null ? running(facts, mayBeOver ? [...begun, ended] : begun) : over(ended)),
    ...(score === null
      ? {}
      : {
          score: scoreboardOf({
            score,
            halfTime: halfTimeOf(facts),
            fullTime: isExtended ? regular : end,
            extraTime: !isExtended ? 'none' : end === null ? 'running' : 'over',
            penalties: null,
            advanced: null,
          }),
        }),
    incidents: incidentsOf(goals, isExtended),
  };
}
