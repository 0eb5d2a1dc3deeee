import type { Pair, Side } from '@stillingen/domain';
import type { Random } from '../../random.ts';
import { countOf, type MadeGoal, type MadeMatch, type Period } from './match.ts';

const MINUTE = 60_000;
/** Of a period: sources have two digits for a score. */
const MOST_GOALS = 30;

/** How a sport is played; minutes. */
export interface Course {
  readonly parts: readonly Pair[];
  readonly extra: Pair;
  readonly kicks: Pair | null;
  /** Of a part, both sides together. */
  readonly goals: number;
}

export const FOOTBALL: Course = {
  parts: [
    [0, 47],
    [62, 110],
  ],
  extra: [114, 146],
  kicks: [150, 158],
  goals: 1.35,
};
export const HOCKEY: Course = {
  parts: [
    [0, 38],
    [55, 93],
    [110, 148],
  ],
  extra: [150, 156],
  kicks: [158, 164],
  goals: 2,
};
const innings = Array.from({ length: 9 }, (_, at): Pair => [18 * at, 18 * (at + 1)]);
export const BASEBALL: Course = { parts: innings, extra: [162, 180], kicks: null, goals: 1 };

const periodOf = (kind: Period['kind'], [from, to]: Pair): Period => ({ kind, fromMs: from * MINUTE, toMs: to * MINUTE });

/** In a part of baseball, the away side bats first. */
function goalsIn(random: Random, period: number, { fromMs, toMs }: Period, count: number, isHalved: boolean): MadeGoal[] {
  const times = Array.from({ length: count }, () => fromMs + random.next() * (toMs - fromMs - 1000)).sort((a, b) => a - b);
  return times.map((ms, at): MadeGoal => {
    const atMs = Math.floor(ms / 1000) * 1000 + 1000;
    const side: Side = isHalved ? (atMs < (fromMs + toMs) / 2 ? 'away' : 'home') : random.chance(0.55) ? 'home' : 'away';
    return { id: 100 * period + at + 1, side, atMs: Math.min(atMs, toMs), period };
  });
}

const isLevel = (goals: readonly MadeGoal[]): boolean => countOf(goals)[0] === countOf(goals)[1];

/** A match of one course; where `isDecided`, a level one has extra time and a shoot-out. */
export function madeMatch(
  random: Random,
  course: Course,
  head: Pick<MadeMatch, 'id' | 'league' | 'round' | 'startMs' | 'teams'>,
  { isDecided = false, rate = 1 } = {},
): MadeMatch {
  const isBaseball = course.kicks === null;
  const periods = course.parts.map((part) => periodOf('part', part));
  const goals = periods.flatMap((period, at) =>
    goalsIn(random, at, period, Math.min(MOST_GOALS, random.poisson(course.goals * rate)), isBaseball),
  );
  if (isDecided && isLevel(goals)) {
    periods.push(periodOf(isBaseball ? 'part' : 'extra', course.extra));
    const count = isBaseball ? 1 : Math.min(3, random.poisson(0.8));
    goals.push(...goalsIn(random, periods.length - 1, periods.at(-1)!, count, isBaseball));
  }
  if (isDecided && course.kicks !== null && isLevel(goals)) {
    periods.push(periodOf('kicks', course.kicks));
    const [winner, loser] = random.shuffle<Side>(['home', 'away']) as [Side, Side];
    const sides: Side[] = [winner, loser, winner, loser, winner];
    const last = periods.length - 1;
    goals.push(
      ...sides.map((side, at) => ({ id: 900 + at, side, atMs: periods[last]!.fromMs + (at + 1) * MINUTE, period: last })),
    );
  }
  return { ...head, periods, goals };
}
