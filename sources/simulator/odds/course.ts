import { type Pair, SPORT, Stage, type StageCode, StageType, stageTypeOf } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { type ClockRules, clockRules } from '../engine/clock/rules.ts';
import type { Publication } from '../engine/event-plan.ts';
import type { Match } from '../engine/match.ts';
import type { Course, MatchBelief } from './models.ts';

/** A published state of a match. */
export interface CoursePoint {
  readonly dueMs: number;
  readonly stage: StageCode;
  readonly stageStartMs: number;
  readonly score: Pair;
  /** Whether bookmakers suspend their prices: a goal or set, red card, penalty or review. */
  readonly isCause: boolean;
}

const CAUSES = new Set<string>(['red-card', 'second-yellow-card', 'penalty-awarded', 'var-review']);

/** Of a match whose scores suspend prices: in sports of many points only what `CAUSES` has. */
export function coursePoints(
  publications: readonly Publication[],
  startS: number,
  scoresSuspend: boolean,
): readonly CoursePoint[] {
  const points: CoursePoint[] = [];
  let now: Omit<CoursePoint, 'dueMs' | 'isCause'> = { stage: Stage.scheduled, stageStartMs: startS * 1000, score: [0, 0] };
  const read = (message: Message, dueMs: number): boolean => {
    if (message.kind === 'incident') return CAUSES.has(message.type);
    if (message.kind !== 'status' && message.kind !== 'score') return false;
    const { score } = now;
    if (message.score !== undefined) now = { ...now, score: [message.score.home, message.score.away] };
    if (message.kind === 'status' && message.stage !== now.stage)
      now = { ...now, stage: message.stage, stageStartMs: Date.parse(message.stageStart ?? '') || dueMs };
    return scoresSuspend && now.score.join() !== score.join();
  };
  for (const { dueS, messages } of publications) {
    const before = now;
    const isCause = messages.map((message) => read(message, dueS * 1000)).includes(true);
    if (now !== before || isCause) points.push({ dueMs: dueS * 1000, isCause, ...now });
  }
  return points;
}

export const isLivePoint = ({ stage }: CoursePoint): boolean => stageTypeOf(stage) === StageType.live;
export const isOverPoint = ({ stage }: CoursePoint): boolean => stageTypeOf(stage) === StageType.finished;

/** The share of regular play that is left; null in breaks, where prices hold, and in overtime. */
function leftBy({ stages, minutes, pace }: ClockRules, { stage, stageStartMs }: CoursePoint, nowMs: number): number | null {
  const part = stages.indexOf(stage);
  if (part === -1) return null;
  const passed = Math.min(1, Math.max(0, (nowMs - stageStartMs) / (minutes * 60_000 * pace)));
  return Math.max(0.004, 1 - (part + passed) / stages.length);
}

/** Null where nothing is offered now. */
export function courseAt(
  kind: MatchBelief['kind'],
  { rules, competition }: Match,
  point: CoursePoint,
  nowMs: number,
): Course | null {
  if (!isLivePoint(point)) return null;
  const { score } = point;
  if (kind === 'sets') return { score, left: 1 };
  if (kind === 'winner' || rules.sportId === SPORT.baseball) return null;
  const left = leftBy(clockRules(rules.sportId, competition.name), point, nowMs);
  return left === null ? null : { score, left };
}
