import { type CorrectionReason, type Pair, type Side, SPORT } from '@stillingen/domain';
import type { Random } from '../../../../random.ts';
import { clockRules, type Period, playS } from '../../../engine/clock/rules.ts';
import type { Match, MatchRules } from '../../../engine/match.ts';

/** How closely a competition is followed: with statistics, without them, or by its final results only. */
export type Coverage = 'full' | 'basic' | 'result';

export interface CompetitionPlan {
  readonly country: string;
  readonly name: string;
  /** 1 is the highest of its country. */
  readonly tier: number;
  readonly coverage: Coverage;
  readonly video: boolean;
}

export interface FootballRules extends MatchRules {
  readonly competition: CompetitionPlan;
}
export type FootballMatch = Match<FootballRules>;

/** The first of a squad start. */
export const STARTERS = 11;

export const CLOCK = clockRules(SPORT.football);

export interface FootballChance {
  readonly kind: 'goal' | 'own-goal' | 'disallowed' | 'penalty' | 'yellow' | 'red' | 'substitution';
  readonly t: number;
  readonly side: Side;
}

/** Means per 90 minutes, from what is usual in football. */
const HOME_GOALS = 1.55;
const AWAY_GOALS = 1.2;
const STRENGTH = 0.27;
const PENALTIES = 0.27;
export const PENALTY_SCORED = 0.76;
const OWN_GOALS = 0.03;
const DISALLOWED = 0.3;
const YELLOWS: Pair = [1.72, 1.98];
const DIRECT_REDS = 0.075;
/** Goals by penalty are part of the means above. */
const OPEN_PLAY = 1 - (PENALTIES * PENALTY_SCORED) / (HOME_GOALS + AWAY_GOALS);
/** Shares of what a half would have if all minutes were alike. */
const GOAL_SHARE = [0.9, 1.1, 1];
const CARD_SHARE = [0.72, 1.28, 1];

/** Goals, disallowed ones and penalties are this far apart, so that each is settled before the next. */
const SETTLE_S = 220;
const AWKWARD = new Set<FootballChance['kind']>(['disallowed', 'penalty']);
const IN_A_ROW = new Set<FootballChance['kind']>(['goal', 'own-goal', 'disallowed', 'penalty']);

export function expectedGoals({ home, away }: FootballMatch): Pair {
  const edge = STRENGTH * (home.rating - away.rating);
  return [HOME_GOALS * Math.exp(edge), AWAY_GOALS * Math.exp(-edge)];
}

function settle(chances: FootballChance[], endS: number): FootballChance[] {
  let free = 0;
  return chances
    .toSorted((a, b) => a.t - b.t)
    .flatMap((chance) => {
      if (!IN_A_ROW.has(chance.kind)) return [chance];
      const t = Math.max(chance.t, free);
      if (t > endS - (AWKWARD.has(chance.kind) ? SETTLE_S : 5)) return [];
      free = t + SETTLE_S;
      return [{ ...chance, t }];
    })
    .toSorted((a, b) => a.t - b.t);
}

export function chancesOf(random: Random, match: FootballMatch, period: Period): readonly FootballChance[] {
  const share = period.lengthS / 5400;
  const endS = playS(period);
  const chances: FootballChance[] = [];
  const add = (kind: FootballChance['kind'], side: Side, mean: number): void => {
    for (let count = random.poisson(mean); count > 0; count -= 1) chances.push({ kind, side, t: random.int(5, endS - 1) });
  };
  const goals = expectedGoals(match);
  const goalShare = share * GOAL_SHARE[period.part]!;
  const cardShare = share * CARD_SHARE[period.part]!;
  for (const [index, side] of (['home', 'away'] as const).entries()) {
    const part = goals[index]! / (goals[0] + goals[1]);
    add('goal', side, goals[index]! * OPEN_PLAY * (1 - OWN_GOALS) * goalShare);
    add('own-goal', side, goals[index]! * OPEN_PLAY * OWN_GOALS * goalShare);
    add('penalty', side, PENALTIES * part * goalShare);
    if (match.rules.competition.video) add('disallowed', side, DISALLOWED * part * goalShare);
    add('yellow', side, YELLOWS[index]! * cardShare);
    add('red', side, (DIRECT_REDS / 2) * cardShare);
    chances.push(...substitutions(random, period, side));
  }
  return settle(chances, endS);
}

function substitutions(random: Random, period: Period, side: Side): FootballChance[] {
  const at = (t: number): FootballChance => ({ kind: 'substitution', side, t });
  if (period.part === 2) return period.baseMinutes === 90 && random.chance(0.6) ? [at(random.int(30, 800))] : [];
  if (period.part === 0) return random.chance(0.06) ? [at(random.int(600, 2600))] : [];
  return Array.from({ length: random.pick([3, 4, 4, 5, 5]) }, () => at(random.chance(0.15) ? 1 : random.int(8 * 60, 42 * 60)));
}

export const disallowedReason = (random: Random): CorrectionReason =>
  random.pick(['offside', 'offside', 'offside', 'offside', 'offside', 'offside', 'foul', 'foul', 'foul', 'handball'] as const);
