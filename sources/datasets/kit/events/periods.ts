import { type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { leading } from './match.ts';

const sum = (parts: readonly Pair[]): [number, number] =>
  parts.reduce<[number, number]>(([home, away], part) => [home + part[0], away + part[1]], [0, 0]);

export interface PeriodScores {
  readonly regular: readonly Pair[];
  readonly extra: readonly Pair[];
  /** Does not count towards the score; null where there was none. */
  readonly shootOut: Pair | null;
}

export function runningBoard({ regular, extra, shootOut }: PeriodScores): Scoreboard {
  const [home, away] = sum([...regular, ...extra]);
  const parts = [...regular.map(([a, b]): [number, number] => [a, b]), ...(extra.length > 0 ? [sum(extra)] : [])];
  return {
    home,
    away,
    parts,
    ...(extra.length > 0 || shootOut !== null ? { fullTime: sum(regular) } : {}),
    ...(extra.length > 0 && shootOut !== null ? { afterExtraTime: [home, away] } : {}),
    ...(shootOut === null ? {} : { penalties: [shootOut[0], shootOut[1]] }),
  };
}

export function finalBoard(scores: PeriodScores): Scoreboard {
  const board = runningBoard(scores);
  const winner: Side | null = leading([board.home, board.away]) ?? (scores.shootOut === null ? null : leading(scores.shootOut));
  return {
    ...board,
    fullTime: sum(scores.regular),
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

const OWN_PARTS = 9;

/** The parts of a baseball score: nine innings, then all extra ones together (SPORT-08). */
export function inningParts(innings: readonly Pair[]): [number, number][] {
  const own = innings.slice(0, OWN_PARTS).map(([home, away]): [number, number] => [home, away]);
  const extra = innings.slice(OWN_PARTS);
  if (extra.length === 0) return own;
  return [...own, sum(extra)];
}

/** 26 is the first inning, 34 the ninth, 35 all later ones. */
export const inningStage = (inning: number): number => Math.min(25 + inning, 35);
