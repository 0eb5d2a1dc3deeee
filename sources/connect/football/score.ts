import type { Pair, Side } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { minus, pairOf } from '../../pairs.ts';

/** Scores add up: each includes the one before it; the shoot-out stands apart. */
export interface FootballScore {
  readonly score: Pair;
  /** Null until half-time, or where it is not known. */
  readonly halfTime: Pair | null;
  /** Null in regular time, or where it is not known. */
  readonly fullTime: Pair | null;
  readonly extraTime: 'none' | 'running' | 'over';
  readonly penalties: Pair | null;
  readonly advanced: Side | null;
}

export const sumOfGoals = ([home, away]: Pair): number => home + away;

export const isWithin = (part: Pair, whole: Pair): boolean => part[0] <= whole[0] && part[1] <= whole[1];

export const isSame = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];

/** All parts played or none: with the first alone, the end counts all goals into it. */
function partsOf({ score, halfTime, fullTime, extraTime }: FootballScore): { parts?: [number, number][] } {
  const regular = extraTime === 'none' ? score : fullTime;
  if (halfTime === null || regular === null || !isWithin(halfTime, regular)) return {};
  const halves = [pairOf(halfTime), minus(regular, halfTime)];
  return { parts: extraTime === 'none' ? halves : [...halves, minus(score, regular)] };
}

/** A full time beyond the score is left out. */
export function scoreboardOf(facts: FootballScore): Scoreboard {
  const { score, extraTime, penalties, advanced } = facts;
  const fullTime = facts.fullTime !== null && isWithin(facts.fullTime, score) ? facts.fullTime : null;
  return {
    home: score[0],
    away: score[1],
    ...partsOf({ ...facts, fullTime }),
    ...(fullTime === null ? {} : { fullTime: pairOf(fullTime) }),
    ...(extraTime === 'over' ? { afterExtraTime: pairOf(score) } : {}),
    ...(penalties === null ? {} : { penalties: pairOf(penalties) }),
    ...(advanced === null ? {} : { advanced }),
  };
}
