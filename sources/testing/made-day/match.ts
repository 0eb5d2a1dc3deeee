import type { Pair, Side } from '@stillingen/domain';
import type { Phase } from '../../connect/kit/connector.ts';
import { sumOf, plus } from '../../pairs.ts';

/** Part of regular time, extra time or a shoot-out; milliseconds since the start of its match. */
export interface Period {
  readonly kind: 'part' | 'extra' | 'kicks';
  readonly fromMs: number;
  readonly toMs: number;
}

/** A goal, a run, or a kick that is scored. */
export interface MadeGoal {
  /** Unique in its match. */
  readonly id: number;
  readonly side: Side;
  readonly atMs: number;
  readonly period: number;
}

/** A match as it is played, whatever source states it. */
export interface MadeMatch {
  readonly id: number;
  readonly league: string;
  readonly round: number;
  readonly startMs: number;
  /** Numbers of both teams, at least 1. */
  readonly teams: Pair;
  readonly periods: readonly Period[];
  readonly goals: readonly MadeGoal[];
}

/** What is known of a match at one time. */
export interface Moment {
  readonly phase: Phase;
  /** The last that has begun; -1 before the start. */
  readonly period: number;
  readonly kind: Period['kind'];
  /** Milliseconds since the period began. */
  readonly inPeriodMs: number;
  readonly goals: readonly MadeGoal[];
  readonly kicks: readonly MadeGoal[];
  readonly changedMs: number;
}

const WEEK = 604_800_000;

export function momentOf({ startMs, periods, goals }: MadeMatch, nowMs: number): Moment {
  const elapsedMs = nowMs - startMs;
  const period = periods.findLastIndex(({ fromMs }) => fromMs <= elapsedMs);
  const { kind, fromMs, toMs } = periods[period] ?? { kind: 'part', fromMs: 0, toMs: 0 };
  const scored = goals.filter(({ atMs }) => atMs <= elapsedMs);
  const isOver = elapsedMs >= periods.at(-1)!.toMs;
  const changes = [...periods.flatMap((each) => [each.fromMs, each.toMs]), ...goals.map(({ atMs }) => atMs)];
  const lastMs = changes.filter((ms) => ms <= elapsedMs).reduce((last, ms) => Math.max(last, ms), -WEEK);
  return {
    phase: period < 0 ? 'before' : isOver ? 'over' : elapsedMs >= toMs ? 'break' : 'live',
    period,
    kind,
    inPeriodMs: elapsedMs - fromMs,
    goals: scored.filter((goal) => periods[goal.period]!.kind !== 'kicks'),
    kicks: scored.filter((goal) => periods[goal.period]!.kind === 'kicks'),
    changedMs: startMs + lastMs,
  };
}

export const countOf = (goals: readonly MadeGoal[]): Pair => goals.reduce<Pair>((sum, { side }) => plus(sum, side), [0, 0]);

/** The goals of each period that has begun. */
export const scoresByPeriod = ({ goals, period }: Moment): Pair[] =>
  Array.from({ length: period + 1 }, (_, at) => countOf(goals.filter((goal) => goal.period === at)));

/** After the first `count` periods. */
export const scoreAfter = (moment: Moment, count: number): Pair => sumOf(scoresByPeriod(moment).slice(0, count));

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const isoOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The match minute of a goal of football, as stated with its stoppage time. */
export function minuteOf({ periods }: MadeMatch, { period, atMs }: MadeGoal): { minute: number; added: number } {
  const [first, last] = [
    [1, 45],
    [46, 90],
    [91, 120],
    [120, 120],
  ][period] as [number, number];
  const minute = first + Math.floor((atMs - periods[period]!.fromMs) / 60_000);
  return { minute: Math.min(last, minute), added: Math.max(0, minute - last) };
}
