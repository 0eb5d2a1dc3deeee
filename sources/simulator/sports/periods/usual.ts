import { Stage } from '@stillingen/domain';
import type { Overtime } from '../../engine/clock/rules.ts';
import { playChances } from './chances.ts';
import type { PeriodSport, Sanction, ScoreKind } from './rules.ts';

export const HALVES = [Stage.firstHalf, Stage.secondHalf];
export const PERIODS = [14, 15, 16];
export const QUARTERS = [22, 23, 24, 25];
export const EXTRA_HALVES = [Stage.firstExtraHalf, Stage.secondExtraHalf];

export function score(type: ScoreKind['type'], points: number, mean: number, more: Partial<ScoreKind> = {}): ScoreKind {
  return { type, points, mean, ...more };
}
export const sanction = (type: Sanction['type'], mean: number, shortMinutes = 0): Sanction => ({ type, mean, shortMinutes });
export const overtime = (minutes: number, more: Partial<Overtime> = {}): Overtime => ({
  stages: [Stage.extraTime],
  minutes,
  sudden: false,
  always: false,
  repeats: false,
  ...more,
});

type Timing = Pick<PeriodSport, 'stages' | 'minutes' | 'pace' | 'breaks'>;
export function timing(stages: Timing['stages'], minutes: number, pace: number, breaks: Timing['breaks']): Timing {
  return { stages, minutes, pace, breaks };
}

export const VIDEO = { share: 0.04, reason: 'var' } as const;

export const USUAL: Omit<PeriodSport, 'sportId' | keyof Timing | 'scores' | 'sheet' | 'columns'> = {
  play: playChances,
  added: [[0, 0]],
  clock: 'minute-of-match',
  edge: 0.2,
  homeEdge: 0.05,
  apartS: 20,
  sanctions: [],
  counted: {},
  overtime: null,
  shootOut: null,
  mishaps: { postponed: 0.002, delayed: 0.004, interrupted: 0, abandoned: 0, postponedNotices: ['Kampen er udsat'] },
};
