import { type Pair, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { leaderOf, minus, pairOf, sumOf } from '../../../pairs.ts';

export const halvesOf = (half: Pair, full: Pair): [number, number][] => [pairOf(half), minus(full, half)];

export interface PeriodScores {
  readonly regular: readonly Pair[];
  readonly extra: readonly Pair[];
  /** Does not count towards the score; null where there was none. */
  readonly shootOut: Pair | null;
}

export function runningBoard({ regular, extra, shootOut }: PeriodScores): Scoreboard {
  const [home, away] = sumOf([...regular, ...extra]);
  return {
    home,
    away,
    parts: [...regular.map(pairOf), ...(extra.length > 0 ? [sumOf(extra)] : [])],
    ...(extra.length > 0 || shootOut !== null ? { fullTime: sumOf(regular) } : {}),
    ...(extra.length > 0 && shootOut !== null ? { afterExtraTime: [home, away] } : {}),
    ...(shootOut === null ? {} : { penalties: pairOf(shootOut) }),
  };
}

export function finalBoard(scores: PeriodScores): Scoreboard {
  const board = runningBoard(scores);
  const winner = leaderOf([board.home, board.away]) ?? (scores.shootOut === null ? null : leaderOf(scores.shootOut));
  return {
    ...board,
    fullTime: sumOf(scores.regular),
    ...(scores.extra.length > 0 ? { afterExtraTime: [board.home, board.away] } : {}),
    winner: winner ?? 'draw',
  };
}

export function finalStage({ extra, shootOut }: PeriodScores): StageCode {
  if (shootOut !== null) return Stage.afterPenalties;
  return extra.length > 0 ? Stage.afterExtraTime : Stage.finished;
}

export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

export function secondsOf(clock: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):(\d{1,2})$/.exec(clock) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

const OWN_PARTS = 9;

/** The parts of a baseball score: nine innings, then all extra ones together (SPORT-08). */
export function inningParts(innings: readonly Pair[]): [number, number][] {
  const extra = innings.slice(OWN_PARTS);
  return [...innings.slice(0, OWN_PARTS).map(pairOf), ...(extra.length === 0 ? [] : [sumOf(extra)])];
}

/** 26 is the first inning, 34 the ninth, 35 all later ones. */
export const inningStage = (inning: number): number => Math.min(25 + inning, 35);
