import { Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { leading } from '../kit/events/match.ts';
import type { Fact } from './facts.ts';
import type { Period } from './read.ts';

type Goals = readonly [home: number, away: number];
/** A period that has not begun is missing. */
export type Tally = Readonly<Partial<Record<Period, Goals>>>;

const GOALS = new Set<string>(['goal', 'own-goal', 'penalty-goal', 'shootout-scored']);

export const scores = ({ type }: Fact): boolean => GOALS.has(type);

const add = (a: Goals, b: Goals): [number, number] => [a[0] + b[0], a[1] + b[1]];
const goalsOf = (tally: Tally, periods: readonly Period[]): [number, number] =>
  periods.reduce<[number, number]>((sum, period) => add(sum, tally[period] ?? [0, 0]), [0, 0]);

export function withGoal(tally: Tally, { period, side }: Fact): Tally {
  return { ...tally, [period]: add(tally[period] ?? [0, 0], side === 'home' ? [1, 0] : [0, 1]) };
}

export const begun = (tally: Tally, period: Period): Tally => ({ ...tally, [period]: [0, 0] });

export const runningScore = (tally: Tally): [number, number] => goalsOf(tally, ['1H', '2H', 'E1', 'E2']);

/** Both halves of extra time are one part. */
export function boardOf(tally: Tally): Scoreboard {
  const [home, away] = runningScore(tally);
  const parts = [['1H'], ['2H'], ['E1', 'E2']] as const;
  const fullTime = goalsOf(tally, ['1H', '2H']);
  return {
    home,
    away,
    parts: parts.filter(([first]) => tally[first] !== undefined).map((periods) => goalsOf(tally, periods)),
    ...(tally.E1 === undefined && tally.P === undefined ? {} : { fullTime }),
    ...(tally.E1 === undefined || tally.P === undefined ? {} : { afterExtraTime: [home, away] }),
    ...(tally.P === undefined ? {} : { penalties: goalsOf(tally, ['P']) }),
  };
}

export function finalBoard(tally: Tally, knockout: boolean): Scoreboard {
  const board = boardOf(tally);
  const side = leading([board.home, board.away]) ?? (board.penalties === undefined ? null : leading(board.penalties));
  return {
    ...board,
    fullTime: goalsOf(tally, ['1H', '2H']),
    ...(tally.E1 === undefined ? {} : { afterExtraTime: [board.home, board.away] }),
    winner: side ?? 'draw',
    ...(knockout && side !== null ? { advanced: side } : {}),
  };
}

export function finalStage(last: Period): StageCode {
  if (last === 'P') return Stage.afterPenalties;
  return last === 'E1' || last === 'E2' ? Stage.afterExtraTime : Stage.finished;
}
