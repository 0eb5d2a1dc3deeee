import { type Pair, SPORT } from '@stillingen/domain';
import { oneOf, readTable, sportNamed } from '../data/table.ts';
import type { Match } from '../engine/match.ts';
import { type Belief, beliefOf } from './belief.ts';
import { type Cell, goalCells, logistic, normalSpread, partCells } from './distribution.ts';

/**
 * What the sides of each sport score on average, and what a difference of one deviation between
 * them is worth: fitted to matches that the simulator played.
 * goals: means of both sides, `edge` in logarithms. points: means, `edge` in points, deviations of
 * margin and total. sets, winner: logits of a part, or of the match.
 */
const MODELS = new Map(
  readTable('odds-models.csv', 'sport kind home# away# edge# spread# total_spread#', {
    sport: sportNamed,
    kind: oneOf('goals', 'points', 'sets', 'winner'),
  }).map((row) => [row.sport, row]),
);
type Model = (typeof MODELS extends Map<number, infer Row> ? Row : never) & object;

/** A match as it stands. */
export interface Course {
  /** Goals, points, or parts won. */
  readonly score: Pair;
  /** The share of regular play that is left. */
  readonly left: number;
}

export const AT_START: Course = { score: [0, 0], left: 1 };

export interface MatchBelief {
  readonly full: Belief;
  /** Before the start, in sports where a half has prices of its own. */
  readonly halves: { readonly first: readonly Cell[]; readonly second: readonly Cell[] } | null;
  /** Goals that both sides are still believed to score. */
  readonly toCome: Pair | null;
  /** Whether single scores and lines are offered, and not the winner alone. */
  readonly kind: Model['kind'];
}

/** Of the goals of a match of football, those of the first half. */
const FIRST_HALF = 0.45;
/** Below this total single scores have prices of their own. */
const FEW_GOALS = 16;
/** How much a logit of drift moves goals and points. */
const DRIFT_IN_GOALS = 0.3;
const DRIFT_IN_DEVIATIONS = 0.6;

const scaled = ([home, away]: Pair, share: number): Pair => [home * share, away * share];
const without = (belief: Belief): Belief => ({ ...belief, scores: null });

function goals({ home, away, edge }: Model, lead: number, drift: number, { score, left }: Course, sportId: number): MatchBelief {
  const push = edge * lead + DRIFT_IN_GOALS * drift;
  const means: Pair = [home * Math.exp(push), away * Math.exp(-push)];
  const toCome = scaled(means, left);
  const belief = beliefOf(goalCells(score, toCome));
  const hasHalves = sportId === SPORT.football && left === 1;
  return {
    kind: 'goals',
    full: home + away < FEW_GOALS ? belief : without(belief),
    halves: hasHalves
      ? { first: goalCells([0, 0], scaled(means, FIRST_HALF)), second: goalCells([0, 0], scaled(means, 1 - FIRST_HALF)) }
      : null,
    toCome,
  };
}

function points(
  { home, away, edge, spread, totalSpread }: Model,
  lead: number,
  drift: number,
  { score, left }: Course,
): MatchBelief {
  const margin = home - away + edge * lead + DRIFT_IN_DEVIATIONS * drift * spread;
  const rest = Math.sqrt(left);
  const margins = normalSpread(score[0] - score[1] + margin * left, Math.max(1, spread * rest));
  const totals = normalSpread(score[0] + score[1] + (home + away) * left, Math.max(1, totalSpread * rest));
  return { kind: 'points', full: { margins, totals, scores: null }, halves: null, toCome: null };
}

/** Null for a sport without a model. */
export function matchBelief({ rules, home, away }: Match, drift: number, course = AT_START): MatchBelief | null {
  const model = MODELS.get(rules.sportId);
  if (model === undefined) return null;
  const lead = home.rating - away.rating;
  if (model.kind === 'goals') return goals(model, lead, drift, course, rules.sportId);
  if (model.kind === 'points') return points(model, lead, drift, course);
  const chance = logistic(model.home + model.edge * lead + drift);
  const bestOf = model.kind === 'sets' ? (rules.format.bestOf ?? 3) : 1;
  const belief = beliefOf(partCells(course.score, bestOf, chance));
  return { kind: model.kind, full: model.kind === 'sets' ? belief : without(belief), halves: null, toCome: null };
}
