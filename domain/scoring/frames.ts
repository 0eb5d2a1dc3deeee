import type { MatchFormat, Pair, Side } from '../event/entities.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { FramesFormat } from '../sport/formats.ts';
import { type Completion, firstProblem, leaderOf, type ScoreProblem, winnerProblem } from './problem.ts';
import { bestOfs, problemOfAny, wonProblem } from './sets.ts';

function wonScoreProblem(
  format: FramesFormat,
  match: MatchFormat,
  completion: Completion,
  { home, away }: Scoreboard,
): ScoreProblem | null {
  const { mayEndLevel, unit } = format;
  const numbers = bestOfs(match.bestOf, format.bestOf);
  if (numbers.length > 0) {
    return problemOfAny(numbers, (bestOf) => wonProblem([home, away], { bestOf, completion, unit }));
  }
  return completion === 'played' && home === away && !mayEndLevel
    ? { path: '', allowed: `a side that has won more ${unit}` }
    : null;
}

const wonBy = (side: Side, parts: readonly Pair[]): number => parts.filter((part) => leaderOf(part) === side).length;

function winsProblem(completion: Completion, { home, away, parts = [] }: Scoreboard): ScoreProblem | null {
  const over = completion === 'played' ? parts : parts.slice(0, -1);
  const level = over.findIndex((part) => leaderOf(part) === null);
  if (level >= 0) return { path: `/parts/${level}`, allowed: 'a winner of each but the last that is running' };
  return wonBy('home', over) > home || wonBy('away', over) > away
    ? { path: '/parts', allowed: `at most ${home} won by home and ${away} by away, as in the score` }
    : null;
}

/** Points of a frame, or legs that win a set; the last set may need a lead of two. */
function mostOf({ mostPoints }: FramesFormat, { unit, points, bestOf }: MatchFormat, index: number): number | null {
  if (unit !== 'sets') return mostPoints;
  return points === undefined || index + 1 === bestOf ? null : points;
}

function pointsProblem(format: FramesFormat, match: MatchFormat, { parts = [], points }: Scoreboard): ScoreProblem | null {
  const tooMany = parts.findIndex((part, index) => Math.max(...part) > (mostOf(format, match, index) ?? Infinity));
  if (tooMany >= 0) return { path: `/parts/${tooMany}`, allowed: `at most ${mostOf(format, match, tooMany)}` };
  const running = points ?? [];
  const most = format.mostPoints ?? Infinity;
  return running.every((value) => value === '' || (/^\d{1,4}$/.test(value) && Number(value) <= most))
    ? null
    : { path: '/points', allowed: `whole numbers${Number.isFinite(most) ? ` up to ${most}` : ''}` };
}

export function framesProblem(
  format: FramesFormat,
  match: MatchFormat,
  completion: Completion,
  board: Scoreboard,
): ScoreProblem | null {
  return firstProblem(
    () => wonScoreProblem(format, match, completion, board),
    () => (completion === 'given' ? null : winsProblem(completion, board)),
    () => pointsProblem(format, match, board),
    () => (completion === 'played' ? winnerProblem(board) : null),
  );
}
