import type { MatchFormat, Pair, Side } from '../event/entities.ts';
import type { Scoreboard } from '../messages/course.ts';
import { type SetsFormat, type SetState, setState, type SetTarget } from '../sport/formats.ts';
import { type Completion, leaderOf, type ScoreProblem, winnerProblem } from './problem.ts';

const majorityOf = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

/** The match's own, else the sport's; empty for any number. */
export const bestOfs = (ofMatch: number | undefined, ofSport: readonly number[]): readonly number[] =>
  ofMatch === undefined ? ofSport : [ofMatch];

/** Null where any way is possible. */
export function problemOfAny<Way>(ways: readonly Way[], problemOf: (way: Way) => ScoreProblem | null): ScoreProblem | null {
  const problems = ways.map(problemOf);
  return problems.includes(null) ? null : (problems[0] ?? null);
}

/** `won` sets, frames or legs of a best of `bestOf`, which may end level where that is even. */
export function wonProblem(
  [home, away]: Pair,
  { bestOf, completion, unit }: { bestOf: number; completion: Completion; unit: string },
): ScoreProblem | null {
  const majority = majorityOf(bestOf);
  const level = home === away && home * 2 === bestOf;
  const possible = Math.max(home, away) <= majority && Math.min(home, away) < majority && home + away <= bestOf;
  const over = Math.max(home, away) === majority || level;
  if (possible && (over || completion !== 'played')) return null;
  const orLevel = bestOf % 2 === 0 ? `, or ${bestOf / 2}-${bestOf / 2}` : '';
  return {
    path: '',
    allowed: `at most ${majority} ${unit} won, by one side only, of the best of ${bestOf}${completion === 'played' ? `: a match that is over has a side with ${majority}${orLevel}` : ''}`,
  };
}

const targetText = ({ points, lead, cap }: SetTarget): string =>
  `${points} points${lead === 1 ? '' : ` and a lead of ${lead}`}${cap === null ? '' : `, or with ${cap} points whatever the lead`}`;

interface SetRules {
  readonly bestOf: number;
  readonly stateOf: (set: Pair, index: number) => SetState;
  readonly allowed: (index: number) => string;
  readonly completion: Completion;
}

const SIDE_INDEX: Readonly<Record<Side, 0 | 1>> = { home: 0, away: 1 };
const plus = ([home, away]: Pair, side: Side | null): Pair =>
  side === null ? [home, away] : SIDE_INDEX[side] === 0 ? [home + 1, away] : [home, away + 1];
const same = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];

function scoresFor(won: Pair, before: Pair, last: Pair | undefined, completion: Completion, open: boolean): readonly Pair[] {
  // The score may follow the last point of a set a moment later.
  if (!open) return completion === 'running' ? [won, before] : [won];
  // Some sources count a broken-off set for its leader.
  return completion === 'stopped' && last !== undefined ? [won, plus(won, leaderOf(last))] : [won];
}

/** Also: an open set before the last, a set after the end, other sets than the score. */
export function setListProblem({ home, away, parts = [] }: Scoreboard, rules: SetRules): ScoreProblem | null {
  const { bestOf, stateOf, allowed, completion } = rules;
  const score: Pair = [home, away];
  const problem = wonProblem(score, { bestOf, completion, unit: 'sets' });
  if (problem !== null || completion === 'given' || parts.length === 0) return problem;
  let won: Pair = [0, 0];
  let before: Pair = won;
  for (const [index, set] of parts.entries()) {
    const path = `/parts/${index}`;
    if (Math.max(...won) === majorityOf(bestOf)) return { path, allowed: 'no set after the match is won' };
    const state = stateOf(set, index);
    const last = index === parts.length - 1;
    if (state === 'impossible' || (state === 'running' && (!last || completion === 'played')))
      return { path, allowed: allowed(index) };
    before = won;
    if (state === 'won') won = plus(won, leaderOf(set));
  }
  const open = same(won, before);
  const scores = scoresFor(won, before, parts.at(-1), completion, open);
  return scores.some((possible) => same(possible, score))
    ? null
    : { path: '', allowed: `the sets won: ${scores.map((pair) => pair.join('-')).join(' or ')}` };
}

/** The cap moves with the match's points: 30 for 21, 21 for 15, 15 for 11. */
function setOf({ set }: SetsFormat, { points = set.points }: MatchFormat): SetTarget {
  return { ...set, points, cap: set.cap === null ? null : Math.floor((points * set.cap) / set.points) };
}

export function setsProblem(
  format: SetsFormat,
  match: MatchFormat,
  completion: Completion,
  board: Scoreboard,
): ScoreProblem | null {
  const usual = setOf(format, match);
  const last = format.deciding !== null && format.deciding.points < usual.points ? format.deciding : usual;
  return problemOfAny(bestOfs(match.bestOf, format.bestOf), (bestOf) => {
    const targetOf = (index: number): SetTarget => (index === bestOf - 1 ? last : usual);
    const problem = setListProblem(board, {
      bestOf,
      completion,
      stateOf: (set, index) => setState(set, targetOf(index)),
      allowed: (index) =>
        `a set is won with ${targetText(usual)}${last === usual ? '' : `, set ${bestOf} with ${targetText(last)}`}; only the last set may be open${completion === 'played' ? ', and none where the match is over' : ''} (set ${index + 1})`,
    });
    return problem ?? (completion === 'played' ? winnerProblem(board) : null);
  });
}
