import type { Scoreboard } from '@stillingen/domain/messages';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { Score } from './shape.ts';
import type { State } from './states.ts';

type Goals = [home: number, away: number];

const minus = (a: Goals, b: Goals): Goals => [a[0] - b[0], a[1] - b[1]];
const isScore = ([home, away]: Goals): boolean => home >= 0 && away >= 0;
const isLevel = ([home, away]: Goals): boolean => home === away;

/** Null unless both sides are stated. */
function goalsOf(scores: readonly Score[], description: string): Goals | null {
  const of = (side: string): number | undefined =>
    scores.find((each) => each.description === description && each.score.participant === side)?.score.goals;
  const [home, away] = [of('home'), of('away')];
  return home === undefined || away === undefined ? null : [home, away];
}

/** A level score with the kicks of the shoot-out added is not level any more. */
function withoutKicks(current: Goals, kicks: Goals | null): Goals {
  if (kicks === null || isLevel(current)) return current;
  const played = minus(current, kicks);
  return isScore(played) && isLevel(played) ? played : current;
}

/** The halves, from half-time on: with the first alone, later goals would count in it. */
function halvesOf(half: Goals | null, regular: Goals | null): Goals[] | null {
  if (half === null || regular === null) return null;
  const second = minus(regular, half);
  return isScore(second) ? [half, second] : null;
}

/** Undefined before the start, and where no score is stated. */
export function scoreOf(scores: readonly Score[], state: State, path: string): Scoreboard | undefined {
  const current = goalsOf(scores, 'CURRENT');
  if (state.phase === 'before' || current === null) return undefined;
  const kicks = state.after === 'regular' ? goalsOf(scores, 'PENALTY_SHOOTOUT') : null;
  if (kicks === null && state.needsKicks) throw new UnreadableAnswer(`${path}: no PENALTY_SHOOTOUT after one`);
  const [home, away] = withoutKicks(current, kicks);
  const regular = state.after === 'regular' ? goalsOf(scores, '2ND_HALF') : ([home, away] satisfies Goals);
  const halves = state.after === null ? null : halvesOf(goalsOf(scores, '1ST_HALF'), regular);
  const isExtra = state.after === 'regular' && regular !== null && isScore(minus([home, away], regular));
  return {
    home,
    away,
    ...(halves === null ? {} : { parts: halves }),
    ...(isExtra ? { fullTime: regular } : {}),
    ...(kicks === null ? {} : { penalties: kicks }),
    // A tie of two matches was level, this one was not.
    ...(kicks !== null && state.needsKicks && home !== away ? { advanced: kicks[0] > kicks[1] ? 'home' : 'away' } : {}),
  };
}
